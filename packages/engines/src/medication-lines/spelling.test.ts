import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUGS, LOOK_ALIKE_PAIRS } from '@svc/clinical';
import { OTHER_DRUG_NAMES } from './other-drug-names.ts';
import { recogniseLine } from './recognise-line.ts';
import { editDistance, editLimit, meantBy, sound, spellingIndex } from './spelling.ts';

const keysOf = (line: string): string[] => recogniseLine(line).drugs.map(({ drug }) => drug.key);

describe('editLimit', () => {
  it.each([
    [0, 0],
    [5, 0],
    [6, 1],
    [8, 1],
    [9, 2],
    [20, 2],
  ])('a word of %i letters may be %i edits away', (letters, edits) => {
    expect(editLimit(letters)).toBe(edits);
  });

  it.each([
    [6, 5, 0],
    [9, 8, 1],
    [8, 9, 1],
    [9, 9, 2],
  ])('of %i and %i letters the shorter counts: %i', (letters, other, edits) => {
    expect(editLimit(letters, other)).toBe(edits);
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['zoloft', 'zoloft', 0],
    ['zolofft', 'zoloft', 1],
    ['zolof', 'zoloft', 1],
    ['zolaft', 'zoloft', 1],
    ['zolotf', 'zoloft', 1],
    ['lamictal', 'lamisil', 3],
    ['fluoxetine', 'duloxetine', 2],
  ])('from %j to %j is %i', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
  });

  it('is the same both ways, 0 only for equal words, and one more than the most asked for when above it', () => {
    const word = string({ unit: 'grapheme-ascii', maxLength: 12 });
    assert(
      property(word, word, (a, b) => {
        const edits = editDistance(a, b);
        expect(editDistance(b, a)).toBe(edits);
        expect(edits === 0).toBe(a === b);
        for (const most of [0, 1, 2, 3]) expect(editDistance(a, b, most)).toBe(Math.min(edits, most + 1));
      }),
    );
  });
});

describe('a misspelling', () => {
  it.each([
    ['Paxel', 5, []],
    ['Zolft', 5, []],
    ['Zoloff', 6, ['sertraline']],
    ['Zoliff', 6, []],
    ['Seraquel', 8, ['quetiapine']],
    ['Saraquel', 8, []],
    ['lamotragine', 11, ['lamotrigine']],
    ['mertazepine', 11, ['mirtazapine']],
    ['mertazepene', 11, ['mirtazapine']],
    ['lamatragine', 11, ['lamotrigine']],
    ['martozepune', 11, []],
  ])('%s of %i letters reads as %j', (word, letters, keys) => {
    expect(word).toHaveLength(letters);
    expect(keysOf(word)).toEqual(keys);
  });

  it.each([
    ['hydroxazine', 'hydroxyzine', 'hydralazine has other consonants'],
    ['Lamictil', 'lamotrigine', 'Lamisil has other consonants'],
    ['lamictle', 'lamotrigine', 'Lamisil has other consonants'],
    ['emipramine', 'imipramine', 'desipramine has other consonants'],
    ['zoplicone', 'zopiclone', 'its look-alike is far away'],
    ['atavan', 'lorazepam', 'Atarax and Atacand have other consonants'],
    ['depakoat', 'valproate', 'Depakene is valproate too'],
  ])('%s is %s: %s', (word, key) => {
    expect(keysOf(word)).toEqual([key]);
  });

  it.each([
    ['fluloxetine', 'between fluoxetine and duloxetine'],
    ['hydroxalazine', 'between hydroxyzine and hydralazine'],
    ['ozilect', 'Azilect begins with another vowel'],
    ['Serzoquel', 'begins as Serzone'],
    ['prednidone', 'ends as primidone'],
    ['clonopine', 'between Klonopin and clonidine'],
    ['velodipine', 'another of a large class'],
    ['mosinopril', 'another of a large class'],
    ['Bymbalta', 'begins with another sound'],
  ])('%s is not guessed: %s', (word) => {
    expect(keysOf(word)).toEqual([]);
  });

  it.each([
    ['kwetiapeen', 'quetiapine'],
    ['sirtraleen', 'sertraline'],
    ['Zyprecksa', 'olanzapine'],
    ['Sinbalta', 'duloxetine'],
    ['klonazepam', 'clonazepam'],
    ['wenlafaksyna', 'venlafaxine'],
    ['metilfenidato', 'methylphenidate'],
    ['fenitoina', 'phenytoin'],
    ['halopairidol', 'haloperidol'],
    ['сертралин', 'sertraline'],
    ['кветиапин 25 мг', 'quetiapine'],
    ['Σερτραλίνη', 'sertraline'],
    ['clonazépam', 'clonazepam'],
  ])('by ear, or in another script, %s reads as %s', (word, key) => {
    expect(keysOf(word)).toEqual([key]);
  });

  it.each([
    ['Aderal', 'as far from Inderal as from Adderall'],
    ['clonopine', 'as far from clonidine as from Klonopin'],
    ['methadate', 'said as Metadate, two letters from methadone'],
    ['Topral', 'a letter from Toprol and from Mopral'],
    ['simple', 'an everyday word that sounds as a brand'],
    ['decision', 'an everyday word that sounds as a brand'],
  ])('by ear %s is not guessed: %s', (word) => {
    expect(keysOf(word)).toEqual([]);
  });

  it('is not looked for in prose', () => {
    expect(keysOf('sertralin')).toEqual(['sertraline']);
    expect(keysOf('sertralin helped somewhat although sleeping remained difficult throughout')).toEqual([]);
  });

  it('of two meanings within the limit is none', () => {
    const index = spellingIndex([
      { name: 'abcdefgh', meaning: 'one' },
      { name: 'abcdefgi', meaning: 'other' },
    ]);
    expect(meantBy('abcdefgk', index)).toBeUndefined();
  });

  it('near a name that must not be read as another is none', () => {
    const index = spellingIndex([{ name: 'abcdefgh', meaning: 'one' }, { name: 'abcdefgzz' }]);
    expect(meantBy('abxdefgh', index)?.meaning).toBe('one');
    expect(meantBy('abcdefgz', index)).toBeUndefined();
  });
});

describe('the lists behind', () => {
  it('hold look-alike pairs of two names in lower case, each pair once', () => {
    const keys = LOOK_ALIKE_PAIRS.map((pair) => pair.toSorted().join('+'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(LOOK_ALIKE_PAIRS.filter(([one, other]) => one === other)).toEqual([]);
    expect(keys.filter((key) => key !== key.toLowerCase())).toEqual([]);
  });

  it('let no two medications of six letters or more sound the same', () => {
    const names = DRUGS.flatMap(({ key, name, inn, brands }) =>
      [name, inn, ...brands].map((written) => [sound(written.toLowerCase()), key] as const),
    ).filter(([written]) => written.length >= 6);
    const first = new Map<string, string>();
    const clashes = names.filter(([written, key]) => {
      const other = first.get(written) ?? key;
      first.set(written, other);
      return other !== key;
    });
    expect(clashes).toEqual([]);
  });

  it('read no word that is one letter from the names of two medications', () => {
    const meant = new Map<string, Set<string>>();
    const names = DRUGS.flatMap(({ key, name, inn, synonyms, brands }) =>
      [name, inn, ...synonyms, ...brands].map((written) => [written.toLowerCase(), key] as const),
    ).filter(([written]) => /^[a-z]{6,}$/.test(written));
    for (const [written, key] of names) {
      for (let at = 0; at < written.length; at += 1) {
        // A letter left out, or another in its place.
        for (const letter of ['', 'a', 's']) {
          const near = written.slice(0, at) + letter + written.slice(at + 1);
          if (near !== written) meant.set(near, (meant.get(near) ?? new Set()).add(key));
        }
      }
    }
    const between = [...meant].filter(([, keys]) => keys.size > 1).map(([word]) => word);
    expect(between.length).toBeGreaterThan(100);
    const guessed = between.filter((word) => recogniseLine(word).drugs.some(({ by }) => by === 'spelling'));
    expect(guessed).toEqual([]);
  });

  it('never read the name of another medication as a listed one', () => {
    const listed = new Set(
      DRUGS.flatMap(({ name, inn, synonyms, brands }) =>
        [name, inn, ...synonyms, ...brands].map((written) => written.toLowerCase()),
      ),
    );
    const misread = OTHER_DRUG_NAMES.filter((name) => !listed.has(name) && keysOf(name).length > 0);
    expect(misread).toEqual([]);
  });
});
