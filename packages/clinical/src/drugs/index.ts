import { BARBITURATES } from './barbiturates.ts';
import { OTHER_HYPNOTICS } from './other-hypnotics.ts';
import { NOOTROPICS } from './nootropics.ts';
import { CHOLINERGICS } from './cholinergics.ts';
import { NEUROLOGICAL } from './neurological.ts';
import { ANTISPASMODICS } from './antispasmodics.ts';
import { LIPID_LOWERING } from './lipid-lowering.ts';
import { TOPICAL_ANAESTHETICS } from './topical-anaesthetics.ts';
import { BIOLOGICS } from './biologics.ts';
import { ANALGESICS } from './analgesics.ts';
import { ANTIARRHYTHMICS } from './antiarrhythmics.ts';
import { ANTICHOLINERGICS } from './anticholinergics.ts';
import { ANTICOAGULANTS_ANTIPLATELETS } from './anticoagulants-antiplatelets.ts';
import { ANTICONVULSANTS } from './anticonvulsants.ts';
import { ANTIHISTAMINES } from './antihistamines.ts';
import { ANTIHYPERTENSIVES } from './antihypertensives.ts';
import { ANTIMICROBIALS } from './antimicrobials.ts';
import { ANTIVIRALS } from './antivirals.ts';
import { ANXIOLYTICS } from './anxiolytics.ts';
import { ATYPICAL_ANTIDEPRESSANTS } from './atypical-antidepressants.ts';
import { AUGMENTATION } from './augmentation.ts';
import { BENZODIAZEPINES } from './benzodiazepines.ts';
import { DEMENTIA } from './dementia.ts';
import { DIABETES } from './diabetes.ts';
import { DIURETICS } from './diuretics.ts';
import { FIRST_GENERATION_ANTIPSYCHOTICS } from './first-generation-antipsychotics.ts';
import { GASTROINTESTINAL } from './gastrointestinal.ts';
import { HORMONES_CONTRACEPTIVES } from './hormones-contraceptives.ts';
import { HYPNOTICS } from './hypnotics.ts';
import { IMMUNOSUPPRESSANTS } from './immunosuppressants.ts';
import { MAOIS } from './maoi.ts';
import { MOOD_STABILISERS } from './mood-stabilisers.ts';
import { MOVEMENT } from './movement.ts';
import { MUSCLE_RELAXANTS } from './muscle-relaxants.ts';
import { NON_STIMULANTS } from './non-stimulants.ts';
import { NSAIDS } from './nsaids.ts';
import { ONCOLOGY } from './oncology.ts';
import { OPIOIDS } from './opioids.ts';
import { OTHER } from './other.ts';
import { PARKINSON } from './parkinson.ts';
import { RAPID_ACTING_ANTIDEPRESSANTS } from './rapid-acting.ts';
import { RESPIRATORY } from './respiratory.ts';
import { SECOND_GENERATION_ANTIPSYCHOTICS } from './second-generation-antipsychotics.ts';
import { SNRIS } from './snri.ts';
import { SSRIS } from './ssri.ts';
import { STATINS } from './statins.ts';
import { STIMULANTS } from './stimulants.ts';
import { SUBSTANCE_USE } from './substance-use.ts';
import { TCAS } from './tca.ts';
import { TRIPTANS } from './triptans.ts';
import { UROLOGY } from './urology.ts';
import { ANTIBACTERIALS } from './antibacterials.ts';
import { ANTIPARASITICS } from './antiparasitics.ts';
import { ANTINEOPLASTICS } from './antineoplastics.ts';
import { VITAMINS_MINERALS } from './vitamins-minerals.ts';
import { BONE_JOINT } from './bone-joint.ts';
import { HEART_OTHER } from './heart-other.ts';
import { DIABETES_OTHER } from './diabetes-other.ts';
import { UROLOGY_WOMEN } from './urology-women.ts';
import { STOMACH_OTHER } from './stomach-other.ts';
import { EYE_SKIN } from './eye-skin.ts';
import { DECONGESTANTS } from './decongestants.ts';
import { OTHER_MEDICINES } from './other-medicines.ts';
import { PSYCHOACTIVE_SUBSTANCES } from './psychoactive-substances.ts';
import type { Drug } from './define-drug.ts';
import { withActiveClasses, withEnzymeSets, withIngredientClasses } from './drug-family.ts';

export { DRUG_CLASSES } from './drug-classes.ts';
export type { DrugClass } from './drug-classes.ts';
export { DRUG_GROUPS } from './drug-groups.ts';
export { EXPOSURE_WORDS } from './exposure-words.ts';
export type { Drug } from './define-drug.ts';

/** Every listed medication. A combination product counts in the sets of its ingredients. */
export const DRUGS: readonly Drug[] = withIngredientClasses(
  withActiveClasses(
    [
      ...SSRIS,
      ...SNRIS,
      ...TCAS,
      ...MAOIS,
      ...ATYPICAL_ANTIDEPRESSANTS,
      ...RAPID_ACTING_ANTIDEPRESSANTS,
      ...SECOND_GENERATION_ANTIPSYCHOTICS,
      ...FIRST_GENERATION_ANTIPSYCHOTICS,
      ...MOOD_STABILISERS,
      ...BENZODIAZEPINES,
      ...HYPNOTICS,
      ...ANXIOLYTICS,
      ...STIMULANTS,
      ...NON_STIMULANTS,
      ...SUBSTANCE_USE,
      ...DEMENTIA,
      ...MOVEMENT,
      ...AUGMENTATION,
      ...OPIOIDS,
      ...TRIPTANS,
      ...NSAIDS,
      ...ANTIHYPERTENSIVES,
      ...DIURETICS,
      ...ANTICOAGULANTS_ANTIPLATELETS,
      ...ANTIMICROBIALS,
      ...ANTIARRHYTHMICS,
      ...ANTICHOLINERGICS,
      ...ANTIHISTAMINES,
      ...HORMONES_CONTRACEPTIVES,
      ...STATINS,
      ...IMMUNOSUPPRESSANTS,
      ...GASTROINTESTINAL,
      ...ONCOLOGY,
      ...ANTIVIRALS,
      ...RESPIRATORY,
      ...DIABETES,
      ...ANTICONVULSANTS,
      ...PARKINSON,
      ...MUSCLE_RELAXANTS,
      ...UROLOGY,
      ...BARBITURATES,
      ...OTHER_HYPNOTICS,
      ...NOOTROPICS,
      ...CHOLINERGICS,
      ...NEUROLOGICAL,
      ...ANTISPASMODICS,
      ...LIPID_LOWERING,
      ...TOPICAL_ANAESTHETICS,
      ...BIOLOGICS,
      ...ANALGESICS,
      ...ANTIBACTERIALS,
      ...ANTIPARASITICS,
      ...ANTINEOPLASTICS,
      ...VITAMINS_MINERALS,
      ...BONE_JOINT,
      ...HEART_OTHER,
      ...DIABETES_OTHER,
      ...UROLOGY_WOMEN,
      ...STOMACH_OTHER,
      ...EYE_SKIN,
      ...DECONGESTANTS,
      ...OTHER_MEDICINES,
      ...PSYCHOACTIVE_SUBSTANCES,
      ...OTHER,
    ].map(withEnzymeSets),
  ),
);
