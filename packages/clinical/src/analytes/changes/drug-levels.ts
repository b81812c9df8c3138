import { memory } from '../../evidence/evidence.ts';
import { type ChangeRule, DAY_HOURS, defineChange } from './define-change.ts';

const HALF_YEAR = 183 * DAY_HOURS;
const LITHIUM_LOOK =
  'a change of dose, time since the last dose, fluids, kidney, NSAID, ACE inhibitor or diuretic';
const FROM_PRACTICE = memory('from practice; an intended change of dose explains most');

export const DRUG_LEVEL_CHANGES: readonly ChangeRule[] = [
  defineChange({
    analyte: 'lithium',
    direction: 'rise',
    times: 1.5,
    by: { value: 0.3, unit: 'mmol/L' },
    withinHours: HALF_YEAR,
    toAtLeast: { value: 0.8, unit: 'mmol/L' },
    name: 'half as much again within 6 months',
    look: LITHIUM_LOOK,
    evidence: FROM_PRACTICE,
  }),
  defineChange({
    analyte: 'lithium',
    direction: 'rise',
    by: { value: 0.3, unit: 'mmol/L' },
    withinHours: 31 * DAY_HOURS,
    toAtLeast: { value: 1, unit: 'mmol/L' },
    name: 'a rise of {by} or more within a month, to 1.0 or above',
    look: LITHIUM_LOOK,
    evidence: FROM_PRACTICE,
  }),
  defineChange({
    analyte: 'clozapine',
    direction: 'rise',
    times: 1.5,
    withinHours: HALF_YEAR,
    toAtLeast: { value: 350, unit: 'ng/mL' },
    name: 'half as much again within 6 months',
    look: 'a change of dose, smoking stopped, infection, caffeine, and inhibitors of CYP1A2',
    evidence: FROM_PRACTICE,
  }),
  defineChange({
    analyte: 'lamotrigine',
    direction: 'fall',
    times: 0.5,
    withinHours: HALF_YEAR,
    name: 'a fall by half or more within 6 months',
    look: 'missed doses, an oestrogen-containing contraceptive, pregnancy, and enzyme inducers',
    evidence: FROM_PRACTICE,
  }),
  defineChange({
    analyte: 'valproate',
    direction: 'fall',
    times: 0.5,
    withinHours: HALF_YEAR,
    name: 'a fall by half or more within 6 months',
    look: 'missed doses, a carbapenem, and enzyme inducers',
    evidence: FROM_PRACTICE,
  }),
];
