import { describe, expect, it } from 'vitest';
import { dmse } from '../../src/dmse/analyze.ts';
import { METRICS } from '../../src/dmse/metrics/index.ts';
import { signalFor } from '../../src/dmse/sample-calls.ts';
import { INSTRUMENTS } from '@svc/clinical';
import { medication } from '../../src/medication/analyze.ts';
import {
  AFTER_TO_DAYS,
  FULL_SCORES,
  GENERIC_ONSET,
  LATENCY_STEP_PCT,
  MODERATE_SCORES,
} from '../../src/medication/parameters.ts';
import { biomarker } from '../../src/biomarker/analyze.ts';
import { CRITICAL_POINTS, FLAG_ONLY_COVERAGE, MAX_POINTS } from '../../src/biomarker/parameters.ts';
import { STALE_LAB_DAYS, STALE_SCALE_DAYS } from '../../src/shared/dates.ts';

/** The decided numbers as literals: moving one is a change for callers and belongs into the changelog. */
describe('how far calibration may move [1:2.8 caps]', () => {
  it('the edges of the digital MSE bands', () => {
    expect(dmse.parameters.caps).toEqual({
      latencySubclinicalSeconds: [1.44, 1.8],
      latencyClinicalSeconds: [2, 2.5],
      psychomotorSubclinicalPerMinute: [0.8, 1.2],
      psychomotorClinicalPerMinute: [1.6, 2.4],
      speechSlowSubclinicalWpm: [100, 132],
      speechSlowClinicalWpm: [72, 99],
      speechFastSubclinicalWpm: [144, 189],
      speechFastClinicalWpm: [190, 240],
      attentionSubclinicalPct: [60, 84],
      attentionClinicalPct: [40, 59],
    });
  });

  it('the thresholds of a medication response', () => {
    const { caps, floors } = medication.parameters;
    expect(caps).toEqual({
      responsePct: [40, 60],
      minimalChangePct: [20, 30],
      unlistedWorseningPct: [10, 20],
      baselineDays: [28, 42],
    });
    expect(floors).toEqual({ responsePct: 40, minimalChangePct: 20, baselineDays: 28 });
  });

  it('the age and number of panels behind a biomarker answer', () => {
    const { caps, floors } = biomarker.parameters;
    expect(caps).toEqual({ staleLabDays: [90, 180], fullDepthPanels: [2, 6] });
    expect(floors).toEqual({ staleLabDays: 90, fullDepthPanels: 2 });
  });
});

describe('numbers in force without calibration', () => {
  it('of a medication response [1:2.5 signal.tone]', () => {
    expect(medication.parameters.defaults).toEqual({
      responsePct: 50,
      minimalChangePct: 20,
      unlistedWorseningPct: 20,
      baselineDays: 28,
    });
    expect({ fromWeeks: GENERIC_ONSET.fromWeeks, toWeeks: GENERIC_ONSET.toWeeks }).toEqual({
      fromWeeks: 2,
      toWeeks: 8,
    });
    expect(AFTER_TO_DAYS).toBe(84);
  });

  it('of the confidence of a response [1:2.5 signal.confidence]', () => {
    expect([FULL_SCORES, MODERATE_SCORES]).toEqual([
      { before: 2, after: 3 },
      { before: 1, after: 2 },
    ]);
    expect(LATENCY_STEP_PCT).toBe(10);
  });

  it('of age [D:stale (ours): scales] [D:stale (ours): labs]', () => {
    expect([STALE_SCALE_DAYS, STALE_LAB_DAYS]).toEqual([90, 180]);
    expect(biomarker.parameters.defaults).toEqual({ staleLabDays: 180, fullDepthPanels: 3 });
  });

  it('of a reading known by its flag alone [1:2.7 confidence.score]', () => {
    expect(FLAG_ONLY_COVERAGE).toBe(0.5);
  });

  it('of the order of explanations [1:2.7 change.explanations]', () => {
    expect([CRITICAL_POINTS, MAX_POINTS]).toEqual([10, 20]);
  });

  it.each([
    ['responseLatencySeconds', 0.05],
    ['psychomotorFidgetEpisodes', 1],
    ['speechRateWpm', 5],
    ['sustainedAttentionPct', 2],
  ])('of the resolution of %s [D:trendDir: by t]', (field, resolution) => {
    expect(METRICS.find((metric) => metric.field === field)?.resolution.value).toBe(resolution);
  });

  it.each([
    [59.999, 'Session under a minute'],
    [60, 'per minute'],
  ])('of a session of %d s [D:psychomotor: short session]', (sessionDurationSeconds, said) => {
    const { detail } = signalFor('psychomotorFidgetEpisodes', 5, { sessionDurationSeconds });
    expect(detail).toContain(said);
  });

  it.each([
    ['phq9', [0, 5, 10, 15, 20]],
    ['gad7', [0, 5, 10, 15]],
    ['isi', [0, 8, 15, 22]],
    ['ymrs', [0, 12, 21, 30]],
  ])('of the bands of %s [D:requiresClinicianReview: outcome]', (key, from) => {
    const scale = INSTRUMENTS.find((instrument) => instrument.key === key)?.scales[0];
    expect(scale?.bands.map((band) => band.from)).toEqual(from);
  });
});
