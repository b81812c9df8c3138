import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const sedatingAntihistamine = drugFamily({
  group: 'ANTIHISTAMINE',
  classes: ['SEDATIVE', 'SEDATING_ANTIHISTAMINE'],
});
const antihistamine = drugFamily({ group: 'ANTIHISTAMINE' });

/** Antihistamines and their combinations. */
export const ANTIHISTAMINES: readonly Drug[] = [
  sedatingAntihistamine({
    key: 'promethazine',
    brands: ['Phenergan', 'Promethegan'],
    rxcui: '8745',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  sedatingAntihistamine({
    key: 'cyproheptadine',
    brands: ['Periactin'],
    rxcui: '3013',
    classes: ['ANTICHOLINERGIC_2'],
  }),
  sedatingAntihistamine({
    key: 'doxylamine',
    brands: ['Unisom SleepTabs'],
    rxcui: '3642',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  sedatingAntihistamine({
    key: 'chlorpheniramine',
    inn: 'chlorphenamine',
    brands: ['Chlor-Trimeton', 'Piriton'],
  }),
  antihistamine({ key: 'cetirizine', brands: ['Zyrtec'] }),
  antihistamine({ key: 'loratadine', brands: ['Claritin', 'Clarityn'] }),
  antihistamine({ key: 'fexofenadine', brands: ['Allegra', 'Telfast'] }),
  antihistamine({
    key: 'cetirizine_pseudoephedrine',
    name: 'cetirizine and pseudoephedrine',
    brands: ['Zyrtec-D'],
    ingredients: ['cetirizine', 'pseudoephedrine'],
  }),
  antihistamine({
    key: 'loratadine_pseudoephedrine',
    name: 'loratadine and pseudoephedrine',
    brands: ['Claritin-D'],
    ingredients: ['loratadine', 'pseudoephedrine'],
  }),
  antihistamine({
    key: 'fexofenadine_pseudoephedrine',
    name: 'fexofenadine and pseudoephedrine',
    brands: ['Allegra-D'],
    ingredients: ['fexofenadine', 'pseudoephedrine'],
  }),
  antihistamine({
    key: 'codeine_promethazine',
    name: 'codeine and promethazine',
    brands: ['Phenergan with Codeine'],
    ingredients: ['codeine', 'promethazine'],
  }),
  antihistamine({
    key: 'dextromethorphan_promethazine',
    name: 'dextromethorphan and promethazine',
    synonyms: ['promethazine dm'],
    brands: ['Phenergan DM'],
    ingredients: ['dextromethorphan', 'promethazine'],
  }),
];
