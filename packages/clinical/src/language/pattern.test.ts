import { describe, expect, it, test } from 'vitest';
import { compile } from './pattern.ts';

const matches = (pattern: string, text: string): boolean => compile([pattern]).test(text);

describe('a pattern', () => {
  test.each([
    ['a word that may not follow', 'take twenty as told', false],
    ['a word that begins like it', 'take twenty aspirin', true],
    ['a name that begins like it', 'take twenty asha', true],
    ['nothing more', 'take twenty', true],
  ])('followed by %s: "%s" is %j', (_, text, expected) => {
    expect(matches('take (?:ten|twenty)(?! (?:as|a day))', text)).toBe(expected);
  });

  it('is read of either sex, written with whichever word', () => {
    for (const pattern of ['hit his wife', 'hit her husband'])
      expect(matches(pattern, 'hit her husband')).toBe(true);
  });
});
