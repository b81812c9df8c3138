import { DmseAnalyzeRequest, DmseResult, DmseStatus } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { dmse } from './analyze.ts';
import { analyzed, CONTEXT } from './sample-calls.ts';
import { DISCLAIMER } from './wording.ts';

const TYPICAL = {
  psychomotorFidgetEpisodes: 6,
  responseLatencySeconds: 2.1,
  speechRateWpm: 132,
  sessionDurationSeconds: 900,
  history: { response_latency: [1.1, 1.1, 1.2, 1.3, 1.3], speech_rate: [128, 132] },
  sessionRef: 'visit-17',
};

const TYPICAL_RESULT = {
  object: 'dmse.analysis',
  sessionRef: 'visit-17',
  generatedAt: '2026-11-20T10:00:00.000Z',
  summary: {
    // Latency is subclinical by its band and outside 99 % of five prior values (1.2 + 5.04 * 0.1 = 1.70).
    status: 'clinical_attention',
    headline: 'Clinical attention: Response latency.',
    flagged: ['Response latency'],
    requiresClinicianReview: true,
  },
  signalsPresent: 3,
  overallConfidence: 'moderate',
  signals: [
    {
      signalKey: 'response_latency',
      label: 'Response latency',
      present: true,
      metricValue: 2.1,
      metricUnit: 's',
      interpretation: 'clinical_attention',
      referenceRange: 'below 1.8 s typical; 1.8 to 2.4 s subclinical; 2.5 s and above clinical attention',
      referenceStatus: 'specified',
      detail:
        "Mildly prolonged response latency and longer than this person's usual: 2.1 s (clinical attention). Longer than the personal baseline (mean 1.2 s, n 5): outside its 99 % prediction interval; confidence of this comparison moderate. Trend against the personal baseline: rising; the latest values keep that order, which raises its confidence.",
      confidence: 'high',
      trendDir: 'rising',
      mseLine:
        "Speech: mildly prolonged response latency and longer than this person's usual, 2.1 s (clinical attention).",
      baseline: { mean: 1.2, sd: 0.1, n: 5 },
    },
    {
      signalKey: 'psychomotor',
      label: 'Psychomotor activity',
      present: true,
      metricValue: 6,
      metricUnit: 'episodes',
      interpretation: 'within_normal',
      referenceRange:
        'below 1 per minute typical; 1 to below 2 per minute subclinical; 2 per minute and above clinical attention; session length unknown: the same at a nominal 10 minutes (service default, not a published norm)',
      referenceStatus: 'provisional',
      detail:
        'No excess of restless movement: 6 episodes (within normal). That is 0.4 per minute. Earlier counts compare only with sessions of similar length.',
      confidence: 'moderate',
      trendDir: 'insufficient_data',
      mseLine: 'Psychomotor: no excess of restless movement, 6 episodes.',
    },
    {
      signalKey: 'speech_rate',
      label: 'Speech rate',
      present: true,
      metricValue: 132,
      metricUnit: 'wpm',
      interpretation: 'within_normal',
      referenceRange:
        '110 to 180 wpm typical; 90 to below 110 or above 180 to 200 wpm subclinical; below 90 or above 200 wpm clinical attention (service default, not a published norm)',
      referenceStatus: 'provisional',
      detail:
        'Speech rate in the typical range: 132 wpm (within normal). Too few prior values to judge a deviation from the personal baseline (mean 130 wpm, n 2). The bands assume English speech.',
      confidence: 'high',
      trendDir: 'stable',
      mseLine: 'Speech: speech rate in the typical range, 132 wpm.',
      baseline: { mean: 130, sd: 2.8284, n: 2 },
    },
  ],
  mseNarrative: [
    "Speech: mildly prolonged response latency and longer than this person's usual, 2.1 s (clinical attention).",
    'Psychomotor: no excess of restless movement, 6 episodes.',
    'Speech: speech rate in the typical range, 132 wpm.',
  ],
  interpretationScale: {
    within_normal: 'Typical range, no action',
    subclinical: 'Mildly outside the typical range, worth noting',
    clinical_attention: 'Clearly outside the typical range, flag for clinician review',
  },
  disclaimer: DISCLAIMER,
};

describe('the whole answer', () => {
  it('to a typical request is this, in this order of keys', () => {
    expect(JSON.stringify(dmse.analyze(TYPICAL, CONTEXT), null, 1)).toBe(
      JSON.stringify(TYPICAL_RESULT, null, 1),
    );
  });

  it('follows the contract [1:4.2 response]', () => {
    expect(DmseResult.parse(analyzed(TYPICAL))).toEqual(analyzed(TYPICAL));
  });

  it('is the result of an evaluation', () => {
    expect(dmse.evaluate(TYPICAL, CONTEXT).result).toEqual(dmse.analyze(TYPICAL, CONTEXT));
  });

  it('has no sessionRef when none was sent', () => {
    expect(analyzed({ speechRateWpm: 150 })).not.toHaveProperty('sessionRef');
  });

  it('keeps the legend of the engine from changes made to an answer', () => {
    analyzed(TYPICAL).interpretationScale.subclinical = 'changed';
    expect(analyzed(TYPICAL).interpretationScale).toEqual(TYPICAL_RESULT.interpretationScale);
  });
});

describe('signals', () => {
  it('come in one order whatever the order of the request', () => {
    const { signals } = analyzed({
      sustainedAttentionPct: 80,
      speechRateWpm: 150,
      psychomotorFidgetEpisodes: 1,
      responseLatencySeconds: 1,
    });
    expect(signals.map(({ signalKey }) => signalKey)).toEqual([
      'response_latency',
      'psychomotor',
      'speech_rate',
      'sustained_attention',
    ]);
    expect(signals.map(({ metricUnit }) => metricUnit)).toEqual(['s', 'episodes', 'wpm', '%']);
  });

  it('are made of the metrics sent alone [D:psychomotor: not sent]', () => {
    const result = analyzed({ sustainedAttentionPct: 80, history: { speech_rate: [100, 110, 120] } });
    expect(result.signalsPresent).toBe(1);
    expect(result.mseNarrative).toEqual(['Attention: sustained attention in the typical range, 80 %.']);
  });

  it('count a metric of 0 as sent', () => {
    const result = analyzed({
      psychomotorFidgetEpisodes: 0,
      responseLatencySeconds: 0,
      speechRateWpm: 0,
      sustainedAttentionPct: 0,
    });
    expect(result.signalsPresent).toBe(4);
    expect(result.signals.every(({ present }) => present)).toBe(true);
  });
});

describe('summary [1:2.3 summary.status] [D:requiresClinicianReview: dmse]', () => {
  it.each([
    { input: { responseLatencySeconds: 1 }, status: 'within_normal', flagged: [], review: false },
    {
      input: { responseLatencySeconds: 2 },
      status: 'subclinical',
      flagged: ['Response latency'],
      review: false,
    },
    {
      input: { responseLatencySeconds: 2, sustainedAttentionPct: 60 },
      status: 'subclinical',
      flagged: ['Response latency', 'Sustained attention'],
      review: true,
    },
    {
      input: { responseLatencySeconds: 3 },
      status: 'clinical_attention',
      flagged: ['Response latency'],
      review: true,
    },
    {
      input: { responseLatencySeconds: 2, speechRateWpm: 150, sustainedAttentionPct: 30 },
      status: 'clinical_attention',
      flagged: ['Sustained attention', 'Response latency'],
      review: true,
    },
  ])('of $input is $status, worst first', ({ input, status, flagged, review }) => {
    expect(analyzed(input).summary).toMatchObject({ status, flagged, requiresClinicianReview: review });
  });

  it('names what is flagged by band', () => {
    const { headline } = analyzed({
      responseLatencySeconds: 2,
      speechRateWpm: 230,
      sustainedAttentionPct: 30,
      sessionDurationSeconds: 900,
    }).summary;
    expect(headline).toBe(
      'Clinical attention: Speech rate, Sustained attention; subclinical: Response latency.',
    );
  });

  it('never reassures without saying how little stands behind it', () => {
    expect(analyzed({ responseLatencySeconds: 1 }).summary.headline).toBe(
      '1 of 1 signal within the typical range. Low confidence.',
    );
  });
});

describe('patterns', () => {
  const headlineOf = (input: DmseAnalyzeRequest) => analyzed(input).summary.headline;

  it('slow answers with slow speech are a psychomotor slowing pattern in headline, lines and facts', () => {
    const input = { responseLatencySeconds: 2, speechRateWpm: 100, sustainedAttentionPct: 60 };
    const { result, description } = dmse.evaluate(input, CONTEXT);
    expect(result.summary.headline).toContain('Psychomotor slowing pattern.');
    expect(result.mseNarrative).toEqual([
      'Speech: mildly prolonged response latency, 2 s (subclinical). Part of a psychomotor slowing pattern.',
      'Speech: mildly slow speech, 100 wpm (subclinical). Part of a psychomotor slowing pattern.',
      'Attention: mildly reduced sustained attention, 60 % (subclinical).',
    ]);
    expect(description.facts).toContain(
      'Psychomotor slowing pattern: response latency and speech rate point the same way.',
    );
  });

  it('fast speech with much restless movement is an activation pattern', () => {
    const input = { psychomotorFidgetEpisodes: 40, speechRateWpm: 220, sessionDurationSeconds: 600 };
    expect(headlineOf(input)).toContain('Activation pattern.');
    expect(analyzed(input).mseNarrative[0]).toBe(
      'Psychomotor: markedly increased restless movement, 40 episodes (clinical attention). Part of an activation pattern.',
    );
  });

  it.each([
    {
      why: 'few movements say nothing of slowing',
      input: { psychomotorFidgetEpisodes: 0, speechRateWpm: 80 },
    },
    { why: 'one sign is no pattern', input: { responseLatencySeconds: 4, speechRateWpm: 150 } },
    { why: 'slow answers with fast speech', input: { responseLatencySeconds: 4, speechRateWpm: 220 } },
    {
      why: 'slow answers with restless movement',
      input: { responseLatencySeconds: 4, psychomotorFidgetEpisodes: 90, sessionDurationSeconds: 900 },
    },
  ])('none: $why', ({ input }) => {
    expect(headlineOf(input)).not.toMatch(/pattern/);
  });

  it('counts a signal that the baseline raised', () => {
    const history = { response_latency: [1, 1, 1, 1, 1] };
    expect(headlineOf({ responseLatencySeconds: 1.6, speechRateWpm: 100, history })).toContain(
      'slowing pattern',
    );
  });
});

it('the engine names itself, its statuses and its legend', () => {
  expect(dmse).toMatchObject({
    product: 'dmse',
    key: 'dmse_signals',
    version: '1.1.0',
    input: DmseAnalyzeRequest,
  });
  expect(Object.keys(dmse.legend)).toEqual([...dmse.statusOrder]);
  expect([...dmse.statusOrder]).toEqual(DmseStatus.options);
});

it('no wording diagnoses or tells what to take [D:recommendations]', () => {
  const worst = analyzed({
    psychomotorFidgetEpisodes: 100,
    responseLatencySeconds: 9,
    speechRateWpm: 60,
    sustainedAttentionPct: 5,
  });
  const { disclaimer, ...said } = worst;
  expect(disclaimer).toContain('not a diagnosis');
  expect(JSON.stringify(said)).not.toMatch(
    /depress|mania|manic|ADHD|disorder|schizo|diagnos|prescri|dose|mg\b/i,
  );
});
