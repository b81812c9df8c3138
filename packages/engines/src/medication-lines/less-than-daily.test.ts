import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetweenIntakes } from './less-than-daily.ts';

describe('days from one intake to the next', () => {
  it.each([
    ['60 mg qod', 2],
    ['60 mg every other day', 2],
    ['60 mg every second night', 2],
    ['20 mg on alternate days', 2],
    ['20 mg eod', 2],
    ['20 mg every 48 hours', 2],
    ['q72h', 3],
    ['every 3 days', 3],
    ['every third day', 3],
    ['every 2-3 days', 2],
    ['q 4 d', 4],
    ['weekly', 7],
    ['once weekly', 7],
    ['once a week', 7],
    ['1 tablet per week', 7],
    ['10 mg/wk', 7],
    ['twice weekly', 3.5],
    ['2x/week', 3.5],
    ['three times a week', 7 / 3],
    ['mon, wed, fri', 7 / 3],
    ['on mondays and thursdays', 3.5],
    ['on sundays', 7],
    ['biweekly', 3.5],
    ['fortnightly', 14],
    ['every other week', 14],
    ['every 2 weeks', 14],
    ['q4w', 28],
    ['every four weeks', 28],
    ['monthly', 30],
    ['once a month', 30],
    ['q3 months', 90],
    ['every 3 months', 90],
    ['yearly', 365],
  ])('%s: %d', (text, days) => {
    expect(daysBetweenIntakes(text)).toBeCloseTo(days, 10);
  });

  it.each([
    'daily',
    'once daily',
    'twice a day',
    'every day',
    'every morning',
    'every night',
    'every 6 hours',
    'q24h',
    'at bedtime',
    'with breakfast',
    '50 mg od',
    'mon-fri',
    '',
    'for two weeks',
    'started 3 weeks ago',
  ])('%s: daily, or nothing said', (text) => {
    expect(daysBetweenIntakes(text)).toBeUndefined();
  });

  it('are more than one, whatever the text says', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 /,-]{0,60}$/), (text) => {
        const days = daysBetweenIntakes(text);
        expect(days === undefined || days > 0).toBe(true);
      }),
    );
  });
});
