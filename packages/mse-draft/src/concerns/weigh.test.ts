import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFeaturesOf, weigh } from './weigh.ts';
import { FAMILIES, WEIGHTS } from './weights.ts';
import { CONCERNS } from './index.ts';

describe('the weight of words', () => {
  it('is of words without endings, pairs of words, the length and the words of the question', () => {
    expect(wordFeaturesOf('any wishes', 'i wanted out')).toEqual([
      'i',
      'want',
      'out',
      'i_want',
      'want_out',
      '?any',
      '?wish',
      '#0',
    ]);
  });

  it('is higher for what sounds like risk than for everyday talk', () => {
    const risk = weigh('how have you been', 'i have made up my mind and nobody will miss me');
    const everyday = weigh('how was your holiday', 'we went to the beach with the kids and it was lovely');
    expect(risk.score).toBeGreaterThan(everyday.score);
    expect(everyday.score).toBeLessThan(0);
  });

  it('does not change with how often or where a word is repeated in the question', () => {
    assert(
      property(array(constantFrom('do', 'you', 'think', 'of', 'it')), (question) => {
        const said = 'i do not know';
        const once = [...new Set(question)].join(' ');
        expect(weigh(question.join(' '), said).score).toBeCloseTo(weigh(once, said).score);
      }),
    );
  });

  it('names only kinds of risk that there are', () => {
    expect(CONCERNS.map(({ name }) => name)).toEqual(expect.arrayContaining([...FAMILIES]));
    for (const [weight, family] of WEIGHTS) {
      expect(Number.isInteger(weight)).toBe(true);
      expect(family).toBeLessThan(FAMILIES.length);
    }
  });
});
