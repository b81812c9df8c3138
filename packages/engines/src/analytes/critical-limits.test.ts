import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criticalSide } from './classify.ts';
import type { Analyte } from './define-analyte.ts';
import { ANALYTES } from './index.ts';
import { knownAnalyte as known } from './test-support.ts';

// Typed from the published tables, never from the entries: a slip in an entry shows here.
// analyte, value below the limit, the limit, value above it, whether the limit itself is critical.
type Edge = readonly [key: string, below: number, limit: number, above: number, atLimit?: 'inclusive'];

const LOW: readonly Edge[] = [
  ['hemoglobin', 6.9, 7.0, 7.1],
  ['hematocrit', 19.9, 20, 20.1],
  ['wbc', 1.9, 2.0, 2.1],
  ['anc', 499, 500, 501],
  ['platelets', 49, 50, 51],
  ['sodium', 119, 120, 121],
  ['potassium', 2.7, 2.8, 2.9],
  ['chloride', 79, 80, 81],
  ['bicarbonate', 9, 10, 11],
  ['egfr', 14, 15, 16],
  ['glucose_fasting', 49, 50, 51],
  ['calcium', 6.4, 6.5, 6.6],
  ['magnesium', 0.9, 1.0, 1.1],
  ['phosphate', 0.9, 1.0, 1.1],
  ['albumin', 1.9, 2.0, 2.1],
  ['hdl', 24, 25, 26],
  ['tsh', 0.009, 0.01, 0.011],
  ['free_t4', 0.29, 0.3, 0.31],
  ['cortisol_am', 2.9, 3, 3.1],
  ['qtc', 349, 350, 351],
  ['resting_heart_rate', 39, 40, 41],
  ['spo2', 87, 88, 89],
  ['respiratory_rate', 7, 8, 9],
  ['sleep_hours', 3.9, 4, 4.1],
  ['body_temperature', 34.9, 35, 35.1],
  ['systolic_bp', 89, 90, 91],
  ['bmi', 14.9, 15, 15.1],
];

const HIGH: readonly Edge[] = [
  ['hemoglobin', 19.9, 20, 20.1],
  ['hematocrit', 59.9, 60, 60.1],
  ['wbc', 49.9, 50, 50.1],
  ['eosinophils', 2.9, 3.0, 3.1],
  ['platelets', 999, 1000, 1001],
  ['inr', 4.9, 5.0, 5.1],
  ['sodium', 159, 160, 161],
  ['potassium', 5.9, 6.0, 6.1],
  ['chloride', 119, 120, 121],
  ['bicarbonate', 39, 40, 41],
  ['bun', 99, 100, 101],
  ['creatinine', 5.9, 6.0, 6.1],
  ['glucose_fasting', 449, 450, 451],
  ['hba1c', 13.9, 14, 14.1],
  ['calcium', 12.9, 13.0, 13.1],
  ['magnesium', 4.9, 5.0, 5.1],
  ['phosphate', 8.9, 9.0, 9.1],
  ['alt', 999, 1000, 1001],
  ['ast', 999, 1000, 1001],
  ['alp', 499, 500, 501],
  ['bilirubin_total', 9.9, 10, 10.1],
  ['ammonia', 99, 100, 101],
  ['ck', 5999, 6000, 6001],
  ['urate', 11.9, 12, 12.1],
  ['lipase', 499, 500, 501],
  ['cholesterol_total', 399, 400, 401],
  ['ldl', 249, 250, 251],
  ['triglycerides', 999, 1000, 1001],
  ['crp', 199, 200, 201],
  ['homocysteine', 99, 100, 101],
  ['troponin_i', 0.039, 0.04, 0.041],
  ['tsh', 19.9, 20, 20.1],
  ['free_t4', 3.9, 4.0, 4.1],
  ['vitamin_d', 149, 150, 151],
  ['prolactin', 199, 200, 201],
  ['cortisol_am', 49.9, 50, 50.1],
  ['lithium', 1.49, 1.5, 1.51, 'inclusive'],
  ['valproate', 149, 150, 151],
  ['valproate_free', 29, 30, 31],
  ['carbamazepine', 14.9, 15, 15.1],
  ['oxcarbazepine_mhd', 39, 40, 41],
  ['lamotrigine', 19.9, 20, 20.1],
  ['phenytoin', 29.9, 30, 30.1],
  ['topiramate', 15.9, 16, 16.1],
  ['clozapine', 999, 1000, 1001],
  ['olanzapine', 99, 100, 101],
  ['risperidone_total', 119, 120, 121],
  ['aripiprazole', 999, 1000, 1001],
  ['quetiapine', 999, 1000, 1001],
  ['ziprasidone', 399, 400, 401],
  ['haloperidol', 14.9, 15, 15.1],
  ['chlorpromazine', 599, 600, 601],
  ['amitriptyline_total', 299, 300, 301],
  ['nortriptyline', 299, 300, 301],
  ['imipramine_total', 299, 300, 301],
  ['desipramine', 299, 300, 301],
  ['clomipramine_total', 449, 450, 451],
  ['doxepin_total', 299, 300, 301],
  ['citalopram', 219, 220, 221],
  ['escitalopram', 159, 160, 161],
  ['fluoxetine_total', 999, 1000, 1001],
  ['sertraline', 299, 300, 301],
  ['venlafaxine_total', 799, 800, 801],
  ['mirtazapine', 159, 160, 161],
  ['bupropion_total', 1999, 2000, 2001],
  ['ethanol', 299, 300, 301],
  ['acetaminophen', 99, 100, 101],
  ['salicylate', 29, 30, 31],
  ['qtc', 499, 500, 501, 'inclusive'],
  ['resting_heart_rate', 129, 130, 131],
  ['respiratory_rate', 29, 30, 31],
  ['sleep_hours', 10.9, 11, 11.1],
  ['skin_temp_delta', 1.9, 2.0, 2.1],
  ['body_temperature', 38.4, 38.5, 38.6, 'inclusive'],
  ['systolic_bp', 179, 180, 181, 'inclusive'],
  ['diastolic_bp', 119, 120, 121, 'inclusive'],
  ['bmi', 39.9, 40, 40.1, 'inclusive'],
];

describe('criticalSide', () => {
  it.each(LOW)('%s: %d is critically low, seen from its limit', (key, below, limit, above) => {
    expect(criticalSide(known(key), below)).toBe('low');
    expect(criticalSide(known(key), limit)).toBeNull();
    expect(criticalSide(known(key), above)).toBeNull();
  });

  it.each(HIGH)('%s: %d is not critically high, the limit is %d', (key, below, limit, above, atLimit) => {
    expect(criticalSide(known(key), below)).toBeNull();
    expect(criticalSide(known(key), limit)).toBe(atLimit ? 'high' : null);
    expect(criticalSide(known(key), above)).toBe('high');
  });

  it('is tested for every limit there is', () => {
    const withLow = ANALYTES.filter((analyte) => analyte.criticalLow).map((analyte) => analyte.key);
    const withHigh = ANALYTES.filter((analyte) => analyte.criticalHigh).map((analyte) => analyte.key);
    expect(LOW.map(([key]) => key).toSorted()).toEqual(withLow.toSorted());
    expect(HIGH.map(([key]) => key).toSorted()).toEqual(withHigh.toSorted());
  });

  it('stays critical at the extremes', () => {
    for (const [key] of LOW) expect(criticalSide(known(key), Number.NEGATIVE_INFINITY)).toBe('low');
    for (const [key] of HIGH) expect(criticalSide(known(key), Number.MAX_VALUE)).toBe('high');
  });

  it('calls nothing critical that is no number', () => {
    for (const analyte of ANALYTES) expect(criticalSide(analyte, Number.NaN)).toBeNull();
  });

  it('never turns back as the value rises', () => {
    const rank = { low: 0, none: 1, high: 2 };
    const side = (analyte: Analyte, value: number) => rank[criticalSide(analyte, value) ?? 'none'];
    fc.assert(
      fc.property(
        fc.constantFrom(...ANALYTES),
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        (analyte, a, b) => {
          expect(side(analyte, Math.min(a, b))).toBeLessThanOrEqual(side(analyte, Math.max(a, b)));
        },
      ),
    );
  });
});
