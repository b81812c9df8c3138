import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NOT_SAID, SAID } from '../../test/safety-words/find-safety-words.ts';
import { findSafetyWords } from './find-safety-words.ts';

const YEAR = 2026;
const topicsIn = (text: string) => findSafetyWords(text, YEAR).map(({ topic }) => topic);

describe('words about safety [D:safety words]', () => {
  test.each(SAID)('%s: %s', (topic, text) => {
    expect(topicsIn(text)).toContain(topic);
  });

  test.each(NOT_SAID)('leaves alone: %s', (text) => {
    expect(topicsIn(text)).toEqual([]);
  });

  test.each([
    ['a denial somewhere else in the text', 'Sleeps well. Denies alcohol. Wants to die. No psychosis.'],
    ['capitals, curly quotes and hidden characters', 'I DON’T WANT TO LI\u200bVE ANYMORE!!!'],
    ['a long text', `${'Walks every day and eats well. '.repeat(60)}He bought a rope.`],
  ])('are found in %s', (_, text) => {
    expect(topicsIn(text)).toEqual(['suicide']);
  });

  it('are quoted as sent, with a few words around, cut short', () => {
    expect(findSafetyWords('Seen at home. He bought a rope, wants to die; sister informed.', YEAR)).toEqual([
      {
        topic: 'suicide',
        label: 'suicide',
        grade: 'plan',
        quote: expect.stringContaining('bought a rope, wants to die'),
      },
    ]);
    const [found] = findSafetyWords(`He says ${'very '.repeat(3)}suicidal ${'a'.repeat(500)}`, YEAR);
    expect(found?.quote.length).toBeLessThanOrEqual(120);
  });

  it('of one topic in several sentences are quoted together, the gravest at least', () => {
    expect(findSafetyWords('Gave away his tools. Wrote letters to the children.', YEAR)).toEqual([
      expect.objectContaining({
        grade: 'plan',
        quote: 'Gave away his tools … Wrote letters to the children',
      }),
    ]);
    const long = `Suicidal ${'a'.repeat(110)}. Bought a rope.`;
    expect(findSafetyWords(long, YEAR)).toEqual([
      expect.objectContaining({ grade: 'plan', quote: 'Bought a rope' }),
    ]);
  });

  it('about two things in one breath are quoted in the same words', () => {
    const found = findSafetyWords('SI w/ plan to OD tonight.', YEAR);
    expect(found.map(({ topic }) => topic)).toEqual(['suicide', 'self_harm']);
    expect(new Set(found.map(({ quote }) => quote)).size).toBe(1);
  });

  it.each([
    ['overdose in 2009', 2026, 0],
    ['overdose in 2025', 2026, 1],
    ['overdose in 2009', undefined, 1],
  ])('%s, read in %s: %d', (text, year, count) => {
    expect(findSafetyWords(text, year)).toHaveLength(count);
  });

  it('any text is read without an error, the same way each time, and never quoted beyond what was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const found = findSafetyWords(text, YEAR);
        expect(findSafetyWords(text, YEAR)).toEqual(found);
      }),
    );
  });

  it('a text with them still has them when more is said before', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SAID), fc.constantFrom(...NOT_SAID), ([topic, text], calm) => {
        expect(topicsIn(`${calm}\n\n${text}`)).toContain(topic);
      }),
    );
  });
});
