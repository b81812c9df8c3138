import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const zDrug = drugFamily({ group: 'HYP', classes: ['HYP', 'SEDATIVE'] });
const orexinAntagonist = drugFamily({ group: 'HYP', classes: ['OREXIN_ANTAGONIST', 'SEDATIVE'] });
const melatoninAgonist = drugFamily({
  group: 'HYP',
  monitoring: ['Daytime sleepiness'],
});

/** Z-drugs, orexin antagonists and melatonin agonists. */
export const HYPNOTICS: readonly Drug[] = [
  zDrug({
    key: 'zolpidem',
    brands: [
      'Ambien',
      'Edluar',
      'Stilnox',
      'Intermezzo',
      'Stilnoct',
      'Ivadal',
      'Bikalm',
      'Zolpimist',
      'Sublinox',
      'Stildem',
      'Somidem',
      'Dormizol',
    ],
    atc: 'N05CF02',
    rxcui: '39993',
    usualDose: '5-10 mg/day',
    maxDose: '10 mg/day (12.5 mg/day controlled release)',
    maxDailyMg: 12.5,
    onsetWeeks: [0, 0],
  }),
  zDrug({
    key: 'eszopiclone',
    brands: ['Lunesta'],
    atc: 'N05CF04',
    rxcui: '461016',
    usualDose: '1-3 mg/day',
    maxDailyMg: 3,
    onsetWeeks: [0, 0],
  }),
  zDrug({
    key: 'zaleplon',
    brands: ['Sonata', 'Starnoc'],
    atc: 'N05CF03',
    rxcui: '74667',
    usualDose: '5-10 mg/day',
    maxDailyMg: 20,
    onsetWeeks: [0, 0],
  }),
  zDrug({
    key: 'zopiclone',
    brands: ['Imovane', 'Zimovane', 'Imrest', 'Ximovan', 'Imoclone', 'Zileze', 'Rhovane'],
    atc: 'N05CF01',
    rxcui: '40001',
    usualDose: '3.75-7.5 mg/day',
    maxDailyMg: 7.5,
    onsetWeeks: [0, 0],
  }),
  orexinAntagonist({
    key: 'suvorexant',
    brands: ['Belsomra'],
    atc: 'N05CJ01',
    usualDose: '10-20 mg/day',
    maxDailyMg: 20,
    onsetWeeks: [0, 0],
  }),
  orexinAntagonist({
    key: 'lemborexant',
    brands: ['Dayvigo'],
    atc: 'N05CJ02',
    usualDose: '5-10 mg/day',
    maxDailyMg: 10,
    onsetWeeks: [0, 0],
  }),
  orexinAntagonist({
    key: 'daridorexant',
    brands: ['Quviviq'],
    atc: 'N05CJ03',
    usualDose: '25-50 mg/day',
    maxDailyMg: 50,
    onsetWeeks: [0, 0],
  }),
  melatoninAgonist({
    key: 'ramelteon',
    brands: ['Rozerem'],
    atc: 'N05CH02',
    rxcui: '596205',
    usualDose: '8 mg/day',
    maxDailyMg: 8,
    onsetWeeks: [1, 4],
  }),
  melatoninAgonist({
    key: 'tasimelteon',
    brands: ['Hetlioz'],
    atc: 'N05CH03',
    usualDose: '20 mg/day',
    maxDailyMg: 20,
    onsetWeeks: [4, 12],
  }),
  melatoninAgonist({
    key: 'melatonin',
    brands: ['Circadin', 'Slenyto', 'Adaflex', 'Syncrodin', 'Ceyesto', 'Melatobel'],
    atc: 'N05CH01',
    rxcui: '6711',
    usualDose: '1-5 mg/day',
    maxDailyMg: 10,
    onsetWeeks: [1, 3],
  }),
];
