import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAssessments, worseningFraction } from './assessment-series.ts';
import { latestOf } from './instrument-series.ts';
import {
  anyAssessments,
  cssrs,
  gad7,
  NOW,
  phq9,
  unknownScale,
  weekly,
  who5,
} from '../../test/assessments.ts';

const scoresOf = (reading: ReturnType<typeof groupAssessments>, index = 0) =>
  reading.series[index]?.points.map(({ score }) => score);

describe('series', () => {
  test('no assessments give no series and no date', () => {
    const reading = groupAssessments([], NOW);
    expect(reading.inputs()).toEqual([]);
    expect(reading).toMatchObject({
      series: [],
      warnings: [],
      newestInputAt: null,
      staleInputs: [],
      screens: [],
      excluded: [],
    });
  });

  test('scores of one scale are sorted by instant whatever the order and offset they came in [D:dates: order]', () => {
    const reading = groupAssessments(
      [
        { ...phq9(3), createdAt: '2026-11-10T01:00:00+02:00' },
        { ...phq9(1), createdAt: '2026-11-09' },
        { ...phq9(2), createdAt: '2026-11-09T22:59:59Z' },
      ],
      NOW,
    );
    expect(scoresOf(reading)).toEqual([1, 2, 3]);
    expect(reading.newestInputAt).toBe(Date.parse('2026-11-09T23:00:00Z'));
  });

  test('the scale with most scores leads; ties go to the newest score, then to the order of the request', () => {
    const keys = (...assessments: Parameters<typeof groupAssessments>[0]) =>
      groupAssessments(assessments, NOW).series.map(({ key }) => key);
    expect(keys(gad7(3, 1), phq9(4, 9), phq9(5, 8))).toEqual(['phq9:27', 'gad7:21']);
    expect(keys(phq9(4, 9), gad7(3, 1))).toEqual(['gad7:21', 'phq9:27']);
    expect(keys(phq9(4, 9), gad7(3, 9))).toEqual(['phq9:27', 'gad7:21']);
  });

  test('two forms of one instrument are two series', () => {
    const raw = { ...who5(12), maxScore: 25 };
    const reading = groupAssessments([who5(48), raw], NOW);
    expect(reading.series.map(({ key, label }) => [key, label])).toEqual([
      ['who5:100', 'WHO-5'],
      ['who5:raw:25', 'WHO-5 raw score'],
    ]);
  });

  test('an instrument is known by id or by name', () => {
    const byName = { ...phq9(4, 1), instrumentId: 'q-17' };
    const byId = { ...phq9(5), instrumentName: 'Fragebogen' };
    expect(scoresOf(groupAssessments([byName, byId], NOW))).toEqual([4, 5]);
  });
});

describe('what is excluded', () => {
  test('exact duplicates count once, without a warning [D:dates: duplicates]', () => {
    const reading = groupAssessments([phq9(8), phq9(8)], NOW);
    expect(scoresOf(reading)).toEqual([8]);
    expect(reading.warnings).toEqual([]);
    expect(reading.inputs().map(({ contributed }) => contributed)).toEqual([true, false]);
  });

  test.each([
    ['higher is worse', [phq9(8), phq9(12), phq9(8)], 12],
    ['lower is worse', [who5(60), who5(40), who5(60)], 40],
  ])('of different scores at one time the worse counts: %s [D:dates: conflicts]', (_, assessments, kept) => {
    const reading = groupAssessments(assessments, NOW);
    expect(scoresOf(reading)).toEqual([kept]);
    expect(reading.warnings).toEqual([expect.stringContaining('two different scores at one time')]);
  });

  test.each([
    ['one millisecond more than 24 h ahead', -1 - 1 / 86_400_000, 0],
    ['24 h ahead', -1, 1],
  ])('a date %s [D:dates: future]', (_, daysAgo, count) => {
    const reading = groupAssessments([phq9(8, daysAgo)], NOW);
    expect(reading.series).toHaveLength(count);
    expect(reading.inputs()[0]?.contributed).toBe(count === 1);
    expect(reading.warnings).toHaveLength(1 - count);
  });

  test('a score above its maximum or below the minimum of its scale is excluded with a warning [D:instruments with several scales: above maxScore]', () => {
    const k10 = { instrumentId: 'k10', instrumentName: 'K10', maxScore: 50, createdAt: '2026-11-01' };
    const reading = groupAssessments([phq9(28), { ...k10, score: 9 }, { ...k10, score: 10 }], NOW);
    expect(reading.series.map(({ key }) => key)).toEqual(['k10:50']);
    expect(reading.warnings).toEqual([
      'assessments[0] (PHQ-9) excluded: score is above maxScore',
      'assessments[1] (K10) excluded: score is below the minimum of 10',
    ]);
    expect(reading.inputs().map(({ contributed }) => contributed)).toEqual([false, false, true]);
  });
});

describe('unknown instruments [D:unknown instrument: assumed]', () => {
  test.each([
    ['not in the catalogue', unknownScale(10)],
    ['name different instruments', { ...phq9(10), instrumentName: 'GAD-7' }],
    ['not a known maximum', { ...phq9(10), maxScore: 30 }],
  ])('%s: read as higher is worse, with a warning', (reason, assessment) => {
    const { series, warnings } = groupAssessments([assessment], NOW);
    expect(series[0]).toMatchObject({ known: undefined, minScore: 0, worse: 'higher' });
    expect(warnings).toEqual([expect.stringMatching(`${reason}.*direction assumed`)]);
  });

  test('an id that contains the name of another assessment is not taken for it', () => {
    const odd = { ...unknownScale(10), instrumentId: 'phq9\nPHQ-9', instrumentName: 'x' };
    const twin = { ...unknownScale(20), instrumentId: 'phq9', instrumentName: 'PHQ-9\nx' };
    expect(groupAssessments([odd, twin], NOW).series).toHaveLength(2);
  });
});

describe('a screen that is never scored from a total [D:instruments with several scales: C-SSRS]', () => {
  test('makes no series and says so', () => {
    const reading = groupAssessments([cssrs(0), phq9(8)], NOW);
    expect(reading.series.map(({ key }) => key)).toEqual(['phq9:27']);
    expect(reading.warnings).toEqual([
      'C-SSRS screener: never scored from a total, not used; check the answers themselves',
    ]);
    expect(reading.screens.map(({ label }) => label)).toEqual(['C-SSRS screener']);
    expect(reading.inputs().map(({ contributed }) => contributed)).toEqual([false, true]);
  });

  test.each([
    ['newest above zero', [cssrs(0, 9), cssrs(1, 1)], 1],
    ['newest zero', [cssrs(3, 9), cssrs(0, 1)], 0],
    ['zero and above at one time', [cssrs(1), cssrs(0)], 1],
    ['sent as a level', [{ ...cssrs(2), maxScore: 3 }], 2],
  ])('keeps its newest total: %s', (_, assessments, newest) => {
    const [screen] = groupAssessments(assessments, NOW).screens;
    expect(screen && latestOf(screen).score).toBe(newest);
  });
});

describe('age [D:stale (ours): scales]', () => {
  test.each([
    ['90 days', 90, []],
    ['a millisecond over 90 days', 90 + 1 / 86_400_000, ['PHQ-9']],
  ])('%s', (_, daysAgo, stale) => {
    expect(groupAssessments([phq9(8, daysAgo)], NOW).staleInputs).toEqual(stale);
  });

  test('an old score before a fresh one does not make a scale stale', () => {
    expect(groupAssessments([phq9(8, 300), phq9(7, 1)], NOW).staleInputs).toEqual([]);
  });
});

describe('worsening', () => {
  test.each([
    ['higher is worse', weekly(phq9, 0, 27), 1],
    ['better', weekly(phq9, 27, 0), -1],
    ['lower is worse', weekly(who5, 60, 45), 0.15],
    ['no change', weekly(who5, 60, 60), 0],
  ])('%s', (_, assessments, fraction) => {
    const [series] = groupAssessments(assessments, NOW).series;
    if (series === undefined) throw new Error('no series');
    expect(worseningFraction(series, series.points[0]?.score ?? 0, latestOf(series).score)).toBeCloseTo(
      fraction,
      12,
    );
  });
});

test('every assessment is accounted for, and only usable ones contribute', () => {
  fc.assert(
    fc.property(anyAssessments, (assessments) => {
      const reading = groupAssessments(assessments, NOW);
      const inputs = reading.inputs();
      const { series } = reading;
      expect(inputs).toHaveLength(assessments.length);
      const counted = series.reduce((sum, { points }) => sum + points.length, 0);
      expect(inputs.filter(({ contributed }) => contributed)).toHaveLength(counted);
      for (const { points, minScore, maxScore } of series) {
        expect(points.length).toBeGreaterThan(0);
        for (const { score } of points) expect(score >= minScore && score <= maxScore).toBe(true);
      }
    }),
  );
});
