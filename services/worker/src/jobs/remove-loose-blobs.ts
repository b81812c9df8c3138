import { assertOwnBlobs } from '@svc/server-kit';
import { type BlobKey, doomLooseBlob, forgetBlob, looseBlobs } from '@svc/store';
import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';

const EVERY_MS = 60_000;

/**
 * Removes stored bytes that no row needs: of requests that failed, and of what was erased. Each is tried once: what cannot
 * be removed stays due, and keeps nothing else.
 *
 * @throws what the store threw of the first that could not be removed
 */
export async function removeLooseBlobs({
  database,
  blobs,
}: Pick<WorkerDeps, 'database' | 'blobs'>): Promise<void> {
  const failures: unknown[] = [];
  let after: BlobKey | undefined;
  for (;;) {
    const loose = await looseBlobs(database.db, after);
    if (loose.length === 0) break;
    await assertOwnBlobs({ database, blobs });
    for (const blob of loose) {
      try {
        await removeBlob({ database, blobs }, blob);
      } catch (error) {
        failures.push(error);
      }
    }
    after = loose.at(-1);
  }
  if (failures.length > 0) throw failures[0];
}

async function removeBlob(
  { database: { db }, blobs }: Pick<WorkerDeps, 'database' | 'blobs'>,
  blob: BlobKey,
): Promise<void> {
  // A request may have kept it since it was listed, and keeps it no more once it is doomed.
  if (!(await doomLooseBlob(db, blob))) return;
  // Bytes first: a row without them is found again, bytes without a row never.
  await blobs.delete(blob.key);
  await forgetBlob(db, blob);
}

export function looseBlobJob(deps: WorkerDeps): Job {
  return { name: 'loose_blobs', everyMs: EVERY_MS, run: () => removeLooseBlobs(deps) };
}
