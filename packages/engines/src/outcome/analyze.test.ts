import { OutcomeDirection, type OutcomeScoreRequest, type OutcomeResult } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, phq9, unknownScale, weekly, who5 } from '../../test-support/assessments.ts';
import { outcome } from './analyze.ts';
import { FULL, analyze, contributionsOf, evaluate } from '../../test-support/outcome.ts';
import { DISCLAIMER } from './wording.ts';

test('the whole answer, key by key', () => {
  const golden: OutcomeResult = {
    object: 'outcome.score',
    sessionRef: 'visit-7',
    generatedAt: '2026-11-20T10:00:00.000Z',
    score: 83,
    direction: 'improving',
    confidence: 'high',
    components: [
      {
        key: 'symptoms',
        label: 'Symptom scales',
        contribution: 50,
        detail: 'PHQ-9: from 18 to 9 of 27, better.',
        available: true,
      },
      {
        key: 'dmse',
        label: 'Response latency change',
        contribution: 8,
        detail: 'Response latency -15 % compared with the earlier measurement.',
        available: true,
      },
      {
        key: 'medication',
        label: 'Active medications',
        contribution: 0,
        detail: '2 active medications.',
        available: true,
      },
      {
        key: 'biomarker',
        label: 'Biomarkers on watch',
        contribution: 10,
        detail: 'No biomarkers on watch.',
        available: true,
      },
      {
        key: 'sleep',
        label: 'Sleep',
        contribution: 15,
        detail: 'Average sleep 7.5 h a night: in the usual range.',
        available: true,
      },
    ],
    summaryLine:
      'Outcome composite +83 of 100: improving. Moved most by Symptom scales. 5 of 5 sources available.',
    sourceCount: 5,
    disclaimer: DISCLAIMER,
  };
  expect(JSON.stringify(analyze({ ...FULL, sessionRef: 'visit-7' }), null, 1)).toBe(
    JSON.stringify(golden, null, 1),
  );
});

test('a session reference that was not sent is absent', () => {
  expect(Object.keys(analyze({}))).not.toContain('sessionRef');
});

describe('[D:outcome: change source] no change source', () => {
  test.each<[string, Partial<OutcomeScoreRequest>]>([
    ['nothing sent', {}],
    ['one score', { assessments: [phq9(20)] }],
    ['one score each of two instruments', { assessments: [phq9(20), gad7(3)] }],
    ['state sources only', { activeMedications: 2, biomarkerWatchCount: 0, avgSleepHours: 8 }],
    ['only a wrong date beside one score', { assessments: [phq9(20), phq9(4, -5)] }],
  ])('%s: no direction, review', (_, input) => {
    const { result, description } = evaluate(input);
    expect(result.direction).toBe('insufficient_data');
    expect(Math.abs(result.score)).toBeLessThanOrEqual(14);
    expect(description.summary).toMatchObject({ status: 'insufficient_data', requiresClinicianReview: true });
    expect(description.summary.headline).toMatch(/^No change can be judged/);
    expect(result.summaryLine).toMatch(/^No change can be judged/);
  });

  test('nothing at all: score 0, low confidence', () => {
    expect(analyze({})).toMatchObject({ score: 0, sourceCount: 0, confidence: 'low' });
    expect(evaluate({}).description.confidence.reasons).toContain('no usable inputs');
  });
});

describe('[1:2.6 outcome.components.available] a source that was not sent', () => {
  test.each([
    ['symptoms', { assessments: [] }],
    ['dmse', { dmseLatencyPctChange: undefined }],
    ['medication', { activeMedications: undefined }],
    ['medication', { activeMedications: 0 }],
    ['biomarker', { biomarkerWatchCount: undefined }],
    ['sleep', { avgSleepHours: undefined }],
  ])('%s without %j: not available and no share, no renormalising', (key, without) => {
    const { result } = evaluate({ ...FULL, ...without });
    expect(result.components.find((it) => it.key === key)).toMatchObject({
      available: false,
      contribution: 0,
    });
    expect(result.sourceCount).toBe(4);
  });

  test('a count of 0 medications is listed and did not contribute', () => {
    const { inputs } = evaluate({ activeMedications: 0, biomarkerWatchCount: 0 }).description;
    expect(inputs.map(({ name, value, contributed }) => [name, value, contributed])).toEqual([
      ['activeMedications', 0, false],
      ['biomarkerWatchCount', 0, true],
    ]);
  });

  test('[D:required or optional: no evidence] a default is not listed as an input', () => {
    expect(evaluate({}).description.inputs).toEqual([]);
  });
});

describe('[1:2.6 outcome.components.contribution] remission', () => {
  test.each([
    ['one above', weekly(phq9, 9, 5), 44], // 4/9 of the first: 0.889 * 50
    ['reached', weekly(phq9, 5, 4), 50],
    ['below', weekly(phq9, 5, 3), 50],
    ['stayed in it unchanged', weekly(phq9, 3, 3), 0],
    ['better inside it', weekly(phq9, 4, 3), 25], // 1/4 of the first: 0.5 * 50
    ['worse inside it', weekly(phq9, 2, 4), -19], // 2/27 = 0.0741 of 0.2: -0.370 * 50 = -18.519
    ['left', weekly(phq9, 4, 10), -50],
    ['lower is worse: one below', weekly(who5, 45, 50), 9], // 5/55: 0.182 * 50
    ['lower is worse: reached', weekly(who5, 45, 51), 50],
  ])('%s', (_, assessments, contribution) => {
    expect(contributionsOf({ assessments })[0]).toBe(contribution);
  });
});

describe('which scale counts', () => {
  test('the one with most scores, from its first to its latest', () => {
    const assessments = [...weekly(gad7, 20, 5, 10), ...weekly(phq9, 5, 25)];
    expect(analyze({ assessments }).components[0]?.detail).toBe('GAD-7: from 20 to 10 of 21, better.');
  });

  test('an unknown one with most scores does not hide a known one that worsens', () => {
    const assessments = [...weekly(unknownScale, 40, 30, 20), ...weekly(phq9, 5, 25)];
    expect(analyze({ assessments })).toMatchObject({ score: -50, direction: 'worsening' });
  });

  test('an unknown one with most scores keeps a known one from showing improvement', () => {
    const assessments = [...weekly(unknownScale, 40, 30, 20), ...weekly(phq9, 25, 5)];
    expect(analyze({ assessments })).toMatchObject({ score: 0, direction: 'stable', confidence: 'low' });
  });

  test('an unknown one can worsen', () => {
    expect(analyze({ assessments: weekly(unknownScale, 10, 40) })).toMatchObject({
      score: -50,
      direction: 'worsening',
    });
  });
});

describe('[1:2.6 outcome.direction] direction', () => {
  test.each<[string, Partial<OutcomeScoreRequest>, number, string]>([
    // First 20: a drop of 2.8 is 14 %: 0.28 * 50 = 14; 3 is 15 %: 15; 3.2 is 16 %: 16.
    ['one below improving', { assessments: weekly(phq9, 20, 17.2) }, 14, 'stable'],
    ['at improving', { assessments: weekly(phq9, 20, 17) }, 15, 'improving'],
    ['above improving', { assessments: weekly(phq9, 20, 16.8) }, 16, 'improving'],
    // First 20: a rise of 10 is full; 2.8 is -14, 3 is -15, 3.2 is -16.
    ['one above worsening', { assessments: weekly(phq9, 20, 22.8) }, -14, 'stable'],
    ['at worsening', { assessments: weekly(phq9, 20, 23) }, -15, 'worsening'],
    ['below worsening', { assessments: weekly(phq9, 20, 23.2) }, -16, 'worsening'],
    ['latency alone can improve', { dmseLatencyPctChange: -30 }, 15, 'improving'],
    ['latency alone can worsen', { dmseLatencyPctChange: 40 }, -15, 'worsening'],
    [
      '[D:outcome: never better] worse symptoms outweigh a better total',
      { assessments: weekly(phq9, 20, 23), dmseLatencyPctChange: -30, avgSleepHours: 8 },
      15,
      'worsening',
    ],
  ])('%s', (_, input, score, direction) => {
    expect(analyze(input)).toMatchObject({ score, direction });
  });

  test('says when the symptom scales hold it back', () => {
    const { headline } = evaluate({
      assessments: weekly(phq9, 20, 20),
      dmseLatencyPctChange: -30,
    }).description.summary;
    expect(headline).toBe('Outcome composite +15 of 100: stable (not better than the symptom scales alone).');
  });
});

test('[D:enums: outcome direction] statuses and directions speak the same words', () => {
  expect(Object.keys(outcome.legend)).toEqual(OutcomeDirection.options);
  expect(outcome.statusOrder).toEqual(['improving', 'stable', 'worsening']);
  expect(outcome).toMatchObject({
    key: 'outcome_score',
    version: '1.0.0',
    product: 'outcome',
    higherScoreIs: 'better',
  });
});
