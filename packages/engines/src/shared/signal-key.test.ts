import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteInput, slugOf, uniqueKeys } from './signal-key.ts';

describe('slugOf', () => {
  it.each([
    ['Vitamin B12', 'vitamin_b12'],
    ['  TSH (serum) ', 'tsh_serum'],
    ['Калий', 'калий'],
    ['---', 'unnamed'],
    ['', 'unnamed'],
  ])('turns %j into %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('uniqueKeys', () => {
  it('numbers repeated keys in the order given', () => {
    const keyOf = uniqueKeys();
    expect(['a', 'a', 'b', 'a'].map(keyOf)).toEqual(['a', 'a_2', 'b', 'a_3']);
  });

  it('steps over a key that a name already took', () => {
    const keyOf = uniqueKeys();
    expect(['a_2', 'a', 'a', 'a_2'].map(keyOf)).toEqual(['a_2', 'a', 'a_3', 'a_2_2']);
  });

  it('never gives a key twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'a_2', 'a_3', 'a_2_2', 'b')), (bases) => {
        const keys = bases.map(uniqueKeys());
        expect(new Set(keys).size).toBe(bases.length);
      }),
    );
  });
});

describe('quoteInput', () => {
  it('quotes a short text as it is', () => {
    expect(quoteInput('abc', 3)).toBe('"abc"');
  });

  it('cuts a longer text by characters, never inside one', () => {
    expect(quoteInput('ab😀d', 3)).toBe('"ab😀…"');
  });
});
