import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { alternativesOf, firstLetters, keysOf } from './first-letters.ts';

describe('what a wording can begin with', () => {
  test.each<[string, readonly string[] | undefined]>([
    ['kill', ['kill ']],
    ['(?:kill|hang) [a-z]+', ['kill ', 'hang ']],
    ['to die', ['to ']],
    ['(?:the )?rope', ['rope ', 'the ']],
    ['ropes?', ['rope ', 'ropes ']],
    ['over ?dose', ['overdose', 'over ']],
    ['suicid[a-z]+', ['suicid']],
    ['[12]0 pills', ['10 ', '20 ']],
    ['(?:a|b)+c', ['a', 'b']],
    ['(?!not )(?<!no )die', ['die ']],
    ['(?:is |was )*dead', ['dead ', 'is ', 'was ']],
    ['unresponsive', ['unrespon']],
    ['[a-z]+ die', undefined],
    ['.*', undefined],
  ])('%s', (source, letters) => {
    const found = firstLetters(source);
    expect(found && [...found].sort()).toEqual(letters && [...letters].sort());
  });

  it('holds for every text that it matches', () => {
    const sources = [
      '(?:want|plan) (?:to )?die',
      'over ?dosed?',
      'self[a-z]* (?:cut|burn)',
      '(?:very )?(?:un)?safe',
    ];
    for (const source of sources)
      fc.assert(
        fc.property(fc.stringMatching(new RegExp(`^(?:${source})$`)), (text) => {
          const keys = keysOf(text.split(' ')[0] ?? '');
          expect(firstLetters(source)?.some((letters) => keys.includes(letters))).toBe(true);
        }),
        { numRuns: 100 },
      );
  });

  it('splits only where no group is open', () => {
    expect(alternativesOf('a|(?:b|c) d|e\\|f')).toEqual(['a', '(?:b|c) d', 'e\\|f']);
  });
});
