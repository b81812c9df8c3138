import type { AnalyteCodes } from './analyte-codes.ts';
import { canvas, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Kidney values; GFR by any formula. */
export const RENAL_CODES: AnalyteCodes = {
  urea: [
    ['3091-6', 'Urea SerPl-mCnc', SAMPLE_PATIENTS],
    ['20977-5', 'Urea Bld-mCnc', SAMPLE_PATIENTS],
  ],
  bun: [
    ['17760-0', 'BUN pre dial BldV-mCnc', SAMPLE_PATIENTS],
    ['6299-2', 'BUN Bld-mCnc', SAMPLE_PATIENTS],
    ['12961-9', 'BUN BldA-mCnc', SAMPLE_PATIENTS],
    ['12962-7', 'BUN BldV-mCnc', SAMPLE_PATIENTS],
    ['12963-5', 'BUN BldP-mCnc', SAMPLE_PATIENTS],
    ['14937-7', 'BUN SerPl-sCnc', SAMPLE_PATIENTS],
    ['35234-4', 'BUN SerPl-msCnc', SAMPLE_PATIENTS],
    ['59570-2', 'BUN Bld-sCnc', SAMPLE_PATIENTS],
    ['11065-0', 'BUN pre dial SerPl-mCnc', SAMPLE_PATIENTS],
    [
      '11064-3',
      'Urea nitrogen [Mass/volume] in Serum or Plasma --post dialysis',
      canvas('v2026/laboratory_test'),
      'after dialysis',
    ],
    ['22664-7', 'Urea SerPl-sCnc', SAMPLE_PATIENTS, 'urea, right in mmol/L alone'],
    [
      '72903-8',
      'Urea [Moles/volume] in Blood',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
      'urea, right in mmol/L alone',
    ],
  ],
  creatinine: [
    [
      '103616-9',
      'Creatinine [Moles/volume] in Serum or Plasma by LC/MS/MS',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-146829.json'),
    ],
    ['51619-5', 'Creat pre dial SerPl-sCnc', SAMPLE_PATIENTS],
    [
      '101475-2',
      'Creatinine [Moles/volume] in Venous blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146829.json'),
    ],
    ['11042-9', 'Creat pre dial SerPl-mCnc', SAMPLE_PATIENTS],
    ['14682-9', 'Creat SerPl-sCnc', SAMPLE_PATIENTS],
    ['21232-4', 'Creat BldA-mCnc', SAMPLE_PATIENTS],
    ['38483-4', 'Creat Bld-mCnc', SAMPLE_PATIENTS],
    ['59826-8', 'Creat Bld-sCnc', SAMPLE_PATIENTS],
    ['35203-9', 'Creat SerPl-msCnc', SAMPLE_PATIENTS],
    [
      '77140-2',
      'Creatinine [Moles/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146829.json'),
    ],
  ],
  egfr: [
    ['33914-3', 'GFR/BSA.pred SerPl MDRD-ArVRat', SAMPLE_PATIENTS],
    [
      '48642-3',
      'GFR/BSA pred.non black SerPl MDRD-ArVRat',
      SAMPLE_PATIENTS,
      'by a formula with a factor for race',
    ],
    [
      '48643-1',
      'GFR/BSA pred.black SerPl MDRD-ArVRat',
      SAMPLE_PATIENTS,
      'by a formula with a factor for race',
    ],
    ['50044-7', 'GFR/BSA pred.fem SerPl MDRD-ArVRat', SAMPLE_PATIENTS],
    ['50210-4', 'GFR/BSA.pred SerPl Cystatin-based-ArVRat', SAMPLE_PATIENTS],
    ['50384-7', 'GFR/BSA.pred SerPl Schwartz-ArVRat', SAMPLE_PATIENTS],
    ['50383-9', 'Deprecated GFR predicted SerPl Schwartz', SAMPLE_PATIENTS],
    [
      '69405-9',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by based on 1.73 sq M',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '70969-1',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (MDRD)/1.73 sq M among male population',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '76633-7',
      'Glomerular filtration rate/1.73 sq M.predicted by Creatinine-based formula (MDRD) in Blood',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '77147-7',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (MDRD)/1.73 sq M',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '88293-6',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI)/1.73 sq M among black population',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
      'by a formula with a factor for race',
    ],
    [
      '88294-4',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI)/1.73 sq M among non black population',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
      'by a formula with a factor for race',
    ],
    [
      '94677-2',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine and Cystatin C-based formula (CKD-EPI)/1.73 sq M',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '97952-6',
      'Deprecated Glomerular filtration rate/Body surface area [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (CKD-EPI)',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
    [
      '98980-6',
      'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine and Cystatin C-based formula (CKD-EPI 2021)/1.73 sq M',
      mii('valuesets/valueset-interpolar-loinc-622381.json'),
    ],
  ],
  urate: [
    [
      '14933-6',
      'Urate [Moles/volume] in Serum or Plasma',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-149336.json'),
    ],
    [
      '35232-8',
      'Urate [Mass or Moles/volume] in Serum or Plasma',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-149336.json'),
    ],
  ],
};
