import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

describe('places', () => {
  it('hold what was put there until it is freed', () => {
    const places = createPlaces<{ name: string }>();
    const place = places.take({ name: 'a' });
    expect([places.at(place), places.size]).toEqual([{ name: 'a' }, 1]);
    places.free(place);
    expect([places.at(place), places.size]).toEqual([undefined, 0]);
  });

  it('are freed once: a second time changes nothing', () => {
    const places = createPlaces<{ name: string }>();
    const place = places.take({ name: 'a' });
    places.free(place);
    places.free(place);
    expect(places.take({ name: 'b' })).not.toBe(places.take({ name: 'c' }));
    expect(places.size).toBe(2);
  });

  it('that were never taken are free', () => {
    const places = createPlaces<object>();
    places.free(-1);
    places.free(7);
    expect([places.size, places.at(-1), places.at(7)]).toEqual([0, undefined, undefined]);
  });

  it('never hold two items, and no more places are made than are in use at once', () => {
    assert(
      property(array(nat(9)), (moves) => {
        const places = createPlaces<{ at: number }>();
        const held = new Map<number, { at: number }>();
        let most = 0;
        let clashes = 0;
        for (const [at, move] of moves.entries()) {
          const freed = move < 4 ? [...held.keys()][move] : undefined;
          if (freed !== undefined) {
            places.free(freed);
            held.delete(freed);
          } else {
            const item = { at };
            const place = places.take(item);
            if (held.has(place)) clashes++;
            held.set(place, item);
          }
          most = Math.max(most, held.size);
        }
        for (const [place, item] of held) expect([places.at(place), place < most]).toEqual([item, true]);
        expect([places.items().length, clashes]).toEqual([held.size, 0]);
      }),
    );
  });
});
