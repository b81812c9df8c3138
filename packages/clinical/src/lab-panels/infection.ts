import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { TWO_DAYS } from './turnarounds.ts';

const category = 'infection';

export const INFECTION: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'blood_borne_and_syphilis',
    name: 'Hepatitis B and C, HIV and syphilis',
    category,
    description: 'Serology with consent. A reactive screen needs a confirming test before it is told.',
    priceCents: 8800,
    turnaround: TWO_DAYS,
    useCases: ['First psychosis', 'Cognitive decline', 'Injected drug use', 'Before treatment of addiction'],
    analytes: ['alt', 'hepatitis_b_surface_antigen', 'hepatitis_c_antibody', 'hiv', 'syphilis'],
    contents: memory(USUAL),
  }),
];
