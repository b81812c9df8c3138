import { describe, expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

const sentences = (text: string) =>
  tokenize(text, 0, text.length).map(({ words }) => words.map((word) => word.text).join(' '));

describe('words of notes', () => {
  test.each([
    ['a decimal point ends no sentence', 'Temp 38.6, stiff.', ['temp 38 6 stiff']],
    ['a point after a number does', 'Took 30. Vomited.', ['took 30', 'vomited']],
    ['short forms before a point', 'Risks incl. falls, esp. at night.', ['risks incl falls esp at night']],
    ['"w/" before a space', 'SI w/ plan', ['si with plan']],
    ['signs of a finding', 'CAH +ve, SI -ve', ['cah positive si negative']],
    ['a hyphen inside a word is no sign', "I've re-ve", ['i have re ve']],
  ])('%s', (_, text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});
