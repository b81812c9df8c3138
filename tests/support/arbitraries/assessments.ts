import type { Assessment } from '@svc/contracts';
import { INSTRUMENTS, type InstrumentScale } from '@svc/clinical';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { maybe, numberIn, withoutUndefined } from './numbers.ts';
import { callerText, spellingOf } from './text.ts';

/** What names one scale: id, name and maximum, as a caller sends them. */
export interface Identity {
  readonly instrumentId: string;
  readonly instrumentName: string;
  readonly maxScore: number;
  /** Range of scores that make sense; the lowest may lie above 0. */
  readonly minScore: number;
  readonly worse: 'higher' | 'lower';
}

const KNOWN: readonly Identity[] = INSTRUMENTS.flatMap(({ key, name, scales }) =>
  scales.map((scale) => identityOf(key, name, scale)),
);

function identityOf(
  key: string,
  name: string,
  { key: scaleKey, aliases, min, max, worse }: InstrumentScale,
): Identity {
  const own = scaleKey === 'total' ? undefined : aliases?.[0];
  return { instrumentId: own ?? key, instrumentName: name, maxScore: max, minScore: min, worse };
}

/** The scales most reports hold; chosen more often so that series grow. */
const COMMON = KNOWN.filter(({ instrumentId }) =>
  ['phq9', 'gad7', 'who5', 'madrs', 'pcl5'].includes(instrumentId),
);

const UNKNOWN: readonly Identity[] = [
  {
    instrumentId: 'clinic-own',
    instrumentName: 'Clinic mood form',
    maxScore: 40,
    minScore: 0,
    worse: 'higher',
  },
  { instrumentId: 'phq9', instrumentName: 'GAD-7', maxScore: 27, minScore: 0, worse: 'higher' },
  { instrumentId: 'phq9', instrumentName: 'PHQ-9', maxScore: 100, minScore: 0, worse: 'higher' },
  { instrumentId: '__proto__', instrumentName: 'constructor', maxScore: 1, minScore: 0, worse: 'higher' },
];

/** A scale we know, one we do not, or one that is named in a contradictory way. */
export function identity(): Arbitrary<Identity> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...COMMON) },
    { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
    { weight: 2, arbitrary: fc.constantFrom(...UNKNOWN) },
  );
}

/** A score of the scale; sometimes no whole number. */
function scoreOf({ minScore, maxScore }: Identity): Arbitrary<number> {
  return numberIn(minScore, maxScore);
}

type DateArbitrary = Arbitrary<string>;

function entry(scale: Identity, date: DateArbitrary): Arbitrary<Assessment> {
  return fc.record({
    instrumentId: spellingOf([scale.instrumentId]),
    instrumentName: spellingOf([scale.instrumentName]),
    score: fc.oneof(
      { weight: 12, arbitrary: scoreOf(scale) },
      { weight: 1, arbitrary: fc.constantFrom(0, scale.maxScore + 1) },
    ),
    maxScore: fc.constant(scale.maxScore),
    severity: maybe(callerText()),
    createdAt: date,
  });
}

function strange(date: DateArbitrary): Arbitrary<Assessment> {
  return fc.record({
    instrumentId: callerText(64),
    instrumentName: callerText(120),
    score: numberIn(0, 1000),
    maxScore: numberIn(1, 1000),
    severity: maybe(callerText()),
    createdAt: date,
  });
}

function fewOf(date: DateArbitrary): Arbitrary<Assessment[]> {
  const perScale = new Map([...KNOWN, ...UNKNOWN].map((scale) => [scale, entry(scale, date)]));
  const series = identity().chain((scale) =>
    fc.array(perScale.get(scale) as Arbitrary<Assessment>, { minLength: 1, maxLength: 6, size: 'max' }),
  );
  return fc
    .tuple(
      fc.array(series, { maxLength: 3, size: 'max' }),
      fc.array(strange(date), { maxLength: 2 }),
      fc.boolean(),
    )
    .map(([lists, others, repeat]) => {
      const all = [...lists.flat(), ...others].map(withoutUndefined);
      // An exact duplicate, and the same moment with another score.
      const [first] = all;
      return repeat && first ? [...all, first, { ...first, score: Math.max(0, first.score - 1) }] : all;
    });
}

/** Up to about twenty assessments of a few scales; rarely as many as a request may hold. */
export function assessments(date: DateArbitrary, most = 500): Arbitrary<Assessment[]> {
  const few = fewOf(date);
  const many = few.map((list) =>
    list.length === 0 ? list : Array.from({ length: most }, (_, i) => list[i % list.length] as Assessment),
  );
  return fc.oneof({ weight: 400, arbitrary: few }, { weight: 1, arbitrary: many });
}
