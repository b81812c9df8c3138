import { perEntry } from '../evidence/per-entry.ts';
import { toAnalyteUnit } from './convert-unit.ts';
import type { Analyte } from './define-analyte.ts';

/** Decimals a laboratory or device gives, in the analyte's own unit. Ours: what is not listed has one. */
const DECIMALS: readonly (readonly [decimals: number, keys: string])[] = [
  [0, 'sodium chloride bicarbonate platelets mcv bun egfr glucose_fasting alt ast alp ggt ammonia lipase ck'],
  [0, 'cholesterol_total ldl hdl triglycerides tpo_ab vitamin_b12 ferritin testosterone_total beta_hcg pth'],
  [
    0,
    'valproate clozapine norclozapine aripiprazole quetiapine ziprasidone chlorpromazine amitriptyline_total',
  ],
  [
    0,
    'nortriptyline imipramine_total desipramine clomipramine_total doxepin_total citalopram fluoxetine_total',
  ],
  [0, 'venlafaxine_total bupropion_total ethanol peth uds acetaminophen qtc respiratory_rate systolic_bp'],
  [0, 'diastolic_bp resting_heart_rate hrv_rmssd spo2 sleep_efficiency steps waist'],
  [2, 'creatinine lithium anc eosinophils tsh free_t4 hs_crp'],
  [3, 'troponin_i'],
];

const decimalsByKey = new Map(
  DECIMALS.flatMap(([decimals, keys]) => keys.split(' ').map((key) => [key, decimals] as const)),
);

/** Keys of the table, for its check. */
export const DECIMAL_KEYS: readonly string[] = [...decimalsByKey.keys()];

const MOST_DECIMALS = 6;

/** Decimals of the analyte in one of its units: a unit ten times as large has one more. */
function decimalsOf(analyte: Analyte, unit: string): number {
  const own = decimalsByKey.get(analyte.key) ?? 1;
  const [one, two] = [toAnalyteUnit(analyte, 1, unit), toAnalyteUnit(analyte, 2, unit)];
  const factor = 'value' in one && 'value' in two ? two.value - one.value : 1;
  return Math.min(MOST_DECIMALS, Math.max(0, own + Math.round(Math.log10(factor > 0 ? factor : 1))));
}

const unitDecimals = perEntry(({ unit, key }: Analyte) => new Map([[unit, decimalsByKey.get(key) ?? 1]]));

/**
 * A value as a laboratory would print it, in the unit given. More decimals are kept where rounding would move it
 * across a limit: `sameVerdict` says whether the rounded value is still judged alike.
 *
 * @example
 * ```ts
 * import { findAnalyte, printedValue } from '@svc/clinical';
 *
 * const lithium = findAnalyte('Lithium');
 * lithium && printedValue(lithium, 0.8237, 'mmol/L', () => true); // → '0.82'
 * ```
 */
export function printedValue(
  analyte: Analyte,
  value: number,
  unit: string,
  sameVerdict: (rounded: number) => boolean,
): string {
  for (let decimals = decimalsIn(analyte, unit); decimals <= MOST_DECIMALS; decimals++) {
    const rounded = Number(value.toFixed(decimals));
    if (sameVerdict(rounded)) return String(rounded);
  }
  return String(value);
}

/**
 * Decimals of the analyte in a unit. Units of the catalogue are kept; what a caller made up is not.
 *
 * @example
 * ```ts
 * import { decimalsIn, findAnalyte } from '@svc/clinical';
 *
 * const lithium = findAnalyte('Lithium');
 * lithium && decimalsIn(lithium, 'mmol/L'); // → 2
 * ```
 */
export function decimalsIn(analyte: Analyte, unit: string): number {
  const known = unitDecimals(analyte);
  const own = unit === '' ? analyte.unit : unit;
  let decimals = known.get(own);
  if (decimals === undefined) {
    decimals = decimalsOf(analyte, own);
    if (own === analyte.unit || analyte.conversions.some(({ units }) => units.includes(own)))
      known.set(own, decimals);
  }
  return decimals;
}
