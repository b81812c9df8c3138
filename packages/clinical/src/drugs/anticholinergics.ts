import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticholinergic = drugFamily({ group: 'ANTICHOLINERGIC' });

/** Bladder and other anticholinergics. */
export const ANTICHOLINERGICS: readonly Drug[] = [
  anticholinergic({
    key: 'oxybutynin',
    brands: ['Ditropan', 'Oxytrol', 'Gelnique', 'Kentera', 'Lyrinel', 'Driptane'],
    atc: 'G04BD04',
    rxcui: '32675',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'tolterodine',
    brands: ['Detrol', 'Detrusitol'],
    atc: 'G04BD07',
    rxcui: '119565',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'solifenacin',
    brands: ['Vesicare'],
    atc: 'G04BD08',
    rxcui: '322167',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'trospium',
    brands: ['Sanctura', 'Regurin', 'Spasmex', 'Flotros'],
    atc: 'G04BD09',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'scopolamine',
    inn: 'hyoscine hydrobromide',
    synonyms: ['hyoscine'],
    brands: ['Transderm Scop', 'Transderm V', 'Scopoderm', 'Kwells'],
    atc: 'N05CM05',
    rxcui: '9601',
    classes: ['ANTICHOLINERGIC_3'],
  }),
  anticholinergic({
    key: 'hyoscine_butylbromide',
    atc: 'A03BB01',
    synonyms: ['scopolamine butylbromide'],
    brands: ['Buscopan', 'Buscapina'],
    classes: ['ANTICHOLINERGIC_1'],
  }),
  anticholinergic({
    key: 'glycopyrrolate',
    inn: 'glycopyrronium bromide',
    synonyms: ['glycopyrronium'],
    brands: ['Robinul', 'Cuvposa', 'Seebri', 'Sialanar', 'Dartisla', 'Lonhala'],
    atc: 'A03AB02',
    rxcui: '4955',
  }),
];
