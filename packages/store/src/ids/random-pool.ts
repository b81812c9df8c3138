import { randomBytes } from 'node:crypto';

const POOL_BYTES = 4096;
let pool: Buffer = Buffer.alloc(0);
let at = 0;

/**
 * Random bytes as `node:crypto` gives them, fetched from the system in larger pieces: a write needs several small ones,
 * and each call to the system costs more than the bytes. What was given out is wiped from the pool.
 */
export function pooledRandomBytes(size: number): Uint8Array {
  if (size > POOL_BYTES) return randomBytes(size);
  if (at + size > pool.length) {
    pool = randomBytes(POOL_BYTES);
    at = 0;
  }
  const bytes = Uint8Array.prototype.slice.call(pool, at, at + size);
  pool.fill(0, at, at + size);
  at += size;
  return bytes;
}
