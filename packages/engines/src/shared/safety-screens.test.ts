import { expect, test } from 'vitest';
import { namesSafetyScreen } from './safety-screens.ts';

test.each([
  ['SBQ-R', true],
  ['Suicide Behaviors Questionnaire - Revised', true],
  ['ASQ', true],
  ['Beck Scale for Suicide Ideation', true],
  ['Beck Hopelessness Scale', true],
  ['Columbia protocol', true],
  ['self-harm inventory', true],
  ['HITS', true],
  ['Domestic violence screen', true],
  ['House scale', false],
  ['PHQ-9', false],
  ['Asquith scale', false],
  ['', false],
])('%s: %s', (name, expected) => {
  expect(namesSafetyScreen('x1', name)).toBe(expected);
  expect(namesSafetyScreen(name, 'x1')).toBe(expected);
});
