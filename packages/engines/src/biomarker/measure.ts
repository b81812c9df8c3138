import type { Side, Measured } from './measured.ts';
import {
  criticalSide,
  fromAnalyteUnit,
  intervalSide,
  isPlausible,
  mistakenUnit,
  referenceSide,
  suggestUnit,
  normalizeUnit,
  toAnalyteUnit,
  type Analyte,
  unflaggedSide,
  urgentLimitMet,
} from '@svc/clinical';
import type { SentRange, Comparator, SentNumber } from './sent-value.ts';

/** What else is known when a value is measured. */
export interface MeasureOptions {
  readonly comparator?: Comparator;
  /** A teratogenic medicine is known to be taken. */
  readonly teratogenKnown?: boolean;
}

/** Brings a value into the analyte's own unit and holds it against plausible range, limits and reference. */
export function measure(
  analyte: Analyte | undefined,
  number: number | undefined,
  unit: string | undefined,
  { comparator, teratogenKnown = false }: MeasureOptions = {},
): Measured {
  if (analyte === undefined) return { kind: 'unknown_analyte' };
  if (number === undefined) return { kind: 'not_a_number' };
  const converted = toAnalyteUnit(analyte, number, unit);
  if ('problem' in converted && converted.problem !== 'missing_unit') return { kind: converted.problem };
  const unitSent = 'value' in converted;
  const value = unitSent ? converted.value : number;
  if (!isPlausible(analyte, value)) {
    const looksLike = isPlausible(analyte, number) ? analyte.unit : suggestUnit(analyte, number);
    return { kind: 'implausible', looksLike, unitSent, criticalIfSo: false };
  }
  // "< 0.1" is the end of a method and no number of a unit.
  const meant = comparator === undefined ? mistakenUnit(analyte, value, { number, unit }) : undefined;
  if (meant !== undefined) {
    const criticalIfSo = criticalSide(analyte, value) !== null;
    return { kind: 'implausible', looksLike: meant, unitSent, criticalIfSo };
  }
  return judge(analyte, value, unitSent, comparator, teratogenKnown);
}

function judge(
  analyte: Analyte,
  bound: number,
  unitSent: boolean,
  comparator: Comparator | undefined,
  teratogenKnown: boolean,
): Measured {
  const value = nudged(bound, comparator);
  const critical = criticalSide(analyte, value);
  const outside = critical ?? unflaggedSide(analyte, value);
  if (isOpenTowards(comparator, outside)) return { kind: 'undecided' };
  const reference = referenceSide(analyte, value);
  const open = reference === 'low' || reference === 'high' ? isOpenTowards(comparator, reference) : false;
  return {
    kind: 'measured',
    value: bound,
    unitSent,
    critical,
    reference: open ? 'no_reference' : reference,
    urgent: urgentLimitMet(analyte, value, teratogenKnown),
    outside,
  };
}

/** A value that is only known to lie beyond its bound is compared just beyond it. */
function nudged(bound: number, comparator: Comparator | undefined): number {
  const step = Math.max(Math.abs(bound), 1e-6) * 1e-9;
  if (comparator === '<') return bound - step;
  return comparator === '>' ? bound + step : bound;
}

/** Whether the side found is the one the value is open away from: `> 60` may be anything above, and is not low. */
function isOpenTowards(comparator: Comparator | undefined, side: Side | null): boolean {
  if (comparator === undefined || side === null) return false;
  return side === (comparator.startsWith('<') ? 'high' : 'low');
}

/**
 * The side on which a reading lies outside the range its panel sent with it. Null inside; undefined when there is
 * none that can be held against the value.
 */
export function ownRangeSide(
  analyte: Analyte | undefined,
  { number, comparator }: SentNumber,
  unit: string | undefined,
  range: SentRange,
): Side | null | undefined {
  const inRange = inRangeUnit(analyte, number, unit, range);
  if (inRange === undefined) return undefined;
  const side = intervalSide(range.interval, nudged(inRange, comparator));
  if (side === 'normal') return null;
  return isOpenTowards(comparator, side) ? undefined : side;
}

/** The value in the unit of the range: the same unit, or one that the analyte converts. */
function inRangeUnit(
  analyte: Analyte | undefined,
  number: number,
  unit: string | undefined,
  range: SentRange,
): number | undefined {
  if (range.unit === undefined || unit === undefined || normalizeUnit(unit) === normalizeUnit(range.unit)) {
    return number;
  }
  if (analyte === undefined || range.unit === undefined) return undefined;
  const value = toAnalyteUnit(analyte, number, unit);
  return 'value' in value ? fromAnalyteUnit(analyte, value.value, range.unit) : undefined;
}
