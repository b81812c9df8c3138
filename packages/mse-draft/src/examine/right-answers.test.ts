import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSeriesRight, recalled, wordsToKeep } from './right-answers.ts';

const MONTHS =
  'December, November, October, September, August, July, June, May, April, March, February, January.';

describe('a series backwards [D:covered]', () => {
  test.each<[asked: string, answer: string, isRight: boolean | undefined]>([
    ['Sevens from a hundred.', 'Ninety-three, eighty-six, seventy-nine, seventy-two.', true],
    ['Serial 7s, please.', '93, 86, 79, 72, 65', true],
    ['Serial 7s, please.', '93, 86, 79', false],
    ['Serial 7s, please.', '93, 86, 78, 71, 64', false],
    ['Take 7 from 100.', '93... 86... 79... 72. I kept books for thirty-four years.', true],
    ['Threes from twenty.', 'Seventeen, fourteen, eleven, eight, five.', true],
    ['Months of the year backwards.', MONTHS, true],
    ['Months of the year backwards.', MONTHS.replace('August, ', ''), false],
    ['Days of the week backwards.', 'Sunday, Saturday, Friday, Thursday, Wednesday, Tuesday, Monday', true],
    ['Spell "world" backwards.', 'D, L, R, O, W', true],
    ['Spell "world" backwards.', 'D-L-R-O-W', true],
    ['Spell "world" backwards.', 'D... D, R, W', false],
    ['Sevens from a hundred.', 'I am not here for sums.', undefined],
  ])('%s %s is right: %s', (asked, answer, isRight) => {
    expect(isSeriesRight(asked, answer)).toBe(isRight);
  });

  it('is never right with a slip in its first steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.constantFrom(-2, -1, 1, 2), (at, slip) => {
        const said = [93, 86, 79, 72, 65].map((number, place) => (place === at ? number + slip : number));
        expect(isSeriesRight('Serial sevens', said.join(', '))).toBe(false);
      }),
    );
  });
});

describe('words to keep [D:covered]', () => {
  test.each<[text: string, words: string[]]>([
    ['Remember: lantern, gravel, daisy, spoon.', ['lantern', 'gravel', 'daisy', 'spoon']],
    ['Three things: apple, table and penny.', ['apple', 'table', 'penny']],
    ['So, Mr Pruitt, which day is it?', []],
  ])('%s', (text, words) => {
    expect(wordsToKeep(text)).toEqual(words);
  });

  it('come back in any order', () => {
    expect(recalled(['apple', 'table', 'penny'], 'Penny... table, and an Apple.')).toBe(3);
    expect(recalled(['apple', 'table', 'penny'], 'What three things?')).toBe(0);
  });
});
