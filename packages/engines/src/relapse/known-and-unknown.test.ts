import type { RelapsePredictRequest } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { gad7, phq9, scaleOf, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { evaluate } from '../../test/relapse.ts';

const [ymrs, panss, madrs, bdi2, ciwa, audit, gds15, core10, hads] = [
  scaleOf('ymrs', 60),
  scaleOf('panss', 210),
  scaleOf('madrs', 60),
  scaleOf('bdi2', 63),
  scaleOf('ciwaar', 67),
  scaleOf('audit', 40),
  scaleOf('gds15', 15),
  scaleOf('core10', 40),
  scaleOf('hads_a', 21),
];
/** Everything but the scales is known, and as it should be. */
const WELL_OTHERWISE = {
  avgSleepHours: 8,
  dmseLatencyPctChange: 0,
  hasActiveMedication: true,
  daysSinceMedChange: 400,
  daysSinceLastVisit: 10,
};

function read(input: Partial<RelapsePredictRequest>) {
  const { result, description } = evaluate(input);
  const { headline, requiresClinicianReview } = description.summary;
  return { ...result, headline, review: requiresClinicianReview };
}

describe('a rise from remission into illness is a relapse by itself', () => {
  test.each([
    ['mania', weekly(ymrs, 11, 23)],
    ['mania, in time', weekly(ymrs, 4, 8, 12, 19, 24)],
    ['psychosis by a quarter of the total', weekly(panss, 60, 76)],
    ['psychosis by a quarter, less than a reliable change', weekly(panss, 50, 63)],
    ['psychosis from a low total', weekly(panss, 38, 48)],
    ['depression over a whole band', weekly(bdi2, 13, 20)],
    ['depression in old age', weekly(gds15, 4, 9)],
    ['depression rated', weekly(madrs, 6, 20)],
    ['distress', weekly(core10, 10, 15)],
    ['well-being', weekly(who5, 60, 28)],
    ['anxiety', weekly(hads, 7, 11)],
  ])('%s: at least moderate and asks, whatever else is well', (_, assessments) => {
    for (const input of [{ assessments }, { ...WELL_OTHERWISE, assessments }]) {
      const { level, review, headline } = read(input);
      expect(level).not.toBe('low');
      expect(review).toBe(true);
      expect(headline).not.toContain('within measurement error');
    }
  });

  test.each([
    ['mania, inside remission', weekly(ymrs, 3, 8)],
    ['psychosis by less than a quarter, below illness', weekly(panss, 45, 52)],
    ['depression, inside one band', weekly(phq9, 5, 8)],
    ['depression, inside the mildest band', weekly(phq9, 0, 4)],
    ['depression rated, from nothing to the next band', weekly(madrs, 5, 8)],
    ['the same screen score', weekly(gad7, 4, 4)],
    ['use of alcohol, inside one band', [...weekly(phq9, 3, 3), ...weekly(audit, 2, 6)]],
    ['better', weekly(ymrs, 23, 11)],
  ])('%s: calm', (_, assessments) => {
    expect(read({ ...WELL_OTHERWISE, assessments })).toMatchObject({ level: 'low', review: false });
  });
});

describe('a worse band is said, however small the step', () => {
  test.each([
    ['PHQ-9', weekly(phq9, 9, 12), 'from mild to moderate', true],
    ['GAD-7', weekly(gad7, 8, 10), 'from mild to moderate', true],
    ['YMRS', weekly(ymrs, 10, 14), 'from remission range to hypomanic range', true],
    ['MADRS', weekly(madrs, 18, 21), 'from mild to moderate', true],
    ['PHQ-9, the next mild band', weekly(phq9, 4, 5), 'from minimal to mild', false],
  ])('%s', (_, assessments, said, asks) => {
    const { headline, trend, review } = read({ ...WELL_OTHERWISE, assessments });
    expect(headline).toContain(said);
    expect(headline).not.toContain('within measurement error');
    expect({ trend, review }).toEqual({ trend: 'stable', review: asks });
  });

  test('of a scale beside the lead too: withdrawal', () => {
    const { headline, review } = read({
      ...WELL_OTHERWISE,
      assessments: [...weekly(phq9, 3, 3), ...weekly(ciwa, 9, 11)],
    });
    expect(headline).toContain('from mild to moderate');
    expect(review).toBe(true);
  });
});

describe('what is missing is unknown', () => {
  test.each([
    ['moderately severe depression alone', { assessments: [phq9(19)] }, 'moderate', true],
    [
      'moderately severe depression, known to be otherwise well',
      { ...WELL_OTHERWISE, assessments: [phq9(19)] },
      'moderate',
      true,
    ],
    ['mania alone', { assessments: [ymrs(24)] }, 'moderate', true],
    ['moderate depression alone', { assessments: [phq9(12)] }, 'low', true],
    ['moderate depression, much better', { assessments: weekly(phq9, 22, 12) }, 'low', false],
    [
      'moderate depression, known to be otherwise well',
      { ...WELL_OTHERWISE, assessments: weekly(phq9, 12, 12) },
      'low',
      false,
    ],
    ['a recent low score alone', { assessments: [phq9(3)] }, 'low', false],
    ['a low score of 14 months ago', { assessments: [phq9(3, 430)], hasActiveMedication: true }, 'low', true],
    [
      'a low score of 14 months ago, seen last week',
      { assessments: [phq9(3, 430)], daysSinceLastVisit: 7 },
      'low',
      true,
    ],
    ['an old low score, sleep known', { assessments: [phq9(3, 430)], avgSleepHours: 8 }, 'low', false],
    ['an unknown scale, old', { assessments: [unknownScale(1, 430)] }, 'low', true],
    ['no score, medication only', { hasActiveMedication: true }, 'low', false],
    ['no score, sleep only', { avgSleepHours: 8 }, 'low', false],
  ])('%s: level %s', (_, input, level, review) => {
    expect(read(input)).toMatchObject({ level, review });
  });

  test('the score says what it could be at most where that changes the level', () => {
    const alone = read({ assessments: [phq9(3)] });
    expect(alone).toMatchObject({ score: 0, scoreAtMost: 65, levelAtMost: 'elevated' });
    expect(alone.headline).toContain('(1 of 5 factors known; at most 65, elevated)');
    const well = read({ ...WELL_OTHERWISE, assessments: [phq9(3)] });
    expect(well).not.toHaveProperty('scoreAtMost');
    expect(well.headline).not.toContain('at most');
    const worst = read({
      assessments: weekly(phq9, 3, 27),
      hasActiveMedication: false,
      daysSinceMedChange: 3,
      daysSinceLastVisit: 400,
      avgSleepHours: 3,
    });
    expect(worst).toMatchObject({ level: 'high', levelAtMost: 'high' });
    expect(worst.headline).not.toContain('at most');
  });

  test('a change of medicine with no date counts as today at most', () => {
    expect(read({ ...WELL_OTHERWISE, daysSinceMedChange: undefined, assessments: [phq9(3)] })).toMatchObject({
      score: 0,
      scoreAtMost: 10,
      levelAtMost: 'low',
    });
  });

  test('nothing unknown is called good', () => {
    const { factors } = read({ assessments: [phq9(3, 430)], hasActiveMedication: true });
    expect(factors.filter(({ tone }) => tone === 'positive')).toEqual([]);
  });
});

test('back in a band that asks is no longer improving, however much better than at first', () => {
  expect(read({ ...WELL_OTHERWISE, assessments: weekly(ymrs, 30, 8, 14) })).toMatchObject({
    trend: 'stable',
    review: true,
  });
  expect(read({ ...WELL_OTHERWISE, assessments: weekly(phq9, 18, 11, 6, 9) })).toMatchObject({
    trend: 'falling',
    review: false,
  });
});

test('use of a substance is never out of remission', () => {
  const { headline } = read({
    ...WELL_OTHERWISE,
    assessments: [...weekly(phq9, 3, 3), ...weekly(audit, 6, 24)],
  });
  expect(headline).toContain('from low risk to possible dependence');
  expect(headline).not.toContain('remission');
});
