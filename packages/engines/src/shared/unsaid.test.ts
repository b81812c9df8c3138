import { expect, test } from 'vitest';
import { unsaid } from './unsaid.ts';

test('what the headline holds, or was said before, is not said again', () => {
  const headline = 'Stable: PHQ-9 6 to 4. Composite +5 of 100.';
  expect(unsaid(headline, ['PHQ-9 6 to 4.', 'Sleep 5 h: short.', 'Sleep 5 h: short.'])).toEqual([
    'Sleep 5 h: short.',
  ]);
});
