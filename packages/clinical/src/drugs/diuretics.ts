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
    brands: ['Microzide', 'Esidrix', 'Dithiazide', 'Urozide'],
    atc: 'C03AA03',
    rxcui: '5487',
    classes: ['QT_CONDITIONAL'],
  }),
  thiazide({
    key: 'chlorthalidone',
    inn: 'chlortalidone',
    brands: ['Thalitone', 'Hygroton', 'Hylaton', 'Hemiclor'],
    atc: 'C03BA04',
    rxcui: '2409',
  }),
  thiazide({
    key: 'indapamide',
    brands: ['Lozol', 'Natrilix', 'Fludex', 'Lozide'],
    atc: 'C03BA11',
  }),
  thiazide({ key: 'metolazone', brands: ['Zaroxolyn'], atc: 'C03BA08' }),
  loop({
    key: 'furosemide',
    synonyms: ['frusemide'],
    brands: ['Lasix', 'Frusol', 'Furosix', 'Lasilix', 'Uremide', 'Furoscix', 'Frusid', 'Rusyde'],
    atc: 'C03CA01',
    rxcui: '4603',
    classes: ['QT_CONDITIONAL', 'ANTICHOLINERGIC_1'],
  }),
  loop({ key: 'bumetanide', brands: ['Bumex', 'Burinex'], atc: 'C03CA02' }),
  loop({
    key: 'torsemide',
    inn: 'torasemide',
    brands: ['Demadex', 'Soaanz', 'Torem', 'Unat'],
    atc: 'C03CA04',
  }),
  potassiumSparing({
    key: 'spironolactone',
    brands: ['Aldactone', 'CaroSpir', 'Spiractin'],
    atc: 'C03DA01',
    rxcui: '9997',
  }),
  potassiumSparing({ key: 'eplerenone', brands: ['Inspra'], atc: 'C03DA04' }),
  potassiumSparing({ key: 'amiloride', brands: ['Midamor'], atc: 'C03DB01' }),
  potassiumSparing({ key: 'triamterene', brands: ['Dyrenium'], atc: 'C03DB02' }),
  diuretic({ key: 'acetazolamide', brands: ['Diamox', 'Diacomit Acetazolamide'], atc: 'S01EC01' }),
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
  thiazide({
    key: 'bendroflumethiazide',
    synonyms: ['bendrofluazide'],
    brands: ['Naturetin', 'Aprinox', 'Neo-NaClex'],
    atc: 'C03AA01',
  }),
  thiazide({ key: 'hydroflumethiazide', brands: ['Saluron'], atc: 'C03AA02', withdrawn: true }),
  thiazide({ key: 'chlorothiazide', brands: ['Diuril', 'Chlotride'], atc: 'C03AA04' }),
  thiazide({ key: 'polythiazide', brands: ['Renese'], atc: 'C03AA05', withdrawn: true }),
  thiazide({ key: 'trichlormethiazide', brands: ['Naqua'], atc: 'C03AA06', withdrawn: true }),
  thiazide({ key: 'cyclopenthiazide', brands: ['Navidrex'], atc: 'C03AA07' }),
  thiazide({ key: 'methyclothiazide', brands: ['Enduron', 'Aquatensen'], atc: 'C03AA08', withdrawn: true }),
  thiazide({ key: 'cyclothiazide', brands: ['Anhydron'], atc: 'C03AA09', withdrawn: true }),
  thiazide({ key: 'quinethazone', brands: ['Hydromox'], atc: 'C03BA02', withdrawn: true }),
  thiazide({ key: 'clopamide', brands: ['Brinaldix'], atc: 'C03BA03' }),
  thiazide({ key: 'mefruside', brands: ['Baycaron'], atc: 'C03BA05', withdrawn: true }),
  thiazide({ key: 'xipamide', brands: ['Diurexan'], atc: 'C03BA10' }),
  thiazide({ key: 'altizide' }),
  thiazide({ key: 'butizide' }),
  loop({ key: 'piretanide', brands: ['Arelix'], atc: 'C03CA03' }),
  loop({ key: 'ethacrynic_acid', inn: 'etacrynic acid', brands: ['Edecrin', 'Hydromedin'], atc: 'C03CC01' }),
  loop({ key: 'etozolin', brands: ['Elkapin'], atc: 'C03CX01', withdrawn: true }),
  potassiumSparing({ key: 'canrenone', brands: ['Luvion'], atc: 'C03DA03' }),
  potassiumSparing({
    key: 'potassium_canrenoate',
    brands: ['Soludactone', 'Aldactone-Kanrenol'],
    atc: 'C03DA02',
  }),
  potassiumSparing({ key: 'finerenone', brands: ['Kerendia'], atc: 'C03DA05' }),
  diuretic({ key: 'cicletanine', brands: ['Tenstaten'], atc: 'C03BX03', withdrawn: true }),
  diuretic({ key: 'conivaptan', brands: ['Vaprisol'], atc: 'C03XA02' }),
  diuretic({
    key: 'amiloride_furosemide',
    name: 'amiloride and furosemide',
    synonyms: ['co-amilofruse'],
    brands: ['Frumil'],
    ingredients: ['amiloride', 'furosemide'],
  }),
  diuretic({
    key: 'furosemide_spironolactone',
    name: 'furosemide and spironolactone',
    brands: ['Lasilactone', 'Spiro comp'],
    ingredients: ['furosemide', 'spironolactone'],
  }),
  diuretic({
    key: 'altizide_spironolactone',
    name: 'altizide and spironolactone',
    brands: ['Aldactazine'],
    ingredients: ['altizide', 'spironolactone'],
  }),
  diuretic({
    key: 'dapagliflozin_eplerenone',
    name: 'dapagliflozin and eplerenone',
    brands: ['Eplerzia'],
    ingredients: ['dapagliflozin', 'eplerenone'],
  }),
];
