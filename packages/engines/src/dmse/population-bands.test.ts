import { DMSE_METRICS, type DmseMetric } from '@svc/contracts';
import { describe, expect, it } from 'vitest';
import { referenceStatusOf } from '@svc/clinical';
import { METRICS } from './metrics/index.ts';
import { CONTEXT, signalFor } from './sample-calls.ts';
import { dmse } from './analyze.ts';

const SHOWN = { n: 'within_normal', s: 'subclinical', c: 'clinical_attention' } as const;
/** The double next to a number of this size, near enough to lie on the other side of a cut. */
const HAIR = 1e-12;

describe('response latency [1:2.3 latency bands] [D:latency 2.4 to 2.5 s]', () => {
  it.each([
    [0, 'n'],
    [0.05, 'n'],
    [1.7, 'n'],
    [1.8 - HAIR, 'n'],
    [1.8, 's'],
    [1.9, 's'],
    [2.4, 's'],
    [2.41, 's'],
    [2.45, 's'],
    [2.49, 's'],
    [2.5 - HAIR, 's'],
    [2.5, 'c'],
    [2.6, 'c'],
    [120, 'c'],
  ] as const)('of %f s is %s', (value, band) => {
    expect(signalFor('responseLatencySeconds', value).interpretation).toBe(SHOWN[band]);
  });
});

describe('speech rate [1:2.3 signal.interpretation]', () => {
  it.each([
    [0, 'c'],
    [1, 'c'],
    [89, 'c'],
    [90 - HAIR * 100, 'c'],
    [90, 's'],
    [91, 's'],
    [109, 's'],
    [110 - HAIR * 100, 's'],
    [110, 'n'],
    [145, 'n'],
    [180, 'n'],
    [180 + HAIR * 100, 's'],
    [181, 's'],
    [200, 's'],
    [200 + HAIR * 100, 'c'],
    [201, 'c'],
    [600, 'c'],
  ] as const)('of %f wpm is %s', (value, band) => {
    expect(signalFor('speechRateWpm', value).interpretation).toBe(SHOWN[band]);
  });

  it('of 0 is reported as no speech measured: low confidence, no code, no part of a pattern', () => {
    const input = { speechRateWpm: 0, responseLatencySeconds: 3, sessionDurationSeconds: 900 };
    const { result, description } = dmse.evaluate(input, CONTEXT);
    expect(result.signals[1]).toMatchObject({
      interpretation: 'clinical_attention',
      confidence: 'low',
      trendDir: 'insufficient_data',
      mseLine: 'Speech: no speech measured, 0 wpm (clinical attention).',
    });
    expect(result.summary.headline).toBe(
      'Clinical attention: Response latency, Speech rate. Low confidence.',
    );
    expect(description.codes.map(({ mapsTo }) => mapsTo)).toEqual(['/signals/0']);
    expect(description.warnings).toEqual(['Speech rate: no speech measured']);
  });
});

describe('sustained attention [1:2.3 signal.interpretation]', () => {
  it.each([
    [0, 'c'],
    [49, 'c'],
    [50 - HAIR * 100, 'c'],
    [50, 's'],
    [51, 's'],
    [69, 's'],
    [70 - HAIR * 100, 's'],
    [70, 'n'],
    [71, 'n'],
    [100, 'n'],
  ] as const)('of %f %% is %s', (value, band) => {
    expect(signalFor('sustainedAttentionPct', value).interpretation).toBe(SHOWN[band]);
  });
});

describe('psychomotor episodes [D:psychomotor: rate] [D:psychomotor: short session] [D:psychomotor: unknown duration]', () => {
  it.each([
    // Per minute: 1 and 2 are the cuts.
    [0, 600, 'n'],
    [9, 600, 'n'],
    [10 - HAIR, 600, 'n'],
    [10, 600, 's'],
    [11, 600, 's'],
    [19, 600, 's'],
    [20 - HAIR * 10, 600, 's'],
    [20, 600, 'c'],
    [21, 600, 'c'],
    [1000, 600, 'c'],
    [20, 1800, 'n'],
    [29, 1800, 'n'],
    [30, 1800, 's'],
    [60, 1800, 'c'],
    [1000, 86_400, 'n'],
    [0.99, 60, 'n'],
    [1, 60, 's'],
    [2, 60, 'c'],
    // Below a minute the worse of the rate and the count per session.
    [0, 59, 'n'],
    [1, 59, 's'],
    [2, 59, 'c'],
    [10, 59, 'c'],
    [1, 30, 'c'],
    [1000, 1e-300, 'c'],
    [0, 1e-300, 'n'],
    // Length unknown or 0: 10 and 20 in the session.
    [0, undefined, 'n'],
    [9, undefined, 'n'],
    [10, undefined, 's'],
    [19, undefined, 's'],
    [20, undefined, 'c'],
    [9, 0, 'n'],
    [10, 0, 's'],
    [20, 0, 'c'],
  ] as const)('of %f in %s s are %s', (value, sessionDurationSeconds, band) => {
    const signal = signalFor('psychomotorFidgetEpisodes', value, { sessionDurationSeconds });
    expect(signal.interpretation).toBe(SHOWN[band]);
    expect(signal.metricValue).toBe(value);
  });

  it.each([undefined, 0, 1, 59])('have low confidence in a session of %s s', (sessionDurationSeconds) => {
    const prior = Array.from({ length: 20 }, () => 5);
    const signal = signalFor('psychomotorFidgetEpisodes', 5, { sessionDurationSeconds, prior });
    expect(signal.confidence).toBe('low');
  });
});

describe('reference ranges [1:2.3 signal.referenceRange] [D:provisional numbers: referenceRange text]', () => {
  it('of latency is the printed text', () => {
    expect(signalFor('responseLatencySeconds', 1)).toMatchObject({
      referenceRange: 'below 1.8 s typical; 1.8 to 2.4 s subclinical; 2.5 s and above clinical attention',
      referenceStatus: 'specified',
    });
  });

  it.each(METRICS.filter(({ field }) => field !== 'responseLatencySeconds').map(({ field }) => field))(
    'of %s says that it is no published norm',
    (field: DmseMetric) => {
      const { referenceRange, referenceStatus } = signalFor(field, 1);
      expect(referenceStatus).toBe('provisional');
      expect(referenceRange).toMatch(/ \(service default, not a published norm\)$/);
    },
  );

  it('of a number that is ours or remembered is always marked', () => {
    for (const metric of METRICS) {
      const { referenceRange, referenceStatus } = signalFor(metric.field, 1);
      expect(referenceStatus).toBe(referenceStatusOf(metric.bandsEvidence));
      expect(referenceRange.endsWith('(service default, not a published norm)')).toBe(
        referenceStatus === 'provisional',
      );
    }
  });

  it('name every cut in force', () => {
    const cuts = dmse.parameters.defaults;
    for (const { field, arms } of METRICS) {
      const { referenceRange } = signalFor(field, 1);
      for (const { subclinical, clinical } of arms) {
        expect(referenceRange).toContain(String(cuts[subclinical.parameter]));
        expect(referenceRange).toContain(String(cuts[clinical.parameter]));
      }
    }
  });
});

describe('metrics', () => {
  it('cover every metric of the contract once', () => {
    expect(METRICS.map(({ field }) => field).toSorted()).toEqual(Object.keys(DMSE_METRICS).toSorted());
  });

  it('each name the source of their bands and of their resolution', () => {
    for (const { bandsEvidence, resolution } of METRICS) {
      expect(bandsEvidence.source).not.toBe('');
      expect(resolution.value).toBeGreaterThan(0);
      expect(resolution.evidence.source).not.toBe('');
    }
  });
});
