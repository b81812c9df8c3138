import { verified } from '../../evidence/evidence.ts';
import { type ChangeRule, DAY_HOURS, defineChange } from './define-change.ts';

const ADA_APA = verified(
  'ADA, APA, AACE, NAASO consensus 2004: switch considered from 5 % of initial weight (tables of omicsonline 2161-0487-3-115, report of mcknights.com)',
);
const GLIM = verified(
  'GLIM 2019: over 5 % within 6 months, over 10 % beyond (medicalcriteria.com/web/glim-malnutrition)',
);

const YEAR = 366 * DAY_HOURS;
const HALF_YEAR = 183 * DAY_HOURS;
const GAIN =
  'antipsychotics and other medicines that raise weight, glucose and lipids (ADA/APA: a review from 5 % of the initial weight)';
const LOSS = 'eating, purging, swallowing, illness and stimulants; whether the loss is intended';

const gain = (rule: Pick<ChangeRule, 'analyte'> & Partial<ChangeRule>): ChangeRule =>
  defineChange({
    direction: 'rise',
    times: 1.05,
    withinHours: YEAR,
    name: 'a gain of 5 % or more within a year',
    look: GAIN,
    evidence: ADA_APA,
    ...rule,
  });

const loss = (rule: Pick<ChangeRule, 'analyte'> & Partial<ChangeRule>): ChangeRule =>
  defineChange({
    direction: 'fall',
    times: 0.9,
    withinHours: YEAR,
    name: 'a loss of 10 % or more within a year',
    look: LOSS,
    evidence: GLIM,
    ...rule,
  });

const FAST_LOSS = { times: 0.95, withinHours: HALF_YEAR, name: 'a loss of 5 % or more within 6 months' };

/** A gain from underweight is a recovery, a loss from obesity of less than a tenth is mostly meant. */
export const WEIGHT_CHANGES: readonly ChangeRule[] = [
  gain({ analyte: 'weight' }),
  loss({ analyte: 'weight' }),
  loss({ analyte: 'weight', ...FAST_LOSS }),
  gain({ analyte: 'bmi', fromAtLeast: { value: 18.5, unit: 'kg/m2' } }),
  loss({ analyte: 'bmi' }),
  loss({ analyte: 'bmi', ...FAST_LOSS, fromBelow: { value: 30, unit: 'kg/m2' } }),
];
