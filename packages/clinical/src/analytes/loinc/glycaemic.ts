import type { AnalyteCodes } from './analyte-codes.ts';
import { mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Glucose by any method, HbA1c by any method. */
export const GLYCAEMIC_CODES: AnalyteCodes = {
  glucose_fasting: [
    [
      '100746-7',
      'Glucose [Moles/volume] in Mixed venous blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '101476-0',
      'Fasting glucose [Moles/volume] in Venous blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '104597-0',
      'Glucose [Mass/volume] in Venous blood by Glucometer',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood by a meter',
    ],
    [
      '104598-8',
      'Glucose [Mass/volume] in Arterial blood by Glucometer',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood by a meter',
    ],
    [
      '104655-6',
      'Glucose [Mass/volume] in Mixed venous blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood: about 10 % lower than in plasma',
    ],
    ['50212-0', 'Glucose sp2 SerPl-mCnc', SAMPLE_PATIENTS],
    ['2339-0', 'Glucose Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    [
      '2340-8',
      'Glucose Bld Test Str Auto-mCnc',
      SAMPLE_PATIENTS,
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '2341-6',
      'Glucose Bld Manual Strip-mCnc',
      SAMPLE_PATIENTS,
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '6777-7',
      'Deprecated Glucose [Mass/volume] in Serum or Plasma',
      mii('valuesets/valueset-interpolar-loinc-147496.json'),
    ],
    ['14743-9', 'Glucose BldC Glucomtr-sCnc', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
    ['14749-6', 'Glucose SerPl-sCnc', SAMPLE_PATIENTS],
    ['15074-8', 'Glucose Bld-sCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    ['32016-8', 'Glucose BldC-mCnc', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
    ['35211-2', 'Glucose SerPl-msCnc', SAMPLE_PATIENTS],
    ['39480-9', 'Glucose BldV-sCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    ['39481-7', 'Glucose BldA-sCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    ['41651-1', 'Glucose BldA-mCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    ['41652-9', 'Glucose BldV-mCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    ['41653-7', 'Glucose BldC Glucomtr-mCnc', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
    ['51596-5', 'Glucose BldC-sCnc', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
    [
      '72516-8',
      'Glucose [Moles/volume] in Blood by Automated test strip',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '74774-1',
      'Glucose [Mass/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
    ],
    [
      '77135-2',
      'Glucose [Moles/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
    ],
    ['1556-0', 'Glucose p fast BldC-mCnc', SAMPLE_PATIENTS, 'capillary blood, as a rule by a meter'],
    ['1557-8', 'Glucose p fast BldV-mCnc', SAMPLE_PATIENTS, 'whole blood: about 10 % lower than in plasma'],
    [
      '14770-2',
      'Glucose p fast BldC Glucomtr-sCnc',
      SAMPLE_PATIENTS,
      'capillary blood, as a rule by a meter',
    ],
    ['14771-0', 'Glucose p fast SerPl-sCnc', SAMPLE_PATIENTS],
    ['35184-1', 'Glucose p fast SerPl-msCnc', SAMPLE_PATIENTS],
    [
      '41604-0',
      'Glucose p fast BldC Glucomtr-mCnc',
      SAMPLE_PATIENTS,
      'capillary blood, as a rule by a meter',
    ],
    [
      '76629-5',
      'Fasting glucose [Moles/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
      'whole blood: about 10 % lower than in plasma',
    ],
    [
      '77145-1',
      'Fasting glucose [Moles/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-147496.json'),
    ],
  ],
  hba1c: [
    ['4549-2', 'Hgb A1c MFr Bld Elph', SAMPLE_PATIENTS],
    ['17855-8', 'Hgb A1c MFr Bld Calc', SAMPLE_PATIENTS],
    ['17856-6', 'Hgb A1c MFr Bld HPLC', SAMPLE_PATIENTS],
    [
      '59261-8',
      'Hemoglobin A1c/Hemoglobin.total standardized per IFCC-RMP for CDT in Blood',
      mii('decision_dashboards/hba1c_decision_dashboard.html'),
    ],
    ['62388-4', 'Hgb A1c MFr Bld JDS/JSCC', SAMPLE_PATIENTS],
  ],
};
