import { describe, expect, it } from 'vitest';
import {
  answerSets,
  answersOf,
  COMPLETE_ROWS,
  fits,
  LEVEL_ROWS,
  lookUp,
  PUBLISHED_ROWS,
} from '../../test/mse/cssrs.ts';
import { CSSRS_QUESTIONS } from '@svc/clinical';
import { levelRank } from './risk-level.ts';
import { scoreCssrs } from './score-cssrs.ts';

const FULL = answerSets('yn');
const PARTIAL = answerSets('yn-');
const rankOf = (signs: string) => levelRank(scoreCssrs(answersOf(signs)).level);

function replace(signs: string, index: number, sign: string): string {
  return signs.slice(0, index) + sign + signs.slice(index + 1);
}

/** How many sets have each outcome. */
function tally<Outcome extends string | boolean>(sets: readonly string[], read: (signs: string) => Outcome) {
  const counts = new Map<Outcome, number>();
  for (const signs of sets) counts.set(read(signs), (counts.get(read(signs)) ?? 0) + 1);
  return Object.fromEntries(counts);
}

describe('every set of answers [2:2.4 C-SSRS level]', () => {
  it('counts as the table has it: 64 full sets, 729 with open questions', () => {
    expect(FULL).toHaveLength(64);
    expect(PARTIAL).toHaveLength(729);
    expect(tally(FULL, (signs) => String(lookUp(LEVEL_ROWS, signs)))).toEqual({
      none: 1,
      low: 3,
      moderate: 4,
      high: 56,
    });
    expect(tally(PARTIAL, (signs) => String(lookUp(LEVEL_ROWS, signs)))).toEqual({
      none: 64,
      low: 80,
      moderate: 72,
      high: 513,
    });
    expect(tally(PARTIAL, (signs) => String(lookUp(COMPLETE_ROWS, signs)))).toEqual({
      true: 140,
      false: 589,
    });
  });

  it.each(FULL)('%s has the level of the table and is complete', (signs) => {
    const { level, complete, positive } = scoreCssrs(answersOf(signs));
    expect({ level, complete, positive }).toEqual({
      level: lookUp(LEVEL_ROWS, signs),
      complete: true,
      positive: signs.includes('y'),
    });
  });

  it('all 729, open questions included, have the level and completeness of the tables', () => {
    for (const signs of PARTIAL) {
      const { level, complete, positive } = scoreCssrs(answersOf(signs));
      expect({ signs, level, complete, positive }).toEqual({
        signs,
        level: lookUp(LEVEL_ROWS, signs),
        complete: lookUp(COMPLETE_ROWS, signs),
        positive: signs.includes('y'),
      });
    }
  });

  it.each(PUBLISHED_ROWS)('the published row %s is %s', (pattern, level) => {
    const sets = PARTIAL.filter((signs) => fits(pattern, signs));
    expect(sets.length).toBeGreaterThan(0);
    for (const signs of sets) expect([signs, scoreCssrs(answersOf(signs)).level]).toEqual([signs, level]);
  });
});

describe('monotone [2:2.4 C-SSRS level]', () => {
  /** Every set with one place of this sign, and the same set with another sign there. */
  const swaps = (from: string, to: string) =>
    PARTIAL.flatMap((signs) =>
      [...signs].flatMap((sign, index) =>
        sign === from ? [[signs, replace(signs, index, to)] as const] : [],
      ),
    );

  it.each([
    ['a no that becomes a yes', 'n', 'y'],
    ['an open question answered yes', '-', 'y'],
  ])('%s never lowers the level', (_, from, to) => {
    expect(swaps(from, to)).toHaveLength(1458);
    for (const [before, after] of swaps(from, to)) {
      expect(rankOf(after)).toBeGreaterThanOrEqual(rankOf(before));
    }
  });

  it('an open question answered no leaves the level as it is', () => {
    for (const [before, after] of swaps('-', 'n')) expect(rankOf(after)).toBe(rankOf(before));
  });
});

describe('a missing answer is never a no [D:C-SSRS q6]', () => {
  it.each([
    ['------', ['q1', 'q2', 'q6']],
    ['nn---n', []],
    ['nn----', ['q6']],
    ['-n---n', ['q1']],
    ['n----n', ['q2']],
    ['ny---n', ['q3', 'q4', 'q5']],
    ['nyn-nn', ['q4']],
    ['nynnnn', []],
    ['n-y--n', ['q2']],
    ['nny--n', []],
  ])('%s leaves %j open', (signs, missing) => {
    const score = scoreCssrs(answersOf(signs));
    expect(score.missing).toEqual(missing);
    expect(score.complete).toBe(missing.length === 0);
  });

  it.each([
    ['nnyyyn', ['q3', 'q4', 'q5']],
    ['yny--n', ['q3']],
    ['nn---y', []],
    ['n-y--n', []],
    ['nyyyyy', []],
  ])('%s contradicts itself in %j', (signs, contradictory) => {
    expect(scoreCssrs(answersOf(signs)).contradictory).toEqual(contradictory);
  });

  it('q6 is asked for the past 3 months, the others for the past month', () => {
    expect(CSSRS_QUESTIONS.map(({ timeframe }) => timeframe)).toEqual([
      'past month',
      'past month',
      'past month',
      'past month',
      'past month',
      'past 3 months',
    ]);
  });

  it('no evidence is left unnamed, and what guides do not say is ours', () => {
    expect(CSSRS_QUESTIONS.map(({ evidence }) => evidence.status)).toEqual([
      'verified',
      'verified',
      'verified',
      'verified',
      'verified',
      'ours',
    ]);
  });
});
