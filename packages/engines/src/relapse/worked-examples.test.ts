import type { RelapsePredictRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, pain, phq9, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { FULL, analyze, pointsOf } from '../../test/relapse.ts';

/** Points in the order symptoms, sleep, dmse, medication, cadence; worked out by hand from the tables. */
describe('worked examples [1:2.6 relapse.score]', () => {
  test.each<[string, Partial<RelapsePredictRequest>, number[], number, string, string]>([
    // Level 16/27 = 0.592593: (0.592593 - 0.15) / 0.55 * 15 = 12.0707. Change 8/27 = 0.2963 >= 0.2: 20. 32.0707.
    // Sleep 5 h 9, latency +25 % 5, active and changed <= 14 d 10, visit 60 d 4. Sum 60.0707 -> 60.
    ['every factor scores', FULL, [32, 9, 5, 10, 4], 60, 'elevated', 'rising'],
    // Level 8/27 = 0.296296: 0.146296 / 0.55 * 15 = 3.9899 -> 4. Better by 10 >= 6, reliable. All else 0.
    [
      'recovery',
      {
        assessments: weekly(phq9, 18, 8),
        avgSleepHours: 8,
        dmseLatencyPctChange: -10,
        hasActiveMedication: true,
        daysSinceLastVisit: 14,
      },
      [4, 0, 0, 0, 0],
      4,
      'low',
      'falling',
    ],
    // Sleep 5.5 h: halfway from 9 to 4 = 6.5 -> 7 (halves up).
    ['sleep alone', { avgSleepHours: 5.5 }, [0, 7, 0, 0, 0], 7, 'low', 'insufficient_data'],
    // No medication, stopped <= 30 d ago 20; visit over a year ago 15; 3 h of sleep 15. Sum 50.
    [
      'stopped, out of contact, sleepless',
      { hasActiveMedication: false, daysSinceMedChange: 20, daysSinceLastVisit: 400, avgSleepHours: 3 },
      [0, 15, 0, 20, 15],
      50,
      'elevated',
      'insufficient_data',
    ],
    // Level 27/27 15 + change 17/27 20 = 35; sleep 2 h 15; latency +150 % 15; stopped today 20; visit 15.
    [
      'the worst of everything',
      {
        assessments: weekly(phq9, 10, 27),
        avgSleepHours: 2,
        dmseLatencyPctChange: 150,
        hasActiveMedication: false,
        daysSinceMedChange: 0,
        daysSinceLastVisit: 3650,
      },
      [35, 15, 15, 20, 15],
      100,
      'high',
      'rising',
    ],
    // Level 20/27 = 0.7407 >= 0.7: 15. A severe band counts 25 at least.
    [
      'a single severe score',
      { assessments: [phq9(20)] },
      [25, 0, 0, 0, 0],
      25,
      'moderate',
      'insufficient_data',
    ],
    // Level 14/27 = 0.5185: 0.3685 / 0.55 * 15 = 10.05. Below the severe bands.
    ['one below them', { assessments: [phq9(14)] }, [10, 0, 0, 0, 0], 10, 'low', 'insufficient_data'],
    // GAD-7 leads with three scores, 3 of 21 = 0.143: 0. PHQ-9 25 counts instead: top band, 25.
    [
      'severe depression beside a calm lead',
      { assessments: [...weekly(gad7, 3, 3, 3), phq9(25)] },
      [25, 0, 0, 0, 0],
      25,
      'moderate',
      'stable',
    ],
    // Pain is not read: PHQ-9 25 alone is.
    [
      'severe depression beside three pain ratings',
      { assessments: [...weekly(pain, 2, 2, 2), phq9(25)] },
      [25, 0, 0, 0, 0],
      25,
      'moderate',
      'insufficient_data',
    ],
    // Lower is worse: severity (100 - 45) / 100 = 0.55: 0.4 / 0.55 * 15 = 10.9091. Worse by 0.15: 8 + 6 = 14. 24.9091 -> 25.
    ['well-being falls', { assessments: weekly(who5, 60, 45) }, [25, 0, 0, 0, 0], 25, 'moderate', 'rising'],
    // GAD-7 leads (3 scores) with 5.4; PHQ-9 counts instead: 14/27 = 0.5185: 0.3685 / 0.55 * 15 = 10.0505, worse by
    // 6/27 >= 0.2: 20. 30.0505. Sleep 6.5 h: 2. Sum 32.0505 -> 32.
    [
      'a second instrument worsens',
      { assessments: [...weekly(gad7, 5, 5, 5), ...weekly(phq9, 8, 14)], avgSleepHours: 6.5 },
      [30, 2, 0, 0, 0],
      32,
      'moderate',
      'rising',
    ],
    // 40/50 = 0.8: 15; worse by 0.6: 20. Latency -40 %: 3 for possible activation. 38.
    [
      'an unknown instrument rises',
      { assessments: weekly(unknownScale, 10, 40), dmseLatencyPctChange: -40 },
      [35, 0, 3, 0, 0],
      38,
      'moderate',
      'rising',
    ],
    // Latency +18 %: 8/15 * 5 = 2.6667; visit 45 d: 2; sleep 9.6 h: 2.4; changed 40 d ago, active: 5.
    // Sum 12.0667 -> 12: 0 + 2 + 2 + 5 + 2 = 11, the largest remainder (latency, 0.6667) gets the last point.
    [
      'remainders',
      {
        dmseLatencyPctChange: 18,
        daysSinceLastVisit: 45,
        avgSleepHours: 9.6,
        hasActiveMedication: true,
        daysSinceMedChange: 40,
      },
      [0, 2, 3, 5, 2],
      12,
      'low',
      'rising',
    ],
  ])('%s', (_, input, points, score, level, trend) => {
    expect(analyze(input)).toMatchObject({ score, level, trend });
    expect(pointsOf(input)).toEqual(points);
  });
});
