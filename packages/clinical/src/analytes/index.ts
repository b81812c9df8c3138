import type { Analyte } from './define-analyte.ts';
import { ANTHROPOMETRY } from './anthropometry.ts';
import { ANTIDEPRESSANT_LEVELS } from './antidepressant-levels.ts';
import { ANTIPSYCHOTIC_LEVELS } from './antipsychotic-levels.ts';
import { CARDIAC_AND_MUSCLE } from './cardiac-and-muscle.ts';
import { ECG_AND_VITALS } from './ecg-and-vitals.ts';
import { ELECTROLYTES } from './electrolytes.ts';
import { FURTHER_BLOOD } from './further-blood.ts';
import { FURTHER_CHEMISTRY } from './further-chemistry.ts';
import { FURTHER_HORMONES } from './further-hormones.ts';
import { FURTHER_LEVELS } from './further-levels.ts';
import { FURTHER_MEASUREMENTS } from './further-measurements.ts';
import { YES_OR_NO } from './yes-or-no.ts';
import { GLYCAEMIC } from './glycaemic.ts';
import { HAEMATOLOGY } from './haematology.ts';
import { HORMONES } from './hormones.ts';
import { INFLAMMATION } from './inflammation.ts';
import { LIPIDS } from './lipids.ts';
import { LIVER } from './liver.ts';
import { MOOD_STABILISER_LEVELS } from './mood-stabiliser-levels.ts';
import { RENAL } from './renal.ts';
import { SUBSTANCES } from './substances.ts';
import { THYROID } from './thyroid.ts';
import { TOXICOLOGY } from './toxicology.ts';
import { TRICYCLIC_LEVELS } from './tricyclic-levels.ts';
import { VITAMINS } from './vitamins.ts';
import { WEARABLES } from './wearables.ts';

/** Every analyte the service knows: adults, not pregnant, US conventional units. */
export const ANALYTES: readonly Analyte[] = [
  ...HAEMATOLOGY,
  ...ELECTROLYTES,
  ...RENAL,
  ...GLYCAEMIC,
  ...LIVER,
  ...LIPIDS,
  ...INFLAMMATION,
  ...CARDIAC_AND_MUSCLE,
  ...THYROID,
  ...VITAMINS,
  ...HORMONES,
  ...MOOD_STABILISER_LEVELS,
  ...ANTIPSYCHOTIC_LEVELS,
  ...TRICYCLIC_LEVELS,
  ...ANTIDEPRESSANT_LEVELS,
  ...SUBSTANCES,
  ...TOXICOLOGY,
  ...ECG_AND_VITALS,
  ...WEARABLES,
  ...ANTHROPOMETRY,
  ...FURTHER_BLOOD,
  ...FURTHER_CHEMISTRY,
  ...FURTHER_HORMONES,
  ...FURTHER_LEVELS,
  ...FURTHER_MEASUREMENTS,
  ...YES_OR_NO,
];
