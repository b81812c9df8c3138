import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criticalSide } from './classify.ts';
import { applyConversion, normalizeUnit, toAnalyteUnit } from './convert-unit.ts';
import { ANALYTES } from './index.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';

// Worked by hand: value as sent, unit as sent, value in the analyte's own unit.
const CONVERSIONS: readonly (readonly [key: string, sent: number, unit: string, own: number])[] = [
  ['hemoglobin', 140, 'g/L', 14],
  ['hemoglobin', 8, 'mmol/L', 12.888],
  ['hematocrit', 0.42, 'L/L', 42],
  ['wbc', 4500, '/uL', 4.5],
  ['anc', 1500, '/uL', 1.5],
  ['eosinophils', 300, 'cells/uL', 0.3],
  ['platelets', 250_000, '/mm3', 250],
  ['calcium', 2.5, 'mmol/L', 10],
  ['calcium', 100, 'mg/L', 10],
  ['calcium', 0.1, 'g/L', 10],
  ['magnesium', 0.822, 'mmol/L', 2],
  ['magnesium', 20, 'mg/L', 2],
  ['magnesium', 0.02, 'g/L', 2],
  ['phosphate', 0.969, 'mmol/L', 3],
  ['phosphate', 30, 'mg/L', 3],
  ['phosphate', 0.03, 'g/L', 3],
  ['bun', 7.14, 'mmol/L', 20],
  ['bun', 200, 'mg/L', 20],
  ['bun', 0.2, 'g/L', 20],
  ['creatinine', 88.4, 'umol/L', 1],
  ['creatinine', 530.4, 'umol/L', 6],
  ['creatinine', 10, 'mg/L', 1],
  ['creatinine', 0.01, 'g/L', 1],
  ['urate', 356.88, 'umol/L', 6],
  ['urate', 60, 'mg/L', 6],
  ['urate', 0.06, 'g/L', 6],
  ['glucose_fasting', 5, 'mmol/L', 90.1],
  ['glucose_fasting', 900, 'mg/L', 90],
  ['glucose_fasting', 0.9, 'g/L', 90],
  // Amounts of substance by molecular weights that textbooks print: lamotrigine 256.09, olanzapine 312.43 and so on.
  ['lithium', 0.694, 'mg/dL', 1],
  ['lithium', 6.94, 'mg/L', 1],
  ['lithium', 1400, 'umol/L', 1.4],
  ['potassium', 20, 'mg/dL', 5.12],
  ['calcium', 5, 'mEq/L', 10.02],
  ['magnesium', 1.5, 'mEq/L', 1.82295],
  ['creatinine', 0.0884, 'mmol/L', 1],
  ['urate', 0.35688, 'mmol/L', 6],
  ['albumin', 4000, 'mg/dL', 4],
  ['alt', 1000, 'nkat/L', 60],
  ['ast', 1000, 'nkat/L', 60],
  ['alp', 1000, 'nkat/L', 60],
  ['ggt', 1000, 'nkat/L', 60],
  ['ck', 1000, 'nkat/L', 60],
  ['lipase', 1000, 'nkat/L', 60],
  ['free_t4', 12, 'ng/L', 1.2],
  ['homocysteine', 1.35, 'mg/L', 10],
  ['pth', 5, 'pmol/L', 47.15],
  ['valproate_free', 69.3, 'umol/L', 10],
  ['oxcarbazepine_mhd', 100, 'umol/L', 25.42839],
  ['lamotrigine', 40, 'umol/L', 10.24366],
  ['phenytoin', 80, 'umol/L', 20.18144],
  ['topiramate', 30, 'umol/L', 10.18086],
  ['norclozapine', 1000, 'nmol/L', 312.7967],
  ['olanzapine', 200, 'nmol/L', 62.4865],
  ['aripiprazole', 500, 'nmol/L', 224.1927],
  ['quetiapine', 1000, 'nmol/L', 383.5071],
  ['ziprasidone', 300, 'nmol/L', 123.88068],
  ['haloperidol', 20, 'nmol/L', 7.517284],
  ['chlorpromazine', 500, 'nmol/L', 159.44],
  ['nortriptyline', 500, 'nmol/L', 131.685],
  ['desipramine', 500, 'nmol/L', 133.19035],
  ['sertraline', 200, 'nmol/L', 61.24592],
  ['mirtazapine', 200, 'nmol/L', 53.07058],
  ['ethanol', 21.7, 'mmol/L', 99.9719],
  ['ethanol', 1000, 'mg/L', 100],
  ['ethanol', 1, '‰', 105.5],
  ['acetaminophen', 1000, 'umol/L', 151.1626],
  ['acetaminophen', 1, 'mmol/L', 151.1626],
  ['salicylate', 2, 'mmol/L', 27.624],
  ['body_temperature', 310.15, 'K', 37],
  ['systolic_bp', 16, 'kPa', 120.00992],
  ['diastolic_bp', 10, 'kPa', 75.0062],
  ['hba1c', 53, 'mmol/mol', 6.99904],
  ['albumin', 40, 'g/L', 4],
  ['alt', 1, 'ukat/L', 60],
  ['ast', 0.5, 'ukat/L', 30],
  ['alp', 2, 'ukat/L', 120],
  ['ggt', 1.5, 'ukat/L', 90],
  ['bilirubin_total', 17.1, 'umol/L', 1],
  ['bilirubin_total', 12, 'mg/L', 1.2],
  ['bilirubin_total', 0.012, 'g/L', 1.2],
  ['ammonia', 170.3, 'ug/dL', 100],
  ['ammonia', 140, 'ug N/dL', 100],
  ['ck', 3, 'ukat/L', 180],
  ['lipase', 1, 'ukat/L', 60],
  ['cholesterol_total', 5, 'mmol/L', 193.35],
  ['cholesterol_total', 2000, 'mg/L', 200],
  ['cholesterol_total', 2, 'g/L', 200],
  ['ldl', 2, 'mmol/L', 77.34],
  ['ldl', 1000, 'mg/L', 100],
  ['ldl', 1, 'g/L', 100],
  ['hdl', 1, 'mmol/L', 38.67],
  ['hdl', 400, 'mg/L', 40],
  ['hdl', 0.4, 'g/L', 40],
  ['triglycerides', 2, 'mmol/L', 177.14],
  ['triglycerides', 1500, 'mg/L', 150],
  ['triglycerides', 1.5, 'g/L', 150],
  ['crp', 1.2, 'mg/dL', 12],
  ['hs_crp', 0.2, 'mg/dL', 2],
  ['troponin_i', 40, 'ng/L', 0.04],
  ['troponin_t', 0.062, 'ng/mL', 62],
  ['troponin', 0.062, 'ng/mL', 62],
  ['free_t4', 12.87, 'pmol/L', 1],
  ['vitamin_b12', 147.6, 'pmol/L', 200],
  ['vitamin_b12', 0.2, 'ng/mL', 200],
  ['folate', 22.66, 'nmol/L', 10],
  ['folate', 0.01, 'mg/L', 10],
  ['folate', 1, 'ug/dL', 10],
  ['vitamin_d', 74.88, 'nmol/L', 30],
  ['vitamin_d', 0.03, 'ug/mL', 30],
  ['vitamin_d', 3, 'ug/dL', 30],
  ['ferritin', 0.1, 'mg/L', 100],
  ['ferritin', 10, 'ug/dL', 100],
  ['prolactin', 424, 'mIU/L', 20],
  ['prolactin', 0.02, 'ug/mL', 20],
  ['prolactin', 2, 'ug/dL', 20],
  ['cortisol_am', 275.9, 'nmol/L', 10],
  ['cortisol_am', 100, 'ng/mL', 10],
  ['testosterone_total', 17.35, 'nmol/L', 500],
  ['testosterone_total', 5, 'ng/mL', 500],
  ['pth', 0.05, 'ng/mL', 50],
  ['valproate', 693, 'umol/L', 100],
  ['valproate', 80_000, 'ng/mL', 80],
  ['valproate', 8, 'mg/dL', 80],
  ['valproate_free', 9000, 'ng/mL', 9],
  ['valproate_free', 0.9, 'mg/dL', 9],
  ['carbamazepine', 42.3, 'umol/L', 10],
  ['carbamazepine', 8000, 'ug/L', 8],
  ['carbamazepine', 0.8, 'mg/dL', 8],
  ['oxcarbazepine_mhd', 20_000, 'ng/mL', 20],
  ['oxcarbazepine_mhd', 2, 'mg/dL', 20],
  ['lamotrigine', 5000, 'ng/mL', 5],
  ['lamotrigine', 0.5, 'mg/dL', 5],
  ['phenytoin', 15_000, 'ng/mL', 15],
  ['phenytoin', 1.5, 'mg/dL', 15],
  ['topiramate', 6000, 'ng/mL', 6],
  ['topiramate', 0.6, 'mg/dL', 6],
  ['clozapine', 1224, 'nmol/L', 400],
  ['clozapine', 0.4, 'mg/L', 400],
  ['clozapine', 40, 'ug/dL', 400],
  ['peth', 0.02, 'mg/L', 20],
  ['peth', 2, 'ug/dL', 20],
  ['ethanol', 0.08, '%', 80],
  ['ethanol', 0.8, 'g/L', 80],
  ['acetaminophen', 20_000, 'ng/mL', 20],
  ['acetaminophen', 2, 'mg/dL', 20],
  ['salicylate', 150, 'mg/L', 15],
  ['salicylate', 0.15, 'g/L', 15],
  ['qtc', 0.45, 's', 450],
  ['body_temperature', 98.6, 'F', 37],
  ['body_temperature', 101.3, '[degF]', 38.5],
  ['hrv_rmssd', 0.042, 's', 42],
  ['hrv_rmssd', 0, 'ln', 1],
  ['hrv_rmssd', Math.LN10, 'ln(ms)', 10],
  ['spo2', 0.97, 'fraction', 97],
  ['sleep_hours', 420, 'min', 7],
  ['sleep_hours', 27_000, 's', 7.5],
  ['sleep_efficiency', 0.85, 'fraction', 85],
  ['skin_temp_delta', 1.8, 'F', 1],
  ['urea', 60.06, 'mg/dL', 10],
  ['urea', 0.6006, 'g/L', 10],
  ['lactate', 18, 'mg/dL', 1.998],
  ['ionised_calcium', 4.8, 'mg/dL', 1.1976],
  ['insulin', 60, 'pmol/L', 10],
  ['c_peptide', 1, 'nmol/L', 3.02],
  ['bilirubin_direct', 17.1, 'umol/L', 1],
  ['bilirubin_direct', 3, 'mg/L', 0.3],
  ['bilirubin_direct', 0.003, 'g/L', 0.3],
  ['ceruloplasmin', 300, 'mg/L', 30],
  ['ceruloplasmin', 0.3, 'g/L', 30],
  ['copper', 100, 'ug/dL', 15.74],
  ['zinc', 100, 'ug/dL', 15.3],
  ['blood_lead', 1, 'umol/L', 20.72],
  ['blood_lead', 50, 'ug/L', 5],
  ['iron', 100, 'ug/dL', 17.91],
  ['tibc', 300, 'ug/dL', 53.73],
  ['transferrin', 250, 'mg/dL', 2.5],
  ['methylmalonic_acid', 400, 'nmol/L', 0.4],
  ['red_cell_folate', 200, 'ng/mL', 453.2],
  ['nt_probnp', 10, 'pmol/L', 84.57],
  ['nt_probnp', 0.1, 'ng/mL', 100],
  ['bnp', 10, 'pmol/L', 34.64],
  ['bnp', 0.1, 'ng/mL', 100],
  ['total_protein', 70, 'g/L', 7],
  ['globulin', 30, 'g/L', 3],
  ['ldh', 4, 'ukat/L', 240],
  ['ldh', 4000, 'nkat/L', 240],
  ['amylase', 1, 'ukat/L', 60],
  ['amylase', 1000, 'nkat/L', 60],
  ['lymphocytes', 1500, '/uL', 1.5],
  ['monocytes', 500, '/uL', 0.5],
  ['basophils', 50, '/uL', 0.05],
  ['mchc', 330, 'g/L', 33],
  ['fibrinogen', 300, 'mg/dL', 3],
  ['d_dimer', 0.5, 'mg/L', 500],
  ['cortisol', 10, 'ug/dL', 275.9],
  ['free_t3', 3, 'pg/mL', 4.608],
  ['estradiol', 100, 'pg/mL', 367.1],
  ['progesterone', 10, 'ng/mL', 31.8],
  ['acth', 40, 'pg/mL', 8.808],
  ['igf_1', 200, 'ng/mL', 26.2],
  ['dhea_s', 200, 'ug/dL', 5.428],
  ['digoxin', 2, 'nmol/L', 1.562],
  ['qrs', 0.12, 's', 120],
  ['pr_interval', 0.2, 's', 200],
  ['qt_interval', 0.4, 's', 400],
  ['height', 70, 'in', 177.8],
  ['height', 1.75, 'm', 175],
  ['amisulpride', 0.1, 'ug/mL', 100],
  ['amisulpride', 10, 'ug/dL', 100],
  ['sulpiride', 0.1, 'ug/mL', 100],
  ['sulpiride', 10, 'ug/dL', 100],
  ['lurasidone', 0.1, 'ug/mL', 100],
  ['lurasidone', 10, 'ug/dL', 100],
  ['flupentixol', 0.1, 'ug/mL', 100],
  ['flupentixol', 10, 'ug/dL', 100],
  ['zuclopenthixol', 0.1, 'ug/mL', 100],
  ['zuclopenthixol', 10, 'ug/dL', 100],
  ['phenobarbital', 12_000, 'ng/mL', 12],
  ['phenobarbital', 1.2, 'mg/dL', 12],
  ['levetiracetam', 12_000, 'ng/mL', 12],
  ['levetiracetam', 1.2, 'mg/dL', 12],
  ['gabapentin', 12_000, 'ng/mL', 12],
  ['gabapentin', 1.2, 'mg/dL', 12],
  ['pregabalin', 12_000, 'ng/mL', 12],
  ['pregabalin', 1.2, 'mg/dL', 12],
  ['theophylline', 12_000, 'ng/mL', 12],
  ['theophylline', 1.2, 'mg/dL', 12],
  ['weight', 154, 'lb', 69.85322498],
  ['weight', 11, 'st', 69.85322498],
  ['weight', 70_000, 'g', 70],
  ['waist', 40, 'in', 101.6],
  ['waist', 0.9, 'm', 90],
  ['waist', 900, 'mm', 90],
  // Drug levels in ng/mL share their units; mg/L and ug/dL for each.
  ...[
    'norclozapine',
    'olanzapine',
    'risperidone_total',
    'aripiprazole',
    'quetiapine',
    'ziprasidone',
    'haloperidol',
    'chlorpromazine',
    'amitriptyline_total',
    'nortriptyline',
    'imipramine_total',
    'desipramine',
    'clomipramine_total',
    'doxepin_total',
    'citalopram',
    'escitalopram',
    'fluoxetine_total',
    'sertraline',
    'venlafaxine_total',
    'mirtazapine',
    'bupropion_total',
  ].flatMap((key) => [[key, 0.15, 'mg/L', 150] as const, [key, 15, 'ug/dL', 150] as const]),
];

const UNCONVERTED: readonly (readonly [key: string, unit: string])[] = [
  ['sodium', 'mEq/L'],
  ['potassium', 'mEq/L'],
  ['chloride', 'mEq/L'],
  ['bicarbonate', 'mEq/L'],
  ['lithium', 'mEq/L'],
  ['wbc', '10*3/uL'],
  ['wbc', '10^9/L'],
  ['wbc', 'K/uL'],
  ['wbc', 'x10E3/uL'],
  ['wbc', 'x 10³/µL'],
  ['wbc', '×10⁹/L'],
  ['wbc', 'thousand/uL'],
  ['platelets', '10*3/mcL'],
  ['anc', 'K/mcL'],
  ['inr', '{INR}'],
  ['egfr', 'mL/min/{1.73_m2}'],
  ['egfr', 'mL/min/1.73 m²'],
  ['egfr', 'mL/min'],
  ['alt', 'IU/L'],
  ['alt', '[IU]/L'],
  ['tsh', 'uIU/mL'],
  ['tsh', 'm[IU]/L'],
  ['tsh', 'µIU/mL'],
  ['tpo_ab', '[IU]/mL'],
  ['beta_hcg', 'm[IU]/mL'],
  ['beta_hcg', 'IU/L'],
  ['ferritin', 'ug/L'],
  ['ferritin', 'mcg/L'],
  ['vitamin_b12', 'ng/L'],
  ['valproate', 'mg/L'],
  ['valproate', 'mcg/mL'],
  ['clozapine', 'ug/L'],
  ['ammonia', 'µmol/L'],
  ['ammonia', 'mcmol/L'],
  ['hba1c', '%'],
  ['systolic_bp', 'mm[Hg]'],
  ['diastolic_bp', 'mm Hg'],
  ['resting_heart_rate', '/min'],
  ['respiratory_rate', '/min'],
  ['body_temperature', 'Cel'],
  ['body_temperature', '°C'],
  ['steps', '{steps}/d'],
  ['sleep_hours', 'h'],
  ['bmi', 'kg/m^2'],
  ['qtc', 'msec'],
  ['glucose_fasting', 'MG/DL'],
];

describe('toAnalyteUnit', () => {
  it.each(CONVERSIONS)('%s: %d %s is %d in its own unit', (key, sent, unit, own) => {
    const result = toAnalyteUnit(known(key), sent, unit);
    expect(result).toMatchObject({ evidence: { source: expect.any(String) } });
    expect('value' in result && result.value).toBeCloseTo(own, 4);
  });

  it('is tested for every conversion there is', () => {
    const tested = new Set(
      CONVERSIONS.map(([key, , unit]) => {
        const match = known(key).conversions.find((conversion) =>
          conversion.units.some((spelling) => normalizeUnit(spelling) === normalizeUnit(unit)),
        );
        return `${key} ${match?.units[0]}`;
      }),
    );
    const all = ANALYTES.flatMap(({ key, conversions }) =>
      conversions.map(({ units }) => `${key} ${units[0]}`),
    );
    expect(all.filter((name) => !tested.has(name))).toEqual([]);
  });

  it.each(UNCONVERTED)('%s: takes %s as its own unit', (key, unit) => {
    expect(toAnalyteUnit(known(key), 4.2, unit)).toEqual({ value: 4.2 });
  });

  it('takes every analyte in its own unit without evidence', () => {
    for (const analyte of ANALYTES) expect(toAnalyteUnit(analyte, 1, analyte.unit)).toEqual({ value: 1 });
  });

  it('reads a unit as listed and in another spelling alike', () => {
    for (const analyte of ANALYTES) {
      const { unit, unitAliases = [], conversions } = analyte;
      for (const listed of [unit, ...unitAliases, ...conversions.flatMap(({ units }) => units)])
        expect(toAnalyteUnit(analyte, 1.5, ` ${listed} `)).toEqual(toAnalyteUnit(analyte, 1.5, listed));
    }
  });

  it.each([
    ['creatinine', 'micromol/L', 'umol/L'],
    ['creatinine', 'milligrams per deciliter', 'mg/dL'],
    ['potassium', 'millimole per litre', 'mmol/L'],
    ['wbc', 'X10(9)/L', '10*9/L'],
    ['wbc', '10x3/uL', '10*3/uL'],
    ['wbc', '10*3{cells}/uL', '10*3/uL'],
    ['egfr', 'mL/min/{1.73m2}', 'mL/min/{1.73_m2}'],
    ['hba1c', '%{Hb}', '%'],
    ['hba1c', 'mmol/mol{Hb}', 'mmol/mol'],
    ['tsh', '[mIU]/L', 'm[IU]/L'],
    ['resting_heart_rate', '{beats}/minute', '/min'],
    ['body_temperature', 'degrees F', '[degF]'],
    ['systolic_bp', 'mm(Hg)', 'mm[Hg]'],
    ['bmi', 'kg/(m^2)', 'kg/m2'],
    ['qtc', 'second', 's'],
    ['alt', 'UI/L', 'U/L'],
    ['sleep_hours', 'minute', 'min'],
  ])('%s: reads %s as %s', (key, spelling, unit) => {
    const read = toAnalyteUnit(known(key), 3, spelling);
    expect(read).toEqual(toAnalyteUnit(known(key), 3, unit));
    expect(read).toHaveProperty('value');
  });

  it.each([undefined, '', '  '])('never assumes a unit: %j is missing', (unit) => {
    expect(toAnalyteUnit(known('sodium'), 140, unit)).toEqual({ problem: 'missing_unit' });
  });

  it('needs no unit where the quantity has none', () => {
    expect(toAnalyteUnit(known('inr'), 5.2, undefined)).toEqual({ value: 5.2 });
  });

  it('tells a share of the white cells from their count', () => {
    expect(toAnalyteUnit(known('anc'), 60, '%')).toEqual({ problem: 'other_quantity' });
  });

  it.each([
    ['sodium', 'mg/dL'],
    ['phosphate', 'mEq/L'],
    ['risperidone_total', 'nmol/L'],
    ['hba1c', 'furlong'],
    ['sodium', '__proto__'],
  ])('%s: does not guess %s', (key, unit) => {
    expect(toAnalyteUnit(known(key), 1, unit)).toEqual({ problem: 'unknown_unit' });
  });

  it.each([
    ['hemoglobin', 70, 'g/L', null],
    ['hemoglobin', 69, 'g/L', 'low'],
    ['hemoglobin', 200, 'g/L', null],
    ['anc', 0.5, '10^9/L', null],
    ['anc', 0.499, '10^9/L', 'low'],
    ['calcium', 3.25, 'mmol/L', null],
    ['calcium', 3.26, 'mmol/L', 'high'],
    ['creatinine', 530.4, 'umol/L', null],
    ['troponin_i', 40, 'ng/L', null],
    ['body_temperature', 101.2, 'F', null],
    ['body_temperature', 101.3, 'F', 'high'],
    ['qtc', 0.5, 's', 'high'],
    ['lithium', 1.5, 'mEq/L', 'high'],
  ] as const)('%s: %d %s meets the critical limit exactly', (key, sent, unit, side) => {
    const result = toAnalyteUnit(known(key), sent, unit);
    expect('value' in result && criticalSide(known(key), result.value)).toBe(side);
  });

  it('keeps the order of values', () => {
    const finite = fc.double({ noNaN: true, min: -1e6, max: 1e6 });
    const conversions = ANALYTES.flatMap((analyte) => analyte.conversions);
    fc.assert(
      fc.property(fc.constantFrom(...conversions), finite, finite, (conversion, a, b) => {
        const low = applyConversion(conversion, Math.min(a, b));
        expect(low).toBeLessThanOrEqual(applyConversion(conversion, Math.max(a, b)));
      }),
    );
  });

  it('returns to the value sent when undone', () => {
    const linear = ANALYTES.flatMap((analyte) => analyte.conversions).filter((one) => !one.logarithmic);
    fc.assert(
      fc.property(
        fc.constantFrom(...linear),
        fc.double({ noNaN: true, min: 0.001, max: 1e6 }),
        (conversion, sent) => {
          const undone = (applyConversion(conversion, sent) - (conversion.offset ?? 0)) / conversion.factor;
          expect(Math.abs(undone - sent)).toBeLessThanOrEqual(1e-8 * Math.max(1, sent));
        },
      ),
    );
  });
});

describe('normalizeUnit', () => {
  it.each([
    ['10*3/uL', '103/ul'],
    ['x10E3/uL', '103/ul'],
    ['X10^3 / µL', '103/ul'],
    ['10³/μL', '103/ul'],
    ['1000/uL', '1000/ul'],
    ['mcg/mL', 'ug/ml'],
    ['mcmol/L', 'umol/l'],
    ['/mcL', '/ul'],
    ['mcIU/mL', 'uiu/ml'],
    ['m[IU]/L', 'miu/l'],
    ['mm[Hg]', 'mmhg'],
    ['mL/min/{1.73_m2}', 'ml/min/1.73m2'],
    ['kg/m²', 'kg/m2'],
    ['°F', 'f'],
    ['%', '%'],
  ])('writes %s as %s', (unit, normal) => {
    expect(normalizeUnit(unit)).toBe(normal);
  });

  it('changes nothing the second time', () => {
    const units = ANALYTES.flatMap((one) => [
      one.unit,
      ...(one.unitAliases ?? []),
      ...one.conversions.flatMap((c) => c.units),
    ]);
    for (const unit of units) expect(normalizeUnit(normalizeUnit(unit))).toBe(normalizeUnit(unit));
  });
});
