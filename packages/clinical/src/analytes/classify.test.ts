import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { criticalSide, intervalSide, isPlausible, referenceSide, suggestUnit, type Sex } from './classify.ts';
import { ANALYTES } from './index.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';

describe('isPlausible [D:biomarker flags: implausible]', () => {
  it.each([
    ['lithium', 0, 10, -0.1, 10.1],
    ['sodium', 80, 200, 79.9, 200.1],
    ['glucose_fasting', 5, 2500, 4.9, 2501],
    ['creatinine', 0.15, 40, 0.14, 40.1],
    ['hemoglobin', 1, 30, 0.9, 30.1],
    ['sleep_hours', 0, 24, -0.1, 24.1],
    ['spo2', 20, 100, 19.9, 100.1],
  ])('%s: from %d to %d, ends included', (key, min, max, under, over) => {
    const analyte = known(key);
    expect([min, max].every((value) => isPlausible(analyte, value))).toBe(true);
    expect([under, over].some((value) => isPlausible(analyte, value))).toBe(false);
  });

  it('calls nothing plausible that is no finite number', () => {
    for (const analyte of ANALYTES) {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
        expect(isPlausible(analyte, value)).toBe(false);
      }
    }
  });
});

describe('suggestUnit [D:biomarker flags: implausible]', () => {
  it.each([
    ['hemoglobin', 140, 'g/L'],
    ['hematocrit', 0.42, 'L/L'],
    ['wbc', 7500, '/uL'],
    ['platelets', 250_000, '/uL'],
    ['creatinine', 80, 'umol/L'],
    ['urate', 350, 'umol/L'],
    ['calcium', 2.4, 'mmol/L'],
    ['albumin', 40, 'g/L'],
    ['cholesterol_total', 5.2, 'mmol/L'],
    ['triglycerides', 1.7, 'mmol/L'],
    ['hba1c', 53, 'mmol/mol'],
    ['free_t4', 15, 'pmol/L'],
    ['valproate', 80_000, 'ng/mL'],
    ['qtc', 0.42, 's'],
    ['spo2', 0.97, 'fraction'],
    ['sleep_hours', 420, 'min'],
    ['sleep_efficiency', 0.85, 'fraction'],
    ['body_temperature', 98.6, 'F'],
    ['waist', 36, 'in'],
  ])('%s: %d looks like %s', (key, value, unit) => {
    expect(suggestUnit(known(key), value)).toBe(unit);
  });

  it('says nothing about a plausible value', () => {
    expect(suggestUnit(known('hemoglobin'), 14)).toBeUndefined();
  });

  it('says nothing when no known unit would make the value plausible', () => {
    expect(suggestUnit(known('sodium'), 1400)).toBeUndefined();
    expect(suggestUnit(known('hemoglobin'), -5)).toBeUndefined();
  });
});

describe('referenceSide', () => {
  it.each([
    ['sodium', 135.9, 'low'],
    ['sodium', 136, 'normal'],
    ['sodium', 145, 'normal'],
    ['sodium', 145.1, 'high'],
    ['lithium', 0.59, 'low'],
    ['lithium', 0.6, 'normal'],
    ['lithium', 1.2, 'normal'],
    ['lithium', 1.21, 'high'],
    ['glucose_fasting', 69, 'low'],
    ['glucose_fasting', 99.9, 'normal'],
    ['glucose_fasting', 100, 'high'],
    ['hba1c', 5.6, 'normal'],
    ['hba1c', 5.7, 'high'],
    ['cholesterol_total', 199, 'normal'],
    ['cholesterol_total', 200, 'high'],
    ['folate', 4.0, 'low'],
    ['folate', 4.1, 'normal'],
    ['egfr', 89, 'low'],
    ['egfr', 90, 'normal'],
    ['troponin_i', 0.04, 'high'],
    ['troponin_i', 0.039, 'normal'],
    ['ethanol', 0, 'normal'],
    ['ethanol', 1, 'high'],
    ['sleep_hours', 6.9, 'low'],
    ['sleep_hours', 9.1, 'high'],
    ['spo2', 94, 'low'],
    ['skin_temp_delta', 1.1, 'high'],
    ['systolic_bp', 129, 'normal'],
    ['systolic_bp', 130, 'high'],
    ['bmi', 18.4, 'low'],
    ['bmi', 25, 'high'],
    ['steps', 6999, 'low'],
    ['steps', 7000, 'normal'],
  ])('%s: %d is %s', (key, value, side) => {
    expect(referenceSide(known(key), value)).toBe(side);
  });

  it.each([
    ['hemoglobin', 13, 'male', 'low'],
    ['hemoglobin', 13, 'female', 'normal'],
    ['hemoglobin', 16, 'male', 'normal'],
    ['hemoglobin', 16, 'female', 'high'],
    ['hdl', 45, 'male', 'normal'],
    ['hdl', 45, 'female', 'low'],
    ['qtc', 450, 'male', 'high'],
    ['qtc', 450, 'female', 'normal'],
    ['waist', 88, 'female', 'high'],
    ['waist', 88, 'male', 'normal'],
  ] as const)('%s: %d depends on the sex, %s is %s', (key, value, sex, side) => {
    expect(referenceSide(known(key), value, sex)).toBe(side);
    expect(referenceSide(known(key), value)).toBe('depends_on_sex');
  });

  it('needs no sex where both intervals agree', () => {
    expect(referenceSide(known('hemoglobin'), 11)).toBe('low');
    expect(referenceSide(known('hemoglobin'), 14)).toBe('normal');
    expect(referenceSide(known('hemoglobin'), 18)).toBe('high');
  });

  it('knows no side where there is no reference', () => {
    expect(referenceSide(known('uds'), 1)).toBe('no_reference');
    expect(referenceSide(known('norclozapine'), 200, 'female')).toBe('no_reference');
  });

  it('never calls a critical value normal', () => {
    const value = fc.double({ noNaN: true, min: -10, max: 1e5 });
    const sex = fc.constantFrom<Sex | undefined>('male', 'female', undefined);
    fc.assert(
      fc.property(fc.constantFrom(...ANALYTES), value, sex, (analyte, reading, of) => {
        const critical = criticalSide(analyte, reading);
        fc.pre(critical !== null);
        expect(referenceSide(analyte, reading, of)).toBe(critical);
      }),
      { numRuns: 500 },
    );
  });
});

describe('intervalSide', () => {
  it('leaves a side without an end open', () => {
    expect(intervalSide({ low: 90 }, 1e9)).toBe('normal');
    expect(intervalSide({ high: 5, highOpen: true }, -1e9)).toBe('normal');
  });
});
