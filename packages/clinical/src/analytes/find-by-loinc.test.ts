import { describe, expect, it } from 'vitest';
import { hasLoincCheckDigit } from '../../test/check-digits.ts';
import { findAnalyte } from './find-analyte.ts';
import { findAnalyteByLoinc, findAnalyteByLoincName, isOtherQuantity } from './find-by-loinc.ts';
import { ANALYTES } from './index.ts';
import { FURTHER_CODES } from './loinc/index.ts';
import { OTHER_QUANTITIES } from './loinc/other-quantities.ts';

const further = FURTHER_CODES.flatMap((codes) =>
  Object.entries(codes).flatMap(([key, rows]) =>
    rows.map(([code, name, source, remark]) => ({ key, code, name, source, remark })),
  ),
);
const listed = ANALYTES.flatMap(({ codes }) => codes.map(({ code }) => code));

describe('the further LOINC codes', () => {
  it('each stand once, under an analyte that exists, and are none of its own', () => {
    const codes = [...further.map(({ code }) => code), ...listed, ...OTHER_QUANTITIES.map(([code]) => code)];
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    const keys = new Set(ANALYTES.map(({ key }) => key));
    expect(further.filter(({ key }) => !keys.has(key))).toEqual([]);
  });

  it('have their check digit, a name, and the repository and path they were seen in', () => {
    const codes = [...further.map(({ code }) => code), ...OTHER_QUANTITIES.map(([code]) => code)];
    expect(codes.filter((code) => !hasLoincCheckDigit(code))).toEqual([]);
    for (const { name, source } of further) {
      expect(name.trim()).not.toBe('');
      expect(source).toMatch(/^[\w.-]+\/[\w.-]+:[\w./-]+$/);
    }
  });

  it('number at least 350', () => {
    expect(further.length).toBeGreaterThanOrEqual(350);
  });

  it('go by names that say nothing of urine, CSF, stool, antibodies or ratios of another kind', () => {
    for (const { name } of further)
      expect(name).not.toMatch(/\b(?:ur|urine|csf|stl|stool|fetus|prctl|titr|MoM|max|min)\b/i);
  });
});

describe('findAnalyteByLoinc', () => {
  it.each([
    ['6298-4', 'potassium'],
    ['2000-8', 'calcium'],
    ['14682-9', 'creatinine'],
    ['33914-3', 'egfr'],
    ['98980-6', 'egfr'],
    ['17856-6', 'hba1c'],
    ['59261-8', 'hba1c'],
    ['41653-7', 'glucose_fasting'],
    ['8889-8', 'resting_heart_rate'],
    ['8460-8', 'systolic_bp'],
    ['8331-1', 'body_temperature'],
    ['76635-2', 'qtc'],
    ['2823-3', 'potassium'],
  ])('knows %s as %s', (code, key) => {
    expect(findAnalyteByLoinc(code)?.analyte.key).toBe(key);
  });

  it.each(['5792-7', '2828-2', '2161-8', '14959-1', '11557-6', '2711-0', '59576-9', '99999-0', ''])(
    'does not take %j for an analyte of blood',
    (code) => {
      expect(findAnalyteByLoinc(code)).toBeUndefined();
    },
  );

  it('knows codes of the same words and another quantity', () => {
    for (const code of ['5792-7', '2828-2', '2161-8', '14959-1', '11557-6', '59576-9'])
      expect(isOtherQuantity(code)).toBe(true);
    expect(isOtherQuantity('2345-7')).toBe(false);
  });

  it.each([
    ['39790-1', 'capillary'],
    ['2339-0', 'whole blood'],
    ['8332-9', 'rectal'],
    ['29349-8', 'dialysis'],
  ])('says of %s what the specimen changes: %s', (code, words) => {
    expect(findAnalyteByLoinc(code)?.remark).toContain(words);
  });
});

describe('a LOINC name', () => {
  it.each([
    ['Potassium [Moles/volume] in Blood', 'potassium'],
    ['Potassium [Moles/volume] in Serum, Plasma or Blood', 'potassium'],
    ['Creatinine [Mass/volume] in Venous blood', 'creatinine'],
    ['Creatinine [Moles/volume] in Serum or Plasma by LC/MS/MS', 'creatinine'],
    ['Hemoglobin A1c/Hemoglobin.total in Blood by a method of tomorrow', 'hba1c'],
    ['Glucose [Mass/volume] in Capillary blood by Glucometer', 'glucose_fasting'],
    ['Sodium [Moles/volume] in Arterial blood', 'sodium'],
    ['C reactive protein [Mass/volume] in Serum or Plasma by Rapid immunoassay', 'crp'],
    ['C reactive protein [Mass/volume] in Blood by High sensitivity method', 'hs_crp'],
    ['Lithium [Moles/volume] in Serum or Plasma --trough', 'lithium'],
    ['Heart rate by Pulse oximetry', 'resting_heart_rate'],
    ['Systolic blood pressure by Noninvasive', 'systolic_bp'],
    ['Potassium [Moles/volume] in Urine', undefined],
    ['Creatinine [Mass/volume] in 24 hour Urine', undefined],
    ['Glucose [Mass/volume] in Cerebral spinal fluid', undefined],
    ['Glucose [Mass/volume] in Serum or Plasma --2 hours post 75 g glucose PO', undefined],
    ['Glucose [Presence] in Serum or Plasma', undefined],
    ['Sodium [Moles/volume] in Dialysis fluid', undefined],
    ['Hemoglobin [Mass/volume] in Plasma', undefined],
    ['Oxygen saturation in Venous blood', undefined],
    ['Urea nitrogen/Creatinine [Mass Ratio] in Serum or Plasma', undefined],
    ['Lithium [Moles/volume] in Red Blood Cells', undefined],
    ['Calcium.ionized [Moles/volume] in Serum or Plasma', undefined],
    ['Potassium [Moles/volume] (Maximum value during study) in Serum or Plasma', undefined],
    [`${'['.repeat(300)}`, undefined],
  ])('%s is %s', (name, key) => {
    expect(findAnalyte(name)?.key).toBe(key);
  });

  it('says the specimen where it is not the usual one', () => {
    expect(findAnalyteByLoincName('Sodium [Moles/volume] in Venous blood')).not.toHaveProperty('remark');
    expect(findAnalyteByLoincName('Lipase [Enzymatic activity/volume] in Capillary blood')?.remark).toBe(
      'in capillary blood',
    );
  });
});
