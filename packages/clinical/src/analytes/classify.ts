import type { Analyte, ReferenceInterval } from './define-analyte.ts';
import { applyConversion } from './convert-unit.ts';

export type Sex = 'male' | 'female';
export type ReferenceSide = 'low' | 'high' | 'normal';

/**
 * Whether a value, in the analyte's own unit, lies at or beyond a compiled critical limit.
 *
 * Says nothing about plausibility: ask `isPlausible` first, a reading in the wrong unit is no critical value.
 *
 * @example
 * ```ts
 * import { criticalSide, findAnalyte } from '@svc/clinical';
 *
 * const potassium = findAnalyte('Potassium');
 * potassium && criticalSide(potassium, 6.8); // → 'high'
 * ```
 */
export function criticalSide(analyte: Analyte, value: number): 'low' | 'high' | null {
  const { criticalLow: low, criticalHigh: high } = analyte;
  if (low && (value < low.value || (low.inclusive && value === low.value))) return 'low';
  if (high && (value > high.value || (high.inclusive && value === high.value))) return 'high';
  return null;
}

/**
 * Whether a value, in the analyte's own unit, can be a real reading. Outside it is never called normal.
 *
 * @example
 * ```ts
 * import { findAnalyte, isPlausible } from '@svc/clinical';
 *
 * const sodium = findAnalyte('Sodium');
 * sodium && isPlausible(sodium, 14); // → false
 * ```
 */
export function isPlausible(analyte: Analyte, value: number): boolean {
  return value >= analyte.plausible.min && value <= analyte.plausible.max;
}

/**
 * Where a value lies in one reference interval.
 *
 * @example
 * ```ts
 * import { intervalSide } from '@svc/clinical';
 *
 * intervalSide({ low: 3.5, high: 5.1 }, 5.4); // → 'high'
 * intervalSide({ low: 3.5, high: 5.1 }, 5.1); // → 'normal'
 * ```
 */
export function intervalSide(interval: ReferenceInterval, value: number): ReferenceSide {
  const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = interval;
  if (value < low || (interval.lowOpen && value === low)) return 'low';
  if (value > high || (interval.highOpen && value === high)) return 'high';
  return 'normal';
}

/**
 * Where a value, in the analyte's own unit, lies in the adult reference. Without a sex it is decided only
 * when both intervals agree. A critical value is never normal, even on a side where the reference is open.
 *
 * @example
 * ```ts
 * import { findAnalyte, referenceSide } from '@svc/clinical';
 *
 * const haemoglobin = findAnalyte('Hemoglobin');
 * haemoglobin && referenceSide(haemoglobin, 12.5); // → 'depends_on_sex'
 * haemoglobin && referenceSide(haemoglobin, 12.5, 'female'); // → 'normal'
 * ```
 */
export function referenceSide(
  analyte: Analyte,
  value: number,
  sex?: Sex,
): ReferenceSide | 'depends_on_sex' | 'no_reference' {
  const { reference } = analyte;
  const critical = criticalSide(analyte, value);
  if (critical) return critical;
  if (!reference) return 'no_reference';
  if (!('male' in reference)) return intervalSide(reference, value);
  if (sex) return intervalSide(reference[sex], value);
  const male = intervalSide(reference.male, value);
  return male === intervalSide(reference.female, value) ? male : 'depends_on_sex';
}

/**
 * The unit an implausible value looks like: the first one in which it would be plausible.
 *
 * @example
 * ```ts
 * import { findAnalyte, suggestUnit } from '@svc/clinical';
 *
 * const glucose = findAnalyte('Glucose');
 * glucose && suggestUnit(glucose, 5.4); // → undefined
 * ```
 */
export function suggestUnit(analyte: Analyte, value: number): string | undefined {
  if (isPlausible(analyte, value)) return undefined;
  return analyte.conversions.find((conversion) => isPlausible(analyte, applyConversion(conversion, value)))
    ?.units[0];
}
