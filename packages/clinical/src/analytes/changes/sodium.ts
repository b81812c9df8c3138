import { memory } from '../../evidence/evidence.ts';
import { type ChangeRule, DAY_HOURS, defineChange } from './define-change.ts';

const LOOK =
  'confusion, falls and seizure, and medicines that lower sodium (SSRI, SNRI, carbamazepine, oxcarbazepine, diuretics), fluids';
const mmol = (value: number) => ({ value, unit: 'mmol/L' });
const WEEKS_13 = 91 * DAY_HOURS;

export const SODIUM_CHANGES: readonly ChangeRule[] = [
  defineChange({
    analyte: 'sodium',
    direction: 'fall',
    by: mmol(8),
    withinHours: 2 * DAY_HOURS,
    toBelow: mmol(135),
    name: 'a fast fall, {by} or more within 48 h',
    look: `${LOOK}, today`,
    urgent: true,
    evidence: memory('acute hyponatraemia is that of less than 48 h; the amount is from practice'),
  }),
  defineChange({
    analyte: 'sodium',
    direction: 'fall',
    by: mmol(5),
    withinHours: WEEKS_13,
    toBelow: mmol(130),
    name: 'a fall of {by} or more to below {toBelow} within 3 months',
    look: `${LOOK}, today`,
    urgent: true,
    evidence: memory('moderate hyponatraemia is 125 to 129; the amount is from practice'),
  }),
  defineChange({
    analyte: 'sodium',
    direction: 'fall',
    by: mmol(5),
    withinHours: WEEKS_13,
    toBelow: mmol(135),
    name: 'a fall of {by} or more to below {toBelow} within 3 months',
    look: LOOK,
    evidence: memory('mild hyponatraemia is 130 to 134; the amount is from practice'),
  }),
  defineChange({
    analyte: 'sodium',
    direction: 'rise',
    by: mmol(10),
    withinHours: DAY_HOURS,
    fromBelow: mmol(130),
    name: 'corrected by {by} or more within 24 h',
    look: 'speed of the correction and signs of osmotic demyelination, today',
    urgent: true,
    evidence: memory('limit of 8 to 10 in the first 24 h in guidance on hyponatraemia'),
  }),
];
