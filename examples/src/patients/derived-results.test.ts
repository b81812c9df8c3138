import { describe, expect, test } from 'vitest';
import { score } from '@svc/intelligence';
import { mapPatient, type PatientRequests } from './map-patient.ts';
import { readPatients } from './read-patients.ts';

/**
 * Results worked out by hand from the published scoring rules, before the engines had run on these records.
 * Each row shows its arithmetic. An expected number is never taken from an engine's answer.
 */

const requestsById = new Map(readPatients().map((record) => [record.id, mapPatient(record)]));

function requestsOf(id: string): PatientRequests {
  const requests = requestsById.get(id);
  if (requests === undefined) throw new Error(`no patient ${id}`);
  return requests;
}

describe('relapse, derived by hand', () => {
  // Lead among symptom scales (PHQ-9, PHQ-A, GAD-7): most scores in the last 180 days, then the newest, then the most
  // items. Pain, PHQ-2, AUDIT-C, DAST-10, HARK and MMSE are never read as symptoms.
  // level of the latest score: p = 0.15 is 0, p = 0.70 is 15; top band or reliably worse: 25 at least
  // reliable worsening (PHQ-9 6, GAD-7 4) as a share of maxScore: 0.10 is 8, 0.20 is 20
  const rows = [
    {
      // PHQ-9 alone is a symptom scale: 3 of 27, p = 0.111, under 0.15: 0; no change to read.
      // No medicine in the record (sent as false), date of change unknown: 8. Seen 1 day ago: 0.
      id: 'syn-8702a050d9',
      score: 8,
      level: 'low',
      trend: 'insufficient_data',
      points: { symptoms: 0, medication: 8, cadence: 0 },
    },
    {
      // GAD-7 alone: 12 of 21, (0.5714 - 0.15) / 0.55 * 15 = 11.49; one score, no change to read.
      // Active medicines, newest first order (captopril) 1 day ago: 10. Seen 21 days ago: 0. Sum 21.49.
      id: 'syn-436b9eac72',
      score: 21,
      level: 'low',
      trend: 'insufficient_data',
      points: { symptoms: 11, medication: 10, cadence: 0 },
    },
    {
      // GAD-7 alone: 11 in 2018, then 1 of 21: p = 0.048: 0. Better, but the earlier score is older than 180 days: stable.
      // Active, newest first order (alendronic acid) 372 days ago: 0. Seen 1 day ago: 0.
      id: 'syn-735d2c9fbe',
      score: 0,
      level: 'low',
      trend: 'stable',
      points: { symptoms: 0, medication: 0, cadence: 0 },
    },
    {
      // Pain alone: no symptom scale.
      // Active; paracetamol, last ordered in 2013, was ordered again 1 day ago, which is a new course: 10.
      // Seen 205 days ago, between 180 (12) and 365 (15): 12 + 25 / 185 * 3 = 12.41. Sum 22.41.
      id: 'syn-f3d2801ae7',
      score: 22,
      level: 'low',
      trend: 'insufficient_data',
      points: { medication: 10, cadence: 12 },
    },
    {
      // No symptom score in the last 180 days; GAD-7 is newer than PHQ-9: 3 of 21 in 1995, p = 0.143: 0. Too old for a
      // trend. The violence screen of 1996 is positive, which makes no points.
      // Active, newest first order (ritonavir) 14 days and 4 hours ago, counted as 14: 10. Seen 14 days ago: 0.
      id: 'syn-d1567971ca',
      score: 10,
      level: 'low',
      trend: 'insufficient_data',
      points: { symptoms: 0, medication: 10, cadence: 0 },
    },
    {
      // PHQ-9 24 and GAD-7 7, one score each in the last 180 days; PHQ-9 has more items and leads. 24 of 27: 15, GAD-7 worse
      // by 5, reliable from 4: +3; top band: 25 at least. Symptoms 25.
      // Active, newest first order (a cough mixture) 10 days ago: 10. Seen 1 day ago: 0. Sum 35.
      id: 'syn-f74850fb53',
      score: 35,
      level: 'moderate',
      trend: 'rising',
      points: { symptoms: 25, medication: 10, cadence: 0 },
    },
  ];

  test.each(rows)('$id', ({ id, score: expected, level, trend, points }) => {
    const { relapse, now } = requestsOf(id);
    const data = score('relapse', relapse, { now });
    expect({ score: data.score, level: data.level, trend: data.trend }).toEqual({
      score: expected,
      level,
      trend,
    });
    const available = data.factors.filter((factor) => factor.available);
    expect(Object.fromEntries(available.map(({ key, points: given }) => [key, given]))).toEqual(points);
  });
});

describe('outcome, derived by hand', () => {
  // symptoms, weight 50, symptom scales alone, 0 within measurement error: half or more of the earlier score gone is +1;
  // a rise by max(50 % of it, 20 % of maxScore) is -1
  // medication, weight 10: 1 to 5 active is 0, 8 or more is -1
  const rows = [
    {
      // PHQ-9 13, then 20 of 27 in 2021, newer than GAD-7: rise 7, max(6.5, 5.4) = 6.5: -1, so -50.
      // Six active medicines: -(6 - 5) / (8 - 5) = -1/3, so -3.33. Sum -53.33.
      id: 'syn-5645249c46',
      score: -53,
      direction: 'worsening',
      contributions: { symptoms: -50, medication: -3 },
    },
    {
      // One score each: no change can be read. No active medicine: no source at all.
      id: 'syn-8702a050d9',
      score: 0,
      direction: 'insufficient_data',
      contributions: {},
    },
    {
      // Pain alone: no symptom scale, so no change to read. Eight active medicines: -10.
      id: 'syn-902656ae07',
      score: -10,
      direction: 'insufficient_data',
      contributions: { medication: -10 },
    },
    {
      // GAD-7 2, then 5 in 2020: within measurement error, and too old to say anything of 2022. Five active medicines: 0.
      id: 'syn-b468824ac5',
      score: 0,
      direction: 'insufficient_data',
      contributions: { medication: 0 },
    },
    {
      // PHQ-9 leads with one score. GAD-7 2, then 7: worse by 5, reliable from 4; max(1, 4.2) = 4.2: -1, so -50.
      // Two active medicines: 0.
      id: 'syn-f74850fb53',
      score: -50,
      direction: 'worsening',
      contributions: { symptoms: -50, medication: 0 },
    },
  ];

  test.each(rows)('$id', ({ id, score: expected, direction, contributions }) => {
    const { outcome, now } = requestsOf(id);
    const data = score('outcome', outcome, { now });
    expect({ score: data.score, direction: data.direction }).toEqual({ score: expected, direction });
    const available = data.components.filter((component) => component.available);
    expect(Object.fromEntries(available.map(({ key, contribution }) => [key, contribution]))).toEqual(
      contributions,
    );
  });

  test('a severe newest score calls for review and is named', () => {
    // syn-f74850fb53: the newest PHQ-9 is 24 of 27, in the top band.
    const { outcome, now } = requestsOf('syn-f74850fb53');
    const { summary } = score('outcome', outcome, { now }).intelligence;
    expect(summary.requiresClinicianReview).toBe(true);
    expect(summary.headline).toContain('PHQ-9 24 of 27');
  });
});

describe('medication, derived by hand', () => {
  test('syn-5645249c46: naproxen is not given for what PHQ-9 measures, and pain is never read as symptoms', () => {
    // PHQ-9 leads. None of the six active medicines is a psychiatric one: no response signal. PHQ-9 went from 13 to 20.
    const { medication, now } = requestsOf('syn-5645249c46');
    const data = score('medication', medication, { now });
    expect(data.intelligence.summary).toMatchObject({
      status: 'insufficient_data',
      requiresClinicianReview: true,
    });
    expect(data.signals.filter(({ signalKey }) => signalKey.startsWith('med_response_'))).toEqual([]);
  });

  test('syn-8702a050d9: no prescription, nothing to compare', () => {
    const { medication, now } = requestsOf('syn-8702a050d9');
    const data = score('medication', medication, { now });
    expect(data.intelligence.summary.status).toBe('insufficient_data');
    expect(data.signals).toEqual([]);
  });
});

describe('biomarker, derived by hand', () => {
  // No reading carries a flag, so there is never a signal. A reading at or beyond a critical limit is a discrepancy that
  // no longer decides once it is over 180 days old (watch) and is told as a warning once a newer one took its place. Of
  // what is outside its range the newest reading of each analyte is told.
  const rows = [
    {
      // 2021-03-04, 306 days before: temperature 38.642 (from 38.5) and oxygen saturation 81.73 (below 88) are the newest
      // of their kind; the heart rate 192.29 (above 130) is superseded by 75 of 2022-01-03.
      id: 'syn-8383699657',
      status: 'watch',
      critical: { body_temperature: 38.642, spo2: 81.73 },
      superseded: [
        'Resting heart rate 192 /min was critical. Of 2021-03-04, superseded on 2022-01-03: 75 /min.',
      ],
    },
    {
      // 1995-02-07: filtration rate 10.244 (below 15), the newest of its kind; haemoglobin 6.8517 (below 7.0), superseded
      // by 14.174 of 1996-12-09. The newest entry of the record is of 1997.
      id: 'syn-d1567971ca',
      status: 'watch',
      critical: { egfr: 10.244 },
      superseded: ['Haemoglobin 6.9 g/dL was critical. Of 1995-02-07, superseded on 1996-12-09: 14.2 g/dL.'],
    },
    {
      // 2020-07-10: diastolic pressure 123 (from 120); 2022-07-22: 116, in the urgent tier (from 110).
      id: 'syn-5645249c46',
      status: 'watch',
      critical: {},
      superseded: [
        'Diastolic blood pressure 123 mm[Hg] was critical. Of 2020-07-10, superseded on 2022-07-22: 116 mm[Hg].',
      ],
    },
    {
      // The newest lipids and vital signs are inside what an unflagged reading may be.
      id: 'syn-436b9eac72',
      status: 'within_normal',
      critical: {},
      superseded: [],
    },
  ];

  test.each(rows)('$id', ({ id, status, critical, superseded }) => {
    const { biomarker, now } = requestsOf(id);
    const data = score('biomarker', biomarker, { now });
    expect(data.intelligence.summary.status).toBe(status);
    expect(data.signals).toEqual([]);
    const limits = data.discrepancies.filter(({ kind }) => kind === 'critical_limit');
    expect(Object.fromEntries(limits.map(({ analyte, value }) => [analyte, value]))).toEqual(critical);
    const told = data.intelligence.dataQuality.warnings.filter((warning) =>
      warning.includes('superseded on'),
    );
    expect(told).toEqual(superseded);
  });
});
