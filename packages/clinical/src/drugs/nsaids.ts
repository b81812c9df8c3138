import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const nsaid = drugFamily({ group: 'NSAID', classes: ['NSAID'] });

/** Non-steroidal anti-inflammatory drugs and their combinations. */
export const NSAIDS: readonly Drug[] = [
  nsaid({
    key: 'ibuprofen',
    usualDose: '600-2400 mg/day',
    maxDailyMg: 3200,
    brands: ['Advil', 'Motrin', 'Nurofen', 'Brufen'],
    rxcui: '5640',
  }),
  nsaid({
    key: 'naproxen',
    usualDose: '500-1000 mg/day',
    maxDailyMg: 1500,
    brands: ['Aleve', 'Naprosyn', 'Anaprox'],
    rxcui: '7258',
  }),
  nsaid({
    key: 'diclofenac',
    usualDose: '75-150 mg/day',
    maxDailyMg: 200,
    brands: ['Voltaren', 'Cataflam', 'Zorvolex'],
    rxcui: '3355',
  }),
  nsaid({
    key: 'celecoxib',
    usualDose: '100-400 mg/day',
    maxDailyMg: 400,
    brands: ['Celebrex'],
    rxcui: '140587',
  }),
  nsaid({ key: 'meloxicam', brands: ['Mobic', 'Vivlodex'], rxcui: '41493' }),
  nsaid({ key: 'ketorolac', brands: ['Toradol', 'Sprix'], rxcui: '35827' }),
  nsaid({ key: 'indomethacin', inn: 'indometacin', brands: ['Indocin', 'Tivorbex'], rxcui: '5781' }),
  nsaid({ key: 'sulindac', brands: ['Clinoril'] }),
  nsaid({
    key: 'diphenhydramine_ibuprofen',
    name: 'diphenhydramine and ibuprofen',
    brands: ['Advil PM', 'Motrin PM'],
    ingredients: ['diphenhydramine', 'ibuprofen'],
  }),
  nsaid({
    key: 'diphenhydramine_naproxen',
    name: 'diphenhydramine and naproxen',
    brands: ['Aleve PM'],
    ingredients: ['diphenhydramine', 'naproxen'],
  }),
  nsaid({
    key: 'ibuprofen_pseudoephedrine',
    name: 'ibuprofen and pseudoephedrine',
    brands: ['Advil Cold and Sinus'],
    ingredients: ['ibuprofen', 'pseudoephedrine'],
  }),
  nsaid({
    key: 'esomeprazole_naproxen',
    name: 'esomeprazole and naproxen',
    brands: ['Vimovo'],
    ingredients: ['esomeprazole', 'naproxen'],
  }),
];
