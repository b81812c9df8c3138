import type { Assessment } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { groupAssessments } from './assessment-series.ts';
import { changeOf } from './scale-change.ts';
import { NOW, phq2, phq9, shaps, unknownScale, weekly, who5 } from '../../test/assessments.ts';

const change = (...assessments: Assessment[]) => {
  const [series] = groupAssessments(assessments, NOW).series;
  return series && changeOf(series, NOW);
};

test('one score shows no change', () => {
  expect(change(phq9(20))).toBeUndefined();
});

describe('the verdict', () => {
  test.each([
    ['one short of the reliable change', weekly(phq9, 12, 8), 'stable'],
    ['at the reliable change', weekly(phq9, 13, 8), 'better'],
    ['worse, one short', weekly(phq9, 8, 12), 'stable'],
    ['worse at it', weekly(phq9, 8, 13), 'worse'],
    ['half gone, within measurement error', weekly(phq9, 8, 4), 'stable'],
    ['lower is worse: better', weekly(who5, 40, 50), 'better'],
    ['lower is worse: worse', weekly(who5, 50, 40), 'worse'],
    ['without a figure: below a fifth of the range', weekly(shaps, 5, 7.7), 'stable'],
    ['without a figure: a fifth', weekly(shaps, 5, 7.8), 'worse'],
    ['without a figure: a fifth better', weekly(phq2, 4, 2.8), 'better'],
    ['unknown instrument better', weekly(unknownScale, 50, 0), 'stable'],
    ['unknown instrument worse by a fifth of its range', weekly(unknownScale, 0, 10), 'worse'],
    ['unknown instrument worse by less', weekly(unknownScale, 0, 9), 'stable'],
    ['a sudden turn after improvement', weekly(phq9, 20, 6, 12), 'worse'],
    ['a slow drift', weekly(phq9, 5, 7, 9, 11), 'worse'],
    ['worse than the first, better than the one before', weekly(phq9, 3, 20, 10), 'stable'],
    ['better than the one before, as the first', weekly(phq9, 7, 20, 8), 'stable'],
  ])('%s', (_, assessments, verdict) => {
    expect(change(...assessments)?.verdict).toBe(verdict);
  });

  test('worse than the first and better than the one before still counts as worsened', () => {
    expect(change(...weekly(phq9, 3, 20, 10))).toMatchObject({ verdict: 'stable', worsened: true });
  });
});

describe('how old', () => {
  test.each([
    ['both recent', [phq9(20, 30), phq9(5)], false],
    ['the earlier at 180 days', [phq9(20, 180), phq9(5)], false],
    ['the earlier older than 180 days', [phq9(20, 180.01), phq9(5)], true],
    ['the newest at 90 days', [phq9(20, 120), phq9(5, 90)], false],
    ['the newest older than 90 days', [phq9(20, 120), phq9(5, 90.01)], true],
    ['an older one beside a recent one', [phq9(25, 300), phq9(20, 30), phq9(5)], false],
  ])('%s: %s', (_, assessments, old) => {
    expect(change(...assessments)?.old).toBe(old);
  });

  test('the earlier score is the oldest of the last 180 days, not an older one', () => {
    expect(change(phq9(25, 300), phq9(20, 170), phq9(15, 30), phq9(5))?.from.score).toBe(20);
  });
});
