import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const decongestant = drugFamily({ group: 'RESPIRATORY' });

/** Nasal decongestants and appetite suppressants of no other file. */
export const DECONGESTANTS: readonly Drug[] = [
  decongestant({
    key: 'oxymetazoline',
    brands: ['Afrin', 'Dristan', 'Vicks Sinex', 'Drixine', 'Rhofade'],
    atc: 'R01AA05',
  }),
  decongestant({ key: 'xylometazoline', brands: ['Otrivin', 'Otrivine'], atc: 'R01AA07' }),
  decongestant({ key: 'naphazoline', brands: ['Clear Eyes', 'Naphcon', 'Privine'], atc: 'R01AA08' }),
  decongestant({ key: 'tetrahydrozoline', inn: 'tetryzoline', brands: ['Visine'], atc: 'R01AA06' }),
  decongestant({
    key: 'phenylpropanolamine',
    brands: ['Dexatrim', 'Acutrim'],
    atc: 'R01BA01',
    classes: ['SYMP'],
    withdrawn: true,
  }),
];
