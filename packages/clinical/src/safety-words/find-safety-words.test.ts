import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NOT_SAID, SAID } from './find-safety-words.fixture.ts';
import { findSafetyWords } from './find-safety-words.ts';
import { SAFETY_STEMS, SAFETY_TOPICS } from './topics.ts';

const YEAR = 2026;
const topicsIn = (text: string) => findSafetyWords(text, YEAR).map(({ topic }) => topic);

describe('[D:safety words] words about safety', () => {
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
      { topic: 'suicide', label: 'suicide', quote: expect.stringContaining('bought a rope, wants to die') },
    ]);
    const [found] = findSafetyWords(`He says ${'very '.repeat(3)}suicidal ${'a'.repeat(500)}`, YEAR);
    expect(found?.quote.length).toBeLessThanOrEqual(120);
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

describe('every wording holds one of the stems that are looked for first', () => {
  test.each(SAFETY_TOPICS.map(({ key, says }, index) => [`${key} ${index}`, says] as const))(
    '%s',
    (_, says) => {
      for (const wording of alternativesOf(withoutLookarounds(says.source)))
        fc.assert(
          fc.property(fc.stringMatching(new RegExp(`^${wording}$`)), (text) => {
            expect(` ${text} `).toMatch(SAFETY_STEMS);
          }),
          { numRuns: 100 },
        );
    },
  );
});

/** What stands around a match adds nothing to its words. */
function withoutLookarounds(source: string): string {
  let kept = '';
  for (let at = 0; at < source.length; at += 1) {
    if (!/^\(\?(?:<?!|<?=)/.test(source.slice(at, at + 4))) {
      kept += source[at];
      continue;
    }
    for (let depth = 0; at < source.length; at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '(') depth += 1;
      else if (source[at] === ')' && --depth === 0) break;
    }
  }
  return kept.replaceAll('[^ ]', '[a-z]');
}

/** The alternatives of the one group that a compiled pattern is. */
function alternativesOf(source: string): string[] {
  const inner = source.replace(/^\(\?:/, '').replace(/\)$/, '');
  const alternatives: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= inner.length; at += 1) {
    if (inner[at] === '(') depth += 1;
    if (inner[at] === ')') depth -= 1;
    if (depth === 0 && (inner[at] === '|' || at === inner.length)) {
      alternatives.push(inner.slice(start, at));
      start = at + 1;
    }
  }
  return alternatives;
}
