import { expect, test } from 'vitest';
import { isPlainDenial } from './assertion.ts';

test.each([
  ['No.', true],
  ['No, nothing like that.', true],
  ['God, no. Never.', true],
  ['The geese. No, Doctor.', true],
  ['No, not like that.', false],
  ['No more than anyone my age.', false],
  ['No worse than the next man.', false],
  ['No, not that I would tell you.', false],
  ['None. Not really.', true],
  ['Not really.', false],
  ['Not today.', false],
  ['No, I suppose.', false],
  ['Yes.', false],
])('"%s" denies plainly: %s', (answer, isPlain) => {
  expect(isPlainDenial(answer)).toBe(isPlain);
});
