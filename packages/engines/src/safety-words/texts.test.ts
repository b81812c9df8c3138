import { describe, expect, it } from 'vitest';
import { findSafetyWords } from './find-safety-words.ts';
import texts from './texts-a.fixture.json' with { type: 'json' };

const found = (text: string) => findSafetyWords(text, 2026).length > 0;

/**
 * Written by somebody who had not seen the words or the code, a psychiatric nurse and a forensic psychiatrist in one
 * person; this half was learned from.
 */
describe('[D:safety words] texts of another author', () => {
  it('that say words about safety are found, at least 95 %', () => {
    const missed = texts.said.filter(([, text = '']) => !found(text));
    expect(missed.length).toBeLessThanOrEqual(0.05 * texts.said.length);
  });

  it('that do not are left alone, at least 95 %', () => {
    const noise = texts.notSaid.filter(found);
    expect(noise.length).toBeLessThanOrEqual(0.05 * texts.notSaid.length);
  });
});
