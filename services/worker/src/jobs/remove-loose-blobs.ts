import { forgetBlob, looseBlobs } from '@svc/store';
import { assertOwnBlobs } from '../own-blobs.ts';
import type { Services } from '../services.ts';
import type { Job } from './every.ts';

const EVERY_MS = 60_000;

/** Removes stored bytes that no row needs: of requests that failed, and of what was erased. */
export async function removeLooseBlobs({
  database,
  blobs,
  clock,
}: Pick<Services, 'database' | 'blobs' | 'clock'>): Promise<void> {
  for (;;) {
    const loose = await looseBlobs(database.db, clock());
    if (loose.length === 0) return;
    await assertOwnBlobs({ database, blobs });
    for (const blob of loose) {
      // Bytes first: a row without them is found again, bytes without a row never.
      await blobs.delete(blob.key);
      await forgetBlob(database.db, blob);
    }
  }
}

export function looseBlobJob(services: Services): Job {
  return { name: 'loose_blobs', everyMs: EVERY_MS, run: () => removeLooseBlobs(services) };
}
