import type { DmseAnalyzeRequest } from '@svc/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dmse } from './analyze.ts';
import { analyzed, CONTEXT, signalFor } from './sample-calls.ts';

const times = (n: number) => Array.from({ length: n }, () => 1);

describe('confidence of a signal [1:2.3 signal.confidence] [1:2.2 sessionDurationSeconds]', () => {
  it.each([
    // 0.6 for the metric and 0.04 for each prior value up to ten; high from 0.65.
    { prior: 0, sessionDurationSeconds: 900, expected: 'moderate' },
    { prior: 1, sessionDurationSeconds: 900, expected: 'moderate' },
    { prior: 2, sessionDurationSeconds: 900, expected: 'high' },
    { prior: 10, sessionDurationSeconds: 900, expected: 'high' },
    { prior: 10, sessionDurationSeconds: undefined, expected: 'low' },
    { prior: 10, sessionDurationSeconds: 0, expected: 'low' },
    { prior: 10, sessionDurationSeconds: 119, expected: 'low' },
    { prior: 10, sessionDurationSeconds: 120, expected: 'moderate' },
    { prior: 10, sessionDurationSeconds: 599, expected: 'moderate' },
    { prior: 10, sessionDurationSeconds: 600, expected: 'high' },
    { prior: 10, sessionDurationSeconds: 86_400, expected: 'high' },
  ])(
    'after $prior values in $sessionDurationSeconds s is $expected',
    ({ prior, sessionDurationSeconds, expected }) => {
      const signal = signalFor('responseLatencySeconds', 1, { sessionDurationSeconds, prior: times(prior) });
      expect(signal.confidence).toBe(expected);
    },
  );
});

describe('confidence of the answer [1:2.3 overallConfidence] [1:2.7 one confidence computation]', () => {
  it.each([
    // 0.15 for each metric of four and 0.4 times the mean depth.
    { metrics: 1, prior: 0, score: 0.15, level: 'low' },
    { metrics: 2, prior: 0, score: 0.3, level: 'low' },
    { metrics: 3, prior: 0, score: 0.45, level: 'moderate' },
    { metrics: 4, prior: 0, score: 0.6, level: 'moderate' },
    { metrics: 1, prior: 10, score: 0.55, level: 'moderate' },
    { metrics: 2, prior: 10, score: 0.7, level: 'high' },
    { metrics: 4, prior: 5, score: 0.8, level: 'high' },
    { metrics: 4, prior: 100, score: 1, level: 'high' },
  ])(
    'with $metrics metrics and $prior prior values each is $level, $score',
    ({ metrics, prior, score, level }) => {
      const fields = [
        'responseLatencySeconds',
        'speechRateWpm',
        'sustainedAttentionPct',
        'psychomotorFidgetEpisodes',
      ];
      const keys = ['response_latency', 'speech_rate', 'sustained_attention', 'psychomotor'];
      const sent = Object.fromEntries(fields.slice(0, metrics).map((field) => [field, 1]));
      const history = Object.fromEntries(keys.slice(0, metrics).map((key) => [key, times(prior)]));
      const { result, description } = dmse.evaluate(
        { ...sent, history, sessionDurationSeconds: 1800 },
        CONTEXT,
      );
      expect(description.confidence).toMatchObject({ level, score });
      expect(result.overallConfidence).toBe(level);
    },
  );

  it('names what limits it', () => {
    const { description } = dmse.evaluate({ speechRateWpm: 0 }, CONTEXT);
    expect(description.confidence).toEqual({
      level: 'low',
      score: 0.09,
      reasons: [
        '1 of 4 metrics sent',
        'prior values behind 0 of 1 signals',
        'session length not sent',
        'no speech measured',
      ],
    });
  });

  it('is low when no speech measured is all there is, and not because it is one of several', () => {
    const history = { speech_rate: times(10), response_latency: times(10) };
    const alone = { speechRateWpm: 0, sessionDurationSeconds: 900, history };
    expect(analyzed(alone).overallConfidence).toBe('low');
    expect(analyzed({ ...alone, responseLatencySeconds: 1 }).overallConfidence).toBe('high');
  });
});

const LEVELS = ['low', 'moderate', 'high'];
const levelOf = (input: DmseAnalyzeRequest) => LEVELS.indexOf(analyzed(input).overallConfidence);
const metric = (max: number) => fc.double({ min: 0, max, noNaN: true });
const history = (max: number) => fc.option(fc.array(metric(max), { maxLength: 14 }), { nil: undefined });
const request = fc
  .record(
    {
      psychomotorFidgetEpisodes: metric(1000),
      responseLatencySeconds: metric(120),
      speechRateWpm: fc.oneof(fc.constant(0), metric(600)),
      sustainedAttentionPct: metric(100),
      sessionDurationSeconds: fc.oneof(fc.integer({ min: 0, max: 700 }), metric(86_400)),
      history: fc.record({
        psychomotor: history(1000),
        response_latency: history(120),
        speech_rate: history(600),
        sustained_attention: history(100),
      }),
    },
    { requiredKeys: [] },
  )
  .filter((input) => Object.keys(input).some((key) => key !== 'history' && key !== 'sessionDurationSeconds'));

describe('a longer session [1:2.2 sessionDurationSeconds]', () => {
  const scoreAfter = (input: DmseAnalyzeRequest, sessionDurationSeconds: number) =>
    dmse.evaluate({ ...input, sessionDurationSeconds }, CONTEXT).description.confidence.score;

  it('raises the score at every length up to 30 minutes, whatever was sent', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 0, max: 29 }), (input, minutes) => {
        expect(scoreAfter(input, (minutes + 1) * 60)).toBeGreaterThan(scoreAfter(input, minutes * 60));
      }),
    );
  });

  it.each([
    [0, 0.09],
    [119, 0.094],
    [120, 0.094],
    [600, 0.11],
    [1200, 0.13],
    [1799, 0.15],
    [1800, 0.15],
    [86_400, 0.15],
  ])('of %d s gives one metric without history a score of %d', (seconds, score) => {
    expect(scoreAfter({ responseLatencySeconds: 2 }, seconds)).toBeCloseTo(score, 3);
  });
});

describe('confidence never falls [1:2.2 sessionDurationSeconds]', () => {
  it('with a longer session, of the answer or of any signal', () => {
    fc.assert(
      fc.property(request, fc.array(metric(2000), { minLength: 2, maxLength: 2 }), (input, lengths) => {
        const [shorter, longer] = lengths
          .toSorted((a, b) => a - b)
          .map((sessionDurationSeconds) => analyzed({ ...input, sessionDurationSeconds }));
        const levels = (result = shorter) =>
          [result?.overallConfidence, ...(result?.signals ?? []).map(({ confidence }) => confidence)].map(
            (level) => LEVELS.indexOf(level ?? ''),
          );
        levels(longer).forEach((level, i) =>
          expect(level).toBeGreaterThanOrEqual(levels(shorter)[i] ?? Number.NaN),
        );
      }),
    );
  });

  it('with more history, of the answer or of any signal', () => {
    fc.assert(
      fc.property(request, fc.integer({ min: 0, max: 14 }), (input, kept) => {
        const shorter = Object.fromEntries(
          Object.entries(input.history ?? {}).map(([key, values]) => [key, values?.slice(0, kept)]),
        );
        const more = dmse.evaluate(input, CONTEXT);
        const less = dmse.evaluate({ ...input, history: shorter }, CONTEXT);
        expect(more.description.confidence.score).toBeGreaterThanOrEqual(less.description.confidence.score);
        more.result.signals.forEach(({ confidence }, i) =>
          expect(LEVELS.indexOf(confidence)).toBeGreaterThanOrEqual(
            LEVELS.indexOf(less.result.signals[i]?.confidence ?? ''),
          ),
        );
      }),
    );
  });

  it('in its level with one more metric', () => {
    const fields = [
      'psychomotorFidgetEpisodes',
      'responseLatencySeconds',
      'speechRateWpm',
      'sustainedAttentionPct',
    ];
    fc.assert(
      fc.property(request, fc.constantFrom(...fields), (input, removed) => {
        const fewer = Object.fromEntries(Object.entries(input).filter(([key]) => key !== removed));
        fc.pre(fields.some((field) => field in fewer));
        expect(levelOf(input)).toBeGreaterThanOrEqual(levelOf(fewer));
      }),
      { numRuns: 1000 },
    );
  });
});
