import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { ADA_AND_USUAL, USUAL } from './sources.ts';
import { ELECTROLYTES, LIPIDS, LIVER, RENAL } from './tests.ts';
import { NEXT_DAY, TWO_DAYS } from './turnarounds.ts';

const category = 'metabolic';

export const METABOLIC: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'antipsychotic_metabolic_baseline',
    name: 'Antipsychotic metabolic baseline',
    category,
    description:
      'Glucose, lipids, liver, kidney, blood salts and prolactin before an antipsychotic is started.',
    priceCents: 9800,
    turnaround: TWO_DAYS,
    useCases: ['Before a first or another antipsychotic', 'Metabolic risk before treatment'],
    analytes: ['glucose_fasting', 'hba1c', ...LIPIDS, ...LIVER, ...RENAL, ...ELECTROLYTES, 'prolactin'],
    contents: memory(ADA_AND_USUAL),
  }),
  definePanel({
    panelId: 'antipsychotic_metabolic_follow_up',
    name: 'Antipsychotic metabolic follow-up',
    category,
    description: 'Fasting glucose, HbA1c and lipids during treatment with an antipsychotic.',
    priceCents: 5200,
    turnaround: NEXT_DAY,
    useCases: ['12 weeks after the start of an antipsychotic', 'Yearly metabolic follow-up'],
    analytes: ['glucose_fasting', 'hba1c', ...LIPIDS],
    contents: memory(ADA_AND_USUAL),
  }),
  definePanel({
    panelId: 'glucose_hba1c',
    name: 'Glucose and HbA1c',
    category,
    description: 'Fasting glucose and HbA1c.',
    priceCents: 2400,
    turnaround: NEXT_DAY,
    useCases: ['Diabetes screening', 'Follow-up of a raised glucose'],
    analytes: ['glucose_fasting', 'hba1c'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'lipid_panel',
    name: 'Lipid panel',
    category,
    description: 'Cholesterol, LDL, HDL and triglycerides.',
    priceCents: 2200,
    turnaround: NEXT_DAY,
    useCases: ['Cardiovascular risk', 'Weight gain under treatment'],
    analytes: LIPIDS,
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'eating_disorder_refeeding',
    name: 'Eating disorder and refeeding',
    category,
    description: 'Blood salts, phosphate, magnesium, calcium, glucose, kidney, liver and blood count.',
    priceCents: 7600,
    turnaround: NEXT_DAY,
    useCases: ['Assessment of an eating disorder', 'Refeeding: repeated checks of phosphate and salts'],
    analytes: [
      ...ELECTROLYTES,
      'phosphate',
      'magnesium',
      'calcium',
      'glucose_fasting',
      ...RENAL,
      ...LIVER,
      'ck',
      'hemoglobin',
      'wbc',
      'platelets',
    ],
    contents: memory(USUAL),
  }),
];
