import { randomFillSync } from 'node:crypto';

const ID_BYTES = 12;
const POOL_BYTES = ID_BYTES * 512;

/** Makes request ids: `req_` and 24 hexadecimal digits, from a pool, because one draw costs more than one id. */
export function createRequestIds(fill: (pool: Buffer) => void = randomFillSync): () => string {
  const pool = Buffer.allocUnsafe(POOL_BYTES);
  let next = POOL_BYTES;
  return () => {
    if (next === POOL_BYTES) {
      fill(pool);
      next = 0;
    }
    const start = next;
    next += ID_BYTES;
    return `req_${pool.toString('hex', start, next)}`;
  };
}
