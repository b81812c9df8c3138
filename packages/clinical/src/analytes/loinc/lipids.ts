import type { AnalyteCodes } from './analyte-codes.ts';
import { canvas, ELEXIS_TOP_2000, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Lipids, direct or calculated. */
export const LIPIDS_CODES: AnalyteCodes = {
  cholesterol_total: [
    ['2565-0', 'Deprecated Cholest SerPl-mCnc', SAMPLE_PATIENTS],
    ['14647-2', 'Cholest SerPl-sCnc', SAMPLE_PATIENTS],
    ['35200-5', 'Cholest SerPl-msCnc', SAMPLE_PATIENTS],
    ['50339-1', 'Deprecated Cholest Bld-mCnc', SAMPLE_PATIENTS],
  ],
  ldl: [
    [
      '96259-7',
      'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Calculated by Martin-Hopkins',
      canvas('v2022/laboratory_test'),
    ],
    ['2089-1', 'LDLc SerPl-mCnc', SAMPLE_PATIENTS],
    ['2090-9', 'Deprecated LDLc SerPl-mCnc', SAMPLE_PATIENTS],
    [
      '18261-8',
      'Cholesterol in LDL [Mass/volume] in Serum or Plasma ultracentrifugate',
      canvas('v2022/laboratory_test'),
    ],
    ['22748-8', 'LDLc SerPl-sCnc', SAMPLE_PATIENTS],
    ['35198-1', 'LDLc SerPl-msCnc', SAMPLE_PATIENTS],
    ['39469-2', 'LDLc SerPl Calc-sCnc', SAMPLE_PATIENTS],
    ['49132-4', 'LDLc SerPl Elph-mCnc', SAMPLE_PATIENTS],
    [
      '55440-2',
      'Cholesterol.in LDL (real) [Mass/volume] in Serum or Plasma by VAP',
      canvas('v2022/laboratory_test'),
    ],
    ['69419-0', 'Cholesterol in LDL [Moles/volume] in Serum or Plasma by Direct assay', ELEXIS_TOP_2000],
  ],
  hdl: [
    ['2086-7', 'Deprecated HDLc SerPl-mCnc', SAMPLE_PATIENTS],
    ['14646-4', 'HDLc SerPl-sCnc', SAMPLE_PATIENTS],
    ['18263-4', 'HDLc SerPl.Ultracent-mCnc', SAMPLE_PATIENTS],
    ['35197-3', 'HDLc SerPl-msCnc', SAMPLE_PATIENTS],
    ['49130-8', 'HDLc SerPl Elph-mCnc', SAMPLE_PATIENTS],
  ],
  triglycerides: [
    ['3043-7', 'Trigl Bld-mCnc', SAMPLE_PATIENTS],
    [
      '3049-4',
      'Deprecated Triglyceride [Mass/volume] in Serum or Plasma',
      mii('valuesets/valueset-interpolar-loinc-149278.json'),
    ],
    ['12951-0', 'Trigl SerPl Calc-mCnc', SAMPLE_PATIENTS],
    ['14927-8', 'Trigl SerPl-sCnc', SAMPLE_PATIENTS],
    ['35217-9', 'Trigl SerPl-msCnc', SAMPLE_PATIENTS],
    [
      '70218-3',
      'Triglyceride [Moles/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-149278.json'),
    ],
    ['3048-6', 'Trigl p fast SerPl-mCnc', SAMPLE_PATIENTS],
    ['17081-1', 'Deprecated Trigl p fast Ser-mCnc', SAMPLE_PATIENTS],
    ['47210-0', 'Trigl p fast SerPl-sCnc', SAMPLE_PATIENTS],
  ],
};
