import type { Biomarker } from '@svc/contracts';
import {
  criticalSide,
  isPlausible,
  referenceSide,
  type Analyte,
  type ReferenceInterval,
} from '@svc/clinical';

type Random = () => number;
/** Analytes that read as words. */
const YES_OR_NO = 'pos/neg';

export type ReadingKind = 'normal' | 'abnormal' | 'critical';

/** A reading of an analyte as a laboratory reports it. A kind the analyte cannot have gives the nearest it can. */
export function simulateReading(analyte: Analyte, kind: ReadingKind, random: Random): Biomarker {
  const { label: name, unit, referenceText: referenceRange, reference } = analyte;
  if (reference === undefined) return qualitative(analyte, kind);
  const common = unionOf(reference);
  if (kind === 'critical') {
    const value = criticalValue(analyte, random);
    if (value !== undefined) return { name, value, unit, flag: 'critical', referenceRange };
  }
  if (kind !== 'normal') {
    const abnormal = abnormalValue(analyte, common.outer, random);
    if (abnormal !== undefined)
      return {
        name,
        value: abnormal.value,
        unit,
        flag: kind === 'critical' ? 'critical' : abnormal.side,
        referenceRange,
      };
  }
  if ('male' in reference && isEmpty(common.inner)) {
    const value = normalValue(analyte, reference.male, random);
    return { name, value, unit, referenceRange, note: 'not flagged: the reference depends on sex' };
  }
  return { name, value: normalValue(analyte, common.inner, random), unit, flag: 'normal', referenceRange };
}

/** Whether a laboratory can find the analyte abnormal at all. */
export function canStandOut({ reference, unit }: Analyte): boolean {
  return reference !== undefined || unit === YES_OR_NO;
}

/** Whether a simulated reading of the analyte can meet a compiled critical limit. */
export function hasCriticalLimit({ reference, criticalHigh, criticalLow }: Analyte): boolean {
  return reference !== undefined && (criticalHigh !== undefined || criticalLow !== undefined);
}

function qualitative({ label: name, unit }: Analyte, kind: ReadingKind): Biomarker {
  if (unit !== YES_OR_NO)
    return { name, value: null, note: 'no reference applies; read with its parent drug' };
  return kind === 'normal'
    ? { name, value: 'negative', flag: 'normal' }
    : { name, value: 'positive', flag: kind === 'critical' ? 'critical' : 'high' };
}

/** What is normal for everybody, and what is normal for anybody: ranges differ by sex. */
function unionOf(reference: NonNullable<Analyte['reference']>): {
  inner: ReferenceInterval;
  outer: ReferenceInterval;
} {
  if (!('male' in reference)) return { inner: reference, outer: reference };
  const { male, female } = reference;
  const lows = [male.low, female.low].filter((low) => low !== undefined);
  const highs = [male.high, female.high].filter((high) => high !== undefined);
  const bound = (low: number | undefined, high: number | undefined): ReferenceInterval => ({
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
  });
  return {
    inner: bound(
      lows.length === 0 ? undefined : Math.max(...lows),
      highs.length === 0 ? undefined : Math.min(...highs),
    ),
    outer: bound(
      lows.length === 0 ? undefined : Math.min(...lows),
      highs.length === 0 ? undefined : Math.max(...highs),
    ),
  };
}

function isEmpty({ low, high }: ReferenceInterval): boolean {
  return low !== undefined && high !== undefined && low > high;
}

/** Inside the middle of the range, where rounding never leaves it. An open side ends where values stay ordinary. */
function normalValue(analyte: Analyte, { low, high }: ReferenceInterval, random: Random): number {
  const from =
    low ?? (high === undefined ? analyte.plausible.min : Math.max(analyte.plausible.min, high / 4));
  const to = high ?? Math.min(analyte.plausible.max, from * 1.5);
  return rounded(from + (to - from) * (0.2 + 0.6 * random()), to - from);
}

function abnormalValue(
  analyte: Analyte,
  { low, high }: ReferenceInterval,
  random: Random,
): { value: number; side: 'low' | 'high' } | undefined {
  const sides = random() < 0.5 ? (['high', 'low'] as const) : (['low', 'high'] as const);
  for (const side of sides) {
    const end = side === 'high' ? high : low;
    if (end === undefined) continue;
    const limit =
      side === 'high'
        ? (analyte.criticalHigh?.value ?? Math.min(analyte.plausible.max, end * 2))
        : (analyte.criticalLow?.value ?? Math.max(analyte.plausible.min, end / 2));
    const value = rounded(end + (limit - end) * (0.3 + 0.4 * random()), Math.abs(limit - end));
    const fits = isPlausible(analyte, value) && criticalSide(analyte, value) === null;
    if (fits && referenceSide(analyte, value) === side) return { value, side };
  }
  return undefined;
}

function criticalValue(analyte: Analyte, random: Random): number | undefined {
  const { criticalHigh, criticalLow, plausible } = analyte;
  const limits = [
    ...(criticalHigh === undefined ? [] : [{ at: criticalHigh.value, end: plausible.max }]),
    ...(criticalLow === undefined ? [] : [{ at: criticalLow.value, end: plausible.min }]),
  ];
  const limit = limits[Math.floor(random() * limits.length)];
  if (limit === undefined) return undefined;
  // A step beyond the limit, not to the end of what is possible.
  const step = Math.min(Math.abs(limit.end - limit.at), Math.max(Math.abs(limit.at) * 0.25, 1e-3));
  const value = limit.at + Math.sign(limit.end - limit.at) * step * (0.4 + 0.6 * random());
  const written = rounded(value, step / 10);
  return isPlausible(analyte, written) && criticalSide(analyte, written) !== null ? written : limit.end;
}

/** To less than a tenth of the width it may vary in, as a laboratory would print it. */
function rounded(value: number, width: number): number {
  const digits = Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(Math.max(width, 1e-6)))));
  return Number(value.toFixed(digits));
}
