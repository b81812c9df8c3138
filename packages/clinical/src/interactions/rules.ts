import { ANTICHOLINERGIC_RULES } from './anticholinergic.ts';
import { ANTICONVULSANT_PARTNER_RULES } from './anticonvulsant-partners.ts';
import { ANTICONVULSANTS_RULES } from './anticonvulsants.ts';
import { BLEEDING_RULES } from './bleeding.ts';
import { CLOZAPINE_OLANZAPINE_RULES } from './clozapine-olanzapine.ts';
import { CYP1A2_RULES } from './cyp1a2.ts';
import { CYP2D6_RULES } from './cyp2d6.ts';
import { CYP3A4_RULES } from './cyp3a4.ts';
import { ENZYME_CLASS_RULES } from './enzyme-classes.ts';
import { ANTICOAGULANT_RULES } from './anticoagulants.ts';
import { ANTIINFECTIVE_RULES } from './anti-infectives.ts';
import { CANCER_RULES } from './cancer.ts';
import { CARDIAC_RULES } from './cardiac.ts';
import { ERGOT_RULES } from './ergots.ts';
import { GENERAL_MEDICINE_RULES } from './general-medicine.ts';
import { HERBAL_RULES } from './herbal.ts';
import { PSYCHOTROPIC_PAIR_RULES } from './psychotropic-pairs.ts';
import { LABEL_CLASS_RULES } from './label-classes.ts';
import { LITHIUM_RULES } from './lithium.ts';
import { MAOI_RULES } from './maoi.ts';
import { MIGRAINE_RULES } from './migraine.ts';
import { NEWER_PSYCHOTROPIC_RULES } from './newer-psychotropics.ts';
import { OPIOIDS_RULES } from './opioids.ts';
import { OTHER_RULES } from './other.ts';
import { QT_RULES } from './qt.ts';
import { SEDATION_RULES } from './sedation.ts';
import { NEWEST_MEDICINE_RULES } from './newest-medicines.ts';
import { GLUCOSE_RULES } from './glucose.ts';
import { SUBSTANCE_RULES } from './substances.ts';
import { SEROTONERGIC_RULES } from './serotonergic.ts';
import type { InteractionRule } from './define-rule.ts';

/** Every interaction rule, by theme. */
export const INTERACTION_RULES: readonly InteractionRule[] = [
  ...MAOI_RULES,
  ...SEROTONERGIC_RULES,
  ...BLEEDING_RULES,
  ...LITHIUM_RULES,
  ...ANTICONVULSANTS_RULES,
  ...CLOZAPINE_OLANZAPINE_RULES,
  ...CYP1A2_RULES,
  ...CYP2D6_RULES,
  ...CYP3A4_RULES,
  ...QT_RULES,
  ...SEDATION_RULES,
  ...OPIOIDS_RULES,
  ...ANTICHOLINERGIC_RULES,
  ...OTHER_RULES,
  ...ANTICOAGULANT_RULES,
  ...ANTIINFECTIVE_RULES,
  ...CARDIAC_RULES,
  ...ERGOT_RULES,
  ...HERBAL_RULES,
  ...PSYCHOTROPIC_PAIR_RULES,
  ...CANCER_RULES,
  ...LABEL_CLASS_RULES,
  ...GENERAL_MEDICINE_RULES,
  ...MIGRAINE_RULES,
  ...NEWER_PSYCHOTROPIC_RULES,
  ...ANTICONVULSANT_PARTNER_RULES,
  ...NEWEST_MEDICINE_RULES,
  ...GLUCOSE_RULES,
  ...SUBSTANCE_RULES,
  ...ENZYME_CLASS_RULES,
];
