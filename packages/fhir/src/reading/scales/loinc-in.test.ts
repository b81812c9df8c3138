import { describe, expect, it } from 'vitest';
import { loincIn, loincsOf } from './loinc-in.ts';

describe('a LOINC code in a link', () => {
  it.each([
    ['/44250-9', ['44250-9']],
    ['44250-9', ['44250-9']],
    ['/44249-1/44250-9', ['44249-1', '44250-9']],
    ['LL358-3/44250-9', ['44250-9']],
    ['phq9.44250-9', ['44250-9']],
    ['http://loinc.org/44250-9', ['44250-9']],
    ['http://loinc.org/q/44249-1', ['44249-1']],
    ['loinc_44250-9', ['44250-9']],
    ['LOINC44250-9', ['44250-9']],
    ['urn:loinc:44250-9_1', ['44250-9']],
  ])('%s is %j', (link, codes) => {
    expect(loincIn(link)).toEqual(codes);
  });

  it.each([
    ['a longer number', '144250-97'],
    ['the end of a longer number', '9944250-944'],
    ['a wrong check digit', '/44250-8'],
    ['an answer', 'LA6570-1'],
    ['a day', '2026-11-10'],
    ['a number of a form', 'form-12-3'],
    ['a word with a number', 'Q44250-9'],
    ['no text', 44_250],
  ])('is not found in %s', (_, link) => {
    expect(loincIn(link)).toEqual([]);
  });
});

it('a coding counts with the system of LOINC, or without any', () => {
  const coding = [
    { system: 'http://loinc.org', code: '44250-9' },
    { system: 'urn:oid:2.16.840.1.113883.6.1', code: '44255-8' },
    { code: '44259-0' },
    { system: 'urn:local', code: '44254-1' },
    { code: 5 },
  ];
  expect(loincsOf({ coding })).toEqual(['44250-9', '44255-8', '44259-0']);
});
