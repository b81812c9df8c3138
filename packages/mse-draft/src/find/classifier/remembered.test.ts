import { expect, it, vi } from 'vitest';
import type { Scores } from './classify.ts';
import { remembered } from './remembered.ts';

it('judges the same words with the same question once, and with another one again', () => {
  const judge = vi.fn(() => ({ risk: 1 }) as Scores);
  const once = remembered(judge);
  const first = once({ question: 'Well?', statement: 'No.' });
  expect(once({ question: 'Well?', statement: 'No.' })).toBe(first);
  once({ question: 'Any pain?', statement: 'No.' });
  expect(judge).toHaveBeenCalledTimes(2);
});
