import type { Assessment } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { groupAssessments } from './assessment-series.ts';
import { selectScales } from './lead-scale.ts';
import {
  audit,
  gad7,
  hark,
  isi,
  NOW,
  pain,
  pcl5,
  phq2,
  phq9,
  unknownScale,
  weekly,
  who5,
} from '../../test/assessments.ts';

const select = (...assessments: Assessment[]) => selectScales(groupAssessments(assessments, NOW).series, NOW);

describe('the lead scale', () => {
  test.each<[string, Assessment[], string | undefined, string | undefined]>([
    ['none', [], undefined, undefined],
    ['the only one', [phq9(4)], 'PHQ-9', 'only_one'],
    ['most scores in the last 180 days', [phq9(4), ...weekly(gad7, 3, 3)], 'GAD-7', 'most_scores'],
    [
      'older scores do not count',
      [...weekly(phq9, 4, 5), gad7(3, 181), gad7(3, 190), gad7(3, 200), gad7(3)],
      'PHQ-9',
      'most_scores',
    ],
    ['then the newest', [phq9(4, 1), gad7(3, 2)], 'PHQ-9', 'newest'],
    ['then the most items', [gad7(3), pcl5(3)], 'PCL-5', 'most_items'],
    [
      'then the name',
      [phq9(4), { ...phq9(4), instrumentId: 'phqa', instrumentName: 'PHQ-A' }],
      'PHQ-9',
      'name',
    ],
    [
      'never pain, substance use or screens',
      [...weekly(pain, 1, 2), ...weekly(audit, 1, 2), ...weekly(phq2, 1, 2), hark(0)],
      undefined,
      undefined,
    ],
    ['function without a symptom scale', [...weekly(pain, 1, 2, 3), who5(50)], 'WHO-5', 'only_one'],
    ['a symptom scale before function', [...weekly(who5, 50, 60, 70), isi(3)], 'ISI', 'only_one'],
    [
      'a known scale before an unknown one',
      [...weekly(unknownScale, 1, 2, 3), who5(50)],
      'WHO-5',
      'only_one',
    ],
    ['an unknown one alone', [...weekly(pain, 1, 2, 3), unknownScale(50)], 'House scale', 'only_one'],
  ])('%s', (_, assessments, label, reason) => {
    const selection = select(...assessments);
    expect(selection.lead?.label).toBe(label);
    expect(selection.reason).toBe(reason);
  });

  test('does not depend on the order of the request', () => {
    const sent = [phq9(4), gad7(3), isi(3), pcl5(9)];
    expect(select(...sent.toReversed()).lead).toEqual(expect.objectContaining({ label: 'PCL-5' }));
    expect(select(...sent).lead?.label).toBe('PCL-5');
  });
});

test('peers are of the same purpose as the lead, all else stands beside it', () => {
  const { peers, beside } = select(...weekly(phq9, 4, 5), gad7(3), who5(50), pain(2), unknownScale(3));
  expect(peers.map(({ label }) => label)).toEqual(['GAD-7']);
  expect(beside.map(({ label }) => label).toSorted()).toEqual(['House scale', 'Pain 0-10 rating', 'WHO-5']);
});
