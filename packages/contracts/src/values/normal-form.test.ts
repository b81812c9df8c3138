import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalForm, wholeBefore } from './normal-form.ts';

const WORDS = [
  'Zoë ',
  'e\u0301',
  'ﾊﾞ',
  '\u1112\u1161\u11ab',
  '患者',
  '\u3316',
  'ﬁ',
  '🙂',
  'a\u0301\u0316',
  'a b',
  'क्षि',
  'ا\u0653',
];

describe('the normal form of a text', () => {
  it('is that of the language for texts of every length, pieced together or not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }),
        fc.integer({ min: 1, max: 400 }),
        (words, times) => {
          const text = words.join('').repeat(times);
          expect(normalForm(text)).toBe(text.normalize('NFKC'));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('cuts a run of marks that nobody writes, and loses none of them', () => {
    const marks = '\u0301\u0316'.repeat(5_000);
    expect([...normalForm(`a${marks}b`)].toSorted()).toEqual([...`a${marks}b`.normalize('NFKC')].toSorted());
  });

  it.each(['\ufdfa', '\ufdfb'])(
    'leaves out %s, a phrase in one character that would grow to many',
    (phrase) => {
      expect(normalForm(`pbuh ${phrase}${phrase} well`)).toBe('pbuh    well');
      expect(normalForm(phrase.repeat(2_000))).toHaveLength(2_000);
    },
  );

  it('stops when there is enough', () => {
    const long = normalForm('\u3316'.repeat(100_000), 60_000);
    expect(long.length).toBeGreaterThanOrEqual(60_000);
    expect(long.length).toBeLessThan(60_000 + 2 * 1_024 * 6);
  });
});

describe('the whole characters before a position', () => {
  it.each([
    ['a🙂b', 1, 'a'],
    ['a🙂b', 2, 'a'],
    ['a🙂b', 3, 'a🙂'],
    ['a🙂b', 9, 'a🙂b'],
  ])('%s cut at %d', (text, most, whole) => {
    expect(text.slice(0, wholeBefore(text, most))).toBe(whole);
  });
});
