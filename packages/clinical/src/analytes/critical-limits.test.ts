import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criticalSide } from './classify.ts';
import type { Analyte } from './define-analyte.ts';
import { ANALYTES } from './index.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';

// Typed from the published tables, never from the entries: a slip in an entry shows here.
// analyte, value below the limit, the limit, value above it, whether the limit itself is critical.
interface Edge {
  readonly key: string;
  readonly below: number;
  readonly limit: number;
  readonly above: number;
  readonly inclusive: boolean;
}

const edge = (key: string, below: number, limit: number, above: number, atLimit?: 'inclusive'): Edge => ({
  key,
  below,
  limit,
  above,
  inclusive: atLimit === 'inclusive',
});

const LOW: readonly Edge[] = [
  edge('hemoglobin', 6.9, 7.0, 7.1),
  edge('hematocrit', 19.9, 20, 20.1),
  edge('wbc', 1.9, 2.0, 2.1),
  edge('anc', 0.499, 0.5, 0.501),
  edge('platelets', 49, 50, 51),
  edge('sodium', 119, 120, 121),
  edge('potassium', 2.7, 2.8, 2.9),
  edge('chloride', 79, 80, 81),
  edge('bicarbonate', 9, 10, 11),
  edge('egfr', 14, 15, 16),
  edge('glucose_fasting', 49, 50, 51),
  edge('calcium', 6.4, 6.5, 6.6),
  edge('magnesium', 0.9, 1.0, 1.1),
  edge('phosphate', 0.9, 1.0, 1.1),
  edge('albumin', 1.9, 2.0, 2.1),
  edge('hdl', 24, 25, 26),
  edge('tsh', 0.009, 0.01, 0.011),
  edge('free_t4', 0.29, 0.3, 0.31),
  edge('cortisol_am', 2.9, 3, 3.1),
  edge('qtc', 349, 350, 351),
  edge('resting_heart_rate', 39, 40, 41, 'inclusive'),
  edge('spo2', 87, 88, 89),
  edge('respiratory_rate', 7, 8, 9, 'inclusive'),
  edge('sleep_hours', 3.9, 4, 4.1),
  edge('body_temperature', 34.9, 35, 35.1, 'inclusive'),
  edge('systolic_bp', 89, 90, 91),
  edge('bmi', 14.9, 15, 15.1),
];

const HIGH: readonly Edge[] = [
  edge('hemoglobin', 19.9, 20, 20.1),
  edge('hematocrit', 59.9, 60, 60.1),
  edge('wbc', 49.9, 50, 50.1),
  edge('eosinophils', 2.9, 3.0, 3.1),
  edge('platelets', 999, 1000, 1001),
  edge('inr', 4.9, 5.0, 5.1),
  edge('sodium', 159, 160, 161),
  edge('potassium', 5.9, 6.0, 6.1),
  edge('chloride', 119, 120, 121),
  edge('bicarbonate', 39, 40, 41),
  edge('bun', 99, 100, 101),
  edge('creatinine', 5.9, 6.0, 6.1),
  edge('glucose_fasting', 449, 450, 451),
  edge('hba1c', 13.9, 14, 14.1),
  edge('calcium', 12.9, 13.0, 13.1),
  edge('magnesium', 4.9, 5.0, 5.1),
  edge('phosphate', 8.9, 9.0, 9.1),
  edge('alt', 999, 1000, 1001),
  edge('ast', 999, 1000, 1001),
  edge('alp', 499, 500, 501),
  edge('bilirubin_total', 9.9, 10, 10.1),
  edge('ammonia', 99, 100, 101),
  edge('ck', 5999, 6000, 6001),
  edge('urate', 11.9, 12, 12.1),
  edge('lipase', 499, 500, 501),
  edge('cholesterol_total', 399, 400, 401),
  edge('ldl', 249, 250, 251),
  edge('triglycerides', 999, 1000, 1001),
  edge('crp', 199, 200, 201),
  edge('homocysteine', 99, 100, 101),
  edge('troponin_i', 0.039, 0.04, 0.041),
  edge('troponin_t', 51.9, 52, 52.1, 'inclusive'),
  edge('troponin', 51.9, 52, 52.1, 'inclusive'),
  edge('tsh', 19.9, 20, 20.1),
  edge('free_t4', 3.9, 4.0, 4.1),
  edge('vitamin_d', 149, 150, 151),
  edge('prolactin', 199, 200, 201),
  edge('cortisol_am', 49.9, 50, 50.1),
  edge('lithium', 1.49, 1.5, 1.51, 'inclusive'),
  edge('valproate', 149, 150, 151),
  edge('valproate_free', 29, 30, 31),
  edge('carbamazepine', 14.9, 15, 15.1),
  edge('oxcarbazepine_mhd', 39, 40, 41),
  edge('lamotrigine', 19.9, 20, 20.1),
  edge('phenytoin', 29.9, 30, 30.1),
  edge('topiramate', 15.9, 16, 16.1),
  edge('clozapine', 999, 1000, 1001),
  edge('olanzapine', 99, 100, 101),
  edge('risperidone_total', 119, 120, 121),
  edge('aripiprazole', 999, 1000, 1001),
  edge('quetiapine', 999, 1000, 1001),
  edge('ziprasidone', 399, 400, 401),
  edge('haloperidol', 14.9, 15, 15.1),
  edge('chlorpromazine', 599, 600, 601),
  edge('amitriptyline_total', 299, 300, 301),
  edge('nortriptyline', 299, 300, 301),
  edge('imipramine_total', 299, 300, 301),
  edge('desipramine', 299, 300, 301),
  edge('clomipramine_total', 449, 450, 451),
  edge('doxepin_total', 299, 300, 301),
  edge('citalopram', 219, 220, 221),
  edge('escitalopram', 159, 160, 161),
  edge('fluoxetine_total', 999, 1000, 1001),
  edge('sertraline', 299, 300, 301),
  edge('venlafaxine_total', 799, 800, 801),
  edge('mirtazapine', 159, 160, 161),
  edge('bupropion_total', 1999, 2000, 2001),
  edge('ethanol', 299, 300, 301),
  edge('acetaminophen', 99, 100, 101),
  edge('salicylate', 29, 30, 31),
  edge('qtc', 499, 500, 501, 'inclusive'),
  edge('resting_heart_rate', 129, 130, 131),
  edge('respiratory_rate', 29, 30, 31),
  edge('sleep_hours', 10.9, 11, 11.1),
  edge('skin_temp_delta', 1.9, 2.0, 2.1),
  edge('body_temperature', 38.4, 38.5, 38.6, 'inclusive'),
  edge('systolic_bp', 179, 180, 181, 'inclusive'),
  edge('diastolic_bp', 119, 120, 121, 'inclusive'),
  edge('bmi', 39.9, 40, 40.1, 'inclusive'),
];

describe('criticalSide [D:biomarker flags: critical limits]', () => {
  it.each(LOW)(
    '$key: $below is critically low, seen from its limit',
    ({ key, below, limit, above, inclusive }) => {
      expect(criticalSide(known(key), below)).toBe('low');
      expect(criticalSide(known(key), limit)).toBe(inclusive ? 'low' : null);
      expect(criticalSide(known(key), above)).toBeNull();
    },
  );

  it.each(HIGH)(
    '$key: $below is not critically high, the limit is $limit',
    ({ key, below, limit, above, inclusive }) => {
      expect(criticalSide(known(key), below)).toBeNull();
      expect(criticalSide(known(key), limit)).toBe(inclusive ? 'high' : null);
      expect(criticalSide(known(key), above)).toBe('high');
    },
  );

  it('is tested for every limit there is', () => {
    const withLow = ANALYTES.filter((analyte) => analyte.criticalLow).map((analyte) => analyte.key);
    const withHigh = ANALYTES.filter((analyte) => analyte.criticalHigh).map((analyte) => analyte.key);
    expect(LOW.map(({ key }) => key).toSorted()).toEqual(withLow.toSorted());
    expect(HIGH.map(({ key }) => key).toSorted()).toEqual(withHigh.toSorted());
  });

  it('stays critical at the extremes', () => {
    for (const { key } of LOW) expect(criticalSide(known(key), Number.NEGATIVE_INFINITY)).toBe('low');
    for (const { key } of HIGH) expect(criticalSide(known(key), Number.MAX_VALUE)).toBe('high');
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
