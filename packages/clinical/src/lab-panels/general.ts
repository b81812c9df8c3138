import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { CBC, ELECTROLYTES, LIVER, RENAL } from './tests.ts';
import { NEXT_DAY } from './turnarounds.ts';

const category = 'general';

export const GENERAL: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'cbc',
    name: 'Complete blood count',
    category,
    description: 'Haemoglobin, haematocrit, white cells with neutrophils and eosinophils, platelets and MCV.',
    priceCents: 1800,
    turnaround: NEXT_DAY,
    useCases: ['Fatigue', 'Infection', 'Before medicines that lower blood counts'],
    analytes: CBC,
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'cmp',
    name: 'Comprehensive metabolic panel',
    category,
    description: 'Glucose, blood salts, calcium, kidney and liver.',
    priceCents: 2400,
    turnaround: NEXT_DAY,
    useCases: ['General check', 'Before medicines cleared by kidney or liver'],
    analytes: ['glucose_fasting', ...ELECTROLYTES, 'calcium', ...RENAL, ...LIVER],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'renal_function',
    name: 'Kidney function and blood salts',
    category,
    description: 'Urea nitrogen, creatinine, eGFR and blood salts.',
    priceCents: 1700,
    turnaround: NEXT_DAY,
    useCases: ['Before and during lithium', 'Dehydration'],
    analytes: [...RENAL, ...ELECTROLYTES],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'liver_function',
    name: 'Liver panel',
    category,
    description: 'Albumin, ALT, AST, alkaline phosphatase, GGT and bilirubin.',
    priceCents: 1900,
    turnaround: NEXT_DAY,
    useCases: ['Before and during valproate, naltrexone or agomelatine', 'Alcohol use'],
    analytes: LIVER,
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'inflammation',
    name: 'Inflammation',
    category,
    description: 'CRP, high-sensitivity CRP, white cells, neutrophils and ferritin.',
    priceCents: 2600,
    turnaround: NEXT_DAY,
    useCases: ['Depression that does not respond', 'Fever under clozapine'],
    analytes: ['crp', 'hs_crp', 'wbc', 'anc', 'ferritin'],
    contents: memory(USUAL),
  }),
];
