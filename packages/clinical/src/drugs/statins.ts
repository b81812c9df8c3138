import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const statin = drugFamily({ group: 'STATIN', classes: ['STATIN'] });

/** Statins. */
export const STATINS: readonly Drug[] = [
  statin({
    key: 'simvastatin',
    brands: ['Zocor', 'Lipex', 'Zocord', 'Flolipid', 'Zimstat', 'Simvador', 'Ranzolont', 'Simcard'],
    atc: 'C10AA01',
    rxcui: '36567',
  }),
  statin({ key: 'lovastatin', brands: ['Mevacor', 'Altoprev'], atc: 'C10AA02' }),
  statin({
    key: 'atorvastatin',
    brands: ['Lipitor', 'Sortis', 'Tahor', 'Torvast', 'Lorstat', 'Atorvaliq', 'Trovas'],
    atc: 'C10AA05',
    rxcui: '83367',
  }),
  statin({
    key: 'pravastatin',
    brands: ['Pravachol', 'Lipostat', 'Selektine', 'Cholstat'],
    atc: 'C10AA03',
    rxcui: '42463',
  }),
  statin({
    key: 'rosuvastatin',
    brands: ['Crestor', 'Ezallor', 'Cavstat', 'Crosuva'],
    atc: 'C10AA07',
    rxcui: '301542',
  }),
  statin({ key: 'fluvastatin', brands: ['Lescol', 'Canef'], atc: 'C10AA04' }),
  statin({ key: 'cerivastatin', brands: ['Baycol', 'Lipobay'], atc: 'C10AA06', withdrawn: true }),
  statin({ key: 'pitavastatin', brands: ['Livalo', 'Zypitamag'], atc: 'C10AA08' }),
];
