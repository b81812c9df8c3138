import { describe, expect, it } from 'vitest';
import { analyzed, signalFor } from './sample-calls.ts';

/** Mean 1.2, sd 0.1: the squares .01 .01 0 .01 .01 over 4. */
const LATENCY_12 = [1.1, 1.1, 1.2, 1.3, 1.3];
/** Mean 1.3, sd 0.1. */
const LATENCY_13 = [1.2, 1.2, 1.3, 1.4, 1.4];

describe('the personal baseline of the answer [1:2.3 signal.baseline]', () => {
  it('holds mean, spread and number of the prior values, the present one left out [D:trendDir: oldest first]', () => {
    expect(signalFor('responseLatencySeconds', 9, { prior: LATENCY_12 }).baseline).toEqual({
      mean: 1.2,
      sd: 0.1,
      n: 5,
    });
  });

  it('has no spread below two prior values [D:psychomotor: sd]', () => {
    expect(signalFor('speechRateWpm', 150, { prior: [140] }).baseline).toEqual({ mean: 140, sd: null, n: 1 });
  });

  it.each([{ prior: undefined }, { prior: [] }])('is absent when the history is $prior', ({ prior }) => {
    expect(signalFor('speechRateWpm', 150, { prior })).not.toHaveProperty('baseline');
  });

  it('of psychomotor activity holds the counts as sent [D:psychomotor: counts]', () => {
    const signal = signalFor('psychomotorFidgetEpisodes', 8, {
      prior: [6, 8, 10],
      sessionDurationSeconds: 1200,
    });
    expect(signal).toMatchObject({
      metricValue: 8,
      metricUnit: 'episodes',
      baseline: { mean: 8, sd: 2, n: 3 },
    });
  });
});

describe('a typical value far from the personal baseline [1:2.2 history]', () => {
  it.each([
    // Limits above 1.2 with five values: 95 % at 1.5041.
    { prior: LATENCY_12, value: 1.5, expected: 'within_normal', why: 'inside 95 %' },
    { prior: LATENCY_12, value: 1.51, expected: 'subclinical', why: 'outside 95 %' },
    { prior: LATENCY_12, value: 1.79, expected: 'subclinical', why: 'outside 99 %: one step at most' },
    { prior: LATENCY_12, value: 0.2, expected: 'within_normal', why: 'shorter is never abnormal' },
    // Mean 1, spread floored at 0.05: limits 4.97, 3.56 spreads above.
    { prior: [1, 1], value: 1.79, expected: 'within_normal', why: 'two values allow no verdict' },
    { prior: [1, 1, 1], value: 1.24, expected: 'within_normal', why: 'three values, inside 95 %' },
    { prior: [1, 1, 1], value: 1.25, expected: 'subclinical', why: 'three values, outside 95 %' },
    { prior: [1, 1, 1, 1], value: 1.17, expected: 'within_normal', why: 'four values, inside 95 %' },
    { prior: [1, 1, 1, 1], value: 1.18, expected: 'subclinical', why: 'four values, outside 95 %' },
  ])('latency $value s: $expected ($why)', ({ prior, value, expected }) => {
    expect(signalFor('responseLatencySeconds', value, { prior }).interpretation).toBe(expected);
  });

  it.each([
    // Mean 150, spread floored at 7.5: 95 % with five values is 22.81 away.
    { prior: [150, 150, 150, 150, 150], value: 128, expected: 'within_normal' },
    { prior: [150, 150, 150, 150, 150], value: 127, expected: 'subclinical' },
    { prior: [150, 150, 150, 150, 150], value: 172, expected: 'within_normal' },
    { prior: [150, 150, 150, 150, 150], value: 173, expected: 'subclinical' },
    // From slow speech back into the typical range, and from fast speech: a return is not raised.
    { prior: [80, 80, 80, 80, 80], value: 140, expected: 'within_normal' },
    { prior: [210, 210, 210, 210, 210], value: 150, expected: 'within_normal' },
  ])('speech rate $value wpm against mean $prior.0: $expected', ({ prior, value, expected }) => {
    expect(signalFor('speechRateWpm', value, { prior }).interpretation).toBe(expected);
  });

  it.each([
    // Mean 95, spread floored at 4.75: 95 % with five values is 14.45 below.
    { value: 81, expected: 'within_normal' },
    { value: 80, expected: 'subclinical' },
    { value: 100, expected: 'within_normal' },
  ])('attention $value % against mean 95: $expected', ({ value, expected }) => {
    const prior = [95, 95, 95, 95, 95];
    expect(signalFor('sustainedAttentionPct', value, { prior }).interpretation).toBe(expected);
  });

  it.each([
    // Mean 2, spread floored at 1: 95 % with five values is 3.04 above.
    { value: 5, expected: 'within_normal' },
    { value: 6, expected: 'subclinical' },
  ])('$value episodes against mean 2: $expected', ({ value, expected }) => {
    const context = { prior: [2, 2, 2, 2, 2], sessionDurationSeconds: 900 };
    expect(signalFor('psychomotorFidgetEpisodes', value, context).interpretation).toBe(expected);
  });
});

describe('a subclinical value far from the personal baseline [1:2.2 history]', () => {
  it.each([
    // Limits above 1.3 with five values: 99 % at 1.8044.
    { prior: LATENCY_13, value: 1.8, expected: 'subclinical', why: 'inside 99 %' },
    { prior: LATENCY_13, value: 1.81, expected: 'clinical_attention', why: 'outside 99 % with five values' },
    // Mean 1, spread floored at 0.05: 99 % with four values at 1.33.
    { prior: [1, 1, 1, 1], value: 2.4, expected: 'subclinical', why: 'outside 99 % with four values only' },
    { prior: [1, 1, 1, 1, 1], value: 2.4, expected: 'clinical_attention', why: 'outside 99 % with five' },
    { prior: [9, 9, 9, 9, 9], value: 2.4, expected: 'subclinical', why: 'better than usual' },
  ])('latency $value s: $expected ($why)', ({ prior, value, expected }) => {
    expect(signalFor('responseLatencySeconds', value, { prior }).interpretation).toBe(expected);
  });

  it.each([
    { value: 100, mean: 80, expected: 'subclinical', why: 'slow, but faster than usual' },
    { value: 100, mean: 150, expected: 'clinical_attention', why: 'slow, and slower than usual' },
    { value: 190, mean: 220, expected: 'subclinical', why: 'fast, but slower than usual' },
    { value: 190, mean: 150, expected: 'clinical_attention', why: 'fast, and faster than usual' },
  ])('speech rate $value wpm against mean $mean: $expected ($why)', ({ value, mean, expected }) => {
    const prior = Array.from({ length: 10 }, () => mean);
    expect(signalFor('speechRateWpm', value, { prior }).interpretation).toBe(expected);
  });
});

it('a baseline as abnormal as the value never lowers the band', () => {
  expect(signalFor('responseLatencySeconds', 4, { prior: [4, 4, 4, 4, 4] }).interpretation).toBe(
    'clinical_attention',
  );
  expect(signalFor('speechRateWpm', 100, { prior: [100, 100, 100] }).interpretation).toBe('subclinical');
  expect(signalFor('sustainedAttentionPct', 40, { prior: [10, 10, 10, 10] }).interpretation).toBe(
    'clinical_attention',
  );
});

describe('several deviations [D:requiresClinicianReview: dmse]', () => {
  const usual = { response_latency: [1, 1, 1, 1, 1], speech_rate: [150, 150, 150, 150, 150] };

  it('one alone stays a note', () => {
    const { summary } = analyzed({ responseLatencySeconds: 1.5, speechRateWpm: 150, history: usual });
    expect(summary).toMatchObject({
      status: 'subclinical',
      flagged: ['Response latency'],
      requiresClinicianReview: false,
    });
  });

  it('two towards worse ask for review', () => {
    const { summary } = analyzed({ responseLatencySeconds: 1.5, speechRateWpm: 120, history: usual });
    expect(summary).toMatchObject({ status: 'subclinical', requiresClinicianReview: true });
    expect(summary.headline).toContain('Two or more signals deviate together from the personal baseline.');
  });

  it('a shorter latency with faster speech asks for review: both point to activation', () => {
    const { summary } = analyzed({ responseLatencySeconds: 0.4, speechRateWpm: 175, history: usual });
    expect(summary).toMatchObject({
      status: 'subclinical',
      flagged: ['Speech rate'],
      requiresClinicianReview: true,
    });
  });

  it('a shorter latency with slower speech does not: they point to different things', () => {
    const { summary } = analyzed({ responseLatencySeconds: 0.4, speechRateWpm: 125, history: usual });
    expect(summary).toMatchObject({ flagged: ['Speech rate'], requiresClinicianReview: false });
  });

  it('a return to typical on two signals is no concern', () => {
    const slow = { response_latency: [3, 3, 3, 3, 3], speech_rate: [80, 80, 80, 80, 80] };
    const { summary } = analyzed({ responseLatencySeconds: 1, speechRateWpm: 140, history: slow });
    expect(summary).toMatchObject({ status: 'within_normal', flagged: [], requiresClinicianReview: false });
  });
});

describe('trendDir [1:2.3 signal.trendDir] [D:trendDir: by t]', () => {
  it.each([
    { prior: undefined, value: 1.5, expected: 'insufficient_data' },
    { prior: [1], value: 1.5, expected: 'insufficient_data' },
    // Mean 1, spread floored at 0.05: 80 % with two values is 3.77 spreads, that is 0.188 away.
    { prior: [1, 1], value: 1.18, expected: 'stable' },
    { prior: [1, 1], value: 1.19, expected: 'rising' },
    { prior: [1, 1], value: 0.82, expected: 'stable' },
    { prior: [1, 1], value: 0.81, expected: 'falling' },
    // Limits about 1.2 with five values: 80 % is 0.16796 away.
    { prior: LATENCY_12, value: 1.36, expected: 'stable' },
    { prior: LATENCY_12, value: 1.37, expected: 'rising' },
    { prior: LATENCY_12, value: 1.04, expected: 'stable' },
    { prior: LATENCY_12, value: 1.03, expected: 'falling' },
  ])('of latency $value after $prior is $expected', ({ prior, value, expected }) => {
    expect(signalFor('responseLatencySeconds', value, { prior }).trendDir).toBe(expected);
  });

  it.each([
    { prior: [1, 1.1, 1.2, 1.3], value: 1.7, says: 'the latest values keep that order' },
    // Falling all the way, then one jump above the mean: S is -10 + 4.
    { prior: [1.3, 1.25, 1.2, 1.15, 1.1], value: 1.5, says: 'the latest values do not keep that order' },
  ])(
    'after $prior the order of the values: $says [D:trendDir: confidence only]',
    ({ prior, value, says }) => {
      const signal = signalFor('responseLatencySeconds', value, { prior });
      expect(signal.trendDir).toBe('rising');
      expect(signal.detail).toContain(says);
    },
  );

  it('says nothing about the order of fewer than four prior values', () => {
    const { detail, trendDir } = signalFor('responseLatencySeconds', 1.7, { prior: [1, 1.1, 1.2] });
    expect(trendDir).toBe('rising');
    expect(detail).not.toContain('that order');
  });

  it('has its order judged on the latest 30 values, the present one among them [D:long inputs: latest 30]', () => {
    // 29 rising values and the present one last; the thousand before them fall.
    const falling = Array.from({ length: 1000 }, (_, i) => 30 - i * 0.02);
    const rising = Array.from({ length: 29 }, (_, i) => 60 + i);
    const signal = signalFor('responseLatencySeconds', 90, { prior: [...falling, ...rising] });
    expect(signal.trendDir).toBe('rising');
    expect(signal.detail).toContain('the latest values keep that order');
  });
});

it('the detail names the confidence of a comparison by the number of prior values', () => {
  const words = [2, 3, 5, 10].map((n) => {
    const prior = Array.from({ length: n }, () => 1);
    return signalFor('responseLatencySeconds', 3, { prior }).detail.match(/Too few|comparison \w+/)?.[0];
  });
  expect(words).toEqual(['Too few', 'comparison low', 'comparison moderate', 'comparison high']);
});
