import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaveOut } from './unread-members.ts';

const shorten = leaveOut({ inside: ['previous', 'inputs'], except: ['tsh', 'avgSleepHours'] });

/** Makes an object large enough to be worth it, whatever its members. */
const SPACES = ' '.repeat(20_000);
const large = (object: string) => object.replace('{', `{${SPACES}`);
const bodyOf = (inputs: string) => `{"previous":{"score":1,"inputs":${large(inputs)}}}`;
const kept = (inputs: string) =>
  shorten(bodyOf(inputs))
    .slice(bodyOf('').length - 2, -2)
    .replace(SPACES, '');

describe('members that nobody reads', () => {
  it.each([
    ['whole numbers', '{"a":1,"tsh":2}', '{"tsh":2}'],
    ['numbers below zero, fractions', '{"a":-1,"b":0.25,"tsh":2}', '{"tsh":2}'],
    ['yes, no and nothing', '{"a":true,"b":false,"c":null,"tsh":2}', '{"tsh":2}'],
    ['texts', '{"a":"b","":"","tsh":2}', '{"tsh":2}'],
    ['names like a read one', '{"tsh2":1,"Tsh":1,"ts":1,"tsh":2}', '{"tsh":2}'],
    ['members on lines of their own', '{\n\t"a" : 1 ,\r\n "tsh" : 2\n}', '{\n\t\r\n "tsh" : 2\n}'],
    ['members between read ones', '{"tsh":1,"a":1,"tsh":2,"b":1,"c":3}', '{"tsh":1,"tsh":2,"c":3}'],
  ])('are taken out: %s', (_, inputs, left) => expect(kept(inputs)).toBe(left));

  it.each([
    ['read names', '{"tsh":1,"avgSleepHours":7}'],
    ['the last member', '{"a":1}'],
    ['a forbidden name', '{"__proto__":1,"tsh":2}'],
    ['names with escapes', '{"ts\\u0068":1,"tsh":2}'],
    ['numbers that may overflow', `{"a":1e999,"b":${'9'.repeat(400)},"tsh":2}`],
    ['what may be a recording', '{"a":"data:audio/webm;base64,AA","tsh":2}'],
    ['texts with escapes', '{"a":"\\u0000","tsh":2}'],
    ['lists and objects, and what follows them', '{"tsh":[1,{"a":1,"b":2}],"a":1,"b":2}'],
  ])('stay: %s', (_, inputs) => expect(kept(inputs)).toBe(inputs));

  it.each([
    ['no value', '{"a":,"b":1}'],
    ['no comma', '{"a":1 "b":2,"c":3}'],
    ['a comma too many', '{"a":1,,"b":2}'],
    ['a comma at the start', '{,"a":1,"b":2}'],
    ['a comma at the end', '{"a":1,}'],
    ['two values', '{"a":"b":1,"c":2}'],
    ['a value alone', '{"a","b":1,"c":2}'],
    ['a leading zero', '{"a":01,"b":1}'],
    ['a plus', '{"a":+1,"b":1}'],
    ['half a number', '{"a":1.,"b":1}'],
    ['a space that JSON does not know', '{"a":\u00a01,"b":1}'],
    ['a line break in a text', '{"a":"\n","b":1}'],
  ])('never mend what is no JSON: %s', (_, inputs) => {
    expect(() => JSON.parse(bodyOf(inputs))).toThrow(SyntaxError);
    expect(() => JSON.parse(shorten(bodyOf(inputs)))).toThrow(SyntaxError);
  });

  const flat = '{"a":1,"b":2}';
  it.each([
    ['at the outermost level', `{"inputs":${large(flat)}}`],
    ['of another object', `{"other":{"inputs":${large(flat)}},"previous":1}`],
    ['of an object inside', `{"previous":{"x":{"inputs":${large(flat)}}}}`],
    ['of an object in a list', `{"previous":[{"inputs":${large(flat)}}]}`],
    ['in a list', `[{"previous":{"inputs":${large(flat)}}}]`],
    ['in a text', JSON.stringify({ x: `{"previous":{"inputs":${large(flat)}}}`, previous: 1 })],
    ['under a name that ends alike', `{"\\"previous":{"inputs":${large(flat)}}}`],
    ['that are small', `{"previous":{"inputs":${flat}},"x":"${SPACES}"}`],
  ])('stay in inputs %s', (_, text) => expect(shorten(text)).toBe(text));

  it('are found behind whatever comes before them', () => {
    const before = '"a":{"previous":{"b":[]}},"c":[[{"previous":1}]],"previous ":{}';
    const text = (inputs: string) =>
      `{${before},"previous" : {"e":{"inputs":[]},"inputs" : ${large(inputs)}}}`;
    expect(shorten(text('{"a":1,"b":2}'))).toBe(text('{"b":2}'));
  });
});

describe('a text some members were taken out of', () => {
  const punctuation = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', 'a', ' ') });
  const name = fc.oneof(fc.constantFrom('tsh', 'avgSleepHours', 'a', '__proto__'), punctuation, fc.string());
  const value = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.boolean(),
    punctuation,
    fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
  );
  const inputs = fc.array(fc.tuple(name, value), { maxLength: 20 }).map((members) => {
    const texts = members.map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`);
    return `{${texts.join()}}`;
  });
  const readOf = (text: string) => {
    const { tsh, avgSleepHours } = JSON.parse(text).previous.inputs;
    return { tsh, avgSleepHours };
  };

  it('reads as before, in what is read', () => {
    fc.assert(
      fc.property(inputs, (object) => {
        expect(readOf(shorten(bodyOf(object)))).toEqual(readOf(bodyOf(object)));
      }),
    );
  });

  it('is JSON exactly when it was, whatever is cut out of it or put in', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damage = fc.tuple(
      fc.nat(400),
      fc.nat(3),
      fc.constantFrom('', ',', '"', ':', '{', '}', '1', '\\', ' '),
    );
    fc.assert(
      fc.property(inputs, damage, (object, [at, length, piece]) => {
        const text = bodyOf(object);
        const place = text.length - 1 - (at % (object.length + 30));
        const damaged = text.slice(0, place) + piece + text.slice(place + length);
        expect(isJson(shorten(damaged))).toBe(isJson(damaged));
      }),
      { numRuns: 5000 },
    );
  });
});
