import { describe, expect, it } from 'vitest';
import { type Bounds, readInterpretation } from './read-interpretation.ts';

const NO_BOUNDS: Bounds = { low: undefined, high: undefined };
const BOUNDS: Bounds = { low: 3.5, high: 5 };
const read = (interpretation: unknown, value: number | string | null = 4, bounds = NO_BOUNDS) =>
  readInterpretation(interpretation, value, bounds);
const text = (words: string) => [{ text: words }];
const local = (code: string, display?: string) => [{ coding: [{ system: 'urn:lab', code, display }] }];

describe('an interpretation in words', () => {
  it.each([
    ['High', 'high'],
    ['high', 'high'],
    ['H', 'high'],
    ['*H', 'high'],
    ['H*', 'high'],
    ['(H)', 'high'],
    ['HI', 'high'],
    ['Elevated', 'high'],
    ['Above high normal', 'high'],
    ['Above reference range', 'high'],
    ['Low', 'low'],
    ['*L', 'low'],
    ['Below low normal', 'low'],
    ['HH', 'critical'],
    ['LL*', 'critical'],
    ['Critically low', 'critical'],
    ['Critically high', 'critical'],
    ['CRITICAL', 'critical'],
    ['Panic', 'critical'],
    ['panic value', 'critical'],
    ['Normal', 'normal'],
    ['N', 'normal'],
    ['Within normal limits', 'normal'],
    ['WNL', 'normal'],
    ['within range', 'normal'],
  ])('%s is %s', (words, flag) => {
    expect(read(text(words)).flag).toBe(flag);
    expect(read(text(words)).look).toBeUndefined();
  });

  it.each(['Positive', 'See comment', 'borderline', 'not critical', 'Equivocal', 'XYZ'])(
    '%s makes no flag and asks for a look',
    (words) => {
      expect(read(text(words))).toEqual({ remark: `interpretation ${words}`, look: words });
    },
  );

  it.each(['Negative', 'Not detected', 'Non-reactive', 'not elevated', 'No abnormality detected'])(
    '%s makes no flag and asks nothing',
    (words) => {
      const { flag, look } = read(text(words));
      expect(look).toBeUndefined();
      expect([undefined, 'normal']).toContain(flag);
    },
  );

  it.each(['Abnormal', '*', 'Outside reference range', 'A', 'ABN', 'pathological'])(
    '%s is abnormal and has no direction',
    (words) => {
      for (const bounds of [NO_BOUNDS, BOUNDS])
        expect(read(text(words), 4, bounds)).toEqual({
          abnormal: true,
          remark: `flagged ${words} (abnormal) by the laboratory, without a direction`,
        });
    },
  );

  it('critical abnormal is critical', () => {
    expect(read([{ coding: [{ code: 'AA' }] }])).toEqual({ flag: 'critical' });
  });

  it('abnormal has the side of the range', () => {
    expect(read(text('Abnormal'), 5.9, BOUNDS)).toEqual({ flag: 'high' });
    expect(read(text('Abnormal'), 2.9, BOUNDS)).toEqual({ flag: 'low' });
  });
});

describe('an interpretation by a local code or display', () => {
  it.each([
    [local('*H'), 'high'],
    [local('7', 'High'), 'high'],
    [local('7', 'Critical'), 'critical'],
    [local('N', 'Normal'), 'normal'],
    [local('9', 'Within normal limits'), 'normal'],
  ])('%j is %s', (interpretation, flag) => {
    expect(read(interpretation).flag).toBe(flag);
  });

  it('that nobody knows asks for a look', () => {
    expect(read(local('Q7'))).toEqual({ remark: 'interpretation Q7', look: 'Q7' });
  });

  it('normal by code is not calmer than the words beside it', () => {
    expect(read([{ coding: [{ code: 'N' }], text: 'High' }]).flag).toBe('high');
    expect(read([{ coding: [{ code: 'H', display: 'High' }], text: 'Normal' }]).flag).toBe('high');
  });

  it.each(['POS', 'IND', 'W'])('%s of HL7 asks for a look', (code) => {
    expect(read([{ coding: [{ code }] }]).look).toBe(code);
  });

  it.each(['NEG', 'ND', 'S', 'U'])('%s of HL7 asks nothing', (code) => {
    expect(read([{ coding: [{ code }] }])).toEqual({ remark: `interpretation ${code}` });
  });

  it('is read as the one element of older releases too', () => {
    expect(read({ coding: [{ code: 'HH' }] }).flag).toBe('critical');
  });

  it.each([undefined, null, 5, 'H', [], [null], [{}], [{ coding: 'x', text: 7 }]])(
    '%j says nothing',
    (value) => {
      expect(read(value)).toEqual({});
    },
  );
});
