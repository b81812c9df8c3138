import { describe, expect, it } from 'vitest';
import { compareWithBaseline, verdictConfidence } from './baseline.ts';
import { summarise } from './stats.ts';

describe('compareWithBaseline [D:trendDir: by t]', () => {
  it.each([[[]], [[7]]])('has nothing to say about %j', (history) => {
    expect(compareWithBaseline(3, summarise(history), 1)).toBeUndefined();
  });

  // Mean 10, sd 1 (squares 1, 1, 0, 1, 1 over 4); the limits of five values are 1.6796, 3.0414 and 5.0435 spreads.
  it.each([
    [10, 'above', 0],
    [11.67, 'above', 0],
    [11.68, 'above', 80],
    [13.04, 'above', 80],
    [13.05, 'above', 95],
    [15.04, 'above', 95],
    [15.05, 'above', 99],
    [8.33, 'below', 0],
    [8.32, 'below', 80],
    [6.95, 'below', 95],
    [4.95, 'below', 99],
  ])('%f against mean 10, spread 1 of five values lies %s, outside %i %%', (value, side, outside) => {
    expect(compareWithBaseline(value, summarise([9, 9, 10, 11, 11]), 0.1)).toMatchObject({ side, outside });
  });

  it('uses t with the uncertainty of the mean, not z', () => {
    const comparison = compareWithBaseline(13, summarise([9, 9, 10, 11, 11]), 0.1);
    // 3 / sqrt(1.2); a z of 3 would lie outside 99 %.
    expect(comparison?.t).toBeCloseTo(2.7386, 4);
    expect(comparison?.outside).toBe(80);
  });

  it.each([
    { history: [10, 10, 10], resolution: 0.1, value: 11, spread: 0.5, why: 'at least 5 % of the mean' },
    { history: [1, 1, 1], resolution: 0.1, value: 2, spread: 0.1, why: 'at least the resolution' },
    { history: [0, 0, 0], resolution: 1, value: 2, spread: 1, why: 'the resolution about a zero mean' },
    { history: [8, 10, 12], resolution: 0.1, value: 11, spread: 2, why: 'the spread itself when larger' },
  ])('takes for the spread of $history $why', ({ history, resolution, value, spread }) => {
    const mean = history.reduce((sum, prior) => sum + prior, 0) / 3;
    const t = (value - mean) / (spread * Math.sqrt(4 / 3));
    expect(compareWithBaseline(value, summarise(history), resolution)?.t).toBeCloseTo(t, 12);
  });
});

describe('verdictConfidence', () => {
  it.each([
    [0, undefined],
    [2, undefined],
    [3, 'low'],
    [4, 'low'],
    [5, 'moderate'],
    [9, 'moderate'],
    [10, 'high'],
    [50_000, 'high'],
  ])('with %i prior values is %s', (n, expected) => {
    expect(verdictConfidence(n)).toBe(expected);
  });
});
