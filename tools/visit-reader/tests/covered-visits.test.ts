import { describe, expect, it } from 'vitest';
import { coveredVisits, verdictOn } from '../scoring/covered-visits.ts';

const VERDICTS = coveredVisits('learned').map(verdictOn);
const of = (found: (one: (typeof VERDICTS)[number]) => boolean) =>
  VERDICTS.filter(found).map(({ visit }) => visit.id);

/** By four authors who had not seen the reader; it was mended on them. */
describe('visits of other authors [D:covered]', () => {
  it('get no ordinary option that nothing covers', () => {
    expect(of(({ invented }) => invented.length > 0)).toEqual([]);
  });

  it('are never reassured falsely, and who was harmed is never who harms', () => {
    expect(of(({ isFalselyReassured }) => isFalselyReassured)).toEqual([]);
    expect(of(({ isExchanged }) => isExchanged)).toEqual([]);
  });

  it('get at least two in three of what is covered', () => {
    const covered = VERDICTS.flatMap(({ visit }) => visit.covered).length;
    const missed = VERDICTS.flatMap((one) => one.missed).length;
    expect((covered - missed) / covered).toBeGreaterThanOrEqual(2 / 3);
  });
});
