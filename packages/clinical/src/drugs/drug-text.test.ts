import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeDrugText } from './drug-text.ts';

test.each([
  ['Sertraline 50 MG Oral Tablet', ['sertraline']],
  ['Lithium carbonate ER 450 mg', ['lithium']],
  ['0.15 mg clonidine', ['clonidine']],
  ["St. John's wort", ['st', 'johns', 'wort']],
  ['Tylenol #3', ['tylenol', '#3']],
  ['#', []],
  ['Co-trimoxazole', ['co', 'trimoxazole']],
  ['5.5.5k', ['5k']],
  ['lithium lithium', ['lithium']],
  ['', []],
  ['Łódź', ['łódź']],
])('%s gives %j', (text, words) => {
  expect(normalizeDrugText(text)).toEqual(words);
});

test('text in ASCII is read like any other', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...'ab1 9.#-/m,_'), maxLength: 20 });
  fc.assert(
    fc.property(ascii, (text) => {
      // A letter that is never part of another word makes the general way read the same text.
      const general = normalizeDrugText(`${text} ł`);
      expect(general).toEqual([...normalizeDrugText(text), 'ł']);
    }),
    { numRuns: 2000 },
  );
});
