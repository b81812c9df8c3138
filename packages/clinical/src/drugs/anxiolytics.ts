import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const anxiolytic = drugFamily({ group: 'ANX', classes: ['ANX'] });

/** Anxiolytics other than benzodiazepines. */
export const ANXIOLYTICS: readonly Drug[] = [
  anxiolytic({
    key: 'buspirone',
    brands: ['Buspar'],
    atc: 'N05BE01',
    rxcui: '1827',
    usualDose: '20-30 mg/day',
    maxDailyMg: 60,
    onsetWeeks: [2, 6],
    classes: ['SEROTONERGIC'],
  }),
  anxiolytic({
    key: 'hydroxyzine',
    brands: ['Atarax', 'Vistaril'],
    atc: 'N05BB01',
    rxcui: '5553',
    usualDose: '50-100 mg/day',
    maxDose: '400 mg/day (100 mg/day in the EU)',
    maxDailyMg: 400,
    onsetWeeks: [0, 0],
    classes: ['SEDATIVE', 'SEDATING_ANTIHISTAMINE', 'QT_CONDITIONAL', 'ANTICHOLINERGIC_3'],
    monitoring: ['ECG in cardiac risk'],
  }),
  anxiolytic({
    key: 'propranolol',
    brands: ['Inderal'],
    atc: 'C07AA05',
    rxcui: '8787',
    usualDose: '20-120 mg/day',
    maxDailyMg: 320,
    onsetWeeks: [0, 0],
    classes: ['ANTIHYPERTENSIVE', 'BETA_BLOCKER', 'BRADYCARDIA'],
    monitoring: ['Heart rate', 'Blood pressure'],
  }),
  anxiolytic({
    key: 'prazosin',
    brands: ['Minipress'],
    atc: 'C02CA01',
    rxcui: '8629',
    usualDose: '3-15 mg/day',
    maxDailyMg: 20,
    onsetWeeks: [2, 6],
    classes: ['ANTIHYPERTENSIVE', 'ALPHA_BLOCKER'],
    monitoring: ['Orthostatic blood pressure'],
  }),
  anxiolytic({
    key: 'meprobamate',
    brands: ['Miltown'],
    atc: 'N05BC01',
    rxcui: '6760',
    usualDose: '800-1600 mg/day',
    maxDailyMg: 2400,
    onsetWeeks: [0, 0],
    classes: ['SEDATIVE'],
  }),
];
