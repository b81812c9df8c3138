import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '@svc/clinical';
import { scoreInstruments } from './score-instruments.ts';

const all = (count: number, answer: number) => Array.from({ length: count }, () => answer);

/** Answers as digits, one per item: `1230`. */
const digits = (text: string) => [...text].map(Number);

const totalsOf = (instrument: string, responses: readonly number[]) =>
  Object.fromEntries(
    (scoreInstruments([{ instrument, responses }]).assessment?.results ?? []).map(({ scale, total }) => [
      scale,
      total,
    ]),
  );

// Lowest and highest total as printed on the instrument; typed here, never read from the catalogue.
const EXTREMES: readonly [
  instrument: string,
  best: readonly number[],
  lowest: number,
  worst: readonly number[],
  highest: number,
][] = [
  ['phq9', all(9, 0), 0, all(9, 3), 27],
  ['phq8', all(8, 0), 0, all(8, 3), 24],
  ['phq2', all(2, 0), 0, all(2, 3), 6],
  ['phq4', all(4, 0), 0, all(4, 3), 12],
  ['phq15', all(15, 0), 0, all(15, 2), 30],
  ['phqa', all(9, 0), 0, all(9, 3), 27],
  ['gad7', all(7, 0), 0, all(7, 3), 21],
  ['gad2', all(2, 0), 0, all(2, 3), 6],
  ['pcl5', all(20, 0), 0, all(20, 4), 80],
  ['pcptsd5', all(5, 0), 0, all(5, 1), 5],
  ['isi', all(7, 0), 0, all(7, 4), 28],
  ['audit', all(10, 0), 0, all(10, 4), 40],
  ['auditc', all(3, 0), 0, all(3, 4), 12],
  ['dast10', digits('0010000000'), 0, digits('1101111111'), 10],
  ['cage', all(4, 0), 0, all(4, 1), 4],
  ['asrs', all(6, 0), 0, all(6, 4), 6],
  ['epds', all(10, 0), 0, all(10, 3), 30],
  ['gds15', digits('100010100010100'), 0, digits('011101011101011'), 15],
  ['madrs', all(10, 0), 0, all(10, 6), 60],
  ['hamd17', all(17, 0), 0, digits('44422244444222422'), 52],
  ['bdi2', all(21, 0), 0, all(21, 3), 63],
  ['bai', all(21, 0), 0, all(21, 3), 63],
  ['hama', all(14, 0), 0, all(14, 4), 56],
  ['ymrs', all(11, 0), 0, digits('44448848844'), 60],
  ['asrm', all(5, 0), 0, all(5, 4), 20],
  ['ybocs', all(10, 0), 0, all(10, 4), 40],
  ['ocir', all(18, 0), 0, all(18, 4), 72],
  ['pss10', digits('0004404400'), 0, digits('4440040044'), 40],
  ['who5', all(5, 0), 0, all(5, 5), 100],
  ['whodas12', all(12, 0), 0, all(12, 4), 48],
  ['k10', all(10, 1), 10, all(10, 5), 50],
  ['k6', all(6, 0), 0, all(6, 4), 24],
  ['scoff', all(5, 0), 0, all(5, 1), 5],
  ['eat26', [...all(25, 0), 3], 0, [...all(25, 3), 0], 78],
  ['psqi', all(7, 0), 0, all(7, 3), 21],
  ['ess', all(8, 0), 0, all(8, 3), 24],
  ['cgis', [1], 1, [7], 7],
  ['bprs18', all(18, 1), 18, all(18, 7), 126],
  ['panss', all(30, 1), 30, all(30, 7), 210],
  ['aims', all(12, 0), 0, [...all(10, 4), 1, 1], 28],
  ['des2', all(28, 0), 0, all(28, 10), 100],
  ['spin', all(17, 0), 0, all(17, 4), 68],
  ['pdss', all(7, 0), 0, all(7, 4), 28],
  ['cssrs', all(6, 0), 0, all(6, 1), 3],
  ['ciwaar', all(10, 0), 0, [...all(9, 7), 4], 67],
  ['wsas', all(5, 0), 0, all(5, 8), 40],
  ['core10', all(10, 0), 0, all(10, 4), 40],
  ['iesr', all(22, 0), 0, all(22, 4), 88],
  ['shaps', all(14, 0), 0, all(14, 1), 14],
  ['hark', all(4, 0), 0, all(4, 1), 4],
  ['mmse', all(11, 0), 0, digits('55353213111'), 30],
  ['pain_nrs', [0], 0, [10], 10],
];

describe('the lowest and the highest total of an instrument [1:4.7 responses]', () => {
  it.each(EXTREMES)('%s', (instrument, best, lowest, worst, highest) => {
    expect(totalsOf(instrument, best).total).toBe(lowest);
    expect(totalsOf(instrument, worst).total).toBe(highest);
  });

  it('are tested for every instrument that has one total and can be added up', () => {
    const withSubscalesOnly = ['hads', 'dass21', 'bam'];
    const notSummed = ['mdq', 'qids16', 'moca'];
    const expected = INSTRUMENTS.map(({ key }) => key).filter(
      (key) => ![...withSubscalesOnly, ...notSummed].includes(key),
    );
    expect(EXTREMES.map(([key]) => key).toSorted()).toEqual(expected.toSorted());
  });
});

describe('mixed answers [1:4.7 responses]', () => {
  it.each<[string, readonly number[], Record<string, number>]>([
    ['phq9', digits('210312010'), { total: 10 }],
    ['gad7', digits('3210123'), { total: 12 }],
    ['pcl5', digits('43210432104321043210'), { total: 40 }],
    ['audit', digits('4321012304'), { total: 20 }],
    // Item 3 counts the other way round: a "no" is a point.
    ['dast10', digits('1000000000'), { total: 2 }],
    // Items 1, 5, 7, 11 and 13 count when they are answered no.
    ['gds15', all(15, 0), { total: 5 }],
    ['gds15', all(15, 1), { total: 10 }],
    // Items 4, 5, 7 and 8 are turned round: 6 times 1, 4 times (4 - 1).
    ['pss10', all(10, 1), { total: 18 }],
    ['eat26', all(26, 1), { total: 27 }],
    ['who5', digits('33222'), { total: 48 }],
    ['whodas12', digits('110000010221'), { total: 8 }],
    // Shaded from 2 in items 1 to 3, from 3 in items 4 to 6.
    ['asrs', digits('222222'), { total: 3, sum: 12 }],
    ['asrs', digits('212323'), { total: 4, sum: 13 }],
    // Odd items are anxiety, even items depression.
    ['hads', digits('30303030303030'), { anxiety: 21, depression: 0 }],
    ['hads', digits('12121212121212'), { anxiety: 7, depression: 14 }],
    // Depression 3 5 10 13 16 17 21, anxiety 2 4 7 9 15 19 20, stress 1 6 8 11 12 14 18; doubled.
    ['dass21', digits('001010000100100110001'), { depression: 14, anxiety: 0, stress: 0 }],
    ['dass21', digits('030300303000003000330'), { depression: 0, anxiety: 42, stress: 0 }],
    ['dass21', digits('200002020022020002000'), { depression: 0, anxiety: 0, stress: 28 }],
    [
      'panss',
      [...all(7, 4), ...all(7, 2), ...all(16, 3)],
      { total: 90, positive: 28, negative: 14, general: 48 },
    ],
    ['ybocs', digits('3333322222'), { total: 25, obsessions: 15, compulsions: 10 }],
    ['aims', digits('120000021000'), { total: 3, items_1_10: 6 }],
    // Use 4 5 6, risk 1 2 3 8 11 15, protective 9 10 12 13 14 16; items 7 and 17 count nowhere.
    ['bam', digits('11122241334333134'), { use: 6, risk: 9, protective: 18 }],
    // Tens of per cent: the mean of 28 answers, in per cent.
    ['des2', [...all(14, 6), ...all(14, 0)], { total: 30 }],
    ['des2', [10, ...all(27, 0)], { total: 3.571429 }],
    ['hamd17', digits('21122211111111111'), { total: 21 }],
    ['ymrs', digits('22224424422'), { total: 30 }],
    ['ciwaar', digits('1111111114'), { total: 13 }],
  ])('%s %j', (instrument, responses, totals) => {
    expect(totalsOf(instrument, responses)).toEqual(totals);
  });
});

describe('answers that cannot be added up are refused with the reason [1:4.7 responses]', () => {
  it.each([
    ['qids16', 16, 'the highest answer of items 1-4, 6-9 and 15-16 counts once for each group'],
    ['mdq', 13, 'a positive screen also needs the two questions that follow the thirteen items'],
    ['moca', 7, 'a point is added for twelve or fewer years of education'],
  ])('%s', (instrument, count, reason) => {
    const { assessment, warnings } = scoreInstruments([{ instrument, responses: all(count, 0) }]);
    expect(assessment).toBeNull();
    expect(warnings.some((warning) => warning.includes(`responses not scored, ${reason}`))).toBe(true);
  });
});
