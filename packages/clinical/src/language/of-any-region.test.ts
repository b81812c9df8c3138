import { expect, it, test } from 'vitest';
import { baseForm } from './base-forms.ts';
import { OF_ANY_REGION } from './of-any-region.ts';
import { OF_EITHER_SEX } from './of-either-sex.ts';

test.each([
  ['neighbours', 'neighbors'],
  ['behaviour', 'behavior'],
  ['realised', 'realized'],
  ['pyjamas', 'pajamas'],
  ['counselling', 'counseling'],
  ['grey', 'gray'],
  ['mum', 'mom'],
])('"%s" is read as "%s" is', (one, other) => {
  expect(baseForm(one)).toBe(baseForm(other));
});

it('what a word is read as is read as itself', () => {
  const unsettled = [...OF_ANY_REGION.values(), ...OF_EITHER_SEX.values()].filter(
    (word) => OF_ANY_REGION.has(word) || OF_EITHER_SEX.has(word),
  );
  expect(unsettled).toEqual([]);
});

test.each(['four', 'hour', 'doctor', 'wise', 'rise', 'promise', 'called', 'practice'])(
  '"%s" is one spelling everywhere',
  (word) => {
    expect(OF_ANY_REGION.get(word)).toBeUndefined();
  },
);
