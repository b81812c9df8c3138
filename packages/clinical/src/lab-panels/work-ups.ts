import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { CBC, ELECTROLYTES, judgedByLaboratory, LIPIDS, LIVER, RENAL, serology } from './tests.ts';
import { TWO_DAYS } from './turnarounds.ts';

const category = 'work_up';
const SYPHILIS = serology('Syphilis antibody');
const HIV = serology('HIV-1 and HIV-2 antigen and antibody');

export const WORK_UPS: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'first_episode_psychosis',
    name: 'First-episode psychosis work-up',
    category,
    description:
      'Blood count, blood salts, calcium, kidney, liver, glucose, lipids, thyroid, vitamin B12, folate, CRP, prolactin, drug screen and serology.',
    priceCents: 24_500,
    turnaround: TWO_DAYS,
    useCases: ['First psychosis, before or soon after the first antipsychotic'],
    analytes: [
      ...CBC,
      ...ELECTROLYTES,
      'calcium',
      ...RENAL,
      ...LIVER,
      'glucose_fasting',
      'hba1c',
      ...LIPIDS,
      'tsh',
      'vitamin_b12',
      'folate',
      'crp',
      'prolactin',
      'uds',
    ],
    otherTests: [SYPHILIS, HIV],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'depression_work_up',
    name: 'Depression work-up',
    category,
    description: 'Blood count, thyroid, vitamin B12, folate, vitamin D, ferritin, glucose, blood salts, CRP.',
    priceCents: 13_900,
    turnaround: TWO_DAYS,
    useCases: ['New depression', 'Depression that does not respond'],
    analytes: [
      ...CBC,
      'tsh',
      'vitamin_b12',
      'folate',
      'vitamin_d',
      'ferritin',
      'hba1c',
      'sodium',
      'calcium',
      ...RENAL,
      'alt',
      'ast',
      'crp',
    ],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'delirium_work_up',
    name: 'Delirium work-up',
    category,
    description:
      'Blood count, blood salts, calcium, magnesium, kidney, liver, glucose, CRP, ammonia, thyroid and urine.',
    priceCents: 14_600,
    turnaround: 'same day',
    useCases: ['Acute confusion'],
    analytes: [
      ...CBC,
      ...ELECTROLYTES,
      'calcium',
      'magnesium',
      ...RENAL,
      ...LIVER,
      'glucose_fasting',
      'crp',
      'ammonia',
      'tsh',
      'vitamin_b12',
    ],
    otherTests: [judgedByLaboratory('Urinalysis')],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'dementia_work_up',
    name: 'Cognitive decline work-up',
    category,
    description:
      'Blood count, blood salts, calcium, kidney, liver, glucose, thyroid, vitamin B12, folate, homocysteine and syphilis serology.',
    priceCents: 16_200,
    turnaround: TWO_DAYS,
    useCases: ['New memory or thinking problems'],
    analytes: [
      ...CBC,
      ...ELECTROLYTES,
      'calcium',
      ...RENAL,
      ...LIVER,
      'hba1c',
      'tsh',
      'vitamin_b12',
      'folate',
      'homocysteine',
    ],
    otherTests: [SYPHILIS, HIV],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'neuroleptic_malignant_syndrome',
    name: 'Rigidity and fever under an antipsychotic',
    category,
    description: 'Creatine kinase, kidney, blood salts, calcium, liver and blood count.',
    priceCents: 6800,
    turnaround: 'same day',
    useCases: [
      'Suspected neuroleptic malignant syndrome, beside emergency care and never instead of it',
      'After restraint',
    ],
    analytes: ['ck', ...RENAL, ...ELECTROLYTES, 'calcium', 'alt', 'ast', 'wbc'],
    contents: memory(USUAL),
  }),
];
