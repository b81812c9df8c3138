import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const thiazide = drugFamily({ group: 'DIURETIC', classes: ['THIAZIDE', 'ANTIHYPERTENSIVE', 'K_LOWERING'] });
const loop = drugFamily({ group: 'DIURETIC', classes: ['LOOP', 'K_LOWERING'] });
const potassiumSparing = drugFamily({ group: 'DIURETIC', classes: ['K_SPARING'] });
const diuretic = drugFamily({ group: 'DIURETIC' });

/** Diuretics. */
export const DIURETICS: readonly Drug[] = [
  thiazide({
    key: 'hydrochlorothiazide',
    synonyms: ['hctz', 'hct'],
    brands: ['Microzide', 'Esidrix'],
    rxcui: '5487',
    classes: ['QT_CONDITIONAL'],
  }),
  thiazide({ key: 'chlorthalidone', inn: 'chlortalidone', brands: ['Thalitone', 'Hygroton'], rxcui: '2409' }),
  thiazide({ key: 'indapamide', brands: ['Lozol', 'Natrilix'] }),
  thiazide({ key: 'metolazone', brands: ['Zaroxolyn'] }),
  loop({
    key: 'furosemide',
    synonyms: ['frusemide'],
    brands: ['Lasix'],
    rxcui: '4603',
    classes: ['QT_CONDITIONAL', 'ANTICHOLINERGIC_1'],
  }),
  loop({ key: 'bumetanide', brands: ['Bumex', 'Burinex'] }),
  loop({ key: 'torsemide', inn: 'torasemide', brands: ['Demadex', 'Soaanz'] }),
  potassiumSparing({ key: 'spironolactone', brands: ['Aldactone', 'CaroSpir'], rxcui: '9997' }),
  potassiumSparing({ key: 'eplerenone', brands: ['Inspra'] }),
  potassiumSparing({ key: 'amiloride', brands: ['Midamor'] }),
  potassiumSparing({ key: 'triamterene', brands: ['Dyrenium'] }),
  diuretic({ key: 'acetazolamide', brands: ['Diamox'] }),
  diuretic({
    key: 'hydrochlorothiazide_triamterene',
    name: 'hydrochlorothiazide and triamterene',
    brands: ['Dyazide', 'Maxzide'],
    ingredients: ['hydrochlorothiazide', 'triamterene'],
  }),
  diuretic({
    key: 'hydrochlorothiazide_spironolactone',
    name: 'hydrochlorothiazide and spironolactone',
    brands: ['Aldactazide'],
    ingredients: ['hydrochlorothiazide', 'spironolactone'],
  }),
  diuretic({
    key: 'amiloride_hydrochlorothiazide',
    name: 'amiloride and hydrochlorothiazide',
    synonyms: ['co-amilozide'],
    brands: ['Moduretic'],
    ingredients: ['amiloride', 'hydrochlorothiazide'],
  }),
];
