import { describe, expect, it } from 'vitest';
import { MONITORING_SCHEDULES } from './schedules.ts';

const DAYS: Readonly<Record<string, number>> = { week: 7, month: 365 / 12, year: 365 };
const steps = MONITORING_SCHEDULES.flatMap(({ drugs, test, steps: all }) =>
  all.map((step, index) => ({
    of: `${test} (${drugs[0]}, …)`,
    words: step.words,
    step,
    end: all[index + 1]?.fromDays,
  })),
);

/** Days that "3-monthly", "every 2 weeks" or "yearly" stand for; undefined where the words name no interval. */
function intervalIn(words: string): number | undefined {
  const { every = '1', unit } =
    /\bevery (?<every>\d+) (?<unit>week|month)s\b/.exec(words)?.groups ??
    /\b(?:(?<every>\d+)-)?(?<unit>week|month|year)ly\b/.exec(words)?.groups ??
    {};
  return unit === undefined ? undefined : Number(every) * (DAYS[unit] ?? Number.NaN);
}

/** Days until which, or from which on, the words say that they hold. */
function boundIn(words: string, pattern: RegExp): number | undefined {
  const { count, unit } = pattern.exec(words)?.groups ?? {};
  return unit === undefined ? undefined : Number(count ?? '1') * (DAYS[unit] ?? Number.NaN);
}

describe('the words of a step of monitoring say its numbers', () => {
  it.each(steps)('$of: $words', ({ words, step }) => {
    const interval = intervalIn(words) ?? boundIn(words, /^at (?<count>\d+) (?<unit>week)s$/);
    // A month has up to 31 days and a year up to 366: the interval is the longest of them.
    expect(step.everyDays).toBeGreaterThanOrEqual(interval ?? Number.NaN);
    expect(step.everyDays - (interval ?? Number.NaN)).toBeLessThan(2);
  });

  it.each(steps.filter(({ words }) => /\b(?:first|to|after)\b/.test(words)))(
    '$of: $words, from and until those days',
    ({ words, step, end }) => {
      const until = boundIn(words, /\b(?:in the first|to) (?:(?<count>\d+) )?(?<unit>week|month|year)s?\b/);
      const from =
        boundIn(words, /\bafter a (?<unit>year)\b/) ??
        boundIn(words, /\bfrom (?<count>\d+) to \d+ (?<unit>month)s\b/) ??
        0;
      expect(Math.abs(step.fromDays - from)).toBeLessThan(1);
      // Words without an end are those of the last step.
      expect(until === undefined ? end : Math.abs((end ?? Number.NaN) - until) < 1).toBe(
        until === undefined ? undefined : true,
      );
    },
  );
});
