import { describe, expect, it } from 'vitest';
import { groundNarrative } from './ground-narrative.ts';
import { createGrounding } from './ground-sentence.ts';

const lithium = {
  sentences: [
    'Ibuprofen with lithium: major. Renal excretion of lithium falls.',
    'Check the lithium level in 5 to 7 days with the prescriber; do not combine without a level.',
  ],
};
const sodium = { sentences: ['Sodium 121 mmol/L is below the critical limit of 125 mmol/L.'] };
const problemOf = createGrounding([lithium, sodium]);

describe('a sentence is grounded when one engine source says it', () => {
  it.each([
    'Ibuprofen with lithium is major.',
    'The interaction between ibuprofen and lithium is listed as major because renal excretion falls.',
    'Sodium is 121 mmol/L, below the critical limit.',
    'Ibuprofen with lithium is major; sodium is below the critical limit of 125 mmol/L.',
    'Ibuprofen with lithium is major, and sodium is below the critical limit.',
    'SODIUM 121 MMOL/L is below the critical limit of 125,0 mmol/L.',
  ])('%s', (sentence) => {
    expect(problemOf(sentence)).toBeUndefined();
  });

  it.each([
    ['a word of its own', 'Ibuprofen with lithium is harmless.', 'words'],
    ['a reassurance', 'Ibuprofen with lithium is safe.', 'words'],
    ['a negation the engine did not make', 'Ibuprofen with lithium is not major.', 'words'],
    ['a negation without its word', 'Lithium level without lithium falls.', 'words'],
    ['words of two findings mixed', 'Lithium is below the critical limit.', 'words'],
    ['a number of another finding', 'Check the lithium level in 121 days.', 'number'],
    ['a number of its own', 'Sodium 131 mmol/L is below the critical limit.', 'number'],
    ['a spelled number', 'Check the lithium level in two days.', 'words'],
    ['advice', 'Stop lithium.', 'words'],
    ['a diagnosis', 'Ibuprofen with lithium is diagnosed.', 'words'],
    ['a link', 'Ibuprofen with lithium is major: https://x.example', 'link'],
    ['markup', 'Ibuprofen with <b>lithium</b> is major.', 'link'],
    ['a line break', 'Ibuprofen with\nlithium is major.', 'unreadable'],
    ['a zero-width space', 'Ibuprofen with li​thium is major.', 'unreadable'],
    ['a bidi override', 'Ibuprofen with ‮lithium is major.', 'unreadable'],
    ['a tag character', 'Ibuprofen with lithium is major.\u{e0041}', 'unreadable'],
    ['letters that look alike', 'Ibuprofen with lіthium is major.', 'words'],
    ['more than it can mean', `Lithium ${'lithium '.repeat(100)}`, 'unreadable'],
  ])('and is not with %s', (_, sentence, problem) => {
    expect(problemOf(sentence)).toBe(problem);
  });

  it('lets advice pass only in the engine’s own words', () => {
    const source = createGrounding([{ sentences: ['Reduce caffeine slowly.'] }]);
    expect(source('Reduce caffeine slowly.')).toBeUndefined();
    expect(createGrounding([{ sentences: ['Caffeine slowly falls.'] }])('Reduce caffeine slowly.')).toBe(
      'words',
    );
  });

  it('finds nothing grounded without a source', () => {
    expect(createGrounding([])('Ibuprofen with lithium is major.')).toBe('words');
  });
});

describe('a narrative is grounded sentence by sentence', () => {
  const good = 'Ibuprofen with lithium is major.';
  it.each([
    [1, 'length'],
    [2, undefined],
    [4, undefined],
    [5, 'length'],
  ])('%d sentences: %s', (count, problem) => {
    expect(groundNarrative(Array(count).fill(good).join(' '), [lithium])).toBe(problem);
  });

  it('is dropped whole for one sentence too many', () => {
    expect(groundNarrative(`${good} Sodium is normal.`, [lithium, sodium])).toBe('words');
  });
});
