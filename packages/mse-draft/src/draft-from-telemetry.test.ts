import { describe, expect, it, test } from 'vitest';
import { draftFromTranscript } from './draft-from-transcript.ts';
import { draftFromTelemetry, findInTelemetry } from './draft-from-telemetry.ts';

const LONG = { sessionDurationSeconds: 1200 };
const given = (telemetry: Parameters<typeof findInTelemetry>[0]): string[] =>
  findInTelemetry({ ...LONG, ...telemetry }).map(({ domain, value }) => `${domain}.${value}`);

describe('a measured signal [2:4.2 telemetry]', () => {
  test.each([
    [{ responseLatencySeconds: 1.79 }, []],
    [{ responseLatencySeconds: 1.8 }, ['speech.latency_increased']],
    [{ responseLatencySeconds: 2.5 }, ['speech.latency_increased']],
    [{ speechRateWpm: 89 }, ['speech.slowed']],
    [{ speechRateWpm: 109 }, ['speech.slowed']],
    [{ speechRateWpm: 110 }, []],
    [{ speechRateWpm: 180 }, []],
    [{ speechRateWpm: 181 }, ['speech.rapid']],
    [{ speechRateWpm: 201 }, ['speech.rapid']],
    [{ speechRateWpm: 0 }, []],
    [{ psychomotorFidgetEpisodes: 19 }, []],
    [{ psychomotorFidgetEpisodes: 20 }, ['psychomotor.fidgeting']],
    [{ psychomotorFidgetEpisodes: 40 }, ['psychomotor.fidgeting']],
    [{ sustainedAttentionPct: 70 }, []],
    [{ sustainedAttentionPct: 69 }, ['attention.mildly_impaired']],
    [{ sustainedAttentionPct: 50 }, ['attention.mildly_impaired']],
    [{ sustainedAttentionPct: 49 }, ['attention.moderately_impaired']],
    [{}, []],
  ])('%j gives %j', (telemetry, options) => {
    expect(given(telemetry)).toEqual(options);
  });

  it('below the clinical band has low confidence [D:draft agent]', () => {
    const [mild] = findInTelemetry({ ...LONG, responseLatencySeconds: 2 });
    expect(mild?.confidence).toBe('low');
  });

  it('names its signal, and cites signal and number', () => {
    const { selection, citations } = draftFromTelemetry({
      ...LONG,
      speechRateWpm: 220,
      responseLatencySeconds: 3,
    });
    expect(selection.speech).toMatchObject({
      values: ['latency_increased', 'rapid'],
      provenance: 'digital_mse',
      supportingSignals: ['response_latency', 'speech_rate'],
    });
    expect(citations).toEqual([
      'response_latency: 3 s (clinical_attention)',
      'speech_rate: 220 wpm (clinical_attention)',
    ]);
  });

  it('that measured nothing is left out with a warning', () => {
    const { selection, warnings } = draftFromTelemetry({ speechRateWpm: 0 });
    expect(selection).toEqual({});
    expect(warnings).toContain('Speech rate: no speech measured; left out.');
  });

  it('never reassures', () => {
    const typical = {
      speechRateWpm: 140,
      responseLatencySeconds: 1,
      psychomotorFidgetEpisodes: 0,
      sustainedAttentionPct: 100,
    };
    expect(draftFromTelemetry(typical).selection).toEqual({});
  });
});

describe('a transcript with telemetry', () => {
  it('is drafted with both, the entry marked as digital', () => {
    const telemetryFindings = findInTelemetry({ ...LONG, sustainedAttentionPct: 30 });
    const { selection, citations } = draftFromTranscript("Patient: I can't concentrate.", {
      telemetryFindings,
    });
    expect(selection.attention).toMatchObject({
      values: ['moderately_impaired'],
      provenance: 'digital_mse',
      supportingSignals: ['sustained_attention'],
    });
    expect(citations).toContain('sustained_attention: 30 % (clinical_attention)');
  });

  test.each([
    ['the patient alone', "Patient: I can't sit still.", 'behavior', ['restless'], 'patient_reported'],
    [
      'the patient and what is seen',
      "Patient: [crying] I don't want to see anyone.",
      'behavior',
      ['withdrawn', 'tearful'],
      'digital_mse',
    ],
    [
      'the patient and a signal',
      'Patient: My hands are shaking.',
      'psychomotor',
      ['tremor', 'fidgeting'],
      'digital_mse',
    ],
  ] as const)('says who an entry comes from: %s', (_who, transcript, domain, values, provenance) => {
    const telemetryFindings = findInTelemetry({ ...LONG, psychomotorFidgetEpisodes: 40 });
    const entry = draftFromTranscript(transcript, { telemetryFindings }).selection[domain];
    expect(new Set(entry?.values)).toEqual(new Set(values));
    expect(entry?.provenance).toBe(provenance);
  });
});
