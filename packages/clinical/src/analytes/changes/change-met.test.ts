import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAnalyteUnit } from '../convert-unit.ts';
import { knownAnalyte as known } from '../../../test/known-analyte.ts';
import { changeMet } from './change-met.ts';
import { defineChange, type ChangeRule } from './define-change.ts';
import { CHANGE_RULES } from './index.ts';

const HOUR = 1;
const DAY = 24 * HOUR;

/** What is told of a step, by the start of its name. */
function nameOf(key: string, from: number, to: number, unit: string, hours: number | undefined) {
  const own = (value: number) => {
    const converted = toAnalyteUnit(known(key), value, unit);
    if (!('value' in converted)) throw new Error(`${key} in ${unit}`);
    return converted.value;
  };
  return changeMet(known(key), { earlier: own(from), later: own(to), hours })?.name;
}

describe('each row, one step short of it, at it and beyond', () => {
  it.each([
    // creatinine, KDIGO
    ['creatinine', 62, 104, 'umol/L', 48, /stage 1 \(KDIGO\)/],
    ['creatinine', 80, 106.4, 'umol/L', 48, undefined],
    ['creatinine', 80, 106.5, 'umol/L', 48, /stage 1 \(KDIGO\)/],
    ['creatinine', 80, 106.5, 'umol/L', 49, undefined],
    ['creatinine', 0.9, 1.2, 'mg/dL', 48, /stage 1 \(KDIGO\)/],
    ['creatinine', 0.9, 1.19, 'mg/dL', 48, undefined],
    ['creatinine', 60, 89.9, 'umol/L', 7 * DAY, undefined],
    ['creatinine', 60, 90, 'umol/L', 7 * DAY, /stage 1 \(KDIGO\)/],
    ['creatinine', 60, 119.9, 'umol/L', 7 * DAY, /stage 1/],
    ['creatinine', 60, 120, 'umol/L', 7 * DAY, /stage 2/],
    ['creatinine', 60, 179.9, 'umol/L', 7 * DAY, /stage 2/],
    ['creatinine', 60, 180, 'umol/L', 7 * DAY, /stage 3/],
    ['creatinine', 330, 357, 'umol/L', 48, /stage 3/],
    ['creatinine', 330, 353.5, 'umol/L', 48, undefined],
    ['creatinine', 60, 90, 'umol/L', 8 * DAY, /acute kidney disease/],
    ['creatinine', 60, 89, 'umol/L', 8 * DAY, undefined],
    ['creatinine', 60, 90, 'umol/L', 91 * DAY, /within a year/],
    ['creatinine', 60, 90, 'umol/L', 367 * DAY, undefined],
    ['creatinine', 104, 62, 'umol/L', 48, undefined],
    // eGFR
    ['egfr', 100, 75, 'mL/min/1.73m2', 300 * DAY, /a quarter/],
    ['egfr', 100, 76, 'mL/min/1.73m2', 300 * DAY, undefined],
    ['egfr', 125, 90, 'mL/min/1.73m2', 300 * DAY, undefined],
    ['egfr', 100, 75, 'mL/min/1.73m2', 367 * DAY, undefined],
    ['egfr', 72, 57, 'mL/min/1.73m2', 300 * DAY, /\{by\} or more within a year/],
    ['egfr', 72, 58, 'mL/min/1.73m2', 300 * DAY, undefined],
    // QTc
    ['qtc', 392, 462, 'ms', 37 * DAY, /E14/],
    ['qtc', 400, 460, 'ms', 3000 * DAY, /E14/],
    ['qtc', 400, 459, 'ms', DAY, undefined],
    ['qtc', 0.4, 0.46, 's', DAY, /E14/],
    ['qtc', 460, 400, 'ms', DAY, undefined],
    // weight and BMI
    ['bmi', 21, 24.6, 'kg/m2', 92 * DAY, /gain/],
    ['bmi', 20, 21, 'kg/m2', 92 * DAY, /gain/],
    ['bmi', 20, 20.9, 'kg/m2', 92 * DAY, undefined],
    ['bmi', 15.8, 17, 'kg/m2', 92 * DAY, undefined],
    ['bmi', 18.5, 19.5, 'kg/m2', 92 * DAY, /gain/],
    ['bmi', 20, 19, 'kg/m2', 183 * DAY, /loss of 5 %/],
    ['bmi', 20, 19.1, 'kg/m2', 183 * DAY, undefined],
    ['bmi', 34, 32, 'kg/m2', 183 * DAY, undefined],
    ['bmi', 34, 30.6, 'kg/m2', 300 * DAY, /loss of 10 %/],
    ['weight', 80, 84, 'kg', 366 * DAY, /gain/],
    ['weight', 80, 83.9, 'kg', 366 * DAY, undefined],
    ['weight', 80, 84, 'kg', 367 * DAY, undefined],
    ['weight', 176, 185, 'lb', 90 * DAY, /gain/],
    ['weight', 60, 57, 'kg', 90 * DAY, /loss of 5 %/],
    ['weight', 60, 57.1, 'kg', 90 * DAY, undefined],
    ['weight', 60, 57, 'kg', 184 * DAY, undefined],
    ['weight', 60, 54, 'kg', 300 * DAY, /loss of 10 %/],
    // sodium
    ['sodium', 134, 127, 'mmol/L', 20 * DAY, /^a fall/],
    ['sodium', 134, 130, 'mmol/L', 20 * DAY, undefined],
    ['sodium', 138, 133, 'mmol/L', 20 * DAY, /^a fall/],
    ['sodium', 138, 134, 'mmol/L', 20 * DAY, undefined],
    ['sodium', 144, 136, 'mmol/L', 20 * DAY, undefined],
    ['sodium', 142, 134, 'mmol/L', 48, /fast fall/],
    ['sodium', 141, 134, 'mmol/L', 48, /^a fall/],
    ['sodium', 138, 133, 'mmol/L', 92 * DAY, undefined],
    ['sodium', 118, 128, 'mmol/L', 24, /corrected/],
    ['sodium', 118, 127, 'mmol/L', 24, undefined],
    ['sodium', 118, 128, 'mmol/L', 25, undefined],
    // blood count
    ['platelets', 300, 150, '10^9/L', 8 * DAY, /by half/],
    ['platelets', 300, 151, '10^9/L', 8 * DAY, undefined],
    ['platelets', 800, 380, '10^9/L', 8 * DAY, undefined],
    ['platelets', 800, 225, '10^9/L', 8 * DAY, /by half/],
    ['anc', 4.4, 2.9, '10^9/L', 21 * DAY, /within 3 weeks/],
    ['anc', 4.4, 3, '10^9/L', 21 * DAY, undefined],
    ['anc', 4.3, 2.9, '10^9/L', 21 * DAY, undefined],
    ['anc', 4.4, 2.9, '10^9/L', 22 * DAY, undefined],
    ['anc', 4.8, 2.4, '10^9/L', 60 * DAY, /by half/],
    ['anc', 2400, 900, '/uL', 14 * DAY, /within 3 weeks/],
    ['wbc', 7.9, 4.9, '10^9/L', 14 * DAY, /within 3 weeks/],
    ['wbc', 7.9, 5, '10^9/L', 14 * DAY, undefined],
    ['hemoglobin', 15.8, 13.8, 'g/dL', 30 * DAY, /within 3 months/],
    ['hemoglobin', 15.8, 13.9, 'g/dL', 30 * DAY, undefined],
    ['hemoglobin', 138, 118, 'g/L', 3 * DAY, /within a week/],
    ['hemoglobin', 19, 15.6, 'g/dL', 30 * DAY, undefined],
    // levels
    ['lithium', 0.5, 0.8, 'mmol/L', 30 * DAY, /half as much again/],
    ['lithium', 0.5, 0.79, 'mmol/L', 30 * DAY, undefined],
    ['lithium', 0.4, 0.7, 'mmol/L', 30 * DAY, undefined],
    ['lithium', 0.8, 1.1, 'mmol/L', 31 * DAY, /to 1.0 or above/],
    ['lithium', 0.8, 1.1, 'mmol/L', 32 * DAY, undefined],
    ['lithium', 0.8, 1.09, 'mmol/L', 30 * DAY, undefined],
    ['lithium', 0.69, 0.99, 'mmol/L', 30 * DAY, undefined],
    ['lithium', 0.8, 1.2, 'mmol/L', 30 * DAY, /half as much again/],
    ['clozapine', 300, 450, 'ng/mL', 30 * DAY, /half as much again/],
    ['clozapine', 200, 340, 'ng/mL', 30 * DAY, undefined],
    ['lamotrigine', 8, 4, 'ug/mL', 30 * DAY, /by half/],
    ['lamotrigine', 8, 4.1, 'ug/mL', 30 * DAY, undefined],
    ['valproate', 90, 45, 'ug/mL', 10 * DAY, /by half/],
    // no row
    ['potassium', 3.6, 5, 'mmol/L', DAY, undefined],
  ] as const)('%s from %d to %d %s in %d h', (key, from, to, unit, hours, expected) => {
    const name = nameOf(key, from, to, unit, hours);
    expect(name ?? 'no row').toMatch(expected ?? /^no row$/);
  });

  it('of sodium below 130 is urgent, to below 135 not', () => {
    const fall = (to: number) => changeMet(known('sodium'), { earlier: 138, later: to, hours: 20 * DAY });
    expect(fall(129)?.urgent).toBe(true);
    expect(fall(130)?.urgent).toBeUndefined();
    expect(fall(130)?.toBelow?.value).toBe(135);
  });

  it('without dates any time is as good as another', () => {
    expect(nameOf('creatinine', 62, 104, 'umol/L', undefined)).toMatch(/stage 1/);
    expect(nameOf('creatinine', 80, 84, 'umol/L', undefined)).toBeUndefined();
  });
});

describe('the rows', () => {
  it('each name what to look at and a source, in the unit of an analyte', () => {
    for (const { analyte, look, evidence, ...rule } of CHANGE_RULES) {
      expect(look).not.toMatch(/\b(stop|discontinue|must)\b|\d\s*mg\b/i);
      expect(evidence.source.trim()).not.toBe('');
      const amounts = [rule.by, rule.toBelow, rule.toAtLeast, rule.fromBelow, rule.fromAtLeast];
      for (const amount of amounts.filter((it) => it !== undefined))
        expect(toAnalyteUnit(known(analyte), amount.value, amount.unit)).toHaveProperty('value');
    }
  });

  it('a change that goes further is never told less', () => {
    const rankOf = (rule: ChangeRule | undefined) =>
      rule === undefined ? 0 : rule.critical ? 3 : rule.urgent ? 2 : 1;
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANGE_RULES.filter(({ fromBelow }) => fromBelow === undefined)),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        fc.integer({ min: 1, max: 9000 }),
        ({ analyte, direction, toBelow, toAtLeast }, start, factor, more, hours) => {
          const about = (toBelow ?? toAtLeast)?.value ?? 100;
          const earlier = about * 2 * start;
          const step = (by: number) => (direction === 'rise' ? earlier * by : earlier / by);
          const of = (later: number) => changeMet(known(analyte), { earlier, later, hours });
          const near = of(step(factor));
          if (near?.direction !== direction) return;
          expect(rankOf(of(step(factor * more)))).toBeGreaterThanOrEqual(rankOf(near));
        },
      ),
    );
  });

  it.each([
    ['an unknown analyte', { analyte: 'zorblin' }],
    ['no amount', { by: undefined }],
    ['an amount of nothing', { by: { value: 0, unit: 'ms' } }],
    ['a ratio of the other direction', { times: 0.5 }],
    ['no time', { withinHours: 0 }],
    ['no name', { name: ' ' }],
  ])('refuse %s', (_, slip) => {
    const [qtc] = CHANGE_RULES.filter(({ analyte }) => analyte === 'qtc');
    expect(() => defineChange({ ...(qtc as ChangeRule), ...slip } as ChangeRule)).toThrow(/\S/);
  });
});
