import type { LabPanelDefinition } from './define-panel.ts';
import { DRUG_MONITORING } from './drug-monitoring.ts';
import { GENERAL } from './general.ts';
import { HORMONES } from './hormones.ts';
import { INFECTION } from './infection.ts';
import { METABOLIC } from './metabolic.ts';
import { THYROID } from './thyroid.ts';
import { TOXICOLOGY } from './toxicology.ts';
import { VITAMINS_AND_MINERALS } from './vitamins-and-minerals.ts';
import { WORK_UPS } from './work-ups.ts';

/** Every panel that can be ordered. A further category is one file and one line here. */
export const LAB_PANELS: readonly LabPanelDefinition[] = [
  ...METABOLIC,
  ...DRUG_MONITORING,
  ...GENERAL,
  ...THYROID,
  ...VITAMINS_AND_MINERALS,
  ...HORMONES,
  ...TOXICOLOGY,
  ...INFECTION,
  ...WORK_UPS,
];
