import { memory, verified } from '../../evidence/evidence.ts';
import { type ChangeRule, DAY_HOURS, defineChange } from './define-change.ts';

const KDIGO = verified(
  'KDIGO 2012 definition and stages of acute kidney injury, tables of PMC4943672 (T1) and rrtjournal s41100-018-0156-9 (table 5)',
);
const NICE = memory('NICE NG203, accelerated progression of chronic kidney disease; not read');

const WEEK = 7 * DAY_HOURS;
const TWO_DAYS = 2 * DAY_HOURS;
const LOOK = 'fluids, urine, and medicines that the kidney clears or that harm it, today';
const LITHIUM = { lithium: 'on lithium, which accumulates: level and symptoms today' };
const STAGE_3 = { value: 353.6, unit: 'umol/L' };
/** A value inside the adult range is not critical, however low it was before. */
const ABOVE_ADULT_RANGE = { value: 1.36, unit: 'mg/dL' };
const RISE = { value: 26.5, unit: 'umol/L' };

const injury = (stage: 1 | 2 | 3, rule: Partial<ChangeRule>): ChangeRule =>
  defineChange({
    analyte: 'creatinine',
    direction: 'rise',
    name: `acute kidney injury stage ${stage} (KDIGO)`,
    look: LOOK,
    beside: LITHIUM,
    urgent: true,
    evidence: KDIGO,
    ...rule,
  });

/** Rows of one analyte stand worst first: the first that is met is told. */
export const KIDNEY_CHANGES: readonly ChangeRule[] = [
  injury(3, { times: 3, withinHours: WEEK, toAtLeast: ABOVE_ADULT_RANGE, critical: true }),
  injury(3, { times: 1.5, withinHours: WEEK, toAtLeast: STAGE_3, critical: true }),
  injury(3, { by: RISE, withinHours: TWO_DAYS, toAtLeast: STAGE_3, critical: true }),
  injury(3, { times: 3, withinHours: WEEK }),
  injury(2, { times: 2, withinHours: WEEK }),
  injury(1, { by: RISE, withinHours: TWO_DAYS }),
  injury(1, { times: 1.5, withinHours: WEEK }),
  defineChange({
    analyte: 'creatinine',
    direction: 'rise',
    times: 1.5,
    withinHours: 90 * DAY_HOURS,
    name: 'acute kidney disease (KDIGO: half as much again in less than 3 months)',
    look: LOOK,
    beside: LITHIUM,
    urgent: true,
    evidence: memory('KDIGO, acute kidney disease; not read'),
  }),
  defineChange({
    analyte: 'creatinine',
    direction: 'rise',
    times: 1.5,
    withinHours: 366 * DAY_HOURS,
    name: 'creatinine half as much again within a year',
    look: LOOK,
    beside: LITHIUM,
    evidence: memory('a fall of the filtration rate by a third; the year is ours'),
  }),
  defineChange({
    analyte: 'egfr',
    direction: 'fall',
    times: 0.75,
    withinHours: 366 * DAY_HOURS,
    toBelow: { value: 90, unit: 'mL/min/1.73m2' },
    name: 'a fall of a quarter or more within a year',
    look: 'a repeat within days, and medicines that the kidney clears or that harm it',
    beside: LITHIUM,
    urgent: true,
    evidence: NICE,
  }),
  defineChange({
    analyte: 'egfr',
    direction: 'fall',
    by: { value: 15, unit: 'mL/min/1.73m2' },
    withinHours: 366 * DAY_HOURS,
    toBelow: { value: 60, unit: 'mL/min/1.73m2' },
    name: 'a fall of {by} or more within a year',
    look: 'a repeat, and medicines that the kidney clears or that harm it',
    beside: LITHIUM,
    evidence: NICE,
  }),
];
