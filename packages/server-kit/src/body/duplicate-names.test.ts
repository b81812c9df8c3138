import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDuplicateName } from './duplicate-names.ts';

describe('a field name that an object has twice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":{"b":1,"c":2,"b":3}}', 'b'],
    ['[{"a":1},{"a":1,"\\u0061":2}]', 'a'],
    ['{"a":[{"b":1}],"b":{"b":2},"a":3}', 'a'],
    [' { "x" : "y" , "x" : [ ] } ', 'x'],
    ['{"":1,"":2}', ''],
  ])('is found in %s', (text, name) => expect(findDuplicateName(text)).toBe(name));

  it.each([
    '{}',
    '[]',
    '"a"',
    'null',
    '{"a":"a","b":"a"}',
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":2}]',
    '{"a":"{\\"b\\":1,\\"b\\":2}"}',
    '{"a\\\\":1,"a":2}',
  ])('is not seen in %s', (text) => {
    JSON.parse(text);
    expect(findDuplicateName(text)).toBeNull();
  });

  it('is never seen in what JSON.stringify writes', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(findDuplicateName(JSON.stringify(value))).toBeNull();
      }),
    );
  });
});
