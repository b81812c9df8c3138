import { describe, expect, it } from 'vitest';
import { Problems } from '../element/problems.ts';
import { readName } from './name.ts';

const LOINC = 'http://loinc.org';
const coding = (code: string, display?: string, system = LOINC) => ({ system, code, display });

function nameOf(code: object): { name?: string; remark?: string; problem?: string } {
  const problems = new Problems();
  const read = readName(code, 'Observation', problems);
  const problem = problems.issues[0]?.message;
  return {
    ...(read === undefined ? {} : { name: read.name }),
    ...(read?.remark === undefined ? {} : { remark: read.remark }),
    ...(problem === undefined ? {} : { problem }),
  };
}

describe('the name of a reading', () => {
  it.each([
    ['its LOINC code alone', { coding: [coding('6298-4')] }, 'Potassium'],
    ['another formula', { coding: [coding('33914-3')] }, 'Estimated glomerular filtration rate'],
    [
      'a known code behind a local one',
      { coding: [coding('K1', 'KAL', 'urn:lab'), coding('6298-4')] },
      'Potassium',
    ],
    ['a known code beside local words', { coding: [coding('2823-3')], text: 'LYTES-K' }, 'Potassium'],
    [
      'the display of any coding',
      { coding: [coding('X', 'KAL', 'urn:lab'), coding('Y', 'Potassium', 'urn:lab')] },
      'Potassium',
    ],
    ['words alone', { text: 'Serum potassium' }, 'Serum potassium'],
    ['words nobody knows', { text: 'Kryptonite' }, 'Kryptonite'],
    [
      'a code that says more than its words',
      { coding: [coding('30522-7')], text: 'CRP' },
      'High-sensitivity C-reactive protein',
    ],
    [
      'a urine screen under its own code',
      { coding: [coding('12286-1', 'Drugs identified in Urine by Screen method')] },
      'Urine drug screen',
    ],
  ])('comes from %s', (_, code, name) => {
    expect(nameOf(code)).toMatchObject({ name });
  });

  it('is the known one beside a code nobody knows, and says so', () => {
    expect(nameOf({ coding: [coding('99999-0')], text: 'Creatinine' })).toEqual({
      name: 'Creatinine',
      remark: 'read by its name: LOINC 99999-0 is not known here',
    });
  });

  it('is read by the parts of a LOINC name, with the specimen', () => {
    expect(
      nameOf({ coding: [coding('99999-0', 'Lipase [Enzymatic activity/volume] in Capillary blood')] }),
    ).toEqual({
      name: 'Lipase',
      remark: 'in capillary blood; read by its name: LOINC 99999-0 is not known here',
    });
  });

  it.each([
    [
      'a code of urine without words',
      { coding: [coding('5792-7')], text: 'Glucose' },
      'Glucose (LOINC 5792-7)',
    ],
    [
      'a display of urine',
      { coding: [coding('99999-0', 'Glucose [Mass/volume] in Urine')], text: 'Glucose' },
      'Glucose (LOINC 99999-0)',
    ],
    [
      'a display of CSF',
      { coding: [coding('99999-0', 'Glucose CSF')], text: 'Glucose' },
      'Glucose (LOINC 99999-0)',
    ],
    [
      'a ratio',
      { coding: [coding('99999-0', 'Albumin/Creatinine ratio')], text: 'Albumin' },
      'Albumin (LOINC 99999-0)',
    ],
    ['24 hours', { coding: [coding('99999-0', 'Calcium 24 h')], text: 'Calcium' }, 'Calcium (LOINC 99999-0)'],
    [
      'an antibody',
      { coding: [coding('99999-0', 'Insulin antibody')], text: 'Ferritin' },
      'Ferritin (LOINC 99999-0)',
    ],
    ['a percentile', { coding: [coding('59576-9')], text: 'BMI' }, 'BMI (LOINC 59576-9)'],
    [
      'a challenge in local words',
      { coding: [coding('G2', 'Glucose', 'urn:lab')], text: 'Glucose 2 h post load' },
      'Glucose 2 h post load',
    ],
  ])('stays apart from the analyte for %s', (_, code, name) => {
    expect(nameOf(code)).toEqual({ name });
  });

  it.each([
    ['two codes', { coding: [coding('2823-3'), coding('2951-2')] }],
    ['code and words', { coding: [coding('2823-3')], text: 'Sodium' }],
    ['code and the display of another', { coding: [coding('2823-3'), coding('x', 'Sodium', 'urn:lab')] }],
    ['code and words of urine', { coding: [coding('2823-3')], text: 'Potassium, urine' }],
    ['a code of blood and one of urine', { coding: [coding('2823-3'), coding('2828-2')] }],
    ['two displays', { coding: [coding('x', 'Sodium', 'urn:a'), coding('y', 'Potassium', 'urn:b')] }],
  ])('is reported where %s contradict each other', (_, code) => {
    expect(nameOf(code).problem).toMatch(/^codes and text name different analytes: /);
    expect(nameOf(code).name).toBeUndefined();
  });

  it('is one of two codes of the same analyte', () => {
    expect(nameOf({ coding: [coding('59408-5'), coding('2708-6')] })).toEqual({ name: 'Oxygen saturation' });
  });

  it('says what a specimen changes', () => {
    expect(nameOf({ coding: [coding('39790-1')] }).remark).toContain('capillary');
  });

  it.each([null, [], 'x', {}, { coding: 'x' }, { coding: [null, 5, { code: {} }] }, { text: 5 }])(
    'is a problem for %j',
    (code) => {
      expect(nameOf(code as object).problem).toContain('must have a text');
    },
  );

  it('is read of 40,000 codings', () => {
    const many = Array.from({ length: 40_000 }, () => coding('2823-3', 'Potassium'));
    expect(nameOf({ coding: many })).toEqual({ name: 'Potassium' });
  });
});

describe('a word that says less than another beside it', () => {
  it.each([
    ['Troponin', 'Troponin T', 'Troponin T'],
    ['Calcium', 'Ionised calcium', 'Ionised calcium'],
    ['Cortisol', 'Morning cortisol', 'Cortisol (morning)'],
  ])('%s beside %s is %s', (text, display, name) => {
    const code = { text, coding: [{ system: 'urn:lab', code: '1', display }] };
    expect(readName(code, 'Observation', new Problems())?.name).toBe(name);
  });
});
