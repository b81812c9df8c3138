import { MseSelection } from '@svc/contracts';
import { describe, expect, it, test } from 'vitest';
import { describeValue, listAllowed } from './input-text.ts';
import { validateMseSelection } from './validate-selection.ts';

const errorsOf = (input: unknown) => {
  const result = validateMseSelection(input);
  return result.ok ? [] : result.errors;
};
const mood = (entry: unknown) => errorsOf({ mood: entry });
const moodWith = (fields: object) => mood({ values: [], ...fields });
const risk = (cssrs: unknown) => errorsOf({ risk: { values: [], cssrs } });

const DOMAINS =
  'appearance, behavior, attitude, eye_contact, psychomotor, speech, mood, affect, thought_process, thought_content, perception, orientation, attention, memory, insight, judgment, risk';
const FIELDS = 'values, text, provenance, confidence, confidenceScore, supportingSignals';
const MOODS =
  'euthymic, depressed, anxious, irritable, angry, elevated, euphoric, labile, hopeless, empty, fearful, guilty';

describe('a selection is valid [2:2.3]', () => {
  it.each<[string, unknown]>([
    ['without any domain', {}],
    ['with an entry without values', { mood: { values: [] } }],
    ['with several values of a multi domain', { mood: { values: ['depressed', 'anxious'] } }],
    ['with one value of a single domain', { insight: { values: ['poor'] } }],
    ['with an empty note', { mood: { values: [], text: '' } }],
    ['with astral characters in a note', { mood: { values: [], text: '😀' } }],
    ['with the lowest score', { mood: { values: [], confidenceScore: 0 } }],
    ['with the highest score', { mood: { values: [], confidenceScore: 1 } }],
    ['with an empty C-SSRS', { risk: { values: [], cssrs: {} } }],
    ['with contradictory options', { risk: { values: ['none_identified', 'active_si'] } }],
    [
      'with every field',
      {
        risk: {
          values: ['passive_si'],
          text: 'Fleeting.',
          provenance: 'patient_reported',
          confidence: 'medium',
          confidenceScore: 0.5,
          supportingSignals: ['latency'],
          cssrs: { q1: 'yes', q2: 'no', q3: 'no', q4: 'no', q5: 'no', q6: 'no' },
        },
      },
    ],
  ])('%s, and is given back as it was', (_, selection) => {
    const result = validateMseSelection(selection);
    expect(result).toEqual({ ok: true, selection });
    expect(result.ok && result.selection).toBe(selection);
    expect(MseSelection.safeParse(selection).success).toBe(true);
  });
});

describe('every problem has one message that names field and choices [2:2.3 values] [2:7 422]', () => {
  it.each<[string, string[], string[]]>([
    ['null', errorsOf(null), ['selection: must be an object of findings by domain, is null']],
    ['a list', errorsOf([]), ['selection: must be an object of findings by domain, is a list']],
    ['text', errorsOf('x'), ['selection: must be an object of findings by domain, is "x"']],
    ['nothing', errorsOf(undefined), ['selection: must be an object of findings by domain, is undefined']],
    [
      'an unknown domain',
      errorsOf({ gait: { values: [] } }),
      [`selection: unknown domain "gait"; allowed: ${DOMAINS}`],
    ],
    ['an entry that is null', mood(null), ['selection.mood: must be an object with values, is null']],
    ['an entry that is a list', mood(['sad']), ['selection.mood: must be an object with values, is a list']],
    ['an entry that is text', mood('sad'), ['selection.mood: must be an object with values, is "sad"']],
    ['missing values', mood({}), ['selection.mood.values: is required']],
    [
      'values that are no list',
      mood({ values: 'depressed' }),
      ['selection.mood.values: must be a list of option values, is "depressed"'],
    ],
    [
      'values that are null',
      mood({ values: null }),
      ['selection.mood.values: must be a list of option values, is null'],
    ],
    [
      'a value that is no text',
      mood({ values: ['depressed', 3] }),
      ['selection.mood.values[1]: must be the text of an option, is 3'],
    ],
    [
      'an unknown option',
      mood({ values: ['depressed', 'sad'] }),
      [`selection.mood.values[1]: unknown option "sad"; allowed: ${MOODS}`],
    ],
    [
      'an option of another domain',
      mood({ values: ['linear'] }),
      [`selection.mood.values[0]: unknown option "linear"; allowed: ${MOODS}`],
    ],
    [
      'an option in capitals',
      mood({ values: ['Depressed'] }),
      [`selection.mood.values[0]: unknown option "Depressed"; allowed: ${MOODS}`],
    ],
    [
      'an option with a NUL',
      mood({ values: ['depressed\u0000'] }),
      [`selection.mood.values[0]: unknown option "depressed\ufffd"; allowed: ${MOODS}`],
    ],
    [
      'an option twice',
      mood({ values: ['depressed', 'anxious', 'depressed'] }),
      ['selection.mood.values[2]: option "depressed" is given twice'],
    ],
    [
      'two values of a single domain',
      errorsOf({ insight: { values: ['good', 'poor'] } }),
      ['selection.insight.values: insight takes one value at most, has 2'],
    ],
    [
      'an unknown field',
      moodWith({ note: 'x' }),
      [`selection.mood: unknown field "note"; allowed: ${FIELDS}`],
    ],
    ['a note that is no text', moodWith({ text: 7 }), ['selection.mood.text: must be text, is 7']],
    [
      'a note with a NUL',
      moodWith({ text: 'a\u0000b' }),
      ['selection.mood.text: must not contain a NUL character or a lone surrogate'],
    ],
    [
      'a note with a lone surrogate',
      moodWith({ text: 'a\ud800b' }),
      ['selection.mood.text: must not contain a NUL character or a lone surrogate'],
    ],
    [
      'another provenance',
      moodWith({ provenance: 'ai' }),
      [
        'selection.mood.provenance: must be one of clinician, digital_mse, wearable, patient_reported, is "ai"',
      ],
    ],
    [
      'provenance null',
      moodWith({ provenance: null }),
      [
        'selection.mood.provenance: must be one of clinician, digital_mse, wearable, patient_reported, is null',
      ],
    ],
    [
      'another confidence',
      moodWith({ confidence: 'moderate' }),
      ['selection.mood.confidence: must be one of high, medium, low, is "moderate"'],
    ],
    [
      'a score below 0',
      moodWith({ confidenceScore: -0.01 }),
      ['selection.mood.confidenceScore: must be a number from 0 to 1, is -0.01'],
    ],
    [
      'a score above 1',
      moodWith({ confidenceScore: 1.01 }),
      ['selection.mood.confidenceScore: must be a number from 0 to 1, is 1.01'],
    ],
    [
      'a score that is no number',
      moodWith({ confidenceScore: Number.NaN }),
      ['selection.mood.confidenceScore: must be a number from 0 to 1, is NaN'],
    ],
    [
      'an endless score',
      moodWith({ confidenceScore: Number.POSITIVE_INFINITY }),
      ['selection.mood.confidenceScore: must be a number from 0 to 1, is Infinity'],
    ],
    [
      'a score as text',
      moodWith({ confidenceScore: '0.5' }),
      ['selection.mood.confidenceScore: must be a number from 0 to 1, is "0.5"'],
    ],
    [
      'signals that are no list',
      moodWith({ supportingSignals: 'latency' }),
      ['selection.mood.supportingSignals: must be a list of signal names, is "latency"'],
    ],
    [
      'signals that are no text',
      moodWith({ supportingSignals: ['latency', {}, '\u0000'] }),
      [
        'selection.mood.supportingSignals[1]: must be text, is an object',
        'selection.mood.supportingSignals[2]: must not contain a NUL character or a lone surrogate',
      ],
    ],
    [
      'C-SSRS in another domain',
      moodWith({ cssrs: { q1: 'no' } }),
      ['selection.mood.cssrs: only the domain risk takes C-SSRS answers'],
    ],
    [
      'C-SSRS that is a list',
      risk(['yes']),
      ['selection.risk.cssrs: must be an object of answers by question, is a list'],
    ],
    [
      'an unknown question',
      risk({ q0: 'no' }),
      ['selection.risk.cssrs: unknown question "q0"; allowed: q1, q2, q3, q4, q5, q6'],
    ],
    ['another answer', risk({ q1: 'maybe' }), ['selection.risk.cssrs.q1: must be yes or no, is "maybe"']],
    ['an answer in capitals', risk({ q6: 'YES' }), ['selection.risk.cssrs.q6: must be yes or no, is "YES"']],
    ['an answer as true', risk({ q6: true }), ['selection.risk.cssrs.q6: must be yes or no, is true']],
    ['an answer null', risk({ q6: null }), ['selection.risk.cssrs.q6: must be yes or no, is null']],
  ])('%s', (_, errors, expected) => {
    expect(errors).toEqual(expected);
  });

  it('names the problems of all fields at once', () => {
    const errors = errorsOf({
      gait: {},
      insight: { values: ['good', 'bad'], text: 1 },
      risk: { cssrs: { q1: 'x', q9: 'no' }, confidence: 'none' },
    });
    expect(errors.map((error) => error.split(/[:;] /)[0])).toEqual([
      'selection',
      'selection.insight.values',
      'selection.insight.values[1]',
      'selection.insight.text',
      'selection.risk.values',
      'selection.risk.cssrs.q1',
      'selection.risk.cssrs',
      'selection.risk.confidence',
    ]);
  });
});

describe('hostile input [D:unknown request fields] [D:characters]', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', ''])(
    '%s is an unknown domain, field, option and question',
    (name) => {
      const json = JSON.stringify(name);
      const parsed = (text: string) => errorsOf(JSON.parse(text));
      expect(parsed(`{${json}:{"values":["active_si"]}}`)).toEqual([
        `selection: unknown domain "${name}"; allowed: ${DOMAINS}`,
      ]);
      expect(parsed(`{"mood":{"values":[],${json}:1}}`)).toEqual([
        `selection.mood: unknown field "${name}"; allowed: ${FIELDS}`,
      ]);
      expect(parsed(`{"mood":{"values":[${json}]}}`)).toEqual([
        `selection.mood.values[0]: unknown option "${name}"; allowed: ${MOODS}`,
      ]);
      expect(parsed(`{"risk":{"values":[],"cssrs":{${json}:"yes"}}}`)).toEqual([
        `selection.risk.cssrs: unknown question "${name}"; allowed: q1, q2, q3, q4, q5, q6`,
      ]);
    },
  );

  it('values taken from a prototype are not read', () => {
    expect(errorsOf(JSON.parse('{"mood":{"__proto__":{"values":[]}}}'))).toContain(
      'selection.mood.values: is required',
    );
  });

  it.each([
    ['line breaks', 'a\nb\u2028c', '"a\ufffdb\ufffdc"'],
    ['a lone surrogate', 'a\ud800', '"a\ufffd"'],
    ['direction marks', 'a\u202eb', '"a\ufffdb"'],
    ['more than 40 characters', 'x'.repeat(41), `"${'x'.repeat(40)}…"`],
    ['astral characters cut in the middle', '😀'.repeat(60), `"${'😀'.repeat(40)}…"`],
  ])('%s in a name are shown safely', (_, name, shown) => {
    expect(errorsOf({ [name]: {} })[0]).toBe(`selection: unknown domain ${shown}; allowed: ${DOMAINS}`);
  });

  it.each([
    [31, false],
    [32, false],
    [33, true],
    [100_000, true],
  ])('nested %i deep: says so is %s', (depth, said) => {
    // The selection is the first level, what stands in the list the third.
    const text = `{"gait":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    const errors = errorsOf(JSON.parse(text));
    expect(errors.includes('selection: must not nest deeper than 32 levels')).toBe(said);
    expect(errors).toHaveLength(said ? 2 : 1);
  });

  it.each([
    [99, 99, 'selection.mood.values[98]: unknown option "x98"; allowed: '],
    [100, 100, 'selection.mood.values[99]: unknown option "x99"; allowed: '],
    [101, 101, 'and 1 more'],
    [350, 101, 'and 250 more'],
  ])('%i problems give %i lines, the last "%s…"', (count, lines, last) => {
    const errors = mood({ values: Array.from({ length: count }, (_, index) => `x${index}`) });
    expect(errors).toHaveLength(lines);
    expect(errors.at(-1)?.startsWith(last)).toBe(true);
  });

  test.each<[string, string]>([
    ['unknown domains', `{${Array.from({ length: 100_000 }, (_, i) => `"d${i}":0`).join(',')}}`],
    ['unknown options', `{"mood":{"values":[${'"x",'.repeat(250_000)}"x"]}}`],
    ['repeated options', `{"mood":{"values":[${'"anxious",'.repeat(100_000)}"anxious"]}}`],
    ['numbers for options', `{"insight":{"values":[${'1,'.repeat(500_000)}1]}}`],
    ['wrong signals', `{"mood":{"values":[],"supportingSignals":[${'[],'.repeat(300_000)}[]]}}`],
    ['unknown fields', `{"mood":{${Array.from({ length: 100_000 }, (_, i) => `"f${i}":0`).join(',')}}}`],
    ['one long option', `{"mood":{"values":["${'x'.repeat(1_000_000)}"]}}`],
    ['one long note', `{"mood":{"values":[],"text":"${'x'.repeat(1_000_000)}"}}`],
    ['surrogates in a note', `{"mood":{"values":[],"text":"${'\\ud800'.repeat(170_000)}"}}`],
    ['deep nesting', `{"mood":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  ])('a megabyte of %s is judged and answered briefly', (_, text) => {
    const errors = errorsOf(JSON.parse(text));
    expect(errors.length).toBeLessThanOrEqual(101);
    expect(errors.join('').length).toBeLessThan(100_000);
  });
});

describe('parts of messages', () => {
  it.each([
    [undefined, 'undefined'],
    [false, 'false'],
    [10n, 'bigint'],
    [Symbol('x'), 'symbol'],
    [() => 0, 'function'],
  ])('%s is described as %s', (value, words) => {
    expect(describeValue(value)).toBe(words);
  });

  it.each([
    [20, 'x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x'],
    [22, 'x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x and 2 more'],
    [0, ''],
  ])('a list of %i choices', (count, words) => {
    expect(listAllowed(Array.from({ length: count }, () => 'x'))).toBe(words);
  });
});
