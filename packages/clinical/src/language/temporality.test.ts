import { describe, expect, test } from 'vitest';
import { daysAgo, isHistorical } from './temporality.ts';

describe('a time named in normal words', () => {
  test.each([
    ['yesterday', 3],
    ['two weeks ago', 14],
    ['a month ago', 30],
    ['3 months ago', 90],
    ['4 months ago', 120],
    ['last year', 180],
    ['years ago', 3000],
    ['two years ago and again yesterday', 3],
    ['when i was nineteen', 3000],
    ['when i was 19', 3000],
    ['since last year', undefined],
    ['for two weeks', undefined],
    ['at 10 at night', undefined],
    ['at 18 40', undefined],
    ['at 18', 3000],
    ['i am sad', undefined],
    ['', undefined],
  ])('"%s" is %j days ago', (text, days) => {
    expect(daysAgo(text)).toBe(days);
  });

  test.each([
    ['i was sad last year', true],
    ['i used to be sad', true],
    ['i have been sad since last year', false],
    ['i was sad two weeks ago', false],
    ['last year i was sad and i still am', false],
    ['i am sad', false],
  ])('"%s" is over: %j', (text, over) => {
    expect(isHistorical(text)).toBe(over);
  });
});
