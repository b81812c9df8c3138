import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const maoi = drugFamily({ group: 'MAOI', classes: ['MAOI'] });
const rima = drugFamily({ group: 'MAOI', classes: ['RIMA', 'SEROTONERGIC'] });
const reversibleMaoi = drugFamily({ group: 'MAOI', classes: ['RIMA', 'SEROTONERGIC'] });

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
    brands: ['Parnate', 'Jatrosom'],
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
    brands: ['Emsam', 'Eldepryl', 'Jumex', 'Zelapar', 'Movergan', 'Deprenyl', 'Xilopar'],
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
    brands: ['Aurorix', 'Manerix', 'Amira', 'Clobemix', 'Moclamine'],
    atc: 'N06AG02',
    rxcui: '30121',
    usualDose: '300-600 mg/day',
    maxDailyMg: 600,
    onsetWeeks: [2, 6],
  }),
  maoi({ key: 'nialamide', brands: ['Niamid'], atc: 'N06AF02', withdrawn: true }),
  maoi({ key: 'iproniazid', brands: ['Marsilid'], atc: 'N06AF05', withdrawn: true }),
  maoi({ key: 'iproclozide', brands: ['Sursum'], atc: 'N06AF06', withdrawn: true }),
  reversibleMaoi({ key: 'toloxatone', brands: ['Humoryl'], atc: 'N06AG03', withdrawn: true }),
  reversibleMaoi({ key: 'pirlindole', brands: ['Pirazidol', 'Implementor'] }),
];
