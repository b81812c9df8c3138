import type { Drug } from './define-drug.ts';
import { drugFamily } from './drug-family.ts';

const nonStimulant = drugFamily({ group: 'NST', classes: ['NST'] });

/** Non-stimulant medication for ADHD. */
export const NON_STIMULANTS: readonly Drug[] = [
  nonStimulant({
    key: 'atomoxetine',
    brands: ['Strattera', 'Tomoxetin', 'Atomaid'],
    atc: 'N06BA09',
    rxcui: '38400',
    usualDose: '40-100 mg/day',
    maxDailyMg: 100,
    onsetWeeks: [4, 8],
    classes: ['QT_POSSIBLE'],
    monitoring: ['Liver function'],
  }),
  nonStimulant({
    key: 'viloxazine',
    brands: ['Qelbree'],
    atc: 'N06AX09',
    rxcui: '11196',
    usualDose: '200-600 mg/day',
    maxDailyMg: 600,
    onsetWeeks: [2, 6],
  }),
  nonStimulant({
    key: 'guanfacine',
    brands: ['Intuniv', 'Tenex', 'Estulic'],
    atc: 'C02AC02',
    rxcui: '40114',
    usualDose: '1-4 mg/day',
    maxDailyMg: 7,
    onsetWeeks: [2, 4],
    classes: ['ANTIHYPERTENSIVE', 'CENTRAL_ALPHA_AGONIST'],
  }),
  nonStimulant({
    key: 'clonidine',
    brands: ['Catapres', 'Kapvay', 'Dixarit', 'Catapresan', 'Duraclon', 'Onyda', 'Nexiclon', 'Jenloga'],
    atc: 'C02AC01',
    rxcui: '2599',
    usualDose: '0.1-0.4 mg/day',
    maxDailyMg: 0.4,
    onsetWeeks: [2, 4],
    classes: ['ANTIHYPERTENSIVE', 'CENTRAL_ALPHA_AGONIST', 'SEDATIVE', 'BRADYCARDIA'],
  }),
];
