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
const INSTRUMENTS_SENT = [PHQ9, GAD7, WHO5, CSSRS, UNKNOWN, { ...PHQ9, max: 30 }, { ...PHQ9, name: 'GAD-7' }];

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

/** Scores of any scale of the catalogue. */
export const scaleOf = (id: string, max: number) => scored({ id, name: id, max });

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

const PCL5: Named = { id: 'pcl5', name: 'PCL-5', max: 80 };
const ISI: Named = { id: 'isi', name: 'ISI', max: 28 };
const SHAPS: Named = { id: 'shaps', name: 'SHAPS', max: 14 };
const PAIN: Named = { id: 'pain-nrs', name: 'Pain severity 0-10', max: 10 };
const AUDIT: Named = { id: 'audit', name: 'AUDIT', max: 40 };
const MMSE: Named = { id: 'mmse', name: 'MMSE', max: 30 };
const PHQ2: Named = { id: 'phq2', name: 'PHQ-2', max: 6 };
const HARK: Named = { id: 'hark', name: 'HARK', max: 4 };

export const pcl5 = scored(PCL5);
export const isi = scored(ISI);
export const shaps = scored(SHAPS);
export const pain = scored(PAIN);
export const audit = scored(AUDIT);
export const phq2 = scored(PHQ2);
export const hark = scored(HARK);

/** Score where the top band begins, by symptom scale. */
const SYMPTOM_SCALES = [
  { of: PHQ9, topFrom: 20 },
  { of: GAD7, topFrom: 15 },
  { of: PCL5, topFrom: 33 },
  { of: ISI, topFrom: 22 },
] as const;

const daysAgo = fc.integer({ min: 0, max: 89 });

function scoresOf(of: Named, from: number, minLength: number): fc.Arbitrary<Assessment[]> {
  const one = fc.record({ score: fc.integer({ min: from, max: of.max }), days: daysAgo });
  return fc
    .array(one, { minLength, maxLength: 5 })
    .map((list) => list.map(({ score, days }) => scored(of)(score, days)));
}

/** Scores of symptom scales within the last 90 days, and a further symptom scale that is severe now. */
export const withSevereScale: fc.Arbitrary<{ base: Assessment[]; added: Assessment[] }> = fc
  .shuffledSubarray([...SYMPTOM_SCALES], { minLength: 1, maxLength: 3 })
  .chain(([severe, ...others]) => {
    const { of, topFrom } = severe ?? SYMPTOM_SCALES[0];
    const latest = fc.integer({ min: topFrom, max: of.max }).map((score) => scored(of)(score, 0));
    return fc.record({
      base: fc.tuple(...others.map((other) => scoresOf(other.of, 0, 1))).map((lists) => lists.flat()),
      added: fc
        .tuple(scoresOf(of, 0, 0), latest)
        .map(([earlier, newest]) => [...earlier.filter((it) => it.createdAt < newest.createdAt), newest]),
    });
  });

/** Scores of symptom scales within the last 90 days, and scores of a scale that is never read for change. */
export const withOtherScale: fc.Arbitrary<{ base: Assessment[]; added: Assessment[] }> = fc.record({
  base: fc
    .shuffledSubarray([...SYMPTOM_SCALES], { minLength: 1, maxLength: 3 })
    .chain((scales) => fc.tuple(...scales.map(({ of }) => scoresOf(of, 0, 1))))
    .map((lists) => lists.flat()),
  added: fc.constantFrom(PAIN, AUDIT, MMSE, PHQ2, HARK).chain((of) => scoresOf(of, 0, 1)),
});

/** Scores of one symptom scale that all lie closer together than its reliable change (PHQ-9: 5). */
export const withinError: fc.Arbitrary<Assessment[]> = fc
  .record({
    lowest: fc.integer({ min: 0, max: 23 }),
    steps: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 2, maxLength: 6 }),
  })
  .map(({ lowest, steps }) => steps.map((step, i) => phq9(lowest + step, i * 12)));
