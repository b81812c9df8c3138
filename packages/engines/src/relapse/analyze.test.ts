import { RelapseResult, type RelapsePredictRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, pain, phq9, unknownScale, weekly } from '../../test/assessments.ts';
import { relapse } from './analyze.ts';
import { FULL, analyze, evaluate } from '../../test/relapse.ts';
import { DISCLAIMER } from './wording.ts';

const NOT_ASSESSED = 'Not assessed: no usable inputs. This is not a low-risk result.';

test('the whole answer, key by key', () => {
  const golden: RelapseResult = {
    object: 'relapse.prediction',
    sessionRef: 'visit-7',
    generatedAt: '2026-11-20T10:00:00.000Z',
    score: 60,
    level: 'elevated',
    trend: 'rising',
    confidence: 'high',
    topDriver: 'Symptom burden and change',
    factors: [
      {
        key: 'symptoms',
        label: 'Symptom burden and change',
        points: 32,
        maxPoints: 35,
        tone: 'watch',
        available: true,
        detail:
          'PHQ-9 16 of 27 on 2026-11-20: moderately severe; PHQ-9 8 on 2026-11-13 to 16 of 27 on 2026-11-20, worse beyond measurement error (reliable change 5), from mild to moderately severe.',
      },
      {
        key: 'sleep',
        label: 'Sleep',
        points: 9,
        maxPoints: 15,
        tone: 'watch',
        available: true,
        detail: 'Average sleep 5 h a night: short.',
      },
      {
        key: 'dmse',
        label: 'Response latency change',
        points: 5,
        maxPoints: 15,
        tone: 'neutral',
        available: true,
        detail: 'Response latency +25 % compared with the earlier measurement.',
      },
      {
        key: 'medication',
        label: 'Medication stability',
        points: 10,
        maxPoints: 20,
        tone: 'watch',
        available: true,
        detail: 'Active medication; last change on 2026-11-10 (10 days).',
      },
      {
        key: 'cadence',
        label: 'Visit cadence',
        points: 4,
        maxPoints: 15,
        tone: 'neutral',
        available: true,
        detail: 'Last visit on 2026-09-21 (60 days).',
      },
    ],
    summaryLine:
      'Early-warning score 60 of 100, level elevated, trend rising. Look at: PHQ-9 8 on 2026-11-13 to 16 of 27 on 2026-11-20, worse beyond measurement error (reliable change 5), from mild to moderately severe. Largest factor Symptom burden and change.',
    recommendation:
      'Look first at: PHQ-9 8 on 2026-11-13 to 16 of 27 on 2026-11-20, worse beyond measurement error (reliable change 5), from mild to moderately severe. Ask the treating clinician to review soon, and check early warning signs and current safety with the patient. Check the single answers of the latest symptom scale. No action is taken automatically.',
    sourceCount: 5,
    assessed: true,
    disclaimer: DISCLAIMER,
  };
  expect(JSON.stringify(analyze({ ...FULL, sessionRef: 'visit-7' }), null, 1)).toBe(
    JSON.stringify(golden, null, 1),
  );
});

test('a session reference that was not sent is absent', () => {
  expect(Object.keys(analyze({}))).not.toContain('sessionRef');
});

describe('nothing usable [D:relapse, nothing supplied: result] [D:relapse, nothing supplied: wording]', () => {
  test.each([
    ['nothing sent', {}],
    ['only a wrong date', { assessments: [phq9(20, -5)] }],
    ['only an impossible score', { assessments: [phq9(28)] }],
  ])('%s: not assessed, never low risk', (_, input) => {
    const { result, description } = evaluate(input);
    expect(result).toMatchObject({
      score: 0,
      level: 'low',
      trend: 'insufficient_data',
      confidence: 'low',
      topDriver: 'No contributing factor',
      sourceCount: 0,
      assessed: false,
    });
    expect(description.summary).toMatchObject({ status: 'low', requiresClinicianReview: true });
    for (const text of [
      description.summary.headline,
      result.summaryLine,
      result.recommendation,
      description.facts[0],
    ]) {
      expect(text?.startsWith(NOT_ASSESSED)).toBe(true);
    }
    expect(result.factors.map(({ tone, points, available }) => [tone, points, available])).toEqual(
      Array.from({ length: 5 }, () => ['neutral', 0, false]),
    );
  });
});

describe('symptoms missing [D:relapse, nothing supplied: partly]', () => {
  test.each([
    [{ avgSleepHours: 8 }, 1],
    [{ avgSleepHours: 8, daysSinceLastVisit: 3 }, 2],
    [{ avgSleepHours: 8, daysSinceLastVisit: 3, dmseLatencyPctChange: 0, hasActiveMedication: true }, 4],
  ])('%j is partly assessed', (input, count) => {
    const { result, description } = evaluate(input);
    const prefix = `Partly assessed (${count} of 5 factors). `;
    for (const text of [description.summary.headline, result.summaryLine, result.recommendation]) {
      expect(text.startsWith(prefix)).toBe(true);
    }
    expect(result).toMatchObject({ sourceCount: count, assessed: true });
    expect(result.confidence).not.toBe('high');
  });
});

describe('a factor that was not sent [D:relapse, nothing supplied: neutral]', () => {
  test.each([
    ['assessments', 'symptoms', { assessments: [] }],
    ['avgSleepHours', 'sleep', { avgSleepHours: undefined }],
    ['dmseLatencyPctChange', 'dmse', { dmseLatencyPctChange: undefined }],
    ['daysSinceLastVisit', 'cadence', { daysSinceLastVisit: undefined }],
    ['medication', 'medication', { hasActiveMedication: undefined, daysSinceMedChange: undefined }],
  ])('%s: not available, neutral, 0 points, the others as before', (_, key, without) => {
    const before = analyze(FULL).factors;
    const after = evaluate({ ...FULL, ...without });
    const factor = after.result.factors.find((it) => it.key === key);
    expect(factor).toMatchObject({ available: false, tone: 'neutral', points: 0 });
    expect(after.result.sourceCount).toBe(4);
    expect(after.result.factors.filter((it) => it.key !== key)).toEqual(
      before.filter((it) => it.key !== key),
    );
    expect(after.description.facts).toContain(`Not assessed, not sent or not usable: ${factor?.label}.`);
  });
});

describe('medication', () => {
  test.each([
    ['nothing sent', {}, false, 0],
    ['flag sent alone, active', { hasActiveMedication: true }, true, 0],
    ['flag sent alone, none', { hasActiveMedication: false }, true, 8],
    ['change sent alone: the default of no active medication holds', { daysSinceMedChange: 10 }, true, 20],
    ['both', { hasActiveMedication: true, daysSinceMedChange: 10 }, true, 10],
  ])('%s', (_, input, available, points) => {
    expect(analyze(input).factors[3]).toMatchObject({ available, points });
  });

  test('a default is not listed as an input [D:required or optional: no evidence]', () => {
    const names = evaluate({ daysSinceMedChange: 10 }).description.inputs.map(({ name }) => name);
    expect(names).toEqual(['daysSinceMedChange']);
    expect(analyze({ daysSinceMedChange: 10 }).factors[3]?.detail).toContain('not stated, read as none');
  });
});

describe('tone [1:2.6 relapse.factors.tone]', () => {
  test.each([
    // Sleep has 15 points: a quarter is 3.75, half is 7.5. The points shown decide.
    [7, 'positive'],
    [6.2, 'positive'], // 3.2 -> 3
    [6, 'neutral'], // 4
    [5.4, 'neutral'], // 7
    [5.3, 'watch'], // 7.5 -> 8
    [2, 'watch'],
  ])('%d h of sleep: %s', (avgSleepHours, tone) => {
    expect(analyze({ avgSleepHours }).factors[1]?.tone).toBe(tone);
  });

  test('a score older than 180 days never reassures, and asks for a review where it is all there is', () => {
    const old = { assessments: [phq9(3, 181)] };
    expect(analyze(old).factors[0]).toMatchObject({ points: 0, tone: 'neutral' });
    expect(analyze(old).factors[0]?.detail).toContain(', older than 180 days');
    expect(evaluate(old).description.summary.requiresClinicianReview).toBe(true);
    expect(evaluate({ ...old, avgSleepHours: 8 }).description.summary.requiresClinicianReview).toBe(false);
    expect(evaluate({ assessments: [phq9(3, 180)] }).description.summary.requiresClinicianReview).toBe(false);
  });

  test('an unknown instrument never reassures', () => {
    expect(analyze({ assessments: weekly(unknownScale, 0, 0) }).factors[0]).toMatchObject({
      points: 0,
      tone: 'neutral',
    });
    expect(analyze({ assessments: weekly(phq9, 0, 0) }).factors[0]).toMatchObject({
      points: 0,
      tone: 'positive',
    });
  });
});

describe('trend [1:2.6 relapse.trend]', () => {
  test.each<[string, Partial<RelapsePredictRequest>, string]>([
    ['nothing to compare', { assessments: [phq9(20)], avgSleepHours: 4 }, 'insufficient_data'],
    ['unchanged', { assessments: weekly(phq9, 9, 9) }, 'stable'],
    ['worse within measurement error', { assessments: weekly(phq9, 10, 14) }, 'stable'],
    ['reliably worse', { assessments: weekly(phq9, 9, 14) }, 'rising'],
    ['better, not reliably', { assessments: weekly(phq9, 14, 10) }, 'stable'],
    ['reliably better', { assessments: weekly(phq9, 14, 9) }, 'falling'],
    [
      'reliably better, but slower in response',
      { assessments: weekly(phq9, 15, 9), dmseLatencyPctChange: 10 },
      'rising',
    ],
    ['response a little slower', { dmseLatencyPctChange: 9.9 }, 'stable'],
    ['response slower', { dmseLatencyPctChange: 10 }, 'rising'],
    ['response much quicker', { dmseLatencyPctChange: -60 }, 'stable'],
    ['unknown instrument better', { assessments: weekly(unknownScale, 50, 0) }, 'stable'],
    [
      'unknown instrument worse by less than a fifth of its range',
      { assessments: weekly(unknownScale, 0, 9) },
      'stable',
    ],
    ['unknown instrument worse by a fifth', { assessments: weekly(unknownScale, 0, 10) }, 'rising'],
    [
      'reliably better, but another symptom scale is in its top band',
      { assessments: [...weekly(phq9, 20, 15, 9), gad7(15)] },
      'stable',
    ],
    ['reliably better, but still in the top band', { assessments: weekly(phq9, 27, 20) }, 'stable'],
    [
      'another symptom scale reliably worse',
      { assessments: [...weekly(phq9, 20, 15, 9), ...weekly(gad7, 5, 9)] },
      'rising',
    ],
    [
      'better, but the newest score is older than 90 days',
      { assessments: [phq9(15, 150), phq9(9, 91)] },
      'stable',
    ],
    ['better, but since more than 180 days', { assessments: [phq9(15, 181), phq9(9)] }, 'stable'],
    ['pain better', { assessments: weekly(pain, 9, 1) }, 'insufficient_data'],
  ])('%s: %s', (_, input, trend) => {
    expect(analyze(input).trend).toBe(trend);
  });
});

describe('top driver [1:2.6 relapse.topDriver]', () => {
  test('the factor with most points, ties to the earlier one', () => {
    expect(analyze({ avgSleepHours: 3, daysSinceLastVisit: 365 }).topDriver).toBe('Sleep');
    expect(analyze({ avgSleepHours: 4, daysSinceLastVisit: 365 }).topDriver).toBe('Visit cadence');
  });

  test('none when nothing scored', () => {
    expect(analyze({ avgSleepHours: 8, hasActiveMedication: true }).topDriver).toBe('No contributing factor');
  });
});

test('statuses and levels speak the same words [D:enums: relapse status]', () => {
  expect(Object.keys(relapse.legend)).toEqual(relapse.statusOrder);
  expect(relapse).toMatchObject({
    key: 'relapse_risk',
    version: '2.0.0',
    product: 'relapse',
    higherScoreIs: 'worse',
  });
  expect(RelapseResult.safeParse(analyze(FULL)).success).toBe(true);
});
