import type { AnalyteCodes } from './analyte-codes.ts';
import { ELEXIS_TOP_2000, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Alcohol and drugs taken in overdose. */
export const SUBSTANCES_CODES: AnalyteCodes = {
  ethanol: [
    [
      '5640-8',
      'Ethanol [Mass/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-56432.json'),
      'whole blood: lower than in serum',
    ],
    [
      '14336-2',
      'Ethanol [Mass/volume] in Serum or Plasma by Gas chromatography',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-56432.json'),
    ],
    [
      '14719-9',
      'Ethanol [Moles/volume] in Serum or Plasma',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-56432.json'),
    ],
    [
      '15120-9',
      'Ethanol [Moles/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-56432.json'),
      'whole blood: lower than in serum',
    ],
    [
      '35240-1',
      'Ethanol [Mass or Moles/volume] in Serum or Plasma',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-56432.json'),
    ],
    [
      '56478-1',
      'Ethanol [Mass/volume] in Blood by Gas chromatography',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-56432.json'),
      'whole blood: lower than in serum',
    ],
  ],
  cdt: [['48495-6', 'CDT MFr SerPl', SAMPLE_PATIENTS]],
  acetaminophen: [
    ['14581-3', 'Acetamin SerPl-sCnc', SAMPLE_PATIENTS],
    ['35595-8', 'Acetamin SerPl Scn-mCnc', SAMPLE_PATIENTS],
    ['60048-6', 'Acetamin Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum'],
    ['70198-7', 'Acetaminophen [Moles/volume] in Serum or Plasma by Screen method', ELEXIS_TOP_2000],
  ],
  salicylate: [
    ['14909-6', 'Salicylates SerPl-sCnc', SAMPLE_PATIENTS],
    ['35597-4', 'Salicylates SerPl Scn-mCnc', SAMPLE_PATIENTS],
    ['46978-3', 'Salicylates SerPl Cfm-mCnc', SAMPLE_PATIENTS],
    ['60201-1', 'Salicylates Bld-mCnc', SAMPLE_PATIENTS, 'whole blood: the limits are of serum'],
    ['70216-7', 'Salicylates [Moles/volume] in Serum or Plasma by Screen method', ELEXIS_TOP_2000],
  ],
};
