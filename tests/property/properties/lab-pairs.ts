import type { Biomarker, BiomarkerAnalyzeRequest, LabPanel } from '@svc/contracts';
import { ANALYTES, type Analyte, mistakenUnit } from '@svc/clinical';
import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { biomarker, unitsOf } from '../../support/arbitraries/labs.ts';
import { maybe, numberIn, withoutUndefined } from '../../support/arbitraries/numbers.ts';
import { atMoments } from '../../support/arbitraries/requests.ts';
import type { Pair } from './pairs.ts';

type Base = (now: number) => Arbitrary<BiomarkerAnalyzeRequest>;
type Side = 'low' | 'high';

/** Pairs of requests that differ in one reading, which stands in a panel of its own. */
function readingPairs(
  base: Base,
  readings: Arbitrary<readonly [Biomarker | undefined, Biomarker]>,
  dates: Arbitrary<boolean> = fc.boolean(),
): Arbitrary<Pair<'biomarker'>> {
  return atMoments((now) => fc.tuple(base(now), readings, dates)).map(
    ({ now, made: [request, [better, worse], dated] }) => {
      const panel = (reading: Biomarker | undefined): LabPanel => ({
        id: 'panel under test',
        labName: 'Laboratory',
        ...(dated ? { observedAt: new Date(now).toISOString() } : {}),
        results: { biomarkers: reading === undefined ? [READABLE] : [READABLE, reading] },
      });
      const withReading = (reading: Biomarker | undefined) => ({
        ...request,
        labs: [...request.labs, panel(reading)],
      });
      return { now, better: withReading(better), worse: withReading(worse) };
    },
  );
}

/** A value and one further out on the same side, both plausible, in one unit and with one flag. */
export function furtherOut(base: Base, side: Side): Arbitrary<Pair<'biomarker'>> {
  const each = ANALYTES.map((analyte) => valuesOn(analyte, side)).filter((values) => values !== undefined);
  return readingPairs(
    base,
    fc.nat({ max: each.length - 1 }).chain((i) => each[i] as (typeof each)[number]),
  );
}

function valuesOn(analyte: Analyte, side: Side): Arbitrary<readonly [Biomarker, Biomarker]> | undefined {
  const { plausible, criticalLow, criticalHigh } = analyte;
  const limit = side === 'high' ? criticalHigh?.value : criticalLow?.value;
  const start = insideOf(analyte, side);
  const [min, max] = side === 'high' ? [start, plausible.max] : [plausible.min, start];
  if (!(min < max)) return undefined;
  const own = numberIn(min, max, limit === undefined ? [] : [limit]).filter(
    (value) => value >= min && value <= max,
  );
  const unit = fc.constantFrom(...unitsOf(analyte), { unit: undefined, fromOwn: (value: number) => value });
  return fc
    .tuple(
      own,
      own,
      unit,
      maybe(fc.constantFrom('high', 'low', 'critical', 'normal', 'HH', 'LL')),
      // Wide or unreadable: a range that holds one value and not the other decides which of them is further out.
      maybe(fc.constantFrom('-100000000 - 100000000', 'see note')),
    )
    .map(([a, b, { unit: sentUnit, fromOwn }, flag, referenceRange]) => {
      const [near, far] = (side === 'high') === a <= b ? [a, b] : [b, a];
      return { near, far, sentUnit, fromOwn, flag, referenceRange };
    })
    .filter(({ near, far, sentUnit, fromOwn }) =>
      // A number that is hardly survivable in its unit and ordinary in another says nothing in either.
      [near, far].every(
        (own) => mistakenUnit(analyte, own, { number: fromOwn(own), unit: sentUnit }) === undefined,
      ),
    )
    .map(({ near, far, sentUnit, fromOwn, flag, referenceRange }) => {
      const reading = (value: number) =>
        withoutUndefined({ name: analyte.key, value: fromOwn(value), unit: sentUnit, flag, referenceRange });
      return [reading(near), reading(far)] as const;
    });
}

/** A value of the side's own half: past the opposite critical limit, going out would be coming back. */
function insideOf({ plausible, reference, criticalLow, criticalHigh }: Analyte, side: Side): number {
  const bounds =
    reference === undefined ? [] : 'male' in reference ? [reference.male, reference.female] : [reference];
  const ends = bounds
    .map(({ low, high, lowOpen, highOpen }) =>
      // An open end is itself outside, on the other side.
      side === 'high' ? low && low + (lowOpen ? 1e-9 : 0) : high && high - (highOpen ? 1e-9 : 0),
    )
    .filter((end) => end !== undefined);
  const opposite = side === 'high' ? criticalLow?.value : criticalHigh?.value;
  if (side === 'high') return Math.max(...ends, opposite === undefined ? plausible.min : opposite + 1e-9);
  return Math.min(...ends, opposite === undefined ? plausible.max : opposite - 1e-9);
}

const FLAG_RANKS: readonly (readonly (string | undefined)[])[] = [
  [undefined, 'normal', 'N'],
  ['high', 'L', 'h', 'low'],
  ['critical', 'HH', 'll', 'CRITICAL'],
];

/** One reading under a milder and a stricter flag. */
export function flagPairs(base: Base): Arbitrary<Pair<'biomarker'>> {
  const flagOf = (rank: number) => fc.constantFrom(...(FLAG_RANKS[rank] ?? []));
  const flags = fc
    .constantFrom([0, 1], [0, 2], [1, 2])
    .chain(([milder = 0, stricter = 0]) => fc.tuple(flagOf(milder), flagOf(stricter)));
  const readings = fc.tuple(biomarker(), flags).map(([reading, [milder, stricter]]) => {
    const flagged = (flag: string | undefined) => withoutUndefined({ ...reading, flag });
    return [flagged(milder), flagged(stricter)] as const;
  });
  return readingPairs(base, readings);
}

const READABLE: Biomarker = { name: 'sodium', value: 140, unit: 'mmol/L' };

/**
 * The same request with one more reading; both hold a readable one, since a request without any asks for review. It has no
 * date: a newer reading takes the place of an older one of its analyte, and may be the calmer of the two.
 */
export function addedReading(base: Base): Arbitrary<Pair<'biomarker'>> {
  return readingPairs(
    base,
    biomarker().map((reading) => [undefined, reading] as const),
    fc.constant(false),
  );
}
