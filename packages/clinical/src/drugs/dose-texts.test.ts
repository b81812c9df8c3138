import { describe, expect, it } from 'vitest';
import { type Drug, DRUGS } from './index.ts';

const DAILY = /(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (mg|micrograms)\/(?:day|24 h)\b/g;
const PER_MG: Readonly<Record<string, number>> = { mg: 1, micrograms: 1000 };

/** Every dose a day in a text, in mg: its lower and its upper end. */
function dailyDoses(text: string): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(DAILY)].map(([, from = '', to = from, unit = '']) => ({
    from: Number(from) / (PER_MG[unit] ?? Number.NaN),
    to: Number(to) / (PER_MG[unit] ?? Number.NaN),
  }));
}

const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)/g, '');
const named = (drugs: readonly Drug[]) => drugs.map((drug) => [drug.key, drug] as const);

/** Of these the bracket tells a higher dose, for people that the number is not meant for. */
const HIGHER_IN_BRACKETS = ['amoxapine', 'methylphenidate', 'prazosin', 'propranolol', 'trazodone'];
/** Of this one it tells the form with the highest maximum. */
const MAXIMUM_IN_BRACKETS = ['zolpidem'];

describe('the text of a maximum says its number', () => {
  it.each(named(DRUGS.filter(({ maxDailyMg }) => maxDailyMg !== undefined)))('%s', (key, drug) => {
    const { maxDose = '', maxDailyMg = 0 } = drug;
    const told = dailyDoses(MAXIMUM_IN_BRACKETS.includes(key) ? maxDose : withoutBrackets(maxDose));
    expect(Math.max(...told.map(({ to }) => to))).toBe(maxDailyMg);
  });

  it('tells a dose above it only in the brackets of a few', () => {
    const higher = DRUGS.filter(
      ({ maxDose = '', maxDailyMg }) =>
        maxDailyMg !== undefined && dailyDoses(maxDose).some(({ to }) => to > maxDailyMg),
    );
    expect(higher.map(({ key }) => key).toSorted()).toEqual(HIGHER_IN_BRACKETS);
  });

  it('has a number wherever the text is one dose a day of one medicine', () => {
    const textOnly = DRUGS.filter(
      ({ maxDose = '', maxDailyMg }) =>
        maxDailyMg === undefined && /^\d[\d.]* (?:mg|micrograms)\/(?:day|24 h)/.test(maxDose),
    );
    expect(textOnly.map(({ key }) => key)).toEqual([]);
  });

  it.each(named(DRUGS.filter(({ maxDailyMgOverAge }) => maxDailyMgOverAge !== undefined)))(
    '%s: and the lower one above an age',
    (_, { maxDose = '', maxDailyMg, maxDailyMgOverAge }) => {
      const [, mg, years] = /\((\d+) mg\/day over (?:\d+-)?(\d+) years/.exec(maxDose) ?? [];
      expect(maxDailyMgOverAge).toMatchObject({ mg: Number(mg), years: Number(years) });
      expect(Number(mg)).toBeLessThan(maxDailyMg ?? 0);
    },
  );

  it('an age in the text of a maximum has its number', () => {
    const aged = DRUGS.filter(({ maxDose = '' }) => /over [\d-]+ years/.test(maxDose));
    expect(aged.map(({ key }) => key).toSorted()).toEqual(['citalopram', 'escitalopram']);
    expect(aged.filter(({ maxDailyMgOverAge }) => maxDailyMgOverAge === undefined)).toEqual([]);
  });
});

describe('the text of a usual dose stays at or below the maximum, from its lower end to its upper', () => {
  it.each(named(DRUGS.filter(({ usualDose = '' }) => dailyDoses(usualDose).length > 0)))(
    '%s',
    (_, { usualDose = '', maxDailyMg }) => {
      for (const { from, to } of dailyDoses(usualDose)) {
        expect(from).toBeGreaterThan(0);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(maxDailyMg ?? Number.POSITIVE_INFINITY);
      }
    },
  );

  it('is told as a dose a day, save where it is taken otherwise', () => {
    const otherwise = DRUGS.filter(
      ({ usualDose }) => usualDose !== undefined && dailyDoses(usualDose).length === 0,
    );
    expect(otherwise.map(({ key }) => key).toSorted()).toEqual([
      'brexanolone',
      'bupropion_dextromethorphan',
      'droperidol',
      'esketamine',
      'ketamine',
      'midazolam',
      'semaglutide',
    ]);
  });
});
