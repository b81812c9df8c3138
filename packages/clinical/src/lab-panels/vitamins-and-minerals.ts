import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { judgedByLaboratory } from './tests.ts';
import { NEXT_DAY, TWO_DAYS } from './turnarounds.ts';

const category = 'vitamins_and_minerals';

export const VITAMINS_AND_MINERALS: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'b12_folate',
    name: 'Vitamin B12 and folate',
    category,
    description: 'Vitamin B12, folate, homocysteine and MCV.',
    priceCents: 4700,
    turnaround: TWO_DAYS,
    useCases: ['Depression or cognitive loss', 'Metformin', 'Nitrous oxide', 'Restricted diet'],
    analytes: ['vitamin_b12', 'folate', 'homocysteine', 'mcv'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'iron_fatigue',
    name: 'Iron and fatigue',
    category,
    description: 'Ferritin, iron studies and blood count.',
    priceCents: 3900,
    turnaround: NEXT_DAY,
    useCases: ['Fatigue', 'Restless legs', 'Akathisia'],
    analytes: ['ferritin', 'hemoglobin', 'hematocrit', 'mcv', 'tsh'],
    otherTests: [judgedByLaboratory('Iron and transferrin saturation')],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'vitamin_d',
    name: 'Vitamin D',
    category,
    description: '25-hydroxyvitamin D with calcium.',
    priceCents: 3300,
    turnaround: TWO_DAYS,
    useCases: ['Low mood in winter', 'Enzyme inducers', 'Osteoporosis risk with raised prolactin'],
    analytes: ['vitamin_d', 'calcium'],
    contents: memory(USUAL),
  }),
];
