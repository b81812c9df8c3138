import { describe, expect, it } from 'vitest';
import { leastDaysSince, stopTimeIn } from './stop-time.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const daysOf = (text: string, now: number | undefined = NOW): number | undefined => {
  const time = stopTimeIn(text);
  return time && leastDaysSince(time, now);
};

describe('the time of a stop is the fewest days its words allow', () => {
  it.each([
    ['fluoxetine stopped 2 weeks ago', 14],
    ['stopped 10 days ago', 10],
    ['stopped 2-3 weeks ago', 14],
    ['last dose 36 hours ago', 1],
    ['stopped a week ago', 7],
    ['stopped a couple of weeks ago', 14],
    ['stopped three days ago', 3],
    ['stopped weeks ago', 14],
    ['stopped years ago', 730],
    ['off for 3 weeks', 21],
    ['off it now for about 3 weeks', 21],
    ['off x 10 days', 10],
    ['washed out 10 days', 10],
    ['missed 3 days', 3],
    ['ran out 4 days ago', 4],
    ['not taken for 3 days', 3],
    ['stopped yesterday', 1],
    ['stopped today', 0],
    ['switched from a to b last week', 1],
    ['stopped last month', 22],
    ['stopped last year', 326],
    ['off since may', 175],
    ['discontinued in march 2025', 601],
    ['stopped in november', 0],
    ['stopped in december', 326],
    ['stopped 1 october 2026', 53],
    ['stopped oct 1', 53],
    ['stopped 2026-11-01', 22],
    ['stopped 11/01/2026', 22],
    ['stopped 13.11.2026', 10],
    ['stopped 10/2026', 22],
    ['stopped 2020', 2152],
    ['stopped 2026', 0],
  ])('%s: %d', (text, days) => {
    expect(daysOf(text)).toBe(days);
  });

  it.each(['stopped', 'stopped after 6 weeks', 'sertraline 50 mg stopped', 'may stop', 'stopped recently'])(
    '%s names none',
    (text) => {
      expect(daysOf(text)).toBeUndefined();
    },
  );

  it('a date tells nothing without a now, a duration does', () => {
    const since = stopTimeIn('off since may');
    expect(since && leastDaysSince(since, undefined)).toBeUndefined();
    expect(stopTimeIn('stopped 2 weeks ago')).toEqual({ words: '2 weeks ago', leastDays: 14 });
  });

  it('a date in the future of its own year tells nothing', () => {
    expect(daysOf('stopped 1 december 2026')).toBeUndefined();
  });
});
