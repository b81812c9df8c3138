import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const topicalAnaesthetic = drugFamily({ group: 'OTHER' });

/** Local anaesthetics for the skin and mucosa. */
export const TOPICAL_ANAESTHETICS: readonly Drug[] = [
  topicalAnaesthetic({ key: 'benzocaine', brands: ['Orajel', 'Lanacane', 'Anbesol'], atc: 'D04AB04' }),
  topicalAnaesthetic({
    key: 'tetracaine',
    synonyms: ['amethocaine'],
    brands: ['Ametop', 'Pontocaine'],
    atc: 'D04AB06',
  }),
  topicalAnaesthetic({ key: 'dibucaine', inn: 'cinchocaine', brands: ['Nupercainal'], atc: 'D04AB02' }),
  topicalAnaesthetic({
    key: 'pramoxine',
    inn: 'pramocaine',
    brands: ['Prax', 'Sarna Sensitive'],
    atc: 'D04AB07',
  }),
  topicalAnaesthetic({ key: 'oxybuprocaine', brands: ['Novesin'], atc: 'D04AB03' }),
];
