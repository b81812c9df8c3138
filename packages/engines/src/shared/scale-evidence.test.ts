import type { Assessment } from '@svc/contracts';
import { describe, expect, test } from 'vitest';
import { scaleCaps, scaleCodes, scaleInputs, suppliedScores } from './scale-evidence.ts';
import { assessScales } from './assess-scales.ts';
import { nameOf } from './scale-wording.ts';
import { cssrs, gad7, NOW, pain, phq9, unknownScale, weekly, who5 } from '../../test/assessments.ts';

const read = (...assessments: Assessment[]) => assessScales(assessments, NOW);
const other = (instrumentId: string, maxScore: number) => (score: number) => ({
  ...phq9(score),
  instrumentId,
  instrumentName: instrumentId,
  maxScore,
});

test('an unknown instrument is named in quotes', () => {
  const [known, unknown] = [read(phq9(4)).lead, read(unknownScale(4)).lead];
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
  ['two of another purpose', weekly(pain, 4, 5), 0],
])('supplied share of the scores a change needs: %s', (_, assessments, share) => {
  expect(suppliedScores(read(...assessments))).toBe(share);
});

describe('caps [D:stale (ours): all stale]', () => {
  test.each<[string, Assessment[], string[]]>([
    ['fresh and known', [phq9(4)], []],
    ['one of two is old', [phq9(4), gad7(3, 91)], ['moderate']],
    ['all are old', [phq9(4, 91), gad7(3, 92)], ['low']],
    ['all but pain are old', [phq9(4, 91), pain(3)], ['low']],
    ['the one used is unknown', [unknownScale(4)], ['low']],
    ['old and unknown', [unknownScale(4, 91)], ['low', 'low']],
    ['nothing sent', [], []],
  ])('%s', (_, assessments, expected) => {
    expect(scaleCaps(read(...assessments)).map(({ level }) => level)).toEqual(expected);
  });
});

test('a total cannot show a self-harm item; one warning per instrument that has one [D:escalation items: totals]', () => {
  const { warnings } = read(...weekly(phq9, 4, 5), gad7(3), unknownScale(1));
  expect(warnings.filter((warning) => warning.includes('self-harm'))).toEqual([
    'PHQ-9: self-harm item not assessed from totals',
  ]);
});

test('the lead is named with the reason when another could have led', () => {
  expect(read(phq9(4), gad7(3), gad7(4, 7)).warnings).toContain(
    'Lead scale GAD-7 (2 scores in 180 days), before PHQ-9: the most scores in the last 180 days',
  );
});

describe('why a clinician should look', () => {
  const reasons = (...assessments: Assessment[]) => read(...assessments).review;

  test('nothing', () => {
    expect(reasons()).toEqual([]);
    expect(reasons(...weekly(phq9, 6, 4), who5(70), pain(3), cssrs(0))).toEqual([]);
  });

  test('a safety screen above zero comes first, before a top band', () => {
    expect(reasons(phq9(27), cssrs(2))).toEqual([
      'C-SSRS screener 2 of 6 on 2026-11-20: total above zero, not scored; look at the answers',
      'PHQ-9 27 of 27 on 2026-11-20: severe',
    ]);
  });

  test('an earlier positive safety screen that a newer one superseded is reported with both dates', () => {
    const { review, warnings } = read(cssrs(3, 20), cssrs(0));
    expect(review).toEqual([]);
    expect(warnings).toContain('C-SSRS screener 3 of 6 on 2026-10-31, superseded on 2026-11-20');
  });

  test('a safety screen that is not in the catalogue, whatever its score, and it never leads', () => {
    const sbq = other('SBQ-R', 18);
    expect(reasons(sbq(0))).toEqual([
      '"SBQ-R" 0 of 18 on 2026-11-20: a safety screen this service does not know, not assessed',
    ]);
    expect(read(sbq(12)).lead).toBeUndefined();
  });

  test.each([
    [14, 0],
    [15, 1],
    [67, 1],
  ])('a total that calls for medical attention: CIWA-Ar %d', (score, count) => {
    expect(reasons(other('ciwaar', 67)(score))).toHaveLength(count);
  });

  test.each([
    ['ESS', other('ess', 24), 15, 16],
    ['GAD-7', other('gad7', 21), 14, 15],
    ['pain', other('pain-nrs', 10), 6, 7],
    ['HARK', other('hark', 4), 0, 1],
    ['AUDIT', other('audit', 40), 19, 20],
  ])('top band of %s begins between %d and %d', (_, of, below, top) => {
    expect(reasons(of(below))).toEqual([]);
    expect(reasons(of(top))).toHaveLength(1);
  });

  test('what could not be read and might have mattered', () => {
    expect(reasons(phq9(28))).toEqual([
      'PHQ-9 28 of 27 on 2026-11-20: could not be read (score is above maxScore)',
    ]);
    expect(reasons(phq9(20, -3))[0]).toMatch(/could not be read \(dated more than 24 h ahead\)$/);
    expect(reasons({ ...phq9(9), maxScore: 30 })).toEqual([
      '"PHQ-9" 9 of 30 on 2026-11-20: could not be read (maxScore is not a known maximum of this instrument)',
    ]);
  });
});

test('codes of the scale point into the answer; an unknown one has none', () => {
  expect(scaleCodes(read(phq9(4)).lead, '/factors/0')[0]).toMatchObject({
    code: '44261-6',
    mapsTo: '/factors/0',
  });
  expect(scaleCodes(read(unknownScale(4)).lead, '/factors/0')).toEqual([]);
  expect(scaleCodes(undefined, '/factors/0')).toEqual([]);
});

test('only the lead and its peers are marked as having contributed', () => {
  const inputs = scaleInputs(read(phq9(4), gad7(3), pain(2), who5(60), cssrs(0)));
  expect(inputs.map(({ contributed }) => contributed)).toEqual([true, true, false, false, false]);
});
