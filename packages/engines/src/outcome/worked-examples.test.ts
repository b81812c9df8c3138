import type { OutcomeScoreRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { phq9, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { FULL, analyze, contributionsOf } from '../../test/outcome.ts';

/** Contributions in the order symptoms, dmse, medication, biomarker, sleep; worked out by hand from the tables. */
describe('worked examples [1:2.6 outcome.score]', () => {
  test.each<[string, Partial<OutcomeScoreRequest>, number[], number, string, string]>([
    // Half of 18 is 9: +1 * 50. Latency -15 %: 0.5 * 15 = 7.5. Two medicines 0, no watch +1 * 10, 7.5 h +1 * 15.
    // Sum 82.5 -> 83 (halves up). Symptoms 50; 33 are left: 7 + 0 + 10 + 15 = 32, the remainder 0.5 gets one.
    ['response', FULL, [50, 8, 0, 10, 15], 83, 'improving', 'high'],
    // Rise 6/27 = 0.2222; in full at max(0.5 * 14/27 = 0.2593, 0.2): -0.8571 * 50 = -42.857.
    ['a rise', { assessments: weekly(phq9, 14, 20) }, [-43, 0, 0, 0, 0], -43, 'worsening', 'low'],
    // Drop 6/10 is more than half, and 4 is in remission: +1 * 50.
    ['remission reached', { assessments: weekly(phq9, 10, 4) }, [50, 0, 0, 0, 0], 50, 'improving', 'low'],
    // 15 + 10 = 25 without a change source: scaled by 14/25 to 5.6 and 8.4: 5 + 8 = 13, the remainder 0.6 gets one.
    [
      'good state, no change source',
      { avgSleepHours: 8, biomarkerWatchCount: 0 },
      [0, 0, 0, 6, 8],
      14,
      'insufficient_data',
      'moderate',
    ],
    // 7 medicines -2/3 * 10 = -6.667, 3 watches -0.5 * 10 = -5, 5 h -0.5 * 15 = -7.5: -19.167, scaled by 14/19.167
    // to -4.870, -3.652, -5.478: -5 - 4 - 6 = -15, the remainder 0.522 (sleep) gets one.
    [
      'poor state, no change source',
      { activeMedications: 7, biomarkerWatchCount: 3, avgSleepHours: 5 },
      [0, 0, -5, -4, -5],
      -14,
      'insufficient_data',
      'moderate',
    ],
    // Below -50 % counts half: 0.5 * 15 = 7.5 -> 8.
    ['activation', { dmseLatencyPctChange: -60 }, [0, 8, 0, 0, 0], 8, 'stable', 'low'],
    // A drop of 2 is within measurement error: 0. With 15 + 15 the score is 30, yet no better than stable.
    [
      'held back by the symptom scales',
      { assessments: weekly(phq9, 18, 16), dmseLatencyPctChange: -30, avgSleepHours: 8 },
      [0, 15, 0, 0, 15],
      30,
      'stable',
      'moderate',
    ],
    // An unknown instrument that falls counts 0: 0 + 15 + 15 = 30, no better than stable.
    [
      'an unknown instrument falls',
      { assessments: weekly(unknownScale, 40, 10), dmseLatencyPctChange: -30, avgSleepHours: 8 },
      [0, 15, 0, 0, 15],
      30,
      'stable',
      'low',
    ],
    // Lower is worse: severity 0.6 to 0.3 is half: 50. Sleep 6.5 h: 0.5 * 15 = 7.5. 57.5 -> 58.
    [
      'well-being rises',
      { assessments: weekly(who5, 40, 70), avgSleepHours: 6.5 },
      [50, 0, 0, 0, 8],
      58,
      'improving',
      'moderate',
    ],
    // Drop 6/18 = 0.3333: 0.6667 * 50 = 33.3. Latency +40 % -15, 8 medicines -10, 5 watches -10, 3 h -15.
    // Sum -16.7. Symptoms and latency make +18, so no source of change says worse: stable.
    [
      'better by the scale, worse by all else',
      {
        assessments: weekly(phq9, 18, 12),
        dmseLatencyPctChange: 40,
        activeMedications: 8,
        biomarkerWatchCount: 5,
        avgSleepHours: 3,
      },
      [33, -15, -10, -10, -15],
      -17,
      'stable',
      'low', // 50 against 15 + 10 + 10 + 15: the weights are evenly divided
    ],
  ])('%s', (_, input, contributions, score, direction, confidence) => {
    expect(analyze(input)).toMatchObject({ score, direction, confidence });
    expect(contributionsOf(input)).toEqual(contributions);
  });
});
