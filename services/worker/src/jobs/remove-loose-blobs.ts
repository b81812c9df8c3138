import { assertOwnBlobs } from '@svc/server-kit';
import { forgetBlob, looseBlobs } from '@svc/store';
import type { WorkerDeps } from '../deps.ts';
import type { Job } from './every.ts';

const EVERY_MS = 60_000;

/**
 * Removes stored bytes that no row needs: of requests that failed, and of what was erased. What cannot be removed stays
 * due, and keeps nothing else.
 *
 * @throws what the store threw of the first that could not be removed
 */
export async function removeLooseBlobs({
  database,
  blobs,
  clock,
}: Pick<WorkerDeps, 'database' | 'blobs' | 'clock'>): Promise<void> {
  for (;;) {
    const loose = await looseBlobs(database.db, clock());
    if (loose.length === 0) return;
    await assertOwnBlobs({ database, blobs });
    const failures: unknown[] = [];
    for (const blob of loose) {
      try {
        // Bytes first: a row without them is found again, bytes without a row never.
        await blobs.delete(blob.key);
        await forgetBlob(database.db, blob);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

export function looseBlobJob(deps: WorkerDeps): Job {
  return { name: 'loose_blobs', everyMs: EVERY_MS, run: () => removeLooseBlobs(deps) };
}
