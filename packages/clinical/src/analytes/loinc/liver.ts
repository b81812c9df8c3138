import type { AnalyteCodes } from './analyte-codes.ts';
import { mii, SAMPLE_PATIENTS } from './code-sources.ts';

/** Liver values. */
export const LIVER_CODES: AnalyteCodes = {
  albumin: [
    [
      '101198-0',
      'Albumin [Mass/volume] in Serum or Plasma by Nephelometry',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-17517.json'),
    ],
    [
      '103577-3',
      'Albumin [Mass/volume] in Serum by Immunoassay',
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-17517.json'),
    ],
    ['2862-1', 'Albumin SerPl Elph-mCnc', SAMPLE_PATIENTS],
    ['54347-0', 'Albumin SerPl-sCnc', SAMPLE_PATIENTS],
    ['61151-7', 'Albumin SerPl BCG-mCnc', SAMPLE_PATIENTS],
    ['61152-5', 'Albumin SerPl BCP-mCnc', SAMPLE_PATIENTS],
    ['62234-0', 'Albumin SerPl BCP-sCnc', SAMPLE_PATIENTS],
    ['62235-7', 'Albumin SerPl BCG-sCnc', SAMPLE_PATIENTS],
    [
      '76631-1',
      'Albumin [Mass/volume] in Blood by Bromocresol purple (BCP) dye binding method',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-17517.json'),
    ],
    [
      '77148-5',
      'Albumin [Mass/volume] in Serum, Plasma or Blood by Bromocresol purple (BCP) dye binding method',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-17517.json'),
    ],
  ],
  alt: [
    ['1743-4', "ALT SerPl w P-5'-P-cCnc", SAMPLE_PATIENTS],
    ['1744-2', "ALT SerPl w/o P-5'-P-cCnc", SAMPLE_PATIENTS],
    [
      '76625-3',
      'Alanine aminotransferase [Enzymatic activity/volume] in Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-17426.json'),
    ],
    [
      '77144-4',
      'Alanine aminotransferase [Enzymatic activity/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-17426.json'),
    ],
  ],
  ast: [
    ['30239-8', "AST SerPl w P-5'-P-cCnc", SAMPLE_PATIENTS],
    [
      '88112-8',
      "Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma by No addition of P-5'-P",
      mii('ecl_descendants_baseline/valuesets/valueset-ecl-component-19208.json'),
    ],
  ],
  alp: [
    ['1783-0', 'ALP Bld-cCnc', SAMPLE_PATIENTS],
    ['6769-4', 'Deprecated ALP SerPl-cCnc', SAMPLE_PATIENTS],
  ],
  bilirubin_total: [
    [
      '97770-2',
      'Bilirubin.total [Moles/volume] in Capillary blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146316.json'),
    ],
    ['14631-6', 'Bilirub SerPl-sCnc', SAMPLE_PATIENTS],
    ['35194-0', 'Bilirub SerPl-msCnc', SAMPLE_PATIENTS],
    ['42719-5', 'Bilirub Bld-mCnc', SAMPLE_PATIENTS],
    ['54363-7', 'Bilirub Bld-sCnc', SAMPLE_PATIENTS],
    ['59827-6', 'Bilirub BldA-mCnc', SAMPLE_PATIENTS],
    ['59828-4', 'Bilirub BldV-mCnc', SAMPLE_PATIENTS],
    [
      '77137-8',
      'Bilirubin.total [Moles/volume] in Serum, Plasma or Blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146316.json'),
    ],
    [
      '89871-8',
      'Bilirubin.total [Moles/volume] in Venous blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146316.json'),
    ],
    [
      '89872-6',
      'Bilirubin.total [Moles/volume] in Arterial blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-146316.json'),
    ],
  ],
  ammonia: [
    ['1839-0', 'Ammonia Bld-sCnc', SAMPLE_PATIENTS],
    ['1841-6', 'Ammonia Ser-sCnc', SAMPLE_PATIENTS],
    ['20684-7', 'Ammonia Ser-mCnc', SAMPLE_PATIENTS],
    ['22763-7', 'Ammonia Plas-mCnc', SAMPLE_PATIENTS],
    ['32664-5', 'Ammonia Bld-mCnc', SAMPLE_PATIENTS],
    ['35254-2', 'Ammonia Plas-msCnc', SAMPLE_PATIENTS],
    [
      '93684-9',
      'Ammonia [Moles/volume] in Arterial blood',
      mii('ecl_fixed_component/valuesets/valueset-ecl-component-163626.json'),
    ],
  ],
};
