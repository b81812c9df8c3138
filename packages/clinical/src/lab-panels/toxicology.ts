import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { NEXT_DAY, SENT_OUT } from './turnarounds.ts';

const category = 'toxicology';

export const TOXICOLOGY: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'urine_drug_screen',
    name: 'Urine drug screen',
    category,
    description:
      'Screening immunoassay for common classes. A positive class is not confirmed: several psychiatric medicines cause false positives.',
    priceCents: 3600,
    turnaround: NEXT_DAY,
    useCases: ['First psychosis or mania', 'Before controlled medicines', 'Agreed follow-up'],
    analytes: [
      'uds',
      'urine_amphetamines',
      'urine_benzodiazepines',
      'urine_cannabinoids',
      'urine_cocaine',
      'urine_opiates',
    ],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'alcohol_biomarkers',
    name: 'Alcohol biomarkers',
    category,
    description: 'Phosphatidylethanol, CDT, GGT, AST, ALT and MCV.',
    priceCents: 9400,
    turnaround: SENT_OUT,
    useCases: ['Assessment of alcohol use', 'Agreed follow-up of abstinence'],
    analytes: ['peth', 'cdt', 'ggt', 'ast', 'alt', 'mcv'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'overdose_levels',
    name: 'Overdose levels',
    category,
    description: 'Paracetamol, salicylate and ethanol with kidney and liver.',
    priceCents: 6700,
    turnaround: 'same day',
    useCases: ['Suspected overdose, beside emergency care and never instead of it'],
    analytes: ['acetaminophen', 'salicylate', 'ethanol', 'alt', 'ast', 'inr', 'creatinine', 'bicarbonate'],
    contents: memory(USUAL),
  }),
];
