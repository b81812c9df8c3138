import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { CBC, judgedByLaboratory } from './tests.ts';
import { NEXT_DAY, TWO_DAYS } from './turnarounds.ts';

const category = 'hormones';

export const HORMONES: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'prolactin',
    name: 'Prolactin',
    category,
    description: 'Prolactin with TSH and kidney function, which can raise it too.',
    priceCents: 4200,
    turnaround: TWO_DAYS,
    useCases: ['Sexual side effects, missed periods or milk flow under an antipsychotic'],
    analytes: ['prolactin', 'tsh', 'creatinine'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'sex_hormones',
    name: 'Sex hormones',
    category,
    description: 'Total testosterone, prolactin, and LH, FSH and estradiol by the range of the laboratory.',
    priceCents: 8600,
    turnaround: TWO_DAYS,
    useCases: ['Low libido', 'Low mood in midlife', 'Long-term opioids'],
    analytes: ['testosterone_total', 'prolactin'],
    otherTests: [judgedByLaboratory('LH, FSH and estradiol')],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'morning_cortisol',
    name: 'Morning cortisol',
    category,
    description: 'Cortisol between 8 and 9 in the morning, with blood salts.',
    priceCents: 3800,
    turnaround: TWO_DAYS,
    useCases: ['Fatigue with weight loss', 'Low sodium', 'Depression with signs of Cushing syndrome'],
    analytes: ['cortisol_am', 'sodium', 'potassium', 'glucose_fasting'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'pregnancy_test',
    name: 'Pregnancy test',
    category,
    description: 'Beta hCG in blood.',
    priceCents: 2300,
    turnaround: NEXT_DAY,
    useCases: ['Before valproate, carbamazepine, topiramate or lithium', 'Missed period'],
    analytes: ['beta_hcg'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'perinatal_mental_health',
    name: 'Perinatal mental health',
    category,
    description: 'Thyroid with antibodies, blood count, ferritin, vitamin B12, vitamin D and glucose.',
    priceCents: 10_400,
    turnaround: TWO_DAYS,
    useCases: ['Low mood or anxiety in pregnancy', 'Postpartum low mood or psychosis'],
    analytes: [
      'tsh',
      'free_t4',
      'tpo_ab',
      ...CBC,
      'ferritin',
      'vitamin_b12',
      'vitamin_d',
      'glucose_fasting',
      'sodium',
    ],
    contents: memory(USUAL),
  }),
];
