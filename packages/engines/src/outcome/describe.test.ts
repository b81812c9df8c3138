import type { OutcomeScoreRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { audit, cssrs, gad7, hark, pain, phq9, weekly, who5 } from '../../test/assessments.ts';
import { outcome } from './analyze.ts';
import { FULL, analyze, evaluate } from '../../test/outcome.ts';

describe('review [D:requiresClinicianReview: outcome] [D:requiresClinicianReview: safety finding]', () => {
  const better = { assessments: weekly(phq9, 27, 10), avgSleepHours: 8 };
  test.each<[string, Partial<OutcomeScoreRequest>, boolean]>([
    ['improving', better, false],
    ['stable', { assessments: weekly(phq9, 10, 10) }, false],
    ['worsening', { assessments: weekly(phq9, 5, 12) }, true],
    ['insufficient', { avgSleepHours: 8 }, true],
    // PHQ-9: the two worst bands begin at 15.
    ['improving, one below the two worst bands', { assessments: weekly(phq9, 27, 14) }, false],
    ['improving, yet in the two worst bands', { assessments: weekly(phq9, 27, 15) }, true],
    ['another scale in its two worst bands', { assessments: [...better.assessments, gad7(15)] }, true],
    ['lower is worse, in the two worst bands', { assessments: weekly(who5, 50, 50) }, true],
    ['lower is worse, in the best band', { assessments: weekly(who5, 51, 51) }, false],
    ['a safety screen above zero', { assessments: [...better.assessments, cssrs(1)] }, true],
    ['a safety screen at zero', { assessments: [...better.assessments, cssrs(0)] }, false],
    ['mild and within error, with good function', { assessments: [...weekly(phq9, 6, 4), who5(70)] }, false],
    ['18 to 6 over 8 weeks', { assessments: [phq9(18, 56), phq9(12, 28), phq9(6)] }, false],
    ['pain in its top band', { assessments: [...better.assessments, pain(7)] }, true],
    ['pain below it', { assessments: [...better.assessments, pain(6)] }, false],
    ['alcohol use reliably worse', { assessments: [...better.assessments, ...weekly(audit, 2, 12)] }, true],
    ['violence screen positive', { assessments: [...better.assessments, hark(1)] }, true],
    ['violence screen negative', { assessments: [...better.assessments, hark(0)] }, false],
    [
      'a suicide screen the service does not know',
      {
        assessments: [
          ...better.assessments,
          { ...phq9(0), instrumentId: 'SBQ-R', instrumentName: 'SBQ-R', maxScore: 18 },
        ],
      },
      true,
    ],
    ['a score above its maximum', { assessments: [...better.assessments, phq9(28)] }, true],
    ['a score dated in the future', { assessments: [...better.assessments, phq9(5, -3)] }, true],
    [
      'a known instrument under a wrong maximum',
      { assessments: [...better.assessments, { ...gad7(3), maxScore: 40 }] },
      true,
    ],
  ])('%s', (_, input, review) => {
    expect(evaluate(input).description.summary.requiresClinicianReview).toBe(review);
  });
});

describe('description', () => {
  test('flags a severe scale first, then what lowers the score, worst first', () => {
    const { flagged } = evaluate({
      assessments: weekly(phq9, 15, 21),
      dmseLatencyPctChange: 10,
      avgSleepHours: 4,
      biomarkerWatchCount: 0,
    }).description.summary;
    expect(flagged).toEqual([
      'PHQ-9 15 on 2026-11-13 to 21 of 27 on 2026-11-20, worse beyond measurement error (reliable change 5), from moderately severe to severe',
      'Symptom scales',
      'Sleep',
      'Response latency change',
    ]);
  });

  test('names every scoring field once, with the share that was sent', () => {
    const { accepted } = evaluate({ assessments: [phq9(3)], activeMedications: 0 }).description;
    const fields = Object.keys(outcome.input.parse(FULL)).toSorted();
    expect(accepted.map(({ name }) => name).toSorted()).toEqual(fields);
    expect(Object.fromEntries(accepted.map(({ name, supplied }) => [name, supplied]))).toEqual({
      assessments: 0.5,
      dmseLatencyPctChange: 0,
      activeMedications: 1,
      biomarkerWatchCount: 0,
      avgSleepHours: 0,
    });
  });

  test('codes of the scale used point at the first component', () => {
    expect(evaluate(FULL).description.codes[0]).toMatchObject({ code: '44261-6', mapsTo: '/components/0' });
    expect(evaluate({ assessments: [phq9(3)] }).description.codes).toEqual([]);
  });

  test('warns that a total says nothing about self-harm items [D:escalation items: totals]', () => {
    expect(evaluate(FULL).description.warnings).toEqual(['PHQ-9: self-harm item not assessed from totals']);
  });

  test.each([
    ['dmseLatencyPctChange', 0, -7.5],
    ['dmseLatencyPctChange', -60, 0],
    ['activeMedications', 8, -10],
    ['biomarkerWatchCount', 5, -20],
    ['avgSleepHours', 4, -30],
    ['avgSleepHours', 7, 0],
  ])('%s moving from %d is %d points towards worse [1:2.9 previous.inputs]', (name, previous, effect) => {
    const { comparable } = evaluate(FULL).description;
    expect(comparable.find((it) => it.name === name)?.effect(previous)).toBe(effect);
  });

  test('far quicker responses carry a note', () => {
    expect(analyze({ dmseLatencyPctChange: -50.1 }).components[1]?.detail).toContain('activation');
    expect(analyze({ dmseLatencyPctChange: -50 }).components[1]?.detail).not.toContain('activation');
  });
});

test('a score is dated as it was sent, not as the day was in Greenwich', () => {
  const evening = { ...phq9(12), createdAt: '2026-11-01T21:30:00-05:00' };
  const { headline } = evaluate({ assessments: [evening] }).description.summary;
  expect(headline).toContain('on 2026-11-01');
});
