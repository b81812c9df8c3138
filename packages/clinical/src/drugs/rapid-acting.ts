import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const rapidActing = drugFamily({ group: 'GLU', classes: ['GLU'] });

/** Rapid-acting antidepressants. */
export const RAPID_ACTING_ANTIDEPRESSANTS: readonly Drug[] = [
  rapidActing({
    key: 'esketamine',
    brands: ['Spravato'],
    atc: 'N06AX27',
    rxcui: '2119365',
    usualDose: '56-84 mg nasal, twice weekly then weekly',
    maxDose: '84 mg per session',
    onsetWeeks: [0.2, 4],
    monitoring: ['Blood pressure after each dose', 'Dissociation'],
  }),
  rapidActing({
    key: 'ketamine',
    brands: ['Ketalar', 'Ketanest', 'Calypsol'],
    atc: 'N01AX03',
    rxcui: '6130',
    usualDose: '0.5 mg/kg infusion',
    maxDose: '1 mg/kg',
    onsetWeeks: [0.1, 2],
    monitoring: ['Liver function'],
  }),
  rapidActing({
    key: 'brexanolone',
    brands: ['Zulresso'],
    atc: 'N06AX29',
    usualDose: '60 h infusion',
    onsetWeeks: [0.3, 1],
    monitoring: ['Oxygen saturation'],
  }),
  rapidActing({
    key: 'zuranolone',
    brands: ['Zurzuvae'],
    atc: 'N06AX31',
    usualDose: '50 mg/day for 14 days',
    maxDailyMg: 50,
    onsetWeeks: [0.5, 2],
  }),
];
