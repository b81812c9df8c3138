import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const decongestant = drugFamily({ group: 'RESPIRATORY', classes: ['SYMP'] });
const respiratory = drugFamily({ group: 'RESPIRATORY' });

/** Respiratory, cough and cold medication. */
export const RESPIRATORY: readonly Drug[] = [
  decongestant({ key: 'pseudoephedrine', brands: ['Sudafed', 'Mucinex D'] }),
  decongestant({ key: 'ephedrine', brands: ['Akovaz', 'Bronkaid'] }),
  decongestant({ key: 'phenylephrine', brands: ['Sudafed PE', 'Neo-Synephrine'] }),
  respiratory({
    key: 'theophylline',
    brands: ['Uniphyl', 'Elixophyllin'],
    rxcui: '10438',
    classes: ['CYP1A2SUB', 'SEIZURE_LOWERING'],
  }),
  respiratory({
    key: 'albuterol',
    inn: 'salbutamol',
    brands: ['Ventolin', 'ProAir', 'Proventil'],
    rxcui: '435',
  }),
  respiratory({ key: 'montelukast', brands: ['Singulair'], rxcui: '88249' }),
  respiratory({
    key: 'acetylcysteine',
    synonyms: ['n-acetylcysteine'],
    brands: ['Mucomyst', 'Acetadote'],
    rxcui: '197',
  }),
  respiratory({
    key: 'acetaminophen_dextromethorphan_doxylamine',
    name: 'acetaminophen, dextromethorphan and doxylamine',
    brands: ['NyQuil'],
    ingredients: ['acetaminophen', 'dextromethorphan', 'doxylamine'],
  }),
  respiratory({
    key: 'acetaminophen_dextromethorphan_phenylephrine',
    name: 'acetaminophen, dextromethorphan and phenylephrine',
    brands: ['DayQuil'],
    ingredients: ['acetaminophen', 'dextromethorphan', 'phenylephrine'],
  }),
];
