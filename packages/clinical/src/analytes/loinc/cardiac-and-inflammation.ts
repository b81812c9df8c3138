import type { AnalyteCodes } from './analyte-codes.ts';
import { GECCO, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Troponins and C-reactive protein. */
export const CARDIAC_AND_INFLAMMATION_CODES: AnalyteCodes = {
  crp: [
    [
      '105126-7',
      'C reactive protein [Mass/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-19885.json'),
    ],
    [
      '106736-2',
      'C reactive protein [Mass/volume] in Serum, Plasma or Blood by Rapid immunoassay',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-19885.json'),
    ],
    ['48421-2', 'CRP BldC-mCnc', SAMPLE_PATIENTS],
  ],
  hs_crp: [
    [
      '71426-1',
      'C reactive protein [Mass/volume] in Blood by High sensitivity method',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-19885.json'),
    ],
  ],
  troponin_t: [
    ['6598-7', 'Troponin T.cardiac [Mass/volume] in Serum or Plasma', GECCO],
    ['6597-9', 'Troponin T.cardiac [Mass/volume] in Venous blood', GECCO],
    ['48425-3', 'Troponin T.cardiac [Mass/volume] in Blood', GECCO],
  ],
  troponin_i: [
    ['10839-9', 'Troponin I SerPl-mCnc', SAMPLE_PATIENTS],
    ['42757-5', 'Troponin I Bld-mCnc', SAMPLE_PATIENTS],
    ['49563-0', 'Troponin I SerPl DL=0.01 ng/mL-mCnc', SAMPLE_PATIENTS],
    [
      '89579-7',
      'Troponin I.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-108399.json'),
    ],
    [
      '106733-9',
      'Troponin I.cardiac [Mass/volume] in Serum, Plasma or Blood by Rapid immunoassay',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-108399.json'),
    ],
    [
      '106906-1',
      'Troponin I.cardiac [Mass/volume] in Serum, Plasma or Blood by High sensitivity method',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-108399.json'),
    ],
  ],
};
