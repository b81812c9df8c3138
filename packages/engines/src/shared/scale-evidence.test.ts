import { describe, expect, test } from 'vitest';
import { readAssessments } from './assessment-series.ts';
import {
  leadingSeries,
  nameOf,
  scaleCaps,
  scaleCodes,
  scaleWarnings,
  screenFlags,
  selfHarmWarnings,
  suppliedScores,
} from './scale-evidence.ts';
import { cssrs, gad7, NOW, phq9, unknownScale, weekly } from '../../test-support/assessments.ts';

const read = (...assessments: Parameters<typeof readAssessments>[0]) => readAssessments(assessments, NOW);
const ciwa = (score: number) => ({
  ...phq9(score),
  instrumentId: 'ciwaar',
  instrumentName: 'CIWA-Ar',
  maxScore: 67,
});
const ess = (score: number) => ({ ...phq9(score), instrumentId: 'ess', instrumentName: 'ESS', maxScore: 24 });

describe('leading series', () => {
  const labels = (least: number, ...assessments: Parameters<typeof readAssessments>[0]) =>
    leadingSeries(read(...assessments).series, least).map(({ label }) => label);

  test('the best covered known scale leads alone', () => {
    expect(labels(1, ...weekly(phq9, 4, 5), gad7(3), ...weekly(unknownScale, 1, 2))).toEqual(['PHQ-9']);
  });

  test('an unknown one that is covered better does not hide the best known one', () => {
    expect(labels(1, ...weekly(unknownScale, 1, 2, 3), ...weekly(phq9, 4, 5), gad7(3))).toEqual([
      'House scale',
      'PHQ-9',
    ]);
  });

  test('scales with too few scores do not count', () => {
    expect(labels(2, ...weekly(unknownScale, 1, 2, 3), phq9(4))).toEqual(['House scale']);
    expect(labels(2, phq9(4), gad7(3))).toEqual([]);
  });
});

test('an unknown instrument is named in quotes', () => {
  const [known] = read(phq9(4)).series;
  const [unknown] = read(unknownScale(4)).series;
  expect(known && nameOf(known)).toBe('PHQ-9');
  expect(unknown && nameOf(unknown)).toBe('"House scale" (not identified, higher read as worse)');
});

test.each([
  ['none', [], 0],
  ['one', [phq9(4)], 0.5],
  ['one each of two instruments', [phq9(4), gad7(3)], 0.5],
  ['two', weekly(phq9, 4, 5), 1],
  ['three', weekly(phq9, 4, 5, 6), 1],
  ['an impossible one', [phq9(28)], 0],
])('supplied share of the scores a change needs: %s', (_, assessments, share) => {
  expect(suppliedScores(readAssessments(assessments, NOW))).toBe(share);
});

describe('[D:stale (ours): all stale] caps', () => {
  const levels = (...assessments: Parameters<typeof readAssessments>[0]) => {
    const reading = read(...assessments);
    return scaleCaps(reading, reading.series[0]).map(({ level }) => level);
  };

  test.each([
    ['fresh and known', [phq9(4)], []],
    ['one of two is old', [phq9(4), gad7(3, 91)], ['moderate']],
    ['all are old', [phq9(4, 91), gad7(3, 92)], ['low']],
    ['the one used is unknown', [unknownScale(4)], ['low']],
    ['old and unknown', [unknownScale(4, 91)], ['low', 'low']],
  ])('%s', (_, assessments, expected) => {
    expect(levels(...assessments)).toEqual(expected);
  });

  test('nothing sent takes nothing away', () => {
    expect(scaleCaps(read(), undefined)).toEqual([]);
  });
});

test('[D:escalation items: totals] a total cannot show a self-harm item; one warning per instrument that has one', () => {
  const reading = read(...weekly(phq9, 4, 5), gad7(3), unknownScale(1));
  expect(selfHarmWarnings(reading.series)).toEqual(['PHQ-9: self-harm item not assessed from totals']);
});

describe('findings beside the score', () => {
  test('a safety screen above zero is flagged', () => {
    expect(screenFlags(read(cssrs(2)))).toEqual(['C-SSRS screener: total above zero, not scored']);
    expect(screenFlags(read(cssrs(0)))).toEqual([]);
  });

  test.each([
    [14, 0],
    [15, 1],
    [67, 1],
  ])('a total that calls for medical attention: CIWA-Ar %d', (score, count) => {
    expect(screenFlags(read(ciwa(score)))).toHaveLength(count);
  });

  test.each([
    [15, 0],
    [16, 1],
  ])('a note is a warning, no flag: ESS %d', (score, count) => {
    expect(screenFlags(read(ess(score)))).toEqual([]);
    expect(scaleWarnings(read(ess(score)))).toHaveLength(count);
  });
});

test('codes of the scale point into the answer; an unknown one has none', () => {
  expect(scaleCodes(read(phq9(4)).series[0], '/factors/0')[0]).toMatchObject({
    code: '44261-6',
    mapsTo: '/factors/0',
  });
  expect(scaleCodes(read(unknownScale(4)).series[0], '/factors/0')).toEqual([]);
  expect(scaleCodes(undefined, '/factors/0')).toEqual([]);
});

describe('a severe scale that the result is not read from', () => {
  test.each([
    [20, ['PHQ-9: newest score is in the band "severe"; the result is read from GAD-7']],
    [15, ['PHQ-9: newest score is in the band "moderately severe"; the result is read from GAD-7']],
    [14, []],
  ])('PHQ-9 %d beside a better covered GAD-7', (score, expected) => {
    const warnings = scaleWarnings(read(phq9(score), ...weekly(gad7, 3, 4)));
    expect(warnings.filter((warning) => warning.includes('newest score'))).toEqual(expected);
  });
});
