import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RELAPSE_INDICATORS } from '../index.ts';
import halfA from '../../../test/relapse-indicators/wording/entries-a.json' with { type: 'json' };
import halfB from '../../../test/relapse-indicators/wording/entries-b.json' with { type: 'json' };
import vivid from '../../../test/relapse-indicators/wording/entries-c.json' with { type: 'json' };
import { NOT_SAID } from '../../../test/safety-words/find-safety-words.ts';
import { readIndicators } from './read-indicators.ts';
import { wordingsOf } from './wording.ts';

const present = (text: string) => readIndicators(text).present.map(({ key }) => key);
const absent = (text: string) => readIndicators(text).absent.map(({ key }) => key);
const ENTRIES = [...halfA.signs, ...halfB.signs].map(([text = '']) => text);
const CALM = [...halfA.well, ...halfB.well];

/**
 * Written before the wordings, in the style of families, patients and notes; half a was learned from first, half b was
 * then scored once, unseen: 195 of 202 signs (97 %), 5 of 52 entries that are none read as one. By the same author, so
 * the shares are no promise for entries nobody has seen.
 */
describe.each([
  ['a', halfA],
  ['b', halfB],
])('entries of half %s [D:relapse words]', (_, { signs, well, other }) => {
  it('that name a sign are read as it, at least 97 %', () => {
    const missed = signs.filter(([text = '', ...keys]) => !keys.every((key) => present(text).includes(key)));
    expect(missed.length).toBeLessThanOrEqual(0.03 * signs.length);
  });

  it('that name one sign are read as no other, at least 95 %', () => {
    const more = signs.filter(([text = '', ...keys]) => present(text).some((key) => !keys.includes(key)));
    expect(more.length).toBeLessThanOrEqual(0.05 * signs.length);
  });

  it('that deny a sign or name its healthy state are read as absent, never as present', () => {
    expect(well.filter((text) => present(text).length > 0)).toEqual([]);
    expect(well.filter((text) => absent(text).length > 0).length).toBeGreaterThanOrEqual(0.95 * well.length);
  });

  it('that are no sign are not read', () => {
    expect(other.filter((text) => present(text).length > 0)).toEqual([]);
  });
});

/**
 * Sentences of families and of everyday life, written after the wordings and scored once before they were learned from:
 * 61 of 179 signs (34 %) were read, and 33 of 112 sentences of everyday life read as a sign. Most are manners of speaking,
 * which no list ends: what is not read is quoted and asks.
 */
describe('sentences [D:relapse words]', () => {
  it('that tell a sign are read as it, at least 93 %', () => {
    const missed = vivid.signs.filter(
      ([text = '', ...keys]) => !keys.every((key) => present(text).includes(key)),
    );
    expect(missed.length).toBeLessThanOrEqual(0.07 * vivid.signs.length);
  });

  it('of health are never read as a sign', () => {
    expect(vivid.well.filter((text) => present(text).length > 0)).toEqual([]);
  });

  it('of everyday life are left alone, at least 88 %, and none is read as a sign of danger', () => {
    const noise = vivid.other.filter((text) => present(text).length > 0);
    expect(noise.length).toBeLessThanOrEqual(0.12 * vivid.other.length);
    expect(noise.filter(isDanger)).toEqual([]);
  });

  it('about safety that are denied, planned for or of others are no sign of danger, at least 94 %', () => {
    expect(NOT_SAID.filter(isDanger).length).toBeLessThanOrEqual(0.06 * NOT_SAID.length);
  });
});

function isDanger(text: string): boolean {
  return readIndicators(text).present.some(({ safetyFloor }) => safetyFloor !== undefined);
}

describe('wordings [D:relapse words]', () => {
  it('at least 400, of every indicator, with a source', () => {
    const lines = RELAPSE_INDICATORS.flatMap(({ said }) => [...(said?.words ?? []), ...(said?.alone ?? [])]);
    expect(lines.length).toBeGreaterThanOrEqual(400);
    for (const { said } of RELAPSE_INDICATORS) {
      expect(said?.words.length).toBeGreaterThan(3);
      expect(said?.from.length).toBeGreaterThan(0);
    }
  });

  it.each(['of the', 'not', 'sometimes happy'])('%j is refused', (line) => {
    expect(() => wordingsOf(line)).toThrow('wording');
  });
});

describe('polarity', () => {
  it.each<[string, string[], string[]]>([
    ['not sleeping', ['sleep_disruption'], []],
    ['sleeping well', [], ['sleep_disruption']],
    ['not sleeping well', ['sleep_disruption'], []],
    ['no problems with sleep', [], ['sleep_disruption']],
    ['voices: no', [], ['hallucinations']],
    ['no voices, but not washing', ['self_care_decline'], ['hallucinations']],
    ['no voices, paranoia or agitation', [], ['hallucinations', 'paranoia', 'psychomotor_change']],
    ['no insight, paranoid', ['loss_of_insight', 'paranoia'], []],
    ['no sleep and paranoid', ['sleep_disruption', 'paranoia'], []],
    ['not sleeping and hearing voices', ['sleep_disruption', 'hallucinations'], []],
    ['stopped work because of voices commenting', ['functional_decline', 'hallucinations'], []],
    ["can't stop crying", ['depressed_mood'], []],
    ['stopped crying', [], ['depressed_mood']],
    ['no improvement in his low mood', ['depressed_mood'], []],
    ['denies suicidal thoughts, voices, paranoia', [], ['suicidal_ideation', 'paranoia']],
    ['suicidal thoughts denied', [], ['suicidal_ideation']],
  ])('%s', (text, so, notSo) => {
    expect(present(text).toSorted()).toEqual(so.toSorted());
    expect(absent(text)).toEqual(expect.arrayContaining(notSo));
  });

  it.each([
    ['of the past', 'history of self-harm'],
    ['of the past', 'used to hear voices'],
    ['of a relative', 'family history of alcohol misuse'],
    ['as a task', 'monitor for irritability'],
    ['as a condition', 'if he stops his tablets'],
  ])('what is said %s is no sign: %s', (_, text) => {
    expect([present(text), absent(text)]).toEqual([[], []]);
  });
});

describe('laws', () => {
  test('letter case, spaces and small words change nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENTRIES, ...CALM), (text) => {
        const keys = present(text);
        expect(present(text.toUpperCase().replaceAll('DNA’D', "DNA'D"))).toEqual(keys);
        expect(present(`  ${text.replaceAll(' ', '  ')} `)).toEqual(keys);
      }),
    );
  });

  test('what was read is read with more said after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENTRIES), fc.constantFrom(...ENTRIES), (text, more) => {
        expect(present(`${text}. ${more}`)).toEqual(expect.arrayContaining(present(text)));
      }),
    );
  });

  test('any text is read without an error, the same way each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(readIndicators(text)).toEqual(readIndicators(text));
      }),
    );
  });
});

test('a sentence that says nothing known stays unread beside one that does', () => {
  const { present: read, unread } = readIndicators('Not sleeping. Machine in the attic hums.');
  expect(read.map(({ key }) => key)).toEqual(['sleep_disruption']);
  expect(unread).toEqual(['Machine in the attic hums']);
});
