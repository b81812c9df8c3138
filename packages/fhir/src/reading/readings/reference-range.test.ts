import { findAnalyte } from '@svc/clinical';
import { describe, expect, it } from 'vitest';
import type { ReadingPatient } from './reading-options.ts';
import { chooseRange } from './reference-range.ts';

const MEANING = 'http://terminology.hl7.org/CodeSystem/referencerange-meaning';
const type = (code: string) => ({ coding: [{ system: MEANING, code }] });
const range = (low: number, high: number, over: object = {}) => ({
  low: { value: low, unit: 'mmol/L' },
  high: { value: high, unit: 'mmol/L' },
  ...over,
});
const years = (low?: number, high?: number) => ({
  age: {
    ...(low === undefined ? {} : { low: { value: low, code: 'a' } }),
    ...(high === undefined ? {} : { high: { value: high, code: 'a' } }),
  },
});
const of = (words: string) => ({ appliesTo: [{ text: words }] });

function choose(ranges: unknown, patient: ReadingPatient = {}, name = 'Potassium') {
  const { low, high, remark } = chooseRange(ranges, {
    analyte: findAnalyte(name),
    unit: 'mmol/L',
    patient,
    observedAt: '2026-11-10',
  });
  return { low, high, remark };
}

describe('the range a reading is held against', () => {
  it.each([
    ['one without a type', [range(3.5, 5)], [3.5, 5]],
    [
      'normal behind absolute',
      [
        range(0, 25, { type: { coding: [{ system: 'urn:x', code: 'absolute' }] } }),
        range(3.5, 5, { type: type('normal') }),
      ],
      [3.5, 5],
    ],
    [
      'normal behind critical words',
      [
        range(2.5, 6.5, { type: { text: 'Critical range' } }),
        range(3.5, 5, { type: { text: 'Normal range' } }),
      ],
      [3.5, 5],
    ],
    ['normal behind treatment', [range(4, 4.5, { type: type('treatment') }), range(3.5, 5)], [3.5, 5]],
    ['two that are the same', [range(3.5, 5), range(3.5, 5)], [3.5, 5]],
    ['all adults', [range(4, 6, years(0, 17)), range(3.5, 5, years(18))], [3.5, 5]],
  ])('is %s', (_, ranges, [low, high]) => {
    expect(choose(ranges)).toEqual({ low, high, remark: undefined });
  });

  it.each([
    ['absolute alone', [range(0, 25, { type: { text: 'absolute' } })]],
    ['a kind nobody knows', [range(0, 25, { type: { coding: [{ code: 'plausible' }] } })]],
    ['a treatment goal of a value that is no level', [range(4, 4.5, { type: type('treatment') })]],
    ['two by sex', [range(13, 17, of('male')), range(12, 15, of('female'))]],
    ['two that differ', [range(3.5, 5), range(3, 6)]],
  ])('is none for %s, and that is said', (_, ranges) => {
    const { low, high, remark } = choose(ranges);
    expect([low, high]).toEqual([undefined, undefined]);
    expect(remark).toMatch(/reference ranges? .*not used/);
  });

  it('is the therapeutic one of a level', () => {
    expect(choose([range(0.6, 1, { type: type('therapeutic') })], {}, 'Lithium')).toMatchObject({
      low: 0.6,
      high: 1,
    });
  });

  const BY_SEX = [
    range(13, 17, { appliesTo: [{ coding: [{ system: 'http://snomed.info/sct', code: '248153007' }] }] }),
    range(12, 15, { appliesTo: [{ coding: [{ code: 'female' }] }] }),
  ];

  it('is the one of the sex of the patient', () => {
    expect(choose(BY_SEX, { sex: 'male' })).toMatchObject({ low: 13, high: 17 });
    expect(choose(BY_SEX, { sex: 'female' })).toMatchObject({ low: 12, high: 15 });
  });

  it('is the one of the age of the patient', () => {
    const byAge = [range(3.4, 4.7, years(0, 12)), range(3.5, 5.1, years(13, 64)), range(3.5, 5.3, years(65))];
    expect(choose(byAge, { birthDate: '1986-03-01' })).toMatchObject({ low: 3.5, high: 5.1 });
    expect(choose(byAge, { birthDate: '1950' })).toMatchObject({ low: 3.5, high: 5.3 });
    expect(choose(byAge).remark).toContain('not used');
  });

  it('is that of pregnancy only where that is known', () => {
    const both = [range(3.5, 5), range(3.3, 5, of('Pregnant women'))];
    expect(choose(both)).toMatchObject({ low: 3.5, high: 5 });
    expect(choose(both, { pregnant: true })).toMatchObject({ low: 3.3, high: 5 });
  });

  it('is none where all are of other people', () => {
    expect(choose([range(13, 17, of('male'))], { sex: 'female' }).remark).toContain('for other people');
  });

  it('is the single one a laboratory sent, whoever it is for', () => {
    expect(choose([range(13, 17, of('male'))])).toMatchObject({ low: 13, high: 17 });
  });

  it('gives no bounds in another unit than the value', () => {
    expect(choose([{ low: { value: 13, unit: 'mg/dL' } }])).toMatchObject({ low: undefined });
  });

  it.each([undefined, null, 5, {}, [null, 7], [{ low: 'x', high: null, type: 5, appliesTo: {}, age: [] }]])(
    'is none for %j',
    (value) => {
      expect(choose(value)).toEqual({ low: undefined, high: undefined, remark: undefined });
    },
  );
});
