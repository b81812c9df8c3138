import { assert, double, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doseMgIn,
  SIMPLE_WORDINGS,
  intakesPerDayOnAverage,
  simpleDirections,
  timesPerDayIn,
} from './dose-text.ts';
import { recogniseLine } from './recognise-line.ts';

const firstOf = (line: string) => recogniseLine(line).drugs[0];

describe('the dose of an intake in milligrams', () => {
  it.each([
    ['Zoloft 50mg', 50],
    ['Zoloft 50 mg', 50],
    ['Zoloft50mg', 50],
    ['50 mg sertraline daily', 50],
    ['sertraline 50 milligrams', 50],
    ['levothyroxine 100 mcg', 0.1],
    ['levothyroxine 75 µg', 0.075],
    ['levothyroxine 112 micrograms', 0.112],
    ['clonidine 0.1 mg', 0.1],
    ['clonazepam .5 mg', 0.5],
    ['clonazepam 0,5 mg', 0.5],
    ['paracetamol 1 g', 1000],
    ['metformin 1.5g', 1500],
    ['metformin 1,000 mg bid', 1000],
    ['trazodone 50-100 mg', 100],
    ['trazodone 50 to 100 mg', 100],
    ['Ativan 0.5mg-1mg', 1],
    ['lithium 900 mg/day', 900],
    ['Effexor XR75', 75],
    ['sertraline, 50 mg, daily', 50],
  ])('%s: %d', (line, doseMg) => {
    expect(firstOf(line)?.doseMg).toBe(doseMg);
  });

  it.each([
    ['sertraline'],
    ['sertraline 50 mg am and 100 mg hs'],
    ['Xanax 1/2 tab 0.5 mg'],
    ['Xanax ½ tab 0.5 mg'],
    ['lithium 300 mg 2 tabs'],
    ['2 x 50 mg sertraline'],
    ['Depakote 500 mg x2 qhs'],
    ['quetiapine 25 mg 1-2 tabs'],
    ['memantine 2 mg/ml'],
    ['lithium citrate 300 mg/5 ml'],
    ['lithium 8 meq'],
    ['valproic acid 20 mg/kg'],
    ['selegiline 6 mg/24 hr patch'],
    ['lithium 1200 mg/day divided bid'],
    ['lithium 1200 mg/day bid'],
    ['Percocet 5-325 mg'],
    ['quetiapine 300-100 mg'],
    ['quetiapine 5-325 mg'],
    ['insulin 20 units'],
    ['sertraline 0 mg'],
  ])('%s: not said plainly', (line) => {
    expect(firstOf(line)).toBeDefined();
    expect(firstOf(line)?.doseMg).toBeUndefined();
  });

  it.each([
    ['lithium 450 bid', 450],
    ['lithium carb ER 450 bid', 450],
    ['Zoloft 1', 1],
    ['Zoloft 0.5', undefined],
    ['Zoloft 200', 200],
    ['Zoloft 201', undefined],
    ['metformin 1899', 1899],
    ['metformin 1900', undefined],
    ['metformin 2500', undefined],
    ['levothyroxine 100', undefined],
    ['clonidine 1', undefined],
    ['valproate 500', undefined],
    ['Zoloft 30 tabs', undefined],
    ['Zoloft 50/100', undefined],
    ['Zoloft 25 50', undefined],
    ['Zoloft 50%', undefined],
    ['Zoloft #30', undefined],
    ['sertraline 2020', undefined],
    ['olanzapine 20', 20],
    ['olanzapine 21', undefined],
  ])('a bare number counts only where it can be nothing but milligrams: %s', (line, doseMg) => {
    expect(firstOf(line)?.doseMg).toBe(doseMg);
  });

  it('belongs to the name it stands beside', () => {
    const doses = (line: string) => recogniseLine(line).drugs.map(({ doseMg }) => doseMg);
    expect(doses('Prozac 20 mg, Seroquel 50 mg qhs')).toEqual([20, 50]);
    expect(doses('50 mg sertraline and 10 mg olanzapine')).toEqual([50, 10]);
    expect(doses('sertraline and olanzapine 10 mg')).toEqual([undefined, 10]);
  });

  it('is a positive number wherever there is one', () => {
    assert(
      property(string({ unit: 'grapheme-ascii', maxLength: 40 }), (after) => {
        const { doseMg = 1, timesPerDay = 1 } = firstOf(`sertraline ${after}`) ?? {};
        expect(doseMg > 0 && Number.isFinite(doseMg)).toBe(true);
        expect(timesPerDay > 0 && Number.isFinite(timesPerDay)).toBe(true);
      }),
    );
  });

  it('is the number written before mg, and a thousandth of it before mcg', () => {
    const dose = double({ min: 0.01, max: 5000, noNaN: true }).map((value) => Number(value.toFixed(2)));
    assert(
      property(dose, (value) => {
        expect(firstOf(`sertraline ${value} mg`)?.doseMg).toBe(value);
        expect(firstOf(`sertraline ${value} mcg`)?.doseMg).toBeCloseTo(value / 1000, 9);
      }),
    );
  });
});

describe('intakes a day', () => {
  it.each([
    ['daily', 1],
    ['qd', 1],
    ['q.d.', 1],
    ['once daily', 1],
    ['once a day', 1],
    ['every morning', 1],
    ['qam', 1],
    ['qhs', 1],
    ['at bedtime', 1],
    ['nocte', 1],
    ['10 mg/day', 1],
    ['bid', 2],
    ['b.i.d.', 2],
    ['BD', 2],
    ['twice daily', 2],
    ['twice a day', 2],
    ['2x/day', 2],
    ['2 times a day', 2],
    ['x2 daily', 2],
    ['q12h', 2],
    ['am and pm', 2],
    ['qam and qhs', 2],
    ['tid', 3],
    ['tds', 3],
    ['three times a day', 3],
    ['2-3 times daily', 3],
    ['bid-tid', 3],
    ['q8h', 3],
    ['every 8 hours', 3],
    ['qid', 4],
    ['q6h', 4],
    ['q4-6h', 6],
  ])('%s: %i', (directions, timesPerDay) => {
    expect(firstOf(`sertraline 10 mg ${directions}`)?.timesPerDay).toBe(timesPerDay);
  });

  it.each([
    [''],
    ['prn'],
    ['bid prn'],
    ['q6h as needed'],
    ['weekly'],
    ['twice weekly'],
    ['monthly'],
    ['every other day'],
    ['q4 weeks'],
    ['every 2 weeks'],
    ['3 times a week'],
    ['daily x2, then bid, then tid'],
    ['for 7 d'],
  ])('%j: not said', (directions) => {
    expect(firstOf(`sertraline 10 mg ${directions}`)?.timesPerDay).toBeUndefined();
  });

  it('in hours are 24 over the hours', () => {
    assert(
      property(integer({ min: 1, max: 24 }), (hours) => {
        expect(timesPerDayIn(`q${hours}h`)).toBe(Math.round(24 / hours));
      }),
    );
  });
});

describe('the reading of simple directions in one step', () => {
  const sertraline = recogniseLine('sertraline').drugs[0]?.drug;
  if (!sertraline) throw new Error('sertraline is not listed');

  it.each(SIMPLE_WORDINGS)('agrees with the full one on "50 mg %s"', (wording) => {
    for (const text of [` 50 mg ${wording}`, ` 12.5mg ${wording}`, `: 0 mg ${wording}`, ' 7 mg'].map((it) =>
      it.trimEnd(),
    )) {
      expect(simpleDirections(text)).toEqual({
        mg: doseMgIn(text, sertraline, () => undefined),
        timesPerDay: timesPerDayIn(text),
        intakesPerDay: intakesPerDayOnAverage(text),
      });
    }
  });

  it.each([
    ' 50 mg daily with food',
    ' 50 mg/day',
    ' 50-100 mg daily',
    ' 50 mcg daily',
    ' 50 mg per kg',
    ' 2 x 50 mg',
    '',
  ])('leaves "%s" to the full one', (text) => expect(simpleDirections(text)).toBeUndefined());
});

it('reads more stated times than a call takes arguments', () => {
  expect(timesPerDayIn('bid '.repeat(250_000))).toBe(2);
});
