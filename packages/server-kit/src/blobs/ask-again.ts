import { unavailable } from '../errors/api-error.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * A store as requests use it. What fails there is no fault of the request, and none of ours that a report would help: a
 * disk is full, a store is away. The caller is asked to come again, as when the database is away.
 */
export function askAgain(store: BlobStore): BlobStore {
  return {
    ...store,
    put: (...blob) => store.put(...blob).catch(away),
    get: (key) => store.get(key).catch(away),
  };
}

function away(cause: unknown): never {
  throw unavailable('The store of pictures is full or cannot be reached. Please try again.', { cause });
}
