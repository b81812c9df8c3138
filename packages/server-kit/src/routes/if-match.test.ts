import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { checkPreconditions, etagOf, readPreconditions } from './if-match.ts';

const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'passes';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

describe('reading preconditions [D:two writers]', () => {
  it.each([
    [undefined, null],
    ['*', 'any'],
    [' * ', 'any'],
    ['"3"', ['"3"']],
    ['"3","4"', ['"3"', '"4"']],
    [' "3" , W/"4" ', ['"3"', 'W/"4"']],
    ['""', ['""']],
  ])('%j is %j', (header, tags) => {
    expect(readPreconditions({ 'if-match': header })).toEqual({ ifMatch: tags, ifNoneMatch: null });
    expect(readPreconditions({ 'if-none-match': header })).toEqual({ ifMatch: null, ifNoneMatch: tags });
  });

  it.each(['', ' ', '3', '"3', '3"', '"3" "4"', '"3",', ',"3"', '*,"3"', 'w/"3"', "'3'", '"3";x'])(
    '%j is 400 and names the header',
    (header) => {
      for (const name of ['If-Match', 'If-None-Match']) {
        const read = () => readPreconditions({ [name.toLowerCase()]: header });
        expect(codeOf(read)).toBe('invalid_request');
        expect(read).toThrow(`${name}: must be * or versions in quotes, for example "3"`);
      }
    },
  );

  it('any header is read to its end', () => {
    const hostile = [
      '"a" ,'.repeat(3000),
      `"${' '.repeat(16_000)}`,
      `${' '.repeat(16_000)}x`,
      '"",'.repeat(5000),
    ];
    for (const header of hostile) {
      expect(codeOf(() => readPreconditions({ 'if-match': header }))).toBe('invalid_request');
    }
  });
});

describe('holding preconditions against the stored version [D:two writers]', () => {
  it.each([
    ['if-match', '"2"', 2, true],
    ['if-match', '"1", "2"', 2, true],
    ['if-match', '"1"', 2, false],
    ['if-match', '"3"', 2, false],
    ['if-match', '"02"', 2, false],
    ['if-match', 'W/"2"', 2, false],
    ['if-match', '*', 2, true],
    ['if-match', '*', null, false],
    ['if-match', '"1"', null, false],
    ['if-none-match', '*', 2, false],
    ['if-none-match', '*', null, true],
    ['if-none-match', '"2"', 2, false],
    ['if-none-match', '"1"', 2, true],
    ['if-none-match', '"1"', null, true],
  ])('%s: %s on version %j passes: %j', (name, header, version, passes) => {
    const check = () => checkPreconditions(readPreconditions({ [name]: header }), version);
    expect(codeOf(check)).toBe(passes ? 'passes' : 'precondition_failed');
  });

  it('both headers must hold', () => {
    const both = readPreconditions({ 'if-match': '"2"', 'if-none-match': '*' });
    expect(codeOf(() => checkPreconditions(both, 2))).toBe('precondition_failed');
  });

  it('without a header every version passes', () => {
    for (const version of [null, 1, 7]) {
      expect(codeOf(() => checkPreconditions(readPreconditions({}), version))).toBe('passes');
    }
  });

  it('the tag of a version matches that version and no other', () => {
    const version = integer({ min: 1, max: 2_147_483_647 });
    assert(
      property(version, version, (sent, stored) => {
        const { ifMatch } = readPreconditions({ 'if-match': etagOf(sent) });
        const passes = codeOf(() => checkPreconditions({ ifMatch, ifNoneMatch: null }, stored)) === 'passes';
        expect(passes).toBe(sent === stored);
      }),
    );
  });
});
