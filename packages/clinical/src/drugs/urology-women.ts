import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const urological = drugFamily({ group: 'UROLOGY' });
const antimuscarinic = drugFamily({ group: 'UROLOGY', classes: ['ANTICHOLINERGIC_3'] });
const blocker = drugFamily({ group: 'UROLOGY', classes: ['ALPHA_BLOCKER'] });

/** Medication for bladder, prostate, erection and women's health of no other file. */
export const UROLOGY_WOMEN: readonly Drug[] = [
  antimuscarinic({ key: 'darifenacin', brands: ['Enablex', 'Emselex'], atc: 'G04BD10' }),
  antimuscarinic({ key: 'fesoterodine', brands: ['Toviaz'], atc: 'G04BD11' }),
  antimuscarinic({ key: 'flavoxate', brands: ['Urispas'], atc: 'G04BD02' }),
  antimuscarinic({ key: 'propiverine', brands: ['Detrunorm', 'Mictonorm'], atc: 'G04BD06' }),
  urological({ key: 'vibegron', brands: ['Gemtesa', 'Obgemsa'], atc: 'G04BD15' }),
  urological({ key: 'phenazopyridine', brands: ['Pyridium', 'Azo-Standard'], atc: 'G04BX06' }),
  urological({ key: 'pentosan', inn: 'pentosan polysulfate sodium', brands: ['Elmiron'], atc: 'G04BX15' }),
  blocker({ key: 'alfuzosin', brands: ['Uroxatral', 'Xatral'], atc: 'G04CA01', classes: ['QT_POSSIBLE'] }),
  blocker({ key: 'silodosin', brands: ['Rapaflo', 'Urorec'], atc: 'G04CA04' }),
  urological({ key: 'dutasteride', brands: ['Avodart'], atc: 'G04CB02' }),
  urological({ key: 'alprostadil', brands: ['Caverject', 'Edex', 'Vitaros'], atc: 'G04BE01' }),
  urological({ key: 'bremelanotide', brands: ['Vyleesi'], atc: 'G02CX05' }),
  urological({ key: 'methylergonovine', inn: 'methylergometrine', brands: ['Methergine'], atc: 'G02AB01' }),
  urological({ key: 'ergonovine', inn: 'ergometrine', brands: ['Ergotrate'], atc: 'G02AB03' }),
  urological({
    key: 'oxytocin',
    brands: ['Pitocin', 'Syntocinon'],
    atc: 'H01BB02',
    classes: ['QT_POSSIBLE'],
  }),
  urological({ key: 'fezolinetant', brands: ['Veozah', 'Veoza'], atc: 'G02CX06' }),
  urological({ key: 'elinzanetant', brands: ['Lynkuet'], atc: 'G02CX07' }),
  urological({ key: 'elagolix', brands: ['Orilissa'], atc: 'H01CC03' }),
  urological({ key: 'linzagolix', brands: ['Yselty'], atc: 'H01CC04' }),
  urological({ key: 'cetrorelix', brands: ['Cetrotide'], atc: 'H01CC02' }),
  urological({ key: 'ganirelix', brands: ['Orgalutran'], atc: 'H01CC01' }),
  urological({
    key: 'dutasteride_tamsulosin',
    name: 'dutasteride and tamsulosin',
    brands: ['Jalyn', 'Combodart', 'Duodart'],
    ingredients: ['dutasteride', 'tamsulosin'],
  }),
];
