import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const snri = drugFamily({ group: 'SNRI', classes: ['SNRI', 'SEROTONERGIC'] });

/** Serotonin and noradrenaline reuptake inhibitors. */
export const SNRIS: readonly Drug[] = [
  snri({
    key: 'venlafaxine',
    brands: [
      'Effexor',
      'Efexor',
      'Trevilor',
      'Vandral',
      'Vensir',
      'Venlalic',
      'Elaxine',
      'Enlafax',
      'Venlablue',
      'Vencarm',
      'Tifaxin',
      'Altven',
      'Sunveniz',
      'Efectin',
    ],
    atc: 'N06AX16',
    rxcui: '39786',
    usualDose: '75-225 mg/day',
    maxDose: '375 mg/day immediate release, 225 mg/day extended release',
    maxDailyMg: 375,
    onsetWeeks: [2, 8],
    classes: ['QT_POSSIBLE', 'ANTICHOLINERGIC_1'],
  }),
  snri({
    key: 'desvenlafaxine',
    brands: ['Pristiq', 'Khedezla', 'Desfax'],
    atc: 'N06AX23',
    rxcui: '734064',
    usualDose: '50 mg/day',
    maxDailyMg: 100,
    onsetWeeks: [2, 8],
  }),
  snri({
    key: 'duloxetine',
    brands: ['Cymbalta', 'Yentreve', 'Drizalma', 'Xeristar', 'Ariclaim', 'Duciltia', 'Andepra', 'Depreta'],
    atc: 'N06AX21',
    rxcui: '72625',
    usualDose: '40-60 mg/day',
    maxDailyMg: 120,
    onsetWeeks: [2, 8],
    monitoring: ['Liver function'],
  }),
  snri({
    key: 'levomilnacipran',
    brands: ['Fetzima'],
    atc: 'N06AX28',
    rxcui: '1433212',
    usualDose: '40-120 mg/day',
    maxDailyMg: 120,
    onsetWeeks: [2, 8],
    monitoring: ['Heart rate'],
  }),
  snri({
    key: 'milnacipran',
    brands: ['Savella', 'Ixel', 'Joncia'],
    atc: 'N06AX17',
    rxcui: '588250',
    usualDose: '100-200 mg/day',
    maxDailyMg: 200,
    onsetWeeks: [2, 8],
    monitoring: ['Heart rate'],
  }),
];
