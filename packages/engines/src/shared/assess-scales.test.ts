import { describe, expect, test } from 'vitest';
import { NOW, phq9, unknownScale, weekly, who5 } from '../../test/assessments.ts';
import { assessScales } from './assess-scales.ts';

const names = (assessments: Parameters<typeof assessScales>[0]) =>
  assessScales(assessments, NOW).counted.map(({ label }) => label);

describe('what counts beside a lead with a single score', () => {
  test.each([
    ['function that got worse', [...weekly(who5, 60, 20), phq9(27)], ['PHQ-9', 'WHO-5']],
    ['function that got better', [...weekly(who5, 20, 60), phq9(27)], ['PHQ-9']],
    [
      'a scale of the house that got worse',
      [...weekly(unknownScale, 0, 40), phq9(27)],
      ['PHQ-9', 'House scale'],
    ],
    ['what led before, however old', [who5(60, 200), who5(20, 190), phq9(27)], ['PHQ-9', 'WHO-5']],
  ])('%s', (_, assessments, counted) => {
    expect(names(assessments)).toEqual(counted);
  });

  test('but nothing of another kind beside a lead that shows a change', () => {
    expect(names([...weekly(who5, 60, 20), ...weekly(phq9, 20, 18)])).toEqual(['PHQ-9']);
  });
});

describe('a scale without bands is severe in the worst quarter of its range', () => {
  const panssNegative = (score: number) => ({
    ...phq9(score),
    instrumentId: 'PANSS-N',
    instrumentName: 'PANSS',
    maxScore: 49,
  });

  test.each([
    [38, false],
    [39, true],
    [49, true],
  ])('PANSS negative %d of 7 to 49: %s', (score, severe) => {
    expect(assessScales([panssNegative(score)], NOW).severe).toBe(severe);
  });
});
