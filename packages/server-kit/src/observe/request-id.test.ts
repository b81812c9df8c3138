import { describe, expect, it } from 'vitest';
import { createRequestIds } from './request-id.ts';

describe('request ids', () => {
  it('are req_ and 24 hexadecimal digits, never the same twice', () => {
    const next = createRequestIds();
    const ids = Array.from({ length: 2000 }, next);
    expect(new Set(ids).size).toBe(2000);
    for (const id of ids) expect(id).toMatch(/^req_[0-9a-f]{24}$/);
  });

  it('draw a new pool when the old one is used up', () => {
    let fills = 0;
    const next = createRequestIds((pool) => {
      fills += 1;
      pool.fill(fills);
    });
    const ids = Array.from({ length: 513 }, next);
    expect([ids[0], ids[511], ids[512]]).toEqual([
      `req_${'01'.repeat(12)}`,
      `req_${'01'.repeat(12)}`,
      `req_${'02'.repeat(12)}`,
    ]);
  });
});
