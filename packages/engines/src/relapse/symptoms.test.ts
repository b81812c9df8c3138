import type { Assessment } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { readAssessments } from '../shared/assessment-series.ts';
import { gad7, NOW, phq9, unknownScale, weekly, who5 } from '../../test-support/assessments.ts';
import { readSymptoms } from './symptoms.ts';

const read = (...assessments: Assessment[]) => {
  const reading = readSymptoms(readAssessments(assessments, NOW).series);
  if (reading === undefined) throw new Error('no reading');
  return reading;
};

test('no score, no reading', () => {
  expect(readSymptoms([])).toBeUndefined();
});

test('a single score has a level and no change', () => {
  expect(read(phq9(27))).toMatchObject({ points: 15, worsening: undefined, rises: false, compared: false });
});

describe('[1:2.6 relapse.factors.points] which earlier score counts', () => {
  test.each([
    ['the one before, after a sudden turn', weekly(phq9, 20, 6, 12), 6],
    ['the oldest of the window, in a slow drift', weekly(phq9, 5, 7, 9, 11), 5],
    [
      'only the one before, when the oldest is older than the window',
      [phq9(2, 200), phq9(10, 91), phq9(10)],
      10,
    ],
    ['at the edge of the window', [phq9(2, 90), phq9(10, 30), phq9(10)], 2],
    ['just outside the window', [phq9(2, 90.01), phq9(10, 30), phq9(10)], 10],
    ['lower is worse', weekly(who5, 30, 70, 50), 70],
  ])('%s', (_, assessments, earlier) => {
    expect(read(...assessments).earlier?.score).toBe(earlier);
  });
});

describe('[1:2.6 relapse.trend] reliable improvement', () => {
  test.each([
    ['one short of the reliable change', weekly(phq9, 13, 8), false],
    ['at the reliable change', weekly(phq9, 14, 8), true],
    ['beyond it', weekly(phq9, 15, 8), true],
    ['lower is worse', weekly(who5, 40, 50), true],
    ['better than before but worse than the first', weekly(phq9, 7, 20, 8), false],
    ['unknown instrument', weekly(unknownScale, 50, 0), false],
  ])('%s', (_, assessments, better) => {
    expect(read(...assessments).reliablyBetter).toBe(better);
  });
});

describe('[1:2.6 relapse.factors.points] a second instrument', () => {
  test.each([
    ['worse by less than its reliable change', weekly(gad7, 5, 8), undefined],
    ['reliably worse', weekly(gad7, 5, 9), 'GAD-7'],
    ['reliably better', weekly(gad7, 9, 5), undefined],
    ['one score only', [gad7(20)], undefined],
    ['unknown', weekly(unknownScale, 0, 50), undefined],
  ])('%s', (_, second, label) => {
    const reading = read(...weekly(phq9, 3, 3, 3), ...second);
    expect(reading.alsoWorse?.label).toBe(label);
    expect(reading.points).toBe(label === undefined ? 0 : 3);
    expect(reading.rises).toBe(label !== undefined);
  });

  test('another form of the same instrument is no second one', () => {
    const raw = (score: number, daysAgo: number) => ({ ...who5(score, daysAgo), maxScore: 25 });
    expect(read(...weekly(who5, 70, 70, 70), ...weekly(raw, 20, 5)).alsoWorse).toBeUndefined();
  });
});

describe('an unknown instrument with most scores', () => {
  test('raises when it is worse than the known one', () => {
    const reading = read(...weekly(unknownScale, 0, 10, 50), ...weekly(phq9, 3, 3));
    expect(reading.series.known).toBeUndefined();
    expect(reading).toMatchObject({ points: 35, rises: true });
  });

  test('does not hide a known one that is worse, nor its own rise', () => {
    const reading = read(...weekly(unknownScale, 0, 0, 1), phq9(25));
    expect(reading.series.label).toBe('PHQ-9');
    expect(reading).toMatchObject({ points: 15, rises: true, compared: true });
  });
});

test('a worse score of the known scale beside an unknown leader never makes the trend better', () => {
  const pcl5 = (score: number, daysAgo: number) => ({
    ...phq9(score, daysAgo),
    instrumentId: 'pcl5',
    instrumentName: 'PCL-5',
    maxScore: 80,
  });
  const leader = weekly(unknownScale, 0, 0, 0);
  const better = (latest: number) => read(...leader, pcl5(28, 1), pcl5(latest, 0)).reliablyBetter;
  expect([0, 13, 14].map(better)).toEqual([true, true, false]);
});
