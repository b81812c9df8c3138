import { describe, expect, it } from 'vitest';
import { isModelAddable } from './model-proposals.ts';

const QUOTE = 'I lie awake most nights';

describe('what a model may add to a draft [D:draft agent]', () => {
  it.each([
    'depressed',
    'active_si',
    'command_hallucinations',
    'guarded',
    'poor_hygiene',
    'fair',
    'disoriented_time',
  ])('%s, which reassures of nothing', (value) => {
    expect(isModelAddable(value, QUOTE)).toBe(true);
  });

  it.each([
    'none_identified',
    'denies_si_hi',
    'protective_factors_present',
    'no_abnormality',
    'unremarkable',
    'oriented_x4',
    'alert',
    'intact',
    'good',
    'normal',
    'normal_rate',
    'linear',
    'goal_directed',
    'euthymic',
    'full_range',
    'congruent',
    'calm',
    'cooperative',
    'engaged',
    'well_groomed',
    'appropriately_dressed',
  ])('never %s, which says that something is as it should be', (value) => {
    expect(isModelAddable(value, QUOTE)).toBe(false);
  });

  it.each([
    'no',
    'not',
    'never',
    'none',
    'nothing',
    'nobody',
    'without',
    'neither',
    'nor',
    'denies',
    'denied',
  ])('nothing that rests on words with %s', (word) => {
    expect(isModelAddable('depressed', `I ${word} lie awake`)).toBe(false);
    expect(isModelAddable('depressed', `${word.toUpperCase()} of that`)).toBe(false);
  });

  it.each(["I don't sleep", 'I can’t sleep'])('nothing that rests on "%s"', (quote) => {
    expect(isModelAddable('depressed', quote)).toBe(false);
  });

  it('a word that only holds one of these negates nothing', () => {
    expect(isModelAddable('depressed', 'I noticed I know nobler things')).toBe(true);
  });
});
