import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHeap } from './heap.ts';

/** What comes out of a heap that takes the numbers in order, and is asked at each null. */
function byHeap(calls: readonly (number | null)[]): (number | undefined)[] {
  const heap = createHeap<number>((a, b) => a - b);
  return calls.flatMap((call) => (call === null ? [heap.pop()] : (heap.push(call), [])));
}

function bySorting(calls: readonly (number | null)[]): (number | undefined)[] {
  const kept: number[] = [];
  return calls.flatMap((call) => {
    if (call === null) return [kept.sort((a, b) => a - b).shift()];
    kept.push(call);
    return [];
  });
}

it('gives back what was put in, the least first, whenever it is asked', () => {
  const calls = fc.array(fc.option(fc.integer({ min: 0, max: 30 })), { maxLength: 60 });
  fc.assert(
    fc.property(calls, (given) => {
      expect(byHeap(given)).toEqual(bySorting(given));
    }),
  );
  expect(byHeap([null, 3, 1, 2, null, null])).toEqual([undefined, 1, 2]);
});
