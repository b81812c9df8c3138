import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const dopamineAgonist = drugFamily({ group: 'PARKINSON', classes: ['DOPAMINE_AGONIST'] });
const parkinson = drugFamily({ group: 'PARKINSON' });

/** Medication for Parkinson disease. */
export const PARKINSON: readonly Drug[] = [
  dopamineAgonist({ key: 'pramipexole', brands: ['Mirapex', 'Sifrol'], rxcui: '746741' }),
  dopamineAgonist({ key: 'ropinirole', brands: ['Requip'], rxcui: '72302' }),
  dopamineAgonist({ key: 'rotigotine', brands: ['Neupro'] }),
  dopamineAgonist({ key: 'bromocriptine', brands: ['Parlodel', 'Cycloset'], rxcui: '1760' }),
  dopamineAgonist({ key: 'cabergoline', brands: ['Dostinex'], rxcui: '47579' }),
  parkinson({ key: 'levodopa', brands: ['Inbrija'], rxcui: '6375' }),
  parkinson({ key: 'carbidopa', brands: ['Lodosyn'], rxcui: '2019' }),
  parkinson({ key: 'entacapone', brands: ['Comtan'] }),
  parkinson({ key: 'rasagiline', brands: ['Azilect'], rxcui: '134748', classes: ['MAOB'] }),
  parkinson({ key: 'safinamide', brands: ['Xadago'], classes: ['MAOB'] }),
  parkinson({
    key: 'carbidopa_levodopa',
    name: 'carbidopa and levodopa',
    synonyms: ['co-careldopa'],
    brands: ['Sinemet', 'Rytary', 'Parcopa', 'Duopa'],
    ingredients: ['carbidopa', 'levodopa'],
  }),
  parkinson({
    key: 'carbidopa_entacapone_levodopa',
    name: 'carbidopa, entacapone and levodopa',
    brands: ['Stalevo'],
    ingredients: ['carbidopa', 'entacapone', 'levodopa'],
  }),
];
