import { type Evidence, ours } from '../evidence/evidence.ts';
import { criticalSide, isPlausible } from './classify.ts';
import { applyConversion, normalizeUnit, toAnalyteUnit } from './convert-unit.ts';
import type { Analyte } from './define-analyte.ts';

/**
 * Values outside are hardly compatible with life, or with the method, although records of them exist. One of them that
 * would be no critical value in another usual unit of the analyte is taken for a value in that unit; one that fits no
 * other unit stays what it says. In the analyte's own unit.
 */
export interface SurvivableRange {
  readonly analyte: string;
  readonly low?: number;
  readonly high?: number;
  readonly evidence: Evidence;
}

/** One row for each analyte with two usual units whose numbers overlap. Ours: it questions a unit, it clears nothing. */
export const SURVIVABLE_RANGES: readonly SurvivableRange[] = (
  [
    { analyte: 'glucose_fasting', low: 10, high: 1250 },
    { analyte: 'hemoglobin', low: 2 },
    { analyte: 'albumin', low: 0.6 },
    { analyte: 'potassium', low: 1.4 },
    { analyte: 'urate', low: 0.5 },
    { analyte: 'hba1c', low: 3 },
    { analyte: 'hdl', low: 4 },
    { analyte: 'triglycerides', high: 5000 },
    { analyte: 'free_t4', low: 0.15, high: 9 },
    { analyte: 'wbc', low: 0.05 },
    { analyte: 'anc', low: 0.02 },
    { analyte: 'platelets', low: 1 },
    { analyte: 'diastolic_bp', low: 20 },
    { analyte: 'sleep_hours', low: 0.5 },
  ] as const satisfies readonly Omit<SurvivableRange, 'evidence'>[]
).map((row) => ({ ...row, evidence: ours('values beyond which a unit is questioned') }));

const byAnalyte = new Map(SURVIVABLE_RANGES.map((row) => [row.analyte, row]));

/**
 * The unit a number was meant in, when it is hardly survivable in the unit sent and no critical value in another; else
 * undefined.
 *
 * @param value the number in the analyte's own unit
 * @param sent the number and unit as sent; without a unit it was read in the analyte's own
 *
 * @example
 * ```ts
 * import { findAnalyte, mistakenUnit } from '@svc/clinical';
 *
 * const glucose = findAnalyte('Glucose');
 * glucose && mistakenUnit(glucose, 5.4, { number: 5.4, unit: 'mg/dL' }); // → 'mmol/L'
 * glucose && mistakenUnit(glucose, 38, { number: 38, unit: 'mg/dL' }); // → undefined
 * ```
 */
export function mistakenUnit(
  analyte: Analyte,
  value: number,
  { number, unit = '' }: { readonly number: number; readonly unit?: string | undefined },
): string | undefined {
  if (isSurvivable(analyte, value)) return undefined;
  const own = { unit: analyte.unit, value: number };
  // The first conversion is that of the unit in use; in rare units almost every number fits.
  const others = analyte.conversions.slice(0, 1).map((conversion) => ({
    unit: conversion.units[0] ?? '',
    value: applyConversion(conversion, number),
  }));
  return [own, ...others].find(
    (other) => !isSameUnit(analyte, other.unit, unit) && couldBe(analyte, other.value),
  )?.unit;
}

/** An analyte without a row is never questioned. */
function isSurvivable({ key }: Analyte, value: number): boolean {
  const { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY } = byAnalyte.get(key) ?? {};
  return value >= low && value <= high;
}

function couldBe(analyte: Analyte, value: number): boolean {
  return isPlausible(analyte, value) && criticalSide(analyte, value) === null && isSurvivable(analyte, value);
}

/** Units that read a number alike; none is the analyte's own. */
function isSameUnit(analyte: Analyte, one: string, sent: string): boolean {
  if (normalizeUnit(sent) === '') return one === analyte.unit;
  const [first, second] = [toAnalyteUnit(analyte, 1, one), toAnalyteUnit(analyte, 1, sent)];
  return 'value' in first && 'value' in second && first.value === second.value;
}
