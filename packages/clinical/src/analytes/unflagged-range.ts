import { ours, type Evidence } from '../evidence/evidence.ts';
import { perEntry } from '../evidence/per-entry.ts';
import { criticalSide, intervalSide, referenceSide } from './classify.ts';
import { decimalsIn } from './decimals.ts';
import type { Analyte, ReferenceInterval } from './define-analyte.ts';

/**
 * Where the catalogue prints a treatment goal, a risk class, a range narrower than common laboratories use, or a
 * side that means nothing, a reading sent without a flag is told outside this interval instead. An empty interval:
 * never told. The reference that is shown, and every limit, stay as they are.
 */
const WIDER: Readonly<Record<string, readonly [interval: ReferenceInterval, why: string]>> = {
  egfr: [{ low: 60 }, '60-89 alone is no kidney disease'],
  cholesterol_total: [{ high: 240, highOpen: true }, 'the reference is a goal'],
  ldl: [{ high: 160, highOpen: true }, 'the reference is a goal'],
  glucose_fasting: [{ low: 70, high: 126, highOpen: true }, 'often not fasting'],
  crp: [{ high: 10, highOpen: true }, '3-9 is a risk class'],
  vitamin_d: [{ low: 20, high: 100 }, '20-29 is a goal'],
  bmi: [{ low: 18.5, high: 30, highOpen: true }, '25-29 is a risk class'],
  systolic_bp: [{ low: 90, high: 140, highOpen: true }, '130-139 is a risk class'],
  diastolic_bp: [{ low: 50, high: 90, highOpen: true }, '80-89 is a risk class'],
  resting_heart_rate: [{ low: 50, high: 100 }, '50-59 is common in fit people'],
  body_temperature: [{ low: 35.5, high: 37.8 }, 'depends on where and when it is taken'],
  sleep_hours: [{ low: 5, high: 10 }, 'the reference is a goal'],
  sleep_efficiency: [{ low: 70 }, 'the reference is a goal'],
  steps: [{}, 'the reference is a goal'],
  hrv_rmssd: [{}, 'depends on age'],
  sodium: [{ low: 135, high: 145 }, 'common laboratories begin at 135'],
  chloride: [{ low: 95, high: 108 }, 'common laboratories use 95-108'],
  bicarbonate: [{ low: 20, high: 31 }, 'laboratories differ'],
  potassium: [{ low: 3.5, high: 5.2 }, 'laboratories differ'],
  magnesium: [{ low: 1.6, high: 2.6 }, 'common laboratories end at 2.4-2.6'],
  wbc: [{ low: 4, high: 11 }, 'common laboratories begin at 4.0'],
  platelets: [{ low: 150, high: 450 }, 'common laboratories end at 450'],
  tsh: [{ low: 0.35, high: 4.5 }, 'laboratories differ'],
  alt: [{ high: 56 }, 'a low value means nothing'],
  ast: [{ high: 40 }, 'a low value means nothing'],
  alp: [{ high: 130 }, 'a low value means little'],
  bilirubin_total: [{ high: 1.2 }, 'a low value means nothing'],
  ammonia: [{ high: 36 }, 'a low value means nothing'],
  creatinine: [{ high: 1.35 }, 'a low value means little'],
  urate: [{ high: 7 }, 'a low value means little'],
  triglycerides: [{ high: 200, highOpen: true }, '150-199 is a risk class'],
  bun: [{ high: 20 }, 'a low value means little'],
  homocysteine: [{ high: 15 }, 'a low value means nothing'],
  vitamin_b12: [{ low: 200 }, 'a high value means little'],
  prolactin: [{ high: 25 }, 'a low value is expected on partial agonists'],
  ck: [{ high: 308 }, 'a low value means nothing'],
  ggt: [{ high: 61 }, 'a low value means nothing'],
  ethanol: [{ high: 10, highOpen: true }, 'below what laboratories detect'],
};

/** The interval outside which a reading sent without a flag is told; undefined where the sexes or nothing decide. */
export const unflaggedRange = perEntry((analyte: Analyte) => {
  const wider = WIDER[analyte.key];
  return { interval: wider?.[0], evidence: evidenceOf(analyte, wider?.[1]) };
});

function evidenceOf({ referenceEvidence }: Analyte, why: string | undefined): Evidence {
  return why === undefined ? referenceEvidence : ours(why);
}

/**
 * The side on which a value, in the analyte's own unit, lies outside the adult range; for either sex. A value that a
 * laboratory would print as inside is inside.
 *
 * @example
 * ```ts
 * import { findAnalyte, unflaggedSide } from '@svc/clinical';
 *
 * const sodium = findAnalyte('Sodium');
 * sodium && unflaggedSide(sodium, 131); // → 'low'
 * sodium && unflaggedSide(sodium, 140); // → null
 * ```
 */
export function unflaggedSide(analyte: Analyte, value: number): 'low' | 'high' | null {
  const side = sideOf(analyte, value);
  const printed = Number(value.toFixed(decimalsIn(analyte, analyte.unit)));
  return criticalSide(analyte, value) ?? (side === sideOf(analyte, printed) ? side : null);
}

function sideOf(analyte: Analyte, value: number): 'low' | 'high' | null {
  const { interval } = unflaggedRange(analyte);
  const side = interval === undefined ? referenceSide(analyte, value) : intervalSide(interval, value);
  return side === 'low' || side === 'high' ? side : null;
}

/** Keys with an interval of their own, for the check of the table. */
export const WIDER_KEYS: readonly string[] = Object.keys(WIDER);
