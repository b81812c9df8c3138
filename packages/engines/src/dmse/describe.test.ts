import type { DmseAnalyzeRequest } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { dmse } from './analyze.ts';
import { CONTEXT } from './sample-calls.ts';

const described = (input: DmseAnalyzeRequest) => dmse.evaluate(input, CONTEXT).description;

describe('accepted inputs', () => {
  it('are the four metrics, the session length and the histories that stand behind a signal', () => {
    const history = { response_latency: [1, 2], speech_rate: [], sustained_attention: [80] };
    expect(described({ responseLatencySeconds: 1, speechRateWpm: 150, history }).accepted).toEqual([
      { name: 'responseLatencySeconds', supplied: 1 },
      { name: 'psychomotorFidgetEpisodes', supplied: 0 },
      { name: 'speechRateWpm', supplied: 1 },
      { name: 'sustainedAttentionPct', supplied: 0 },
      { name: 'sessionDurationSeconds', supplied: 0 },
      { name: 'history', supplied: 0.25 },
    ]);
  });
});

describe('inputs', () => {
  it('name every value used and every history by its number of values', () => {
    const history = { speech_rate: [140, 150, 160], psychomotor: [4] };
    const { inputs, warnings } = described({ speechRateWpm: 150, sessionDurationSeconds: 900, history });
    const undated = { observedAt: null };
    expect(inputs).toEqual([
      { name: 'speechRateWpm', label: 'Speech rate', value: 150, ...undated, contributed: true },
      { name: 'sessionDurationSeconds', label: 'Session length', value: 900, ...undated, contributed: true },
      {
        name: 'history.psychomotor',
        label: 'Psychomotor activity, prior values',
        value: 1,
        ...undated,
        contributed: false,
      },
      {
        name: 'history.speech_rate',
        label: 'Speech rate, prior values',
        value: 3,
        ...undated,
        contributed: true,
      },
    ]);
    expect(warnings).toEqual(['history.psychomotor not used: the present value of this signal was not sent']);
  });

  it('are never dated, so nothing is fresh or stale', () => {
    expect(described({ speechRateWpm: 150 })).toMatchObject({
      newestInputAt: null,
      staleInputs: [],
      score: null,
    });
  });
});

it('warns of episodes that cannot be read per minute', () => {
  expect(described({ psychomotorFidgetEpisodes: 3 }).warnings).toEqual([
    'Psychomotor activity: session length unknown, so episodes cannot be read per minute',
  ]);
  expect(described({ psychomotorFidgetEpisodes: 3, sessionDurationSeconds: 30 }).warnings).toEqual([
    'Psychomotor activity: session too short to read episodes per minute',
  ]);
});

describe('codes [1:2.7 codes are metadata]', () => {
  it('are of findings that were reached, pointing at their signals', () => {
    const { codes } = described({
      responseLatencySeconds: 2.6,
      psychomotorFidgetEpisodes: 12,
      speechRateWpm: 150,
      sustainedAttentionPct: 40,
    });
    const system = 'http://snomed.info/sct';
    expect(codes).toEqual([
      { system, code: '106132005', display: 'Speech finding', mapsTo: '/signals/0' },
      { system, code: '162221009', display: 'Restlessness (finding)', mapsTo: '/signals/1' },
      { system, code: '22058002', display: 'Inattention (finding)', mapsTo: '/signals/3' },
    ]);
  });

  it('are none within the typical range', () => {
    expect(
      described({ responseLatencySeconds: 1, speechRateWpm: 150, sustainedAttentionPct: 90 }).codes,
    ).toEqual([]);
  });
});

describe('comparable inputs [1:2.9 previous.inputs]', () => {
  const effect = (input: DmseAnalyzeRequest, name: string, previous: number | boolean) =>
    described(input)
      .comparable.find((entry) => entry.name === name)
      ?.effect(previous);

  it('are the metrics sent and the session length', () => {
    const input = { speechRateWpm: 150, responseLatencySeconds: 1, sessionDurationSeconds: 60 };
    expect(described(input).comparable.map(({ name }) => name)).toEqual([
      'responseLatencySeconds',
      'speechRateWpm',
      'sessionDurationSeconds',
    ]);
    expect(described({ speechRateWpm: 150 }).comparable.map(({ name }) => name)).toEqual(['speechRateWpm']);
  });

  // Band-distance points: 0 typical, 1 to 2 through the subclinical band, from there to at most 3.
  it.each([
    { value: 1.2, previous: 1.7, points: 0, why: 'both typical' },
    { value: 1.8, previous: 1.2, points: 1, why: 'into the subclinical band' },
    { value: 1.2, previous: 1.8, points: -1, why: 'out of it' },
    { value: 2.5, previous: 1.8, points: 1, why: 'through the subclinical band' },
    { value: 2.15, previous: 1.8, points: 0.5, why: 'half through it' },
    { value: 3.2, previous: 2.5, points: 1, why: 'as far again' },
    { value: 120, previous: 3.2, points: 0, why: 'no further than three' },
    { value: 3.2, previous: 1, points: 3, why: 'all the way' },
  ])('latency from $previous to $value counts $points: $why', ({ value, previous, points }) => {
    expect(effect({ responseLatencySeconds: value }, 'responseLatencySeconds', previous)).toBe(points);
  });

  it('speech rate counts on both arms', () => {
    expect(effect({ speechRateWpm: 100 }, 'speechRateWpm', 150)).toBe(1.5);
    expect(effect({ speechRateWpm: 190 }, 'speechRateWpm', 100)).toBe(0);
  });

  it('a longer session makes the same count of episodes fewer per minute', () => {
    const input = { psychomotorFidgetEpisodes: 20, sessionDurationSeconds: 1500 };
    expect(effect(input, 'sessionDurationSeconds', 600)).toBe(-2);
    expect(effect({ speechRateWpm: 150, sessionDurationSeconds: 1500 }, 'sessionDurationSeconds', 600)).toBe(
      0,
    );
  });

  it('an earlier value of another kind counts nothing', () => {
    expect(effect({ responseLatencySeconds: 3 }, 'responseLatencySeconds', true)).toBe(0);
  });
});

describe('facts', () => {
  it('begin with the worst finding and hold the deviations and trends', () => {
    const { facts } = described({
      responseLatencySeconds: 1.2,
      speechRateWpm: 230,
      sustainedAttentionPct: 60,
      sessionDurationSeconds: 900,
      history: { speech_rate: [150, 150, 150, 150, 150] },
    });
    expect(facts).toEqual([
      'Markedly rapid speech: 230 wpm (clinical attention).',
      'Mildly reduced sustained attention: 60 % (subclinical).',
      'Speech rate: Faster than the personal baseline (mean 150 wpm, n 5): outside its 99 % prediction interval; confidence of this comparison moderate.',
      'Response latency in the typical range: 1.2 s (within normal).',
      'Speech rate: Trend against the personal baseline: rising; the latest values do not keep that order, which lowers its confidence.',
    ]);
  });
});
