import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const maoi = drugFamily({ group: 'MAOI', classes: ['MAOI'] });
const rima = drugFamily({ group: 'MAOI', classes: ['RIMA', 'SEROTONERGIC'] });

/** MAO inhibitors taken as antidepressants. */
export const MAOIS: readonly Drug[] = [
  maoi({
    key: 'phenelzine',
    brands: ['Nardil'],
    atc: 'N06AF03',
    rxcui: '8123',
    usualDose: '45-90 mg/day',
    maxDailyMg: 90,
    onsetWeeks: [2, 6],
  }),
  maoi({
    key: 'tranylcypromine',
    brands: ['Parnate'],
    atc: 'N06AF04',
    rxcui: '10734',
    usualDose: '30-60 mg/day',
    maxDailyMg: 60,
    onsetWeeks: [2, 6],
  }),
  maoi({
    key: 'isocarboxazid',
    brands: ['Marplan'],
    atc: 'N06AF01',
    rxcui: '6011',
    usualDose: '20-60 mg/day',
    maxDailyMg: 60,
    onsetWeeks: [2, 6],
  }),
  maoi({
    key: 'selegiline',
    brands: ['Emsam', 'Eldepryl'],
    atc: 'N04BD01',
    rxcui: '9639',
    usualDose: '6-12 mg/24 h as a patch; 10 mg/day by mouth',
    maxDose: '12 mg/24 h as a patch',
    maxDailyMg: 12,
    onsetWeeks: [2, 6],
    classes: ['MAOB'],
    monitoring: ['Tyramine in the diet at higher patch doses'],
  }),
  rima({
    key: 'moclobemide',
    brands: ['Aurorix', 'Manerix'],
    atc: 'N06AG02',
    rxcui: '30121',
    usualDose: '300-600 mg/day',
    maxDailyMg: 600,
    onsetWeeks: [2, 6],
  }),
];
