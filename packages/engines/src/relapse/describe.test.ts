import type { RelapsePredictRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { cssrs, gad7, hark, pain, phq9, weekly, who5 } from '../../test/assessments.ts';
import { relapse } from './analyze.ts';
import { FULL, evaluate } from '../../test/relapse.ts';

describe('review [D:requiresClinicianReview: relapse] [D:requiresClinicianReview: safety finding]', () => {
  test.each<[string, Partial<RelapsePredictRequest>, boolean]>([
    ['low', { avgSleepHours: 8 }, false],
    [
      'moderate by other factors',
      { hasActiveMedication: false, daysSinceMedChange: 20, avgSleepHours: 5 },
      false,
    ],
    ['reliably worse', { assessments: weekly(who5, 60, 45) }, true],
    ['symptoms in the top band', { assessments: [phq9(20)] }, true],
    ['one below the top band', { assessments: [phq9(19)] }, true],
    ['mild and within error', { assessments: [...weekly(phq9, 6, 4), who5(70)], avgSleepHours: 8 }, false],
    ['pain in its top band', { assessments: [phq9(4), pain(7)] }, true],
    ['violence screen positive', { assessments: [phq9(4), hark(1)] }, true],
    ['a score above its maximum', { assessments: [phq9(4), gad7(22)] }, true],
    ['elevated', FULL, true],
    ['a safety screen above zero', { assessments: [cssrs(1)], avgSleepHours: 8 }, true],
    ['a safety screen at zero', { assessments: [cssrs(0)], avgSleepHours: 8 }, false],
  ])('%s', (_, input, review) => {
    expect(evaluate(input).description.summary.requiresClinicianReview).toBe(review);
  });

  test('a safety screen above zero leads the flags and the advice', () => {
    const { result, description } = evaluate({ ...FULL, assessments: [...FULL.assessments, cssrs(2)] });
    expect(description.summary.flagged[0]).toBe(
      'C-SSRS screener 2 of 6 on 2026-11-20: total above zero, not scored; look at the answers',
    );
    expect(result.recommendation).toMatch(/^Look first at: C-SSRS screener/);
  });
});

describe('description', () => {
  test('flags what scored a quarter or more, most points first', () => {
    expect(evaluate(FULL).description.summary.flagged).toEqual([
      'PHQ-9 8 on 2026-11-13 to 16 of 27 on 2026-11-20, worse beyond measurement error (reliable change 5), from mild to moderately severe',
      'Symptom burden and change',
      'Medication stability',
      'Sleep',
      'Response latency change',
      'Visit cadence',
    ]);
    expect(evaluate({ avgSleepHours: 6.9, daysSinceLastVisit: 365 }).description.summary.flagged).toEqual([
      'Visit cadence',
    ]);
  });

  test('names every scoring field once, with the share that was sent', () => {
    const { accepted } = evaluate({ assessments: [phq9(3)], avgSleepHours: 8 }).description;
    const fields = Object.keys(relapse.input.parse(FULL)).toSorted();
    expect(accepted.map(({ name }) => name).toSorted()).toEqual(fields);
    expect(Object.fromEntries(accepted.map(({ name, supplied }) => [name, supplied]))).toEqual({
      assessments: 0.5,
      dmseLatencyPctChange: 0,
      avgSleepHours: 1,
      daysSinceMedChange: 0,
      hasActiveMedication: 0,
      daysSinceLastVisit: 0,
    });
  });

  test('warns that a total says nothing about self-harm items [D:escalation items: totals]', () => {
    expect(evaluate(FULL).description.warnings).toEqual(['PHQ-9: self-harm item not assessed from totals']);
  });

  test('codes of the scale used point at the first factor', () => {
    expect(evaluate(FULL).description.codes).toContainEqual({
      system: 'http://loinc.org',
      code: '44261-6',
      display: 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]',
      mapsTo: '/factors/0',
    });
    expect(evaluate({ avgSleepHours: 5 }).description.codes).toEqual([]);
  });

  test.each<[string, number | boolean, number]>([
    ['dmseLatencyPctChange', 10, 5],
    ['dmseLatencyPctChange', -30, 2],
    ['avgSleepHours', 8, 9],
    ['avgSleepHours', 3, -6],
    ['daysSinceMedChange', 20, 2],
    ['hasActiveMedication', false, -10],
    ['daysSinceLastVisit', 30, 4],
    ['daysSinceLastVisit', 1e300, -11],
  ])('%s moving from %s changes the score by %d points [1:2.9 previous.inputs]', (name, previous, effect) => {
    const { comparable } = evaluate(FULL).description;
    expect(comparable.find((it) => it.name === name)?.effect(previous)).toBe(effect);
  });

  test('only fields that were sent can be compared', () => {
    expect(evaluate({ avgSleepHours: 5 }).description.comparable.map(({ name }) => name)).toEqual([
      'avgSleepHours',
    ]);
  });
});
