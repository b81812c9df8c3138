import type { AnalyteCodes } from './analyte-codes.ts';
import { canvas, ELEXIS_TOP_2000, mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Hormones and vitamins. */
export const HORMONES_AND_VITAMINS_CODES: AnalyteCodes = {
  tsh: [
    ['50534-7', 'TSH sp2 SerPl-aCnc', SAMPLE_PATIENTS],
    ['3015-5', 'TSH Bld-aCnc', SAMPLE_PATIENTS],
    ['11579-0', 'TSH SerPl DL<=0.05 mIU/L-aCnc', SAMPLE_PATIENTS],
  ],
  free_t4: [
    ['6892-4', 'T4 Free SerPl Dialy-mCnc', SAMPLE_PATIENTS],
    ['14920-3', 'T4 Free SerPl-sCnc', SAMPLE_PATIENTS],
    ['35228-6', 'T4 Free SerPl-msCnc', SAMPLE_PATIENTS],
    ['70217-5', 'Thyroxine (T4) free [Moles/volume] in Serum or Plasma by Dialysis', ELEXIS_TOP_2000],
  ],
  tpo_ab: [
    ['5382-7', 'Thyroperoxidase Ab SerPl RIA-aCnc', SAMPLE_PATIENTS],
    ['11574-1', 'Deprecated Thyroperoxidase Ab Ser-aCnc', SAMPLE_PATIENTS],
    ['56477-3', 'Thyroperoxidase Ab SerPl EIA-aCnc', SAMPLE_PATIENTS],
  ],
  vitamin_b12: [
    [
      '14685-2',
      'Cobalamin (Vitamin B12) [Moles/volume] in Serum or Plasma',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-146852.json'),
    ],
    [
      '35201-3',
      'Cobalamin (Vitamin B12) [Mass or Moles/volume] in Serum',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146852.json'),
    ],
  ],
  folate: [
    ['14732-2', 'Folate [Moles/volume] in Serum or Plasma', ELEXIS_TOP_2000],
    ['35210-4', 'Folate SerPl-msCnc', SAMPLE_PATIENTS],
  ],
  vitamin_d: [
    ['1989-3', '25(OH)D3 SerPl-mCnc', SAMPLE_PATIENTS, 'vitamin D3 alone'],
    [
      '14635-7',
      '25-hydroxyvitamin D3 [Moles/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
      'vitamin D3 alone',
    ],
    ['35196-5', '25(OH)D3 SerPl-msCnc', SAMPLE_PATIENTS, 'vitamin D3 alone'],
  ],
  ferritin: [
    ['20567-4', 'Ferritin SerPl EIA-mCnc', SAMPLE_PATIENTS],
    ['24373-3', 'Ferritin Bld-mCnc', SAMPLE_PATIENTS],
    ['14723-1', 'Ferritin SerPl-sCnc', SAMPLE_PATIENTS],
    ['35209-6', 'Ferritin SerPl-msCnc', SAMPLE_PATIENTS],
  ],
  homocysteine: [['2428-1', 'Homocysteine [Mass/volume] in Serum or Plasma', ELEXIS_TOP_2000]],
  prolactin: [
    [
      '15081-3',
      'Prolactin [Units/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
    ],
    ['20434-7', 'Prolactin SerPl 3rd IS-aCnc', SAMPLE_PATIENTS],
    ['20568-2', 'Prolactin SerPl EIA-mCnc', SAMPLE_PATIENTS],
    ['49220-7', 'Prolactin SerPl 3rd IS-mCnc', SAMPLE_PATIENTS],
  ],
  cortisol_am: [
    ['14679-5', 'Cortisol [Moles/volume] in Serum or Plasma --AM peak specimen', ELEXIS_TOP_2000],
  ],
  testosterone_total: [
    ['2993-4', 'Deprecated Testost Ser-mCnc', SAMPLE_PATIENTS],
    ['14913-8', 'Testost SerPl-sCnc', SAMPLE_PATIENTS],
    ['35224-5', 'Testost SerPl-msCnc', SAMPLE_PATIENTS],
    ['49041-7', 'Testost SerPl DL=1.0 ng/dL-mCnc', SAMPLE_PATIENTS],
    [
      '70239-9',
      'Testosterone [Moles/volume] in Serum or Plasma by Detection limit <= 3.47 pmol/L',
      ELEXIS_TOP_2000,
    ],
  ],
  beta_hcg: [
    ['20415-6', 'B-HCG SerPl EIA 3rd IS-aCnc', SAMPLE_PATIENTS],
    ['19080-1', 'HCG SerPl-aCnc', SAMPLE_PATIENTS],
    [
      '45194-8',
      'Choriogonadotropin.intact+Beta subunit [Units/volume] in Serum or Plasma',
      canvas('v2022/laboratory_test'),
    ],
    ['30243-0', 'Choriogonadotropin.intact [Units/volume] in Serum or Plasma', ELEXIS_TOP_2000],
    [
      '83086-9',
      'Choriogonadotropin [Units/volume] in Serum or Plasma by Immunoassay',
      mii('valuesets/valueset-interpolar-loinc-211987.json'),
    ],
  ],
  pth: [
    ['2731-8', 'Parathyrin.intact [Mass/volume] in Serum or Plasma', ELEXIS_TOP_2000],
    [
      '14866-8',
      'Parathyrin.intact [Moles/volume] in Serum or Plasma',
      mii('valuesets/valueset-mii-top-300-loinc.json'),
    ],
    ['35219-5', 'PTH-Intact SerPl-msCnc', SAMPLE_PATIENTS],
  ],
};
