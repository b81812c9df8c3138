import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticholinergic = drugFamily({ group: 'ANTICHOLINERGIC' });

/** Bladder and other anticholinergics. */
export const ANTICHOLINERGICS: readonly Drug[] = [
  anticholinergic({
    key: 'oxybutynin',
    brands: ['Ditropan', 'Oxytrol', 'Gelnique'],
    rxcui: '32675',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'tolterodine',
    brands: ['Detrol'],
    rxcui: '119565',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'solifenacin',
    brands: ['Vesicare'],
    rxcui: '322167',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({ key: 'trospium', brands: ['Sanctura'], classes: ['ANTICHOLINERGIC_3'] }),
  anticholinergic({
    key: 'scopolamine',
    inn: 'hyoscine hydrobromide',
    synonyms: ['hyoscine'],
    brands: ['Transderm Scop', 'Transderm V'],
    rxcui: '9601',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'hyoscine_butylbromide',
    synonyms: ['scopolamine butylbromide'],
    brands: ['Buscopan'],
    classes: ['ANTICHOLINERGIC_1'],
  }),
  anticholinergic({
    key: 'glycopyrrolate',
    inn: 'glycopyrronium bromide',
    synonyms: ['glycopyrronium'],
    brands: ['Robinul', 'Cuvposa'],
    rxcui: '4955',
  }),
];
