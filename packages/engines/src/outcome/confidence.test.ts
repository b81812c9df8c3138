import type { OutcomeScoreRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, phq9, unknownScale, weekly } from '../../test/assessments.ts';
import { FULL, evaluate } from '../../test/outcome.ts';

describe('confidence [1:2.6 outcome confidence] [1:2.6 outcome.confidence]', () => {
  test.each<[string, Partial<OutcomeScoreRequest>, string, number]>([
    // 0.6 * 5/5 + 0.4 * min(1, 6/5); 90 of 100 of the weight points up.
    ['five sources that agree', FULL, 'high', 1],
    // 0.6 * 4/5 + 0.4 * 5/5; 90 of 90.
    ['four sources that agree', { ...FULL, activeMedications: 0 }, 'high', 0.88],
    // 75 of 100 point up (symptoms, biomarker, sleep), latency down, medication neither.
    ['exactly three quarters of the weight agree', { ...FULL, dmseLatencyPctChange: 5 }, 'high', 1],
    // 60 of 100 point up (symptoms, biomarker), latency down, medication and 6 h of sleep neither.
    [
      'less than three quarters agree',
      { ...FULL, dmseLatencyPctChange: 5, avgSleepHours: 6 },
      'moderate',
      0.64,
    ],
    // Symptoms and sleep up, latency and biomarkers down.
    ['as many up as down', { ...FULL, dmseLatencyPctChange: 5, biomarkerWatchCount: 3 }, 'low', 0.39],
    ['three sources', { ...FULL, activeMedications: 0, biomarkerWatchCount: undefined }, 'moderate', 0.64],
    // 0.6 * 2/5 + 0.4 * 2/5
    ['two state sources without history', { avgSleepHours: 8, biomarkerWatchCount: 0 }, 'moderate', 0.4],
    ['two sources that disagree', { avgSleepHours: 8, biomarkerWatchCount: 4 }, 'low', 0.39],
    ['one source', { avgSleepHours: 8 }, 'low', 0.2],
    ['one source with a long history', { assessments: weekly(phq9, 9, 8, 7, 6, 5, 5) }, 'low', 0.39],
    [
      'one scale of two is old',
      { ...FULL, assessments: [...FULL.assessments, gad7(3, 100)] },
      'moderate',
      0.64,
    ],
    ['every scale is old', { ...FULL, assessments: [phq9(18, 110), phq9(9, 100)] }, 'low', 0.39],
    ['an unknown instrument', { ...FULL, assessments: weekly(unknownScale, 40, 20) }, 'low', 0.39],
  ])('%s', (_, input, level, score) => {
    const { result, description } = evaluate(input);
    expect(description.confidence).toMatchObject({ level, score });
    expect(result.confidence).toBe(level);
  });

  test('an assumed direction is named', () => {
    const { reasons } = evaluate({ assessments: weekly(unknownScale, 40, 20) }).description.confidence;
    expect(reasons).toContainEqual(expect.stringContaining('direction assumed'));
  });
});
