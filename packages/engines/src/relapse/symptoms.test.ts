import type { Assessment } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { assessScales } from '../shared/assess-scales.ts';
import { gad7, NOW, phq9, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { compareSymptoms } from './symptoms.ts';

const read = (...assessments: Assessment[]) => {
  const reading = compareSymptoms(assessScales(assessments, NOW), NOW);
  if (reading === undefined) throw new Error('no reading');
  return reading;
};

test('no score, no reading', () => {
  expect(compareSymptoms(assessScales([], NOW), NOW)).toBeUndefined();
});

describe('a single score has a level and no change [1:2.6 relapse.factors.points]', () => {
  test.each([
    // 14/27 = 0.5185: 0.3685 / 0.55 * 15 = 10.05; the severe bands begin at 15 and count 25 at least.
    [14, 10.05],
    [15, 25],
    [19, 25],
    [20, 25],
    [27, 25],
  ])('PHQ-9 %d counts %d', (score, points) => {
    const reading = read(phq9(score));
    expect(reading.points).toBeCloseTo(points, 2);
    expect(reading.change).toBeUndefined();
  });
});

test('a change within measurement error counts nothing [1:2.6 relapse.factors.points]', () => {
  expect(read(...weekly(phq9, 10, 14)).points).toBe(read(phq9(14)).points);
  expect(read(...weekly(phq9, 9, 14)).points).toBeGreaterThan(read(phq9(14)).points);
});

describe('a second instrument [1:2.6 relapse.factors.points]', () => {
  test.each([
    ['worse by less than its reliable change', weekly(gad7, 5, 8), undefined],
    ['reliably worse', weekly(gad7, 5, 9), 'GAD-7'],
    ['reliably better', weekly(gad7, 9, 5), undefined],
    ['one score only', [gad7(14)], undefined],
    ['unknown', weekly(unknownScale, 0, 50), undefined],
  ])('%s', (_, second, label) => {
    const reading = read(...weekly(phq9, 9, 12, 16), ...second);
    expect(reading.series.label).toBe('PHQ-9');
    expect(reading.alsoWorse?.label).toBe(label);
  });

  test('another form of the same instrument is no second one', () => {
    const raw = (score: number, daysAgo: number) => ({ ...who5(score, daysAgo), maxScore: 25 });
    expect(read(...weekly(who5, 70, 70, 70), ...weekly(raw, 20, 5)).alsoWorse).toBeUndefined();
  });
});

describe('a peer of the lead', () => {
  test('counts instead when it gives more points', () => {
    const reading = read(...weekly(phq9, 3, 3, 3), gad7(21));
    expect(reading.series.label).toBe('GAD-7');
    expect(reading.points).toBe(25);
  });

  test('older than 90 days does not', () => {
    expect(read(...weekly(phq9, 3, 3, 3), gad7(21, 91)).series.label).toBe('PHQ-9');
  });
});

test('an unknown instrument counts alone, never beside a known symptom scale', () => {
  expect(read(...weekly(unknownScale, 0, 10, 50))).toMatchObject({ points: 35 });
  expect(read(...weekly(unknownScale, 0, 10, 50), ...weekly(phq9, 3, 3)).points).toBe(0);
});
