import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DRUGS, EXPOSURE_WORDS } from '@svc/clinical';
import { recogniseLine } from './recognise-line.ts';
import type { RecognisedLine } from './recognised-line.ts';
import * as fixture from '../../test/medication-lines/recognise-line.ts';
import * as markets from '../../test/medication-lines/five-markets.ts';
import type { FixtureLine } from '../../test/medication-lines/fixture-lines.ts';

const byKey = new Map(DRUGS.map((drug) => [drug.key, drug]));
const listedNames = new Set(DRUGS.flatMap(({ name, inn }) => [name, inn]));
const allLines: readonly FixtureLine[] = Object.values(fixture).flat();

/** INN and US name of each ingredient of what was recognised. */
function ingredientsOf({ drugs }: RecognisedLine): readonly (readonly string[])[] {
  const keys = new Set(drugs.flatMap(({ drug }) => drug.ingredients ?? [drug.key]));
  return [...keys].map((key) => [byKey.get(key)?.name ?? key, byKey.get(key)?.inn ?? key]);
}

function judge({ line, drugs, exposures }: FixtureLine): {
  readonly line: string;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
} {
  const read = recogniseLine(line);
  const ingredients = ingredientsOf(read);
  const labels = read.exposures.map(({ label }) => label.toLowerCase());
  const isRead = (name: string): boolean => ingredients.some((names) => names.includes(name));
  return {
    line,
    wrong: [
      ...ingredients
        .filter((names) => !names.some((name) => drugs.includes(name)))
        .flatMap(([name = '']) => name),
      ...labels.filter((label) => !exposures.includes(label)),
    ],
    missed: [
      ...drugs.filter((name) => listedNames.has(name) && !isRead(name)),
      ...exposures.filter((label) => !labels.includes(label)),
    ],
  };
}

const keysOf = (line: string): string[] => recogniseLine(line).drugs.map(({ drug }) => drug.key);
const exposuresOf = (line: string): string[] => recogniseLine(line).exposures.map(({ key }) => key);

/** What is recognised, without the text as sent. */
function contentOf(line: string): unknown {
  const { drugs, exposures } = recogniseLine(line);
  return {
    drugs: drugs.map(({ drug, ...rest }) => ({ key: drug.key, ...rest })),
    exposures: exposures.map(({ key }) => key),
  };
}

describe('the fixture of medication lines [1:4.7 unrecognised medications]', () => {
  const judged = allLines.map(judge);
  const wrong = judged.filter((line) => line.wrong.length > 0);
  const missed = judged.filter((line) => line.wrong.length === 0 && line.missed.length > 0);
  const right = judged.length - wrong.length - missed.length;

  it('has at least 400 lines, 80 of them look-alikes', () => {
    expect(allLines.length).toBeGreaterThanOrEqual(400);
    expect(fixture.LOOK_ALIKES.length).toBeGreaterThanOrEqual(80);
    expect(new Set(allLines.map(({ line }) => line)).size).toBe(allLines.length);
  });

  it(`reads no medication or exposure that is not meant (right ${right}, missed ${missed.length}, wrong ${wrong.length})`, () => {
    expect(wrong).toEqual([]);
  });

  it('reads at least 97 % of the lines in full', () => {
    expect(missed.length + wrong.length).toBeLessThanOrEqual(0.03 * judged.length);
    expect(right).toBeGreaterThanOrEqual(0.97 * judged.length);
  });

  it('reads every exact name of a look-alike pair as itself', () => {
    const exact = fixture.LOOK_ALIKES.filter(({ drugs }) => drugs.length > 0).map(judge);
    const notSo = exact.filter((line) => line.missed.length > 0 || line.wrong.length > 0);
    expect(notSo).toEqual([]);
  });
});

describe('lines of five markets, by ear, dictated and in other languages', () => {
  const judged = Object.values(markets).flat().map(judge);
  const wrong = judged.filter((line) => line.wrong.length > 0);
  const missed = judged.filter((line) => line.wrong.length === 0 && line.missed.length > 0);

  it('are 300', () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
  });

  it(`name nothing that is not meant (wrong ${wrong.length})`, () => {
    expect(wrong).toEqual([]);
  });

  it(`are read in full, 97 in 100 (missed ${missed.length} of ${judged.length})`, () => {
    expect(missed.length).toBeLessThanOrEqual(0.03 * judged.length);
  });
});

describe('a listed name', () => {
  const names = DRUGS.flatMap((drug) =>
    [drug.name, drug.inn, ...drug.synonyms, ...drug.brands].map((name) => [name, drug.key] as const),
  );

  it('is read as its medication, with or without a dose, save a short form that needs another beside it', () => {
    const notRead = names.filter(
      ([name, key]) =>
        ![name, `${name} 10 mg`, `${name.toUpperCase()} 2 tabs bid`].every((line) => reads(line, key)),
    );
    expect(notRead.map(([name]) => name)).toEqual(['hct']);
  });

  /** A product named by its ingredients with commas is read as those ingredients. */
  function reads(line: string, key: string): boolean {
    const found = new Set(recogniseLine(line).drugs.flatMap(({ drug }) => drug.ingredients ?? [drug.key]));
    return (byKey.get(key)?.ingredients ?? [key]).every((ingredient) => found.has(ingredient));
  }

  it('gives each exposure word its exposure', () => {
    const notRead = EXPOSURE_WORDS.flatMap(({ key, words }) =>
      words.filter((word) => exposuresOf(word).join() !== key),
    );
    expect(notRead).toEqual([]);
  });
});

describe('a combination product', () => {
  it.each([
    ['lisinopril/HCTZ 20/12.5', ['hydrochlorothiazide_lisinopril']],
    ['Symbyax 6-25', ['olanzapine_fluoxetine']],
    ['olanzapine and fluoxetine', ['olanzapine_fluoxetine']],
    ['Norco (hydrocodone/acetaminophen) 5-325', ['acetaminophen_hydrocodone']],
    ['hydrocodone (Norco)', ['acetaminophen_hydrocodone']],
    ['oxycodone/APAP', ['acetaminophen_oxycodone']],
    ['olanzapine 5 mg and fluoxetine 20 mg', ['olanzapine', 'fluoxetine']],
    ['olanzapine, fluoxetine', ['olanzapine', 'fluoxetine']],
    ['olanzapine 5; fluoxetine 20', ['olanzapine', 'fluoxetine']],
    ['losartan HCT', ['hydrochlorothiazide_losartan']],
    ['Hct 38 %', []],
    ['sertraline/ibuprofen', ['sertraline', 'ibuprofen']],
  ])('%s is %j', (line, keys) => {
    expect(keysOf(line)).toEqual(keys);
  });
});

describe('what was recognised', () => {
  it('names the words, and whether they are a name or a misspelling', () => {
    expect(recogniseLine('Tylenol #3 and Sertralin').drugs).toMatchObject([
      { by: 'name', matched: 'tylenol #3' },
      { by: 'spelling', matched: 'sertralin' },
    ]);
  });

  it('is named once when a line names it twice', () => {
    expect(contentOf('sertraline (Zoloft) 100 mg daily')).toEqual({
      drugs: [{ key: 'sertraline', by: 'name', matched: 'sertraline', doseMg: 100, timesPerDay: 1 }],
      exposures: [],
    });
  });

  it.each([
    ['sertraline 50 mg am, Zoloft 100 mg hs', undefined],
    ['sertraline 50 mg am, Zoloft 50 mg hs', 50],
  ])('%s has the dose %s', (line, doseMg) => {
    expect(recogniseLine(line).drugs).toHaveLength(1);
    expect(recogniseLine(line).drugs[0]?.doseMg).toBe(doseMg);
  });
});

describe('what is not taken', () => {
  it.each([
    ['stopped sertraline, fluoxetine and bupropion', []],
    ['stopped Prozac, now on Zoloft', ['sertraline']],
    ['Prozac stopped, Zoloft 50 mg', ['sertraline']],
    ['Prozac 20 mg; Zoloft stopped', ['fluoxetine']],
    ['Prozac 20 mg (stopped), Zoloft 50 mg', ['sertraline']],
    ['Prozac 20 mg. Not taking Zoloft. Abilify 5 mg', ['fluoxetine', 'aripiprazole']],
    ['switched from Prozac to Zoloft', ['sertraline']],
    ['Prozac -> Zoloft', ['sertraline']],
    ['lithium 600 mg increased to 900 mg', ['lithium']],
    ['denies taking lithium', []],
    ['allergies: sulfa, codeine; takes Zoloft', ['sertraline']],
    ['Zoloft 50, allergies: sulfa, codeine', ['sertraline']],
    ['Zoloft 50, allergic, codeine', []],
    ['Zyrtec for seasonal allergies', ['cetirizine']],
    ['Benadryl Allergy 25 mg', ['diphenhydramine']],
    ['lisinopril 10 mg, hold if SBP < 100', ['lisinopril']],
    ['off-label quetiapine 25 mg', ['quetiapine']],
    ['Zoloft 50 mg, no side effects', ['sertraline']],
    ['Started Lexapro 2 weeks ago', ['escitalopram']],
    ['Lexapro 2 years ago', []],
    ['lithium 900 mg/day, level 0.8', ['lithium']],
    ['lithium level 0.8', []],
    ['wife manages pills; Zoloft 50', ['sertraline']],
    ['cetirizine-free', []],
    ['nor-fluoxetine', []],
  ])('%s counts %j', (line, keys) => {
    expect(keysOf(line)).toEqual(keys);
  });

  it.each([
    ['stopped smoking', ['smoking_stopped']],
    ['smoking: quit 2019', ['smoking_stopped']],
    ['has not stopped smoking', ['smoking']],
    ['wants to quit smoking', ['smoking']],
    ['husband stopped smoking', []],
    ['husband smokes', []],
    ['no smoking', []],
    ['denies alcohol', []],
    ['stopped alcohol', []],
    ['alcohol', ['alcohol']],
    ['naltrexone for alcohol', []],
    ['lithium, no alcohol', []],
    ['alcohol withdrawal', ['alcohol_withdrawal']],
    ['alcohol-free', []],
  ])('%s exposes to %j', (line, keys) => {
    expect(exposuresOf(line)).toEqual(keys);
  });
});

describe('a name that is also an everyday word', () => {
  it.each([
    ['Soma 350 mg tid', ['carisoprodol']],
    ['Sonata 10 mg', ['zaleplon']],
    ['plays a sonata every evening', []],
    ['daughter Camila brings the tablets', []],
    ['well versed in his medicines', []],
    ['ability 5 mg', []],
    ['singular thoughts', []],
    ['sees Dr. Zoloff on Monday', []],
    ['Zoloff on Monday', ['sertraline']],
  ])('%s names %j', (line, keys) => {
    expect(keysOf(line)).toEqual(keys);
  });
});

describe('any text', () => {
  const anyLine = string({ unit: 'binary', maxLength: 400 });
  const words = constantFrom(
    ...'sertralin Zoloft lithium 50 mg bid stopped no alcohol from to ( ) / , ; → ½ İ'.split(' '),
  );

  it('is read without an error, the same each time', () => {
    assert(
      property(anyLine, (line) => {
        expect(recogniseLine(line)).toEqual(recogniseLine(line));
        expect(recogniseLine(line).text).toBe(line);
      }),
    );
  });

  it('made of medication words is read without an error, each medication and exposure once', () => {
    assert(
      property(array(words, { maxLength: 30 }), (parts) => {
        const { drugs, exposures } = recogniseLine(parts.join(' '));
        expect(new Set(drugs.map(({ drug }) => drug.key)).size).toBe(drugs.length);
        expect(new Set(exposures).size).toBe(exposures.length);
      }),
    );
  });

  it.each([
    ['a', 10_240],
    ['7', 10_240],
    ['1,', 5_120],
    ['(', 10_240],
    ['mg ', 3_413],
    ['sertralin 50 mg ', 640],
    ['😀', 5_120],
    ['zoloft 1-', 1_137],
  ])('of %j %i times over is read without an error', (piece, times) => {
    expect(() => recogniseLine(piece.repeat(times))).not.toThrow();
  });
});

describe('laws', () => {
  const fixtureLine = constantFrom(...allLines.map(({ line }) => line));

  it('case and surrounding space do not matter', () => {
    assert(
      property(fixtureLine, (line) => {
        const read = contentOf(line);
        expect(contentOf(line.toUpperCase())).toEqual(read);
        expect(contentOf(line.toLowerCase())).toEqual(read);
        expect(contentOf(` \t${line}  `)).toEqual(read);
      }),
    );
  });

  it('wide and compatibility forms, apostrophes and dashes do not matter', () => {
    assert(
      property(fixtureLine, (line) => {
        const wide = line.replace(/[!-~]/g, (mark) =>
          String.fromCodePoint((mark.codePointAt(0) ?? 0) + 0xfee0),
        );
        expect(contentOf(wide)).toEqual(contentOf(line));
        expect(contentOf(line.replaceAll("'", '’'))).toEqual(contentOf(line));
        expect(contentOf(line.replaceAll('-', '–'))).toEqual(contentOf(line));
      }),
    );
  });

  it('a dose after a name, also one written against it, does not change what is named', () => {
    const names = DRUGS.flatMap((drug) => [drug.name, drug.inn, ...drug.brands]);
    const changed = names.flatMap((name) => {
      // Against a name that ends in a digit ("Tylenol #4") a number makes another number.
      const against = /\d$/.test(name) ? [] : ['50'];
      return [' 5 mg', ' 10mg bid', ' 0.5 mg prn', ' 100 mcg daily', ' 2 tabs qhs', ...against]
        .map((dose) => `${name}${dose}`)
        .filter((line) => String(keysOf(line)) !== String(keysOf(name)));
    });
    expect(changed).toEqual([]);
  });
});
