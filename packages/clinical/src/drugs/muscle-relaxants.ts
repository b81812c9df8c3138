import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const muscleRelaxant = drugFamily({ group: 'MUSCLE_RELAXANT' });

/** Muscle relaxants. */
export const MUSCLE_RELAXANTS: readonly Drug[] = [
  muscleRelaxant({ key: 'baclofen', brands: ['Lioresal', 'Gablofen'], rxcui: '1292', classes: ['SEDATIVE'] }),
  muscleRelaxant({ key: 'carisoprodol', brands: ['Soma'], rxcui: '2101', classes: ['SEDATIVE'] }),
  muscleRelaxant({ key: 'cyclobenzaprine', brands: ['Flexeril', 'Amrix', 'Fexmid'], rxcui: '21949' }),
  muscleRelaxant({ key: 'methocarbamol', brands: ['Robaxin'], rxcui: '6845' }),
  muscleRelaxant({
    key: 'tizanidine',
    brands: ['Zanaflex', 'Sirdalud'],
    rxcui: '57258',
    classes: ['CYP1A2SUB'],
  }),
  muscleRelaxant({ key: 'dantrolene', brands: ['Dantrium', 'Ryanodex'], rxcui: '3105' }),
];
