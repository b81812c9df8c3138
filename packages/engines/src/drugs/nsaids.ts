import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const nsaid = drugFamily({ group: 'NSAID', classes: ['NSAID'] });

/** Non-steroidal anti-inflammatory drugs and their combinations. */
export const NSAIDS: readonly Drug[] = [
  nsaid({ key: 'ibuprofen', brands: ['Advil', 'Motrin', 'Nurofen', 'Brufen'], rxcui: '5640' }),
  nsaid({ key: 'naproxen', brands: ['Aleve', 'Naprosyn', 'Anaprox'], rxcui: '7258' }),
  nsaid({ key: 'diclofenac', brands: ['Voltaren', 'Cataflam', 'Zorvolex'], rxcui: '3355' }),
  nsaid({ key: 'celecoxib', brands: ['Celebrex'], rxcui: '140587' }),
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
