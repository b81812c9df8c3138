import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anticholinergic = drugFamily({ group: 'MOV', classes: ['MOV', 'ANTICHOLINERGIC_3'] });
const vmat2Inhibitor = drugFamily({ group: 'MOV', classes: ['MOV', 'QT_POSSIBLE', 'VMAT2'] });
const movement = drugFamily({ group: 'MOV', classes: ['MOV', 'ANTICHOLINERGIC_2'] });

/** Medication for extrapyramidal symptoms and tardive dyskinesia. */
export const MOVEMENT: readonly Drug[] = [
  anticholinergic({
    key: 'benztropine',
    inn: 'benzatropine',
    brands: ['Cogentin'],
    atc: 'N04AC01',
    rxcui: '1424',
    usualDose: '1-4 mg/day',
    maxDailyMg: 6,
    onsetWeeks: [0, 0],
    monitoring: ['Anticholinergic load'],
  }),
  anticholinergic({
    key: 'trihexyphenidyl',
    synonyms: ['benzhexol'],
    brands: ['Artane'],
    atc: 'N04AA01',
    rxcui: '10811',
    usualDose: '5-10 mg/day',
    maxDailyMg: 15,
    onsetWeeks: [0, 0],
    monitoring: ['Anticholinergic load'],
  }),
  anticholinergic({
    key: 'biperiden',
    brands: ['Akineton'],
    atc: 'N04AA02',
    usualDose: '2-8 mg/day',
    maxDailyMg: 16,
    onsetWeeks: [0, 0],
    monitoring: ['Anticholinergic load'],
  }),
  anticholinergic({
    key: 'diphenhydramine',
    brands: ['Benadryl', 'ZzzQuil', 'Nytol'],
    atc: 'R06AA02',
    rxcui: '3498',
    usualDose: '25-50 mg/day',
    maxDailyMg: 300,
    onsetWeeks: [0, 0],
    classes: ['SEDATIVE', 'SEDATING_ANTIHISTAMINE', 'QT_CONDITIONAL'],
    monitoring: ['Anticholinergic load'],
  }),
  movement({
    key: 'amantadine',
    brands: ['Symmetrel', 'Gocovri'],
    atc: 'N04BB01',
    rxcui: '620',
    usualDose: '100-300 mg/day',
    maxDailyMg: 400,
    onsetWeeks: [1, 1],
    monitoring: ['eGFR'],
  }),
  vmat2Inhibitor({
    key: 'valbenazine',
    brands: ['Ingrezza'],
    atc: 'N07XX13',
    usualDose: '40-80 mg/day',
    maxDailyMg: 80,
    onsetWeeks: [2, 8],
    monitoring: ['ECG'],
  }),
  vmat2Inhibitor({
    key: 'deutetrabenazine',
    brands: ['Austedo'],
    atc: 'N07XX16',
    usualDose: '12-48 mg/day',
    maxDailyMg: 48,
    onsetWeeks: [2, 8],
    monitoring: ['ECG', 'Mood and suicidality'],
  }),
  vmat2Inhibitor({
    key: 'tetrabenazine',
    brands: ['Xenazine'],
    atc: 'N07XX06',
    rxcui: '10390',
    usualDose: '25-75 mg/day',
    maxDailyMg: 100,
    onsetWeeks: [2, 8],
    monitoring: ['Mood and suicidality (boxed warning)'],
  }),
];
