import { describe, expect, it } from 'vitest';
import { type Attempt, CALM_MS, recoveredAfter } from './attempts.ts';

const END = 10_000;

/** Requests begun at these moments after the end of a fault, and whether each was good. */
function attempts(...begun: readonly (readonly [after: number, isGood: boolean])[]): Attempt[] {
  return begun.map(([after, isGood]) => ({
    kind: 'exam',
    begunAt: END + after,
    endedAt: END + after + 5,
    status: isGood ? 200 : 503,
    from: 'service',
    isGood,
  }));
}

describe('when a fault is over', () => {
  it.each([
    ['at once where nothing failed afterwards', attempts([-100, false], [50, true]), 0],
    ['after the last request that failed', attempts([50, false], [900, false], [950, true]), 901],
    ['where calm came before something failed again', attempts([50, false], [CALM_MS + 500, false]), 51],
    ['in whatever order answers came', attempts([900, false], [50, false]), 901],
  ])('%s', (_, seen, after) => {
    expect(recoveredAfter(seen, END, END + 60_000)).toBe(after);
  });

  it('never, where nobody waited until all was calm', () => {
    expect(recoveredAfter(attempts([2_000, false]), END, END + CALM_MS)).toBe(null);
  });
});
