import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSlotPool } from './slot-pool.ts';

describe('the slots of a pool', () => {
  it('hold what was put there until it is freed', () => {
    const pool = createSlotPool<{ name: string }>();
    const slot = pool.take({ name: 'a' });
    expect([pool.at(slot), pool.size]).toEqual([{ name: 'a' }, 1]);
    pool.free(slot);
    expect([pool.at(slot), pool.size]).toEqual([undefined, 0]);
  });

  it('are freed once: a second time changes nothing', () => {
    const pool = createSlotPool<{ name: string }>();
    const slot = pool.take({ name: 'a' });
    pool.free(slot);
    pool.free(slot);
    expect(pool.take({ name: 'b' })).not.toBe(pool.take({ name: 'c' }));
    expect(pool.size).toBe(2);
  });

  it('that were never taken are free', () => {
    const pool = createSlotPool<object>();
    pool.free(-1);
    pool.free(7);
    expect([pool.size, pool.at(-1), pool.at(7)]).toEqual([0, undefined, undefined]);
  });

  it('never hold two items, and no more of them are made than are in use at once', () => {
    assert(
      property(array(nat(9)), (moves) => {
        const pool = createSlotPool<{ at: number }>();
        const held = new Map<number, { at: number }>();
        let most = 0;
        let clashes = 0;
        for (const [at, move] of moves.entries()) {
          const freed = move < 4 ? [...held.keys()][move] : undefined;
          if (freed !== undefined) {
            pool.free(freed);
            held.delete(freed);
          } else {
            const item = { at };
            const slot = pool.take(item);
            if (held.has(slot)) clashes++;
            held.set(slot, item);
          }
          most = Math.max(most, held.size);
        }
        for (const [slot, item] of held) expect([pool.at(slot), slot < most]).toEqual([item, true]);
        expect([pool.items().length, clashes]).toEqual([held.size, 0]);
      }),
    );
  });
});
