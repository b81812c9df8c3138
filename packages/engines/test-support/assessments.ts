import type { Assessment } from '@svc/contracts';
import * as fc from 'fast-check';
import { DAY_MS } from '../src/shared/dates.ts';

/** Assessments for tests; every date counts back from this moment. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

interface Named {
  readonly id: string;
  readonly name: string;
  readonly max: number;
}

const PHQ9: Named = { id: 'phq9', name: 'PHQ-9', max: 27 };
const GAD7: Named = { id: 'gad7', name: 'GAD-7', max: 21 };
const WHO5: Named = { id: 'who5', name: 'WHO-5', max: 100 };
const CSSRS: Named = { id: 'cssrs', name: 'C-SSRS screener', max: 6 };
const UNKNOWN: Named = { id: 'house-scale', name: 'House scale', max: 50 };
export const INSTRUMENTS_SENT = [
  PHQ9,
  GAD7,
  WHO5,
  CSSRS,
  UNKNOWN,
  { ...PHQ9, max: 30 },
  { ...PHQ9, name: 'GAD-7' },
];

function scored({ id, name, max }: Named) {
  return (score: number, daysAgo = 0): Assessment => ({
    instrumentId: id,
    instrumentName: name,
    score,
    maxScore: max,
    createdAt: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  });
}

export const phq9 = scored(PHQ9);
export const gad7 = scored(GAD7);
/** Percentage form: lower is worse. */
export const who5 = scored(WHO5);
export const cssrs = scored(CSSRS);
/** An instrument that is not in the catalogue. */
export const unknownScale = scored(UNKNOWN);

/** Scores of one instrument, oldest first, a week apart, the last one today. */
export function weekly(
  of: (score: number, daysAgo: number) => Assessment,
  ...scores: number[]
): Assessment[] {
  return scores.map((score, i) => of(score, (scores.length - 1 - i) * 7));
}

/** Any assessments a caller may send: known, unknown, impossible, dated ahead, duplicated. */
export const anyAssessments: fc.Arbitrary<Assessment[]> = fc.array(
  fc
    .record({
      of: fc.constantFrom(...INSTRUMENTS_SENT),
      score: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0, max: 1000, noNaN: true })),
      daysAgo: fc.integer({ min: -3, max: 400 }),
    })
    .map(({ of, score, daysAgo }) => scored(of)(score, daysAgo)),
  { maxLength: 12 },
);

/** A field that may be absent. */
export const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(of, { nil: undefined });
