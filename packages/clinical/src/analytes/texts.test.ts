import { describe, expect, it } from 'vitest';
import type { Analyte, ReferenceInterval } from './define-analyte.ts';
import { ANALYTES } from './index.ts';
import { knownAnalyte as known } from '../../test/known-analyte.ts';
import { unflaggedRange, WIDER_KEYS } from './unflagged-range.ts';
import { URGENT_LIMITS } from './urgent-limits.ts';

/** References whose text tells more than one interval before the first semicolon: where its ends are said. */
const IN_WORDS: readonly (readonly [key: string, said: readonly string[], interval: ReferenceInterval])[] = [
  ['lithium', ['0.6-0.8 mmol/L maintenance', 'label up to 1.2'], { low: 0.6, high: 1.2 }],
  ['hs_crp', ['1-3 average', '> 3 high'], { high: 3 }],
  ['ethanol', ['0 mg/dL'], { high: 0 }],
];

/** Analytes that are answered with yes or no, or that no common range is for. */
const WITHOUT = [
  ...ANALYTES.filter(({ unit }) => unit === 'pos/neg').map(({ key }) => key),
  ...'norclozapine weight height cortisol dhea_s estradiol progesterone lh fsh igf_1 qt_interval'.split(' '),
];

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
const RANGE = new RegExp(`^(?<low>${NUMBER})(?:-| to )(?<high>${NUMBER})$`);
const END = new RegExp(`^(?<sign><=?|>=?) (?<end>${NUMBER})$`);

/** The interval that a printed range stands for. A class printed to its last digit ends where the next one begins. */
function intervalOf(printed: string, { highOpen }: ReferenceInterval): ReferenceInterval {
  const { low, high } = RANGE.exec(printed)?.groups ?? {};
  if (low !== undefined && high !== undefined) {
    const end = highOpen ? next(high) : Number(high);
    return { low: Number(low), high: end, ...(highOpen && { highOpen }) };
  }
  const { sign, end } = END.exec(printed)?.groups ?? {};
  switch (sign) {
    case '<':
      return { high: Number(end), highOpen: true };
    case '<=':
      return { high: Number(end) };
    case '>':
      return { low: Number(end), lowOpen: true };
    case '>=':
      return { low: Number(end) };
    default:
      throw new Error(`"${printed}" is no range`);
  }
}

/** One more in the last digit that is printed. */
function next(printed: string): number {
  const decimals = printed.split('.')[1]?.length ?? 0;
  return Number((Number(printed) + 10 ** -decimals).toFixed(decimals));
}

/** The range at the head of a text, without the words before it and the unit behind it. */
function rangeIn(text: string): string {
  const range = new RegExp(`(?:<=?|>=?) ${NUMBER}|${NUMBER}(?:-| to )${NUMBER}`).exec(text)?.[0];
  if (range === undefined) throw new Error(`no range in "${text}"`);
  return range;
}

function sidesOf({ reference, referenceText }: Analyte): [text: string, interval: ReferenceInterval][] {
  if (reference === undefined) return [];
  const [head = ''] = referenceText.split(';');
  if (!('male' in reference)) return [[head, reference]];
  const { men, women } = /^men (?<men>.+), women (?<women>.+)$/.exec(head)?.groups ?? {};
  return [
    [men ?? '', reference.male],
    [women ?? '', reference.female],
  ];
}

describe('the text of a reference range says its numbers', () => {
  it.each(
    ANALYTES.filter(({ key }) => !IN_WORDS.some(([other]) => other === key))
      .flatMap((analyte) =>
        sidesOf(analyte).map(([text, interval]) => ({
          key: analyte.key,
          unit: analyte.unit,
          text,
          interval,
        })),
      )
      .map((it) => [it.key, it.text, it] as const),
  )('%s: %s', (_key, text, { interval, unit }) => {
    expect(intervalOf(rangeIn(text), interval)).toEqual(interval);
    const behind = text.slice(text.indexOf(rangeIn(text)) + rangeIn(text).length + 1);
    const shown = unit === 'ratio' ? '(ratio)' : unit;
    expect(behind === shown || behind.startsWith(`${shown} `)).toBe(true);
  });

  it.each(IN_WORDS)('%s: %j', (key, said, interval) => {
    const { reference, referenceText } = known(key);
    for (const words of said) expect(referenceText).toContain(words);
    expect(reference).toEqual(interval);
  });

  it.each(WITHOUT)('%s: of no range, because there is none', (key) => {
    expect(known(key).reference).toBeUndefined();
    expect(known(key).referenceText).toMatch(/^negative$|^no range of its own/);
  });

  it('every analyte without a reference is one of those', () => {
    const without = ANALYTES.filter(({ reference }) => reference === undefined).map(({ key }) => key);
    expect(without.toSorted()).toEqual(WITHOUT.toSorted());
  });
});

describe('further numbers of a text are those of the limits they tell of', () => {
  const limitOf = (key: string, comparator: string) => {
    const rows = URGENT_LIMITS.filter((row) => row.analyte === key && row.comparator === comparator);
    return rows.length === 1 ? rows[0] : undefined;
  };

  it.each([
    ['sodium', 'low', 'values below 125 mmol/L as urgent', '<', 125],
    ['lithium', 'high', 'levels above 1.2 mmol/L', '>', 1.2],
    ['valproate', 'high', 'more common from 125 ug/mL', '>', 125],
    ['egfr', 'low', 'G4 15-29', '<', 30],
  ] as const)('%s, %s: "%s" is the urgent limit %s %s', (key, side, words, comparator, limit) => {
    const { context, unit } = known(key);
    expect(context[side]).toContain(words);
    expect(limitOf(key, comparator)).toMatchObject({ limit, unit });
  });

  it('egfr: the worst stage begins at the critical limit', () => {
    expect(known('egfr').context.low).toContain('G5 below 15 mL/min/1.73m2');
    expect(known('egfr').criticalLow).toMatchObject({ value: 15, inclusive: false });
  });

  it.each(
    URGENT_LIMITS.filter(({ reason }) => /\d/.test(reason)).map(
      (row) => [row.analyte, row.reason, row] as const,
    ),
  )('urgent limit of %s: %s', (key, reason, { limit }) => {
    const times = Number(/^more than (\d+) times the upper limit/.exec(reason)?.[1]);
    const { reference } = known(key);
    expect(reference && 'high' in reference ? limit / (reference.high ?? 0) : undefined).toBe(times);
  });

  it.each(
    URGENT_LIMITS.filter(({ evidence }) => evidence.source.includes('upper end of the label range')).map(
      ({ analyte, limit }) => [analyte, limit] as const,
    ),
  )('urgent limit of %s, the upper end of the label range: %s', (key, limit) => {
    expect(known(key).reference).toMatchObject({ high: limit });
  });

  it('urgent limits with a number in their source', () => {
    const sourced = URGENT_LIMITS.flatMap(({ analyte, limit, evidence }) => {
      const [, said] = /\(above (\d+(?:\.\d+)?)\)$/.exec(evidence.source) ?? [];
      return said === undefined ? [] : [[analyte, Number(said), limit]];
    });
    expect(sourced).toEqual([['potassium', 6, 6]]);
  });
});

/** Whether the numbers of a reason are those that its interval begins or ends with. */
function saysEndsOf(
  why: string,
  { low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY, highOpen }: ReferenceInterval,
): boolean {
  const range = /(\d[\d.]*)(?:-(\d[\d.]*))?/.exec(why);
  const [first = '', last = first] = (range ?? []).slice(1).filter((it) => it !== undefined);
  if (/\bbegin at\b/.test(why)) return low === Number(first);
  if (/\bend at\b/.test(why)) return high === Number(last);
  if (/\buse\b/.test(why)) return low === Number(first) && high === Number(last);
  // A class beside the reference: inside the interval, and up to one end of it.
  if (Number(first) < low || Number(last) > high) return false;
  return Number(first) === low || (highOpen === true && next(last) === high);
}

describe('why a reading without a flag is held against another interval', () => {
  const reasons = WIDER_KEYS.map((key) => {
    const { interval = {}, evidence } = unflaggedRange(known(key));
    return { key, why: evidence.source, interval };
  });

  it.each(reasons.filter(({ why }) => /\d/.test(why)).map((it) => [it.key, it.why, it] as const))(
    '%s: "%s" is what its ends say',
    (_key, why, { interval }) => {
      expect(saysEndsOf(why, interval)).toBe(true);
    },
  );

  it('has numbers in more than ten of them', () => {
    expect(reasons.filter(({ why }) => /\d/.test(why)).length).toBeGreaterThan(10);
  });
});

it('a factor beside a text that tells its inverse is that inverse', () => {
  const told = ANALYTES.flatMap(({ key, conversions }) =>
    conversions.flatMap(({ factor, units, evidence }) => {
      const [, number, unit = ''] = /\((\d[\d.]*) (\S+) per \S+\)/.exec(evidence.source) ?? [];
      return number === undefined ? [] : [{ key, number: Number(number), unit, factor, units }];
    }),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const { number, unit, factor, units } of told) {
    expect(units).toContain(unit);
    expect(factor).toBeCloseTo(1 / number, 12);
  }
});
