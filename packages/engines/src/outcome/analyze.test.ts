import { OutcomeDirection, type OutcomeScoreRequest, type OutcomeResult } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { audit, gad7, pain, phq9, shaps, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { outcome } from './analyze.ts';
import { FULL, analyze, contributionsOf, evaluate } from '../../test/outcome.ts';
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
        detail:
          'PHQ-9 18 on 2026-11-13 to 9 of 27 on 2026-11-20, better beyond measurement error (reliable change 5).',
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
      'Improving: PHQ-9 18 on 2026-11-13 to 9 of 27 on 2026-11-20, better beyond measurement error (reliable change 5); response latency -15 %. Composite +83 of 100. 5 of 5 sources available.',
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

describe('no change source [D:outcome: change source]', () => {
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
    expect(description.summary.headline).toMatch(/^No change score: /);
    expect(result.summaryLine).toMatch(/^No change score: /);
  });

  test('nothing at all: score 0, low confidence', () => {
    expect(analyze({})).toMatchObject({ score: 0, sourceCount: 0, confidence: 'low' });
    expect(evaluate({}).description.confidence.reasons).toContain('no usable inputs');
  });
});

describe('a source that was not sent [1:2.6 outcome.components.available]', () => {
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

  test('a default is not listed as an input [D:required or optional: no evidence]', () => {
    expect(evaluate({}).description.inputs).toEqual([]);
  });
});

describe('remission [1:2.6 outcome.components.contribution]', () => {
  test.each([
    ['one above', weekly(phq9, 12, 6), 50], // half of the first: 1 * 50
    ['one above, less than half gone', weekly(phq9, 15, 9), 40], // 6/15 = 0.4: 0.8 * 50
    ['reached by a reliable change', weekly(phq9, 10, 4), 50],
    ['reached within measurement error', weekly(phq9, 8, 4), 0],
    ['stayed in it unchanged', weekly(phq9, 3, 3), 0],
    ['worse inside it, within measurement error', weekly(phq9, 0, 4), 0],
    ['left', weekly(phq9, 4, 10), -50],
    ['lower is worse: one below', weekly(who5, 40, 50), 17], // 10/60 = 0.1667: 0.3333 * 50 = 16.667
    ['lower is worse: reached', weekly(who5, 41, 51), 50],
  ])('%s', (_, assessments, contribution) => {
    expect(contributionsOf({ assessments })[0]).toBe(contribution);
  });
});

describe('which scale counts', () => {
  test('the one with most scores, from the first of the last 180 days to its latest', () => {
    const assessments = [...weekly(gad7, 20, 12, 10), ...weekly(phq9, 6, 8), gad7(1, 181)];
    expect(analyze({ assessments }).components[0]?.detail).toBe(
      'GAD-7 20 on 2026-11-06 to 10 of 21 on 2026-11-20, better beyond measurement error (reliable change 4).',
    );
  });

  test('another symptom scale that got reliably worse counts instead of a lead that got better', () => {
    const { result, description } = evaluate({
      assessments: [...weekly(gad7, 20, 12, 10), ...weekly(phq9, 8, 15)],
    });
    expect(result.direction).toBe('worsening');
    expect(result.score).toBeLessThan(0);
    expect(description.summary.headline).toMatch(/^Worsening: PHQ-9 8 on 2026-11-13 to 15 of 27/);
    expect(description.summary.requiresClinicianReview).toBe(true);
  });

  test('another symptom scale in its top band keeps the result from improving, and is named', () => {
    const { result, description } = evaluate({
      assessments: [...weekly(phq9, 20, 12, 6), gad7(19, 30)],
      avgSleepHours: 8,
    });
    expect(result).toMatchObject({ direction: 'stable', score: 15 });
    expect(description.summary.headline).toContain(
      'Not called improving: GAD-7 19 of 21 on 2026-10-21: severe',
    );
  });

  test('a severe peer older than 90 days does not hold it back, and still asks for a review', () => {
    const { result, description } = evaluate({ assessments: [...weekly(phq9, 20, 12, 6), gad7(19, 91)] });
    expect(result.direction).toBe('improving');
    expect(description.summary.requiresClinicianReview).toBe(true);
  });

  test('pain, alcohol, cognition and screens are never read as symptoms, and it says which were sent', () => {
    const { result, description } = evaluate({
      assessments: [...weekly(pain, 8, 5, 2), ...weekly(audit, 20, 4)],
    });
    expect(result).toMatchObject({ direction: 'insufficient_data', sourceCount: 0, score: 0 });
    expect(result.components[0]).toMatchObject({
      available: false,
      detail: 'No symptom scale was sent. Not used for symptoms: Pain 0-10 rating, AUDIT.',
    });
    expect(description.summary.headline).toMatch(/^No change score: no symptom scale was sent/);
    expect(description.inputs.every(({ contributed }) => !contributed)).toBe(true);
  });

  test('function leads where no symptom scale was sent, and stands beside one that was', () => {
    expect(analyze({ assessments: weekly(who5, 20, 60) }).direction).toBe('improving');
    const { result, description } = evaluate({
      assessments: [...weekly(who5, 20, 40, 80), ...weekly(phq9, 12, 11)],
    });
    expect(result.direction).toBe('stable');
    expect(description.warnings).toContain(
      'WHO-5 80 of 100 on 2026-11-20: adequate well-being; a scale of function, not read as symptom change',
    );
  });

  test('an unknown one with most scores does not hide a known one that worsens', () => {
    const assessments = [...weekly(unknownScale, 40, 30, 20), ...weekly(phq9, 5, 25)];
    expect(analyze({ assessments })).toMatchObject({ score: -50, direction: 'worsening' });
  });

  test('an unknown one beside a known one is reported and changes nothing', () => {
    const assessments = [...weekly(unknownScale, 30, 25, 20), ...weekly(phq9, 25, 5)];
    const { result, description } = evaluate({ assessments });
    expect(result).toMatchObject({ score: 50, direction: 'improving' });
    expect(description.warnings.join()).toContain('an instrument that is not identified');
  });

  test('an unknown one beside a known one asks for a review when it is high or rises', () => {
    const review = (...scores: number[]) =>
      evaluate({ assessments: [...weekly(unknownScale, ...scores), ...weekly(phq9, 9, 4)] }).description
        .summary.requiresClinicianReview;
    expect([review(37), review(38), review(10, 19), review(10, 20)]).toEqual([false, true, false, true]);
  });

  test('an unknown one can worsen', () => {
    expect(analyze({ assessments: weekly(unknownScale, 10, 40) })).toMatchObject({
      score: -50,
      direction: 'worsening',
    });
  });
});

describe('direction [1:2.6 outcome.direction]', () => {
  test.each<[string, Partial<OutcomeScoreRequest>, number, string]>([
    // PHQ-9: reliable from 6. First 18: a drop of 6 is a third: 0.6667 * 50 = 33.3.
    ['just within measurement error', { assessments: weekly(phq9, 18, 13.1) }, 0, 'stable'],
    ['at the reliable change', { assessments: weekly(phq9, 18, 12) }, 33, 'improving'],
    // A rise of 9 is full; 6 is -0.6667.
    ['worse within measurement error', { assessments: weekly(phq9, 15, 19.9) }, 0, 'stable'],
    ['worse by the reliable change', { assessments: weekly(phq9, 18, 24) }, -33, 'worsening'],
    // WHO-5 first 0: a rise of 10 is a tenth of the burden: 0.2 * 50 = 10.
    ['reliable, but below the cut', { assessments: weekly(who5, 5, 15) }, 0, 'stable'],
    ['half of the score gone, within measurement error', { assessments: weekly(phq9, 8, 4) }, 0, 'stable'],
    [
      'SHAPS has no reliable change: less than a fifth of its range',
      { assessments: weekly(shaps, 6, 4) },
      0,
      'stable',
    ],
    ['SHAPS: a fifth of its range', { assessments: weekly(shaps, 5, 2) }, 50, 'improving'],
    ['the newest score is older than 90 days', { assessments: [phq9(18, 150), phq9(6, 91)] }, 0, 'stable'],
    ['the earlier score is older than 180 days', { assessments: [phq9(18, 181), phq9(6)] }, 0, 'stable'],
    [
      'worse than an earlier score older than 180 days',
      { assessments: [phq9(6, 181), phq9(18)] },
      -50,
      'worsening',
    ],
    ['nothing newer than 180 days', { assessments: [phq9(18, 300), phq9(6, 200)] }, 0, 'insufficient_data'],
    [
      'state sources lower the score and make no direction',
      { assessments: weekly(phq9, 5, 5), activeMedications: 9, biomarkerWatchCount: 6, avgSleepHours: 3 },
      -35,
      'stable',
    ],
    ['latency alone can improve', { dmseLatencyPctChange: -30 }, 15, 'improving'],
    ['latency alone can worsen', { dmseLatencyPctChange: 40 }, -15, 'worsening'],
    [
      'worse symptoms outweigh a better total [D:outcome: never better]',
      { assessments: weekly(phq9, 14, 20), dmseLatencyPctChange: -30, avgSleepHours: 8 },
      -13, // 6 of 27 is more than 20 % of the range and 6 of 14 less than half: 0.8571 * -50 = -42.9, + 30
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
    expect(headline).toBe(
      'Stable: PHQ-9 20 on 2026-11-13 to 20 of 27 on 2026-11-20, unchanged; response latency -30 %. Not called improving: PHQ-9 20 of 27 on 2026-11-20: severe. Composite +15 of 100.',
    );
  });
});

test('statuses and directions speak the same words [D:enums: outcome direction]', () => {
  expect(Object.keys(outcome.legend)).toEqual(OutcomeDirection.options);
  expect(outcome.statusOrder).toEqual(['improving', 'stable', 'worsening']);
  expect(outcome).toMatchObject({
    key: 'outcome_score',
    version: '2.0.0',
    product: 'outcome',
    higherScoreIs: 'better',
  });
});
