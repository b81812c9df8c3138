import { describe, expect, it } from 'vitest';
import { findAnalyte } from './find-analyte.ts';
import { ANALYTES } from './index.ts';

// Names as laboratories and devices print them; most from public Synthea output
// (Apache-2.0, and CC BY 4.0 copyright Health Level Seven International and MITRE).
const NAMES: readonly (readonly [name: string, key: string])[] = [
  ['Hemoglobin A1c/Hemoglobin.total in Blood', 'hba1c'],
  ['Total Cholesterol', 'cholesterol_total'],
  ['Low Density Lipoprotein Cholesterol', 'ldl'],
  ['High Density Lipoprotein Cholesterol', 'hdl'],
  ['Triglycerides', 'triglycerides'],
  ['Urea Nitrogen', 'bun'],
  ['Urea nitrogen [Mass/volume] in Serum or Plasma', 'bun'],
  ['Creatinine', 'creatinine'],
  ['Creatinine [Mass/volume] in Serum or Plasma', 'creatinine'],
  ['Glucose', 'glucose_fasting'],
  ['Glucose [Mass/volume] in Serum or Plasma', 'glucose_fasting'],
  ['Sodium', 'sodium'],
  ['Sodium [Moles/volume] in Serum or Plasma', 'sodium'],
  ['Na+', 'sodium'],
  ['Potassium', 'potassium'],
  ['Potassium [Moles/volume] in Serum or Plasma', 'potassium'],
  ['K+', 'potassium'],
  ['Chloride', 'chloride'],
  ['Chloride [Moles/volume] in Serum or Plasma', 'chloride'],
  ['Carbon Dioxide', 'bicarbonate'],
  ['Carbon dioxide, total [Moles/volume] in Serum or Plasma', 'bicarbonate'],
  ['Calcium', 'calcium'],
  ['Calcium [Mass/volume] in Serum or Plasma', 'calcium'],
  ['Ca++', 'calcium'],
  ['Estimated Glomerular Filtration Rate', 'egfr'],
  ['Glomerular filtration rate/1.73 sq M.predicted', 'egfr'],
  ['Leukocytes [#/volume] in Blood by Automated count', 'wbc'],
  ['WBC Auto (Bld) [#/Vol]', 'wbc'],
  ['Neutrophils [#/volume] in Blood by Automated count', 'anc'],
  ['Eosinophils [#/volume] in Blood by Automated count', 'eosinophils'],
  ['Hemoglobin [Mass/volume] in Blood', 'hemoglobin'],
  ['Haemoglobin', 'hemoglobin'],
  ['Hematocrit [Volume Fraction] of Blood', 'hematocrit'],
  ['Hematocrit [Volume Fraction] of Blood by Automated count', 'hematocrit'],
  ['Platelets [#/volume] in Blood by Automated count', 'platelets'],
  ['MCV [Entitic volume] by Automated count', 'mcv'],
  ['Albumin [Mass/volume] in Serum or Plasma', 'albumin'],
  ['Alanine aminotransferase [Enzymatic activity/\u200Bvolume] in Serum or Plasma', 'alt'],
  ['Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma', 'ast'],
  ['Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma', 'alp'],
  ['Bilirubin.total [Mass/volume] in Serum or Plasma', 'bilirubin_total'],
  ['γ-GT', 'ggt'],
  ['TSH', 'tsh'],
  ['Vitamin B12', 'vitamin_b12'],
  ['25(OH)D', 'vitamin_d'],
  ['β-hCG', 'beta_hcg'],
  ['Lithium level', 'lithium'],
  ['Valproic acid', 'valproate'],
  ['Risperidone + 9-OH', 'risperidone_total'],
  ['Drugs of abuse 5 panel - Urine by Screen method', 'uds'],
  ['hs-Troponin T', 'troponin_t'],
  ['Troponin T high sensitivity', 'troponin_t'],
  ['Troponin T.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method', 'troponin_t'],
  ['Troponin T.cardiac [Mass/volume] in Serum or Plasma', 'troponin_t'],
  ['hs-TnI', 'troponin_i'],
  ['Troponin', 'troponin'],
  ['hs-Troponin', 'troponin'],
  ['Weight', 'weight'],
  ['Weight (kg)', 'weight'],
  ['Body weight', 'weight'],
  ['Body Mass Index', 'bmi'],
  ['Body mass index (BMI) [Ratio]', 'bmi'],
  ['Urea', 'urea'],
  ['Urea [Moles/volume] in Serum or Plasma', 'urea'],
  ['Cortisol', 'cortisol'],
  ['Protein [Mass/volume] in Serum or Plasma', 'total_protein'],
  ['NT-proBNP', 'nt_probnp'],
  ['HIV Ag/Ab', 'hiv'],
  ['THC', 'urine_cannabinoids'],
  ['Anti-NMDA receptor antibodies', 'nmdar_antibodies'],
  ['O2 sats', 'spo2'],
  ['HR', 'resting_heart_rate'],
  ['Systolic Blood Pressure', 'systolic_bp'],
  ['Diastolic Blood Pressure', 'diastolic_bp'],
  ['Body temperature', 'body_temperature'],
  ['Oral temperature', 'body_temperature'],
  ['Oxygen saturation in Arterial blood', 'spo2'],
  ['Respiratory rate', 'respiratory_rate'],
  ['Heart rate', 'resting_heart_rate'],
  ['HRV', 'hrv_rmssd'],
  ['Sleep duration', 'sleep_hours'],
];

describe('findAnalyte', () => {
  it.each(NAMES)('knows %s as %s', (name, key) => {
    expect(findAnalyte(name)?.key).toBe(key);
  });

  it('finds every analyte under its key, label, other names and code names', () => {
    for (const analyte of ANALYTES) {
      const names = [
        analyte.key,
        analyte.label,
        ...analyte.aliases,
        ...analyte.codes.map((code) => code.display),
      ];
      for (const name of names) expect(findAnalyte(name)).toBe(analyte);
    }
  });

  it('finds a name as listed and in another spelling alike', () => {
    for (const { key, label, aliases, codes } of ANALYTES) {
      for (const name of [key, label, ...aliases, ...codes.map(({ display }) => display)])
        expect(findAnalyte(` ${name.toUpperCase()} `)).toBe(findAnalyte(name));
    }
  });

  it.each([
    ['Sodium (Na)', 'sodium'],
    ['Sodium, serum', 'sodium'],
    ['S-Sodium', 'sodium'],
    ['Serum lithium level', 'lithium'],
    ['Lithium level (12h)', 'lithium'],
    ['Serum lithium (12 h post-dose)', 'lithium'],
    ['Haemoglobin (Hb)', 'hemoglobin'],
    ['Absolute neutrophil count (ANC)', 'anc'],
    ['Neutrophils (absolute count)', 'anc'],
    ['Plasma clozapine', 'clozapine'],
    ['Glucose (random)', 'glucose_fasting'],
    ['Calcium, total', 'calcium'],
    ['POC glucose', 'glucose_fasting'],
    ['Glucose, POC', 'glucose_fasting'],
    ['Capillary glucose', 'glucose_fasting'],
    ['eGFR by MDRD', 'egfr'],
    ['eGFR (CKD-EPI 2021)', 'egfr'],
    ['HbA1c (IFCC)', 'hba1c'],
    ['Potassium in serum', 'potassium'],
    ['Potassium in urine', undefined],
    ['Oxygen saturation, venous', undefined],
    ['Plasma hemoglobin', undefined],
    ['Level of hemoglobin in the plasma', undefined],
    ['Bilirubin direct', 'bilirubin_direct'],
    ['Sodium (urine)', undefined],
    ['Urine sodium', undefined],
    ['CSF glucose', undefined],
    ['Sodium (K)', undefined],
    ['Calcium (ionised)', 'ionised_calcium'],
    ['Testosterone (free)', undefined],
    ['Sodium (LOINC 1-1)', undefined],
    ['serum', undefined],
    ['Serum (level)', undefined],
  ])('reads %j as %s: words that leave the quantity what it is do not count', (name, key) => {
    expect(findAnalyte(name)?.key).toBe(key);
  });

  it.each([
    'Glucose [Mass/volume] in Urine by Test strip',
    'Bilirubin.total [Mass/volume] in Urine by Test strip',
    'Hemoglobin [Presence] in Urine by Test strip',
    'Neutrophils/100 leukocytes in Blood by Automated count',
    'Eosinophils/100 leukocytes in Blood by Automated count',
    'Body mass index (BMI) [Percentile] Per age and gender',
    // Two quantities go by these names.
    'T4',
    'Amitriptyline',
    'Risperidone',
    // No names at all.
    '',
    '+',
    'constructor',
    '__proto__',
  ])('does not guess %j', (name) => {
    expect(findAnalyte(name)).toBeUndefined();
  });
});
