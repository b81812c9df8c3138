import type { RelapsePredictRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, phq9, unknownScale, weekly } from '../../test/assessments.ts';
import { FULL, evaluate } from '../../test/relapse.ts';

describe('confidence [1:2.6 relapse.confidence]', () => {
  test.each<[string, Partial<RelapsePredictRequest>, string, number]>([
    // 0.6 * 5/5 + 0.4 * 2/5
    ['five factors, two scores', FULL, 'high', 0.76],
    // 0.6 * 4/5 + 0.4 * 2/5 = 0.64
    ['four factors, two scores', { ...FULL, avgSleepHours: undefined }, 'moderate', 0.64],
    // 0.6 * 4/5
    ['four factors without symptoms', { ...FULL, assessments: [] }, 'moderate', 0.48],
    ['a single factor', { assessments: weekly(phq9, 1, 2, 3, 4, 5, 6) }, 'low', 0.39],
    ['an unknown instrument', { ...FULL, assessments: weekly(unknownScale, 1, 2) }, 'low', 0.39],
    [
      'one scale of two is old',
      { ...FULL, assessments: [...FULL.assessments, gad7(3, 100)] },
      'moderate',
      0.64,
    ],
    ['every scale is old', { ...FULL, assessments: [phq9(8, 110), phq9(16, 100)] }, 'low', 0.39],
  ])('%s', (_, input, level, score) => {
    const { result, description } = evaluate(input);
    expect(description.confidence).toMatchObject({ level, score });
    expect(result.confidence).toBe(level);
  });
});
