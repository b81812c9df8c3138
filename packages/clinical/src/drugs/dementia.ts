import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const acheInhibitor = drugFamily({ group: 'DEM', classes: ['DEM', 'ACHE_INHIBITOR', 'BRADYCARDIA'] });
const dementia = drugFamily({ group: 'DEM', classes: ['DEM'] });

/** Medication for dementia. */
export const DEMENTIA: readonly Drug[] = [
  acheInhibitor({
    key: 'donepezil',
    brands: ['Aricept'],
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
    brands: ['Exelon'],
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
    brands: ['Razadyne', 'Reminyl'],
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
    brands: ['Namenda', 'Ebixa'],
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
];
