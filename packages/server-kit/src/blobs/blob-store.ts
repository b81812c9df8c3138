/** Bytes under keys that we make ourselves. */
export interface BlobStore {
  /** Puts bytes; whole, or not at all. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes; null when there are none under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes the bytes; no error when there are none under the key. */
  delete(key: string): Promise<void>;
  close(): void;
}

const KEY = /^[0-9A-Za-z_-]{1,100}(\/[0-9A-Za-z_-]{1,100}){0,5}$/;

/** @throws Error for a key that could lead anywhere else: we make the keys, so that would be a defect of ours */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('A blob key has letters, digits, - and _ in parts divided by slashes.');
  return key;
}
