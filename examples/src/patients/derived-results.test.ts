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
  // level of the latest score of the instrument with most scores (tie: the newest): p = 0.15 is 0, p = 0.70 is 15
  // worsening since the score before, as a share of maxScore: 0 is 0, 0.10 is 8, 0.20 is 20
  const rows = [
    {
      // Four instruments, one score each; the newest is AUDIT-C 1 of 12: p = 0.083, under 0.15: 0; no change to read.
      // No medicine in the record (sent as false), date of change unknown: 8. Seen 1 day ago: 0.
      id: 'syn-8702a050d9',
      score: 8,
      level: 'low',
      trend: 'insufficient_data',
      points: { symptoms: 0, medication: 8, cadence: 0 },
    },
    {
      // One score each; newest is DAST-10 2 of 10: (0.20 - 0.15) / 0.55 * 15 = 1.36; no change to read.
      // Active medicines, newest first order (captopril) 1 day ago: 10. Seen 21 days ago: 0. Sum 11.36.
      id: 'syn-436b9eac72',
      score: 11,
      level: 'low',
      trend: 'insufficient_data',
      points: { symptoms: 1, medication: 10, cadence: 0 },
    },
    {
      // Pain leads (10 scores): 3, then 1 of 10: p = 0.10: 0; better, so change 0. GAD-7 11, 1: better.
      // Active, newest first order (alendronic acid) 372 days ago: 0. Seen 1 day ago: 0.
      // Pain fell by 2, a reliable change, and nothing rose: falling.
      id: 'syn-735d2c9fbe',
      score: 0,
      level: 'low',
      trend: 'falling',
      points: { symptoms: 0, medication: 0, cadence: 0 },
    },
    {
      // Pain alone (16 scores): 3.489, then 1.650 of 10: (0.16496 - 0.15) / 0.55 * 15 = 0.41; better: change 0.
      // Active, newest first order (penicillin V, 2018) over 90 days ago: 0.
      // Seen 205 days ago, between 180 (12) and 365 (15): 12 + 25 / 185 * 3 = 12.41. Sum 12.81, rounded 13;
      // of the fractions .408 and .405 the first gets the point. Pain fell by 1.8, less than 2: stable.
      id: 'syn-f3d2801ae7',
      score: 13,
      level: 'low',
      trend: 'stable',
      points: { symptoms: 1, medication: 0, cadence: 12 },
    },
    {
      // Pain and PHQ-2 have 10 scores each; PHQ-2 is the newer: 1, then 2 of 6. Level (0.333 - 0.15) / 0.55 * 15 = 5.
      // Change 1 / 6 = 0.1667: 8 + 0.0667 / 0.10 * 12 = 16. Symptoms 21.
      // Active, newest first order (ritonavir) 14 days and 4 hours ago, counted as 14: 10. Seen 14 days ago: 0.
      id: 'syn-d1567971ca',
      score: 31,
      level: 'moderate',
      trend: 'rising',
      points: { symptoms: 21, medication: 10, cadence: 0 },
    },
    {
      // Pain leads (8 scores): 1, then 3 of 10: level (0.30 - 0.15) / 0.55 * 15 = 4.09, change 0.20: 20.
      // GAD-7 2, then 7: worse by 5, reliable from 4: +3. Symptoms 27.09.
      // Active, newest first order (a cough mixture) 10 days ago: 10. Seen 1 day ago: 0. Sum 37.09.
      id: 'syn-f74850fb53',
      score: 37,
      level: 'moderate',
      trend: 'rising',
      points: { symptoms: 27, medication: 10, cadence: 0 },
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
  // symptoms, weight 50: half or more of the first score gone is +1; a rise by max(50 % of first, 20 % of maxScore) is -1
  // medication, weight 10: 1 to 5 active is 0, 8 or more is -1
  const rows = [
    {
      // Pain (11 scores) first 0, latest 2 of 10: rise 2, max(0, 2) = 2: -1, so -50.
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
      // Pain first 3.9197, latest 3.4728: drop 0.4468 / 3.9197 = 0.1140, of 0.50 is 0.2280: +11.40.
      // Eight active medicines: -10. Sum 1.40.
      id: 'syn-902656ae07',
      score: 1,
      direction: 'stable',
      contributions: { symptoms: 11, medication: -10 },
    },
    {
      // Pain first 1, latest 2 of 10: rise 1, max(0.5, 2) = 2: -0.5, so -25. Five active medicines: 0.
      id: 'syn-b468824ac5',
      score: -25,
      direction: 'worsening',
      contributions: { symptoms: -25, medication: 0 },
    },
    {
      // Pain (8 scores) first 4, latest 3: drop 0.25 of 0.50: +0.5, so +25. Two active medicines: 0.
      id: 'syn-f74850fb53',
      score: 25,
      direction: 'improving',
      contributions: { symptoms: 25, medication: 0 },
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

  test('a severe newest score calls for review even where the leading instrument improved', () => {
    // syn-f74850fb53: pain 4 to 3 improves, but the newest PHQ-9 is 24 of 27, in the top band.
    const { outcome, now } = requestsOf('syn-f74850fb53');
    expect(score('outcome', outcome, { now }).intelligence.summary.requiresClinicianReview).toBe(true);
  });
});

describe('medication, derived by hand', () => {
  test('syn-5645249c46: naproxen, pain 8 before and 0 after', () => {
    // Most scores: pain (11). Naproxen is active since 2015-03-23T21:59:51-05:00. In the 28 days up to then: pain 8, at
    // the same moment. From day 14 to week 12: pain 0 on 2015-06-12, day 81. Drop 100 %, at least 50 %: positive.
    // One score before and one after, fewer than 1 and 2: confidence low.
    // The other active orders are from the last 15 days of the record: nothing 14 days after. So: responding.
    const { medication, now } = requestsOf('syn-5645249c46');
    const data = score('medication', medication, { now });
    expect(data.intelligence.summary.status).toBe('responding');
    const responses = data.signals.filter(({ signalKey }) => signalKey.startsWith('med_response_'));
    expect(responses.map(({ signalKey, tone, confidence }) => ({ signalKey, tone, confidence }))).toEqual([
      { signalKey: 'med_response_naproxen', tone: 'positive', confidence: 'low' },
    ]);
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
