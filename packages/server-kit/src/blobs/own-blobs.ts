import { randomUUID } from 'node:crypto';
import { blobStoreId, type Database } from '@svc/store';
import { unavailable } from '../errors/api-error.ts';
import type { BlobStore } from './blob-store.ts';

const ID_KEY = 'store-id';

/**
 * Makes sure that this process reaches the pictures of its database: processes sharing a database share a blob store. A
 * process with a different store would answer that there are no pictures, and would erase none.
 *
 * @throws ApiError 503 when the store is a different one, or has lost the name it was given
 * @throws what the store throws when it cannot be reached
 */
export async function assertOwnBlobs({
  database: { db },
  blobs,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly blobs: BlobStore;
}): Promise<void> {
  const id = await blobStoreId(db, () => nameStore(blobs));
  if ((await idOf(blobs)) === id) return;
  throw unavailable(
    `The pictures of this database are in another blob store than this process has. Give every process the same SVC_BLOB_URL; when they were moved, move the file "${ID_KEY}" with them: its content is ${id}.`,
  );
}

async function nameStore(blobs: BlobStore): Promise<string> {
  const known = await idOf(blobs);
  if (known !== null) return known;
  const id = randomUUID();
  await blobs.put(ID_KEY, Buffer.from(`${id}\n`), 'text/plain');
  return id;
}

async function idOf(blobs: BlobStore): Promise<string | null> {
  const bytes = await blobs.get(ID_KEY);
  return bytes === null ? null : Buffer.from(bytes).toString('utf8').trim();
}
