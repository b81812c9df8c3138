import { toAnalyteUnit } from './convert-unit.ts';
import type { Analyte, ReferenceInterval } from './define-analyte.ts';
import { unflaggedRange } from './unflagged-range.ts';
import { URGENT_LIMITS } from './urgent-limits.ts';

type Side = 'low' | 'high';

/** Where an analyte has no limit on a side, a bound this many times as far out is odd. Ours. */
const FAR = 2;

/**
 * Whether an end of a printed range lies so far out that it would hide a value a prescriber has to see: more than half
 * of the way from the adult range to the first urgent or critical limit of its side. A range without that end says
 * nothing of the side.
 *
 * @param bound the end, in the analyte's own unit; undefined where the range is open
 *
 * @example
 * ```ts
 * import { findAnalyte, isOddBound } from '@svc/clinical';
 *
 * const sodium = findAnalyte('Sodium');
 * sodium && isOddBound(sodium, 'low', 125); // → true
 * sodium && isOddBound(sodium, 'low', 133); // → false
 * ```
 */
export function isOddBound(analyte: Analyte, side: Side, bound: number | undefined): boolean {
  if (bound === undefined) return true;
  const adult = adultBound(analyte, side);
  if (adult === undefined) return false;
  const limit = firstLimit(analyte, side, adult);
  if (limit !== undefined) return side === 'low' ? bound < (adult + limit) / 2 : bound > (adult + limit) / 2;
  return side === 'low' ? bound < adult / FAR : bound > adult * FAR;
}

/** The end of the adult range; the outer one where the sexes differ. */
function adultBound(analyte: Analyte, side: Side): number | undefined {
  const { interval } = unflaggedRange(analyte);
  if (interval !== undefined) return interval[side];
  const { reference } = analyte;
  if (reference === undefined) return undefined;
  if (!('male' in reference)) return (reference satisfies ReferenceInterval)[side];
  const ends = [reference.male[side], reference.female[side]].filter((end) => end !== undefined);
  if (ends.length === 0) return undefined;
  return side === 'low' ? Math.min(...ends) : Math.max(...ends);
}

/** Of the urgent and critical limits of a side the one nearest to the adult range. */
function firstLimit(analyte: Analyte, side: Side, adult: number): number | undefined {
  const critical = side === 'low' ? analyte.criticalLow?.value : analyte.criticalHigh?.value;
  const urgent = URGENT_LIMITS.filter(
    ({ analyte: key, comparator, when }) =>
      key === analyte.key && when === undefined && (comparator === '<') === (side === 'low'),
  ).flatMap(({ limit, unit }) => {
    const converted = toAnalyteUnit(analyte, limit, unit);
    return 'value' in converted ? [converted.value] : [];
  });
  const limits = [...(critical === undefined ? [] : [critical]), ...urgent].filter((limit) =>
    side === 'low' ? limit < adult : limit > adult,
  );
  if (limits.length === 0) return undefined;
  return side === 'low' ? Math.max(...limits) : Math.min(...limits);
}
