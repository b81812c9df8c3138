import { unavailable } from '../errors/api-error.ts';
import type { BlobStore } from './blob-store.ts';

/**
 * A store as requests use it. A failure there is neither the request's fault nor a defect of ours worth a report: a
 * disk is full, a store cannot be reached. The caller is asked to try again, as when the database cannot be reached.
 */
export function retryableStore(store: BlobStore): BlobStore {
  return {
    ...store,
    put: (...blob) => store.put(...blob).catch(away),
    get: (key) => store.get(key).catch(away),
  };
}

function away(cause: unknown): never {
  throw unavailable('The store of pictures is full or cannot be reached. Please try again.', { cause });
}
