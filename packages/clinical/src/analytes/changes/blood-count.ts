import { memory, verified } from '../../evidence/evidence.ts';
import { type ChangeRule, DAY_HOURS, defineChange } from './define-change.ts';

const perLitre = (value: number) => ({ value, unit: '10^9/L' });
const gram = (value: number) => ({ value, unit: 'g/dL' });
const CLOZAPINE_DROP = memory(
  'substantial drop of the US clozapine label before 2015: 1.5 (white cells 3.0) within 3 weeks',
);
const THREE_WEEKS = 21 * DAY_HOURS;
const QUARTER = 92 * DAY_HOURS;
const NEUTROPHILS = 'a repeat within days, fever and sore throat, and medicines that lower neutrophils';
const CLOZAPINE = {
  clozapine: 'on clozapine: a repeat count within 24 h is usual, with the steps of its monitoring',
};
const BLEEDING = 'bleeding (SSRI with NSAID or anticoagulant), haemolysis, and a repeat';
const ISTH = verified(
  'ISTH major bleeding: a fall of 2 g/dL or more (medicalalgorithms.com; PMC6401636 table 5)',
);

export const BLOOD_COUNT_CHANGES: readonly ChangeRule[] = [
  defineChange({
    analyte: 'platelets',
    direction: 'fall',
    times: 0.5,
    withinHours: 366 * DAY_HOURS,
    earlierAtMost: perLitre(450),
    name: 'a fall by half or more',
    look: 'heparin in the last weeks, valproate and other medicines that lower platelets, bleeding, and a repeat',
    urgent: true,
    evidence: verified(
      '4Ts score: a fall of more than 50 % (Critical Care cc9993 table 2; medicines from memory)',
    ),
  }),
  defineChange({
    analyte: 'anc',
    direction: 'fall',
    by: perLitre(1.5),
    withinHours: THREE_WEEKS,
    toBelow: perLitre(3),
    name: 'a fall of {by} or more within 3 weeks',
    look: NEUTROPHILS,
    beside: CLOZAPINE,
    urgent: true,
    evidence: CLOZAPINE_DROP,
  }),
  defineChange({
    analyte: 'anc',
    direction: 'fall',
    times: 0.5,
    withinHours: QUARTER,
    toBelow: perLitre(2.5),
    name: 'a fall by half or more within 3 months',
    look: NEUTROPHILS,
    beside: CLOZAPINE,
    evidence: memory('from practice'),
  }),
  defineChange({
    analyte: 'wbc',
    direction: 'fall',
    by: perLitre(3),
    withinHours: THREE_WEEKS,
    toBelow: perLitre(5),
    name: 'a fall of {by} or more within 3 weeks',
    look: NEUTROPHILS,
    beside: CLOZAPINE,
    evidence: CLOZAPINE_DROP,
  }),
  defineChange({
    analyte: 'hemoglobin',
    direction: 'fall',
    by: gram(2),
    withinHours: 7 * DAY_HOURS,
    earlierAtMost: gram(17.5),
    name: 'a fall of {by} or more within a week, as in major bleeding (ISTH)',
    look: `${BLEEDING}, today`,
    urgent: true,
    evidence: ISTH,
  }),
  defineChange({
    analyte: 'hemoglobin',
    direction: 'fall',
    by: gram(2),
    withinHours: QUARTER,
    earlierAtMost: gram(17.5),
    name: 'a fall of {by} or more within 3 months, as in major bleeding (ISTH)',
    look: BLEEDING,
    evidence: ISTH,
  }),
];
