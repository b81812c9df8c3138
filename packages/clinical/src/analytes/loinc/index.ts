import type { AnalyteCodes } from './analyte-codes.ts';
import { CARDIAC_AND_INFLAMMATION_CODES } from './cardiac-and-inflammation.ts';
import { DRUG_LEVELS_CODES } from './drug-levels.ts';
import { ELECTROLYTES_CODES } from './electrolytes.ts';
import { GLYCAEMIC_CODES } from './glycaemic.ts';
import { HAEMATOLOGY_CODES } from './haematology.ts';
import { HORMONES_AND_VITAMINS_CODES } from './hormones-and-vitamins.ts';
import { LIPIDS_CODES } from './lipids.ts';
import { LIVER_CODES } from './liver.ts';
import { RENAL_CODES } from './renal.ts';
import { SUBSTANCES_CODES } from './substances.ts';
import { VITAL_SIGNS_CODES } from './vital-signs.ts';

/** Every further LOINC code of an analyte. */
export const FURTHER_CODES: readonly AnalyteCodes[] = [
  HAEMATOLOGY_CODES,
  ELECTROLYTES_CODES,
  RENAL_CODES,
  GLYCAEMIC_CODES,
  LIVER_CODES,
  LIPIDS_CODES,
  CARDIAC_AND_INFLAMMATION_CODES,
  HORMONES_AND_VITAMINS_CODES,
  DRUG_LEVELS_CODES,
  SUBSTANCES_CODES,
  VITAL_SIGNS_CODES,
];
