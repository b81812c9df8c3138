import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticonvulsant = drugFamily({ group: 'ANTICONVULSANT' });

/** Anticonvulsants not used as mood stabilisers. */
export const ANTICONVULSANTS: readonly Drug[] = [
  anticonvulsant({
    key: 'primidone',
    brands: ['Mysoline'],
    rxcui: '8691',
    classes: ['SEDATIVE', 'BARBITURATE', 'CYP3A4IND_STRONG'],
  }),
  anticonvulsant({ key: 'brivaracetam', brands: ['Briviact'], rxcui: '1739745' }),
  anticonvulsant({ key: 'cenobamate', brands: ['Xcopri'], rxcui: '2265690' }),
  anticonvulsant({ key: 'eslicarbazepine', brands: ['Aptiom'], rxcui: '1482502' }),
  anticonvulsant({ key: 'ethosuximide', brands: ['Zarontin'], rxcui: '4135' }),
  anticonvulsant({ key: 'felbamate', brands: ['Felbatol'], rxcui: '24812' }),
  anticonvulsant({ key: 'perampanel', brands: ['Fycompa'], rxcui: '1356552' }),
  anticonvulsant({ key: 'tiagabine', brands: ['Gabitril'], rxcui: '31914' }),
  anticonvulsant({ key: 'vigabatrin', brands: ['Sabril'], rxcui: '14851' }),
];
