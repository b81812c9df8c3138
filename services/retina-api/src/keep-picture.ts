import { randomBytes } from 'node:crypto';
import { announceBlob, doomBlob } from '@svc/store';
import type { RetinaApiDeps } from './deps.ts';
import type { StoredPicture } from './pictures/sanitize.ts';

const KEY_BYTES = 24;

/** A stored picture as a row of it is written. */
export interface KeptPicture {
  readonly blobKey: string;
  readonly originalSha256: Uint8Array;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Puts a picture into the blob store for as long as `use` takes, and for good when `use` says that a row refers to it.
 * Else, or when anything fails, the bytes go again.
 */
export async function withStoredPicture<Result>(
  { database: { db }, blobs }: Pick<RetinaApiDeps, 'database' | 'blobs'>,
  { ownerId, picture }: { readonly ownerId: string; readonly picture: StoredPicture },
  use: (kept: KeptPicture) => Promise<{ readonly result: Result; readonly isKept: boolean }>,
): Promise<Result> {
  const { jpeg, width, height, originalSha256 } = picture;
  const blobKey = `retina/${randomBytes(KEY_BYTES).toString('base64url')}`;
  const blob = { ownerId, key: blobKey };
  await announceBlob(db, blob);
  let isKept = false;
  try {
    await blobs.put(blobKey, jpeg, 'image/jpeg');
    const used = await use({ blobKey, originalSha256, bytes: jpeg.length, width, height });
    isKept = used.isKept;
    return used.result;
  } finally {
    if (!isKept) await doomBlob(db, blob);
  }
}
