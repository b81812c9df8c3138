import type { Statement } from '../attribute/statements.ts';
import type { Scores } from './classifier/classify.ts';
import type { Judged } from './classifier/features.ts';
import { remembered } from './classifier/remembered.ts';
import { RISK_TOPICS } from './classifier/outputs.ts';
import { LIKELIHOOD } from './classifier/weights.ts';

const DENIES =
  /^[^\p{L}[]{0,20}(?:\[[^\]]{0,80}\][^\p{L}[]{0,20})?(?:no|nope|nah|naw|na|never|none|not at all|nothing|god,? no|och,? no|no way|not once)(?!\p{L})/iu;
const AFFIRMS =
  /^[^\p{L}]*(?:yes|yeah|yep|aye|sometimes|often|every|most|a bit|i do|i have|i did|mm|sure|course|of course)(?!\p{L})/iu;

/** Statements before and after that are looked at, and what each step away takes off. */
const BEFORE = 6;
const AFTER = 4;
const STEP = 0.3;
const SHORT_WORDS = 12;
/** A question of so few words asks on about what was said before. */
const FOLLOW_UP_WORDS = 5;
const LIMIT = 4;
/** Stands for the statements that a short visit does not have. */
const SHORT_VISIT = 0;

/** The logarithm of the odds that a clinician must hear of a statement, by its row of `contextOf`. */
export function likelihoodOf(context: readonly number[]): number {
  return context.reduce((sum, value, column) => sum + value * (LIKELIHOOD[column] ?? 0), 0);
}

/**
 * What the likelihood is computed from, one row a statement. The weights are learned from whole visits.
 *
 * @param scores what the classifier says of each statement
 * @param questions what it says of the question before each
 */
// oxlint-disable-next-line max-lines-per-function -- a row of numbers in the order of the weights that were learned for them
export function contextOf(
  statements: readonly Statement[],
  scores: readonly Scores[],
  questions: readonly Scores[],
): number[][] {
  const risk = scores.map((own) => clipped(own.risk + 1));
  const asked = questions.map(askedRisk);
  const top = risk.toSorted((a, b) => b - a);
  return statements.map((statement, at) => {
    const own = scores[at] as Scores;
    const r = risk[at] ?? 0;
    const q = asked[at] ?? 0;
    const no = Number(statement.isFirst && DENIES.test(statement.text));
    const yes = Number(statement.isFirst && AFFIRMS.test(statement.text));
    const words = statement.text.split(/\s+/).length;
    const short = Number(words <= SHORT_WORDS);
    const before = nearest(risk, at, -1, BEFORE);
    const followsUp = Number(
      statement.question !== '' && statement.question.split(/\s+/).length <= FOLLOW_UP_WORDS,
    );
    const askedBefore = nearest(asked, at, -1, BEFORE);
    const unknown = Number(statement.speaker === 'unknown');
    const manner = (score: number): number => Math.max(0, Math.min(LIMIT, score + 2));
    return [
      1,
      r,
      Math.max(0, r),
      before,
      nearest(risk, at, 1, AFTER),
      withinTurn(statements, risk, at),
      top[0] ?? 0,
      top[2] ?? SHORT_VISIT,
      top[5] ?? SHORT_VISIT,
      q,
      q * no,
      q * yes,
      q * short,
      no,
      yes,
      no * r,
      short,
      before * short,
      manner(own['how:denied']),
      manner(own['how:intrusive']),
      manner(own['how:dreamt']),
      manner(own['how:sung']),
      manner(own['how:joked']),
      manner(own['how:quoted']),
      manner(own['of:other']),
      Number(statement.speaker === 'other'),
      unknown,
      unknown * r,
      strongestTopic(own) + 1,
      Math.min(2, words / 30),
      Number(statement.isFirst),
      followsUp,
      followsUp * before,
      askedBefore,
      askedBefore * (1 - no) * short,
      (1 - no) * Math.max(0, q),
      Number(statement.speaker === 'other') * r,
    ];
  });
}

function clipped(score: number): number {
  return Math.max(-LIMIT, Math.min(LIMIT, score));
}

function strongestTopic(scores: Scores): number {
  return Math.max(...RISK_TOPICS.map((topic) => scores[`topic:${topic}`]));
}

/** What a classifier says of each question by its own words; a question is judged once. */
export function scoresOfQuestions(
  statements: readonly Statement[],
  classify: (judged: Judged) => Scores,
): Scores[] {
  const judge = remembered(classify);
  return statements.map(({ question }) => judge({ question: '', statement: question }));
}

/** How far a question is about risk. */
export function askedRisk(scores: Scores): number {
  return clipped(strongestTopic(scores) + 1);
}

/** The highest of the next ones in a direction, each step further counting less. */
function nearest(risk: readonly number[], at: number, direction: 1 | -1, reach: number): number {
  let most = -LIMIT;
  for (let step = 1; step <= reach; step += 1)
    most = Math.max(most, (risk[at + direction * step] ?? -LIMIT) - STEP * step);
  return most;
}

/** The highest of the others near it in its turn. */
function withinTurn(statements: readonly Statement[], risk: readonly number[], at: number): number {
  let most = -LIMIT;
  for (let other = at - AFTER; other <= at + AFTER; other += 1)
    if (other !== at && statements[other]?.turn === statements[at]?.turn)
      most = Math.max(most, risk[other] ?? -LIMIT);
  return most;
}
