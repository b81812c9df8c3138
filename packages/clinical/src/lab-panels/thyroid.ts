import { memory } from '../evidence/evidence.ts';
import { definePanel, type LabPanelDefinition } from './define-panel.ts';
import { USUAL } from './sources.ts';
import { NEXT_DAY, TWO_DAYS } from './turnarounds.ts';

const category = 'thyroid';

export const THYROID: readonly LabPanelDefinition[] = [
  definePanel({
    panelId: 'thyroid_screen',
    name: 'Thyroid screen',
    category,
    description: 'TSH with free T4.',
    priceCents: 3100,
    turnaround: NEXT_DAY,
    useCases: ['New depression, anxiety or mania', 'Six-monthly under lithium'],
    analytes: ['tsh', 'free_t4'],
    contents: memory(USUAL),
  }),
  definePanel({
    panelId: 'thyroid_extended',
    name: 'Thyroid with antibodies',
    category,
    description: 'TSH, free T4 and thyroid peroxidase antibodies.',
    priceCents: 5300,
    turnaround: TWO_DAYS,
    useCases: ['TSH outside its range', 'Postpartum low mood', 'Rapid cycling'],
    analytes: ['tsh', 'free_t4', 'tpo_ab'],
    contents: memory(USUAL),
  }),
];
