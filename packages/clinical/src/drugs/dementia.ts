import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const acheInhibitor = drugFamily({ group: 'DEM', classes: ['DEM', 'ACHE_INHIBITOR', 'BRADYCARDIA'] });
const dementia = drugFamily({ group: 'DEM', classes: ['DEM'] });
const antiamyloid = drugFamily({ group: 'DEM' });

/** Medication for dementia. */
export const DEMENTIA: readonly Drug[] = [
  acheInhibitor({
    key: 'donepezil',
    brands: ['Aricept', 'Aridon', 'Adlarity', 'Yasnal', 'Arazil'],
    atc: 'N06DA02',
    rxcui: '135447',
    usualDose: '5-10 mg/day',
    maxDailyMg: 23,
    onsetWeeks: [6, 12],
    classes: ['QT_KNOWN'],
    monitoring: ['Heart rate'],
  }),
  acheInhibitor({
    key: 'rivastigmine',
    brands: ['Exelon', 'Prometax', 'Rivadem', 'Nimvastid'],
    atc: 'N06DA03',
    rxcui: '183379',
    usualDose: '6-12 mg/day by mouth or 9.5 mg/24 h as a patch',
    maxDose: '12 mg/day by mouth, 13.3 mg/24 h as a patch',
    maxDailyMg: 13.3,
    onsetWeeks: [6, 12],
    monitoring: ['Weight'],
  }),
  acheInhibitor({
    key: 'galantamine',
    brands: ['Razadyne', 'Reminyl', 'Galsya', 'Gatalin', 'Acumor', 'Galantyl', 'Luventa'],
    atc: 'N06DA04',
    rxcui: '4637',
    usualDose: '16-24 mg/day',
    maxDailyMg: 24,
    onsetWeeks: [6, 12],
    classes: ['QT_CONDITIONAL'],
    monitoring: ['Heart rate', 'eGFR'],
  }),
  dementia({
    key: 'memantine',
    brands: ['Namenda', 'Ebixa', 'Axura', 'Nemdatine', 'Maruxa', 'Memanxa', 'Valios'],
    atc: 'N06DX01',
    rxcui: '6719',
    usualDose: '10-20 mg/day',
    maxDose: '28 mg/day extended release',
    maxDailyMg: 28,
    onsetWeeks: [6, 12],
    monitoring: ['eGFR'],
  }),
  dementia({
    key: 'donepezil_memantine',
    name: 'donepezil and memantine',
    brands: ['Namzaric'],
    ingredients: ['donepezil', 'memantine'],
  }),
  acheInhibitor({
    key: 'tacrine',
    brands: ['Cognex'],
    atc: 'N06DA01',
    withdrawn: true,
  }),
  acheInhibitor({ key: 'benzgalantamine', countsAs: 'galantamine', brands: ['Zunveyl'], atc: 'N06DA06' }),
  acheInhibitor({ key: 'ipidacrine', brands: ['Neiromidin'], atc: 'N06DA05' }),
  antiamyloid({ key: 'aducanumab', brands: ['Aduhelm'], atc: 'N06DX03', withdrawn: true }),
  antiamyloid({ key: 'lecanemab', brands: ['Leqembi'], atc: 'N06DX04' }),
  antiamyloid({ key: 'donanemab', brands: ['Kisunla'], atc: 'N06DX05' }),
  antiamyloid({
    key: 'ginkgo',
    synonyms: ['ginkgo biloba', 'gingko biloba', 'gingko'],
    brands: ['Tebonin', 'Tanakan', 'Ginkoba'],
    atc: 'N06DX02',
  }),
];
