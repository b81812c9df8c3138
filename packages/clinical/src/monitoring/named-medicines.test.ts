import { describe, expect, it } from 'vitest';
import { namedMedicine } from './named-medicines.ts';

describe('medicines that a short text names as taken', () => {
  it.each([
    ['Clozapine monitoring week 3', ['clozapine']],
    ['CLOZARIL', ['clozapine']],
    ['Clozapine 200 mg nocte', ['clozapine']],
    ['Lithium / U&E', ['lithium']],
    ['Priadel 400mg', ['lithium']],
    ['sodium valproate MR', ['valproate']],
    ['Tegretol', ['carbamazepine']],
    ['clozapine + lithium bloods', ['clozapine', 'lithium']],
  ])('%s', (text, keys) => {
    expect(namedMedicine(text)).toEqual(keys);
  });

  it.each([
    'Olanzapine monitoring',
    'Clozapine stopped in 2019',
    'not on clozapine',
    'off clozapine since May',
    'clozapine declined',
    'allergy: carbamazepine',
    'U&E',
    '',
    `clozapine ${'x'.repeat(200)}`,
  ])('none in "%s"', (text) => {
    expect(namedMedicine(text)).toEqual([]);
  });
});
