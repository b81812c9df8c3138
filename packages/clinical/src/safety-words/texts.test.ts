import { describe, expect, it } from 'vitest';
import { findSafetyWords } from './find-safety-words.ts';
import halfA from './texts-a.fixture.json' with { type: 'json' };
import halfB from './texts-b.fixture.json' with { type: 'json' };
import wide from './texts-c.fixture.json' with { type: 'json' };
import odd from './texts-d.fixture.json' with { type: 'json' };

const found = (text: string) => findSafetyWords(text, 2026).length > 0;

/**
 * Written by an author who had not seen the words or the code: a language model in the part of a psychiatric nurse and a
 * forensic psychiatrist. Half a was learned from first (seen before: 50 of 80 found, noise in 14 of 80). Half b was then
 * scored once, unseen: 56 of 80 found (70 %), noise in 12 of 80 (15 %). It was learned from afterwards, so the shares
 * below are no promise for texts nobody has seen.
 */
describe.each([
  ['a', halfA],
  ['b', halfB],
])('[D:safety words] texts of another author, half %s', (_, texts) => {
  it('that say words about safety are found, at least 92 %', () => {
    const missed = texts.said.filter(([, text = '']) => !found(text));
    expect(missed.length).toBeLessThanOrEqual(0.08 * texts.said.length);
  });

  it('that do not are left alone, at least 95 %', () => {
    const noise = texts.notSaid.filter(found);
    expect(noise.length).toBeLessThanOrEqual(0.05 * texts.notSaid.length);
  });
});

/**
 * Written by ourselves for breadth, of many writers and topics, and odd on purpose. Found before the wordings were made
 * broad: 20 % of c (noise 11 %), 16 % of d (noise 8 %). Half c was learned from first; half d was then found at 33 %, so
 * wordings that nobody thought of stay unheard.
 */
describe.each([
  ['c', wide, 0.04],
  ['d', odd, 0.16],
])('[D:safety words] texts of our own, set %s', (_, texts, missed) => {
  it('that say words about safety are found', () => {
    const unheard = texts.said.filter(([, text = '']) => !found(text));
    expect(unheard.length).toBeLessThanOrEqual(missed * texts.said.length);
  });

  it('that do not are left alone, at least 95 %', () => {
    expect(texts.notSaid.filter(found).length).toBeLessThanOrEqual(0.05 * texts.notSaid.length);
  });
});
