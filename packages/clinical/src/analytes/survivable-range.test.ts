import { describe, expect, it } from 'vitest';
import { toAnalyteUnit } from './convert-unit.ts';
import { mistakenUnit, SURVIVABLE_RANGES } from './survivable-range.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';

const meant = (key: string, number: number, unit?: string) => {
  const converted = toAnalyteUnit(known(key), number, unit);
  return mistakenUnit(known(key), 'value' in converted ? converted.value : number, { number, unit });
};

describe('a number that is hardly survivable in its unit and ordinary in another', () => {
  it.each([
    ['glucose_fasting', 5.4, 'mg/dL', 'mmol/L'],
    ['glucose_fasting', 9.9, 'mg/dL', 'mmol/L'],
    ['glucose_fasting', 5.4, undefined, 'mmol/L'],
    ['glucose_fasting', 95, 'mmol/L', 'mg/dL'],
    ['hemoglobin', 13.5, 'g/L', 'g/dL'],
    ['albumin', 4.2, 'g/L', 'g/dL'],
    ['potassium', 4.2, 'mg/dL', 'mmol/L'],
    ['hba1c', 5.6, 'mmol/mol', '%'],
    ['hdl', 1.3, 'mg/dL', 'mmol/L'],
    ['triglycerides', 120, 'mmol/L', 'mg/dL'],
    ['free_t4', 1.2, 'pmol/L', 'ng/dL'],
    ['free_t4', 11, 'ng/dL', 'pmol/L'],
    ['wbc', 6.5, '/uL', '10^3/uL'],
    ['anc', 3.2, '/uL', '10^3/uL'],
    ['platelets', 250, '/uL', '10^3/uL'],
    ['diastolic_bp', 10, 'mmHg', 'kPa'],
    ['sleep_hours', 7.5, 'min', 'h/night'],
  ] as const)('%s %d %s is meant in %s', (key, number, unit, expected) => {
    expect(meant(key, number, unit)).toBe(expected);
  });

  it.each([
    // Survivable, and no reason to question the unit.
    ['glucose_fasting', 10, 'mg/dL'],
    ['glucose_fasting', 38, 'mg/dL'],
    ['glucose_fasting', 2.1, 'mmol/L'],
    ['glucose_fasting', 45, 'mmol/L'],
    ['glucose_fasting', 1300, 'mg/dL'],
    ['hba1c', 20, '%'],
    ['hemoglobin', 4.1, 'g/dL'],
    ['potassium', 1.9, 'mmol/L'],
    ['creatinine', 900, 'umol/L'],
    ['platelets', 3, '10^3/uL'],
    // Not survivable, and critical in every unit.
    ['anc', 0, '10^3/uL'],
    ['wbc', 0, '10^3/uL'],
    ['anc', 0.4, '/uL'],
    ['platelets', 40, '/uL'],
    // No row: a level in a usual unit is never explained away.
    ['lithium', 7, 'mmol/L'],
    ['sodium', 110, 'mmol/L'],
    ['clozapine', 1500, 'ng/mL'],
  ] as const)('%s %d %s stays what it says', (key, number, unit) => {
    expect(meant(key, number, unit)).toBeUndefined();
  });

  it('is asked of analytes that exist and have two units, once each', () => {
    const keys = SURVIVABLE_RANGES.map(({ analyte }) => analyte);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(known(key).conversions.length).toBeGreaterThan(0);
  });
});
