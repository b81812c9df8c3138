import type { Statement } from '../attribute/statements.ts';
import { statedAs, type StatedAs } from './assertion.ts';
import { classify, type Scores } from './classifier/classify.ts';
import type { Judged } from './classifier/features.ts';
import { RISK_TOPICS, type RiskTopic } from './classifier/outputs.ts';
import { askedRisk, contextOf, likelihoodOf, scoresOfQuestions } from './likelihood.ts';

/** A statement with what is known of it. */
export interface JudgedStatement extends Statement {
  readonly scores: Scores;
  /** What the classifier says of its question. */
  readonly ofQuestion: Scores;
  /** What stands around it, as the likelihood is computed from. */
  readonly context: readonly number[];
  readonly statedAs: StatedAs;
  readonly experiencer: 'patient' | 'other';
  /** Logarithm of the odds that a clinician must hear of it, where it stands in the visit. */
  readonly likelihood: number;
  /** How far the question before it is about risk. */
  readonly asked: number;
  /** How far it is about each topic, its question counted in. */
  readonly topics: Readonly<Record<RiskTopic, number>>;
}

/** From this score on a statement is about somebody else; ours. */
const OF_OTHER = 1.4;
/** What a topic of the question counts of one of the answer. */
const OF_QUESTION = 0.2;
/** What a denial or another manner takes off the likelihood. */
const OFF = 1.2;

/** With so few statements nothing around them says more than their words. */
export const SHORT_VISIT = 6;
/** What makes a score of the words a likelihood. */
const BY_WORDS = 1.5;
/** The same where much stands around it. */
const BY_WORDS_IN_LONG_VISIT = -1.55;

/** Judges every statement. */
export function judgeStatements(
  statements: readonly Statement[],
  judge: (judged: Judged) => Scores = classify,
): JudgedStatement[] {
  const scores = statements.map(({ question, words }) => judge({ question, statement: words }));
  const questions = scoresOfQuestions(statements, judge);
  const contexts = contextOf(statements, scores, questions);
  const isShort = statements.length <= SHORT_VISIT;
  return statements.map((statement, at) => {
    const own = scores[at] as Scores;
    const manner = statedAs(statement, own);
    const question = questions[at] as Scores;
    const context = contexts[at] as number[];
    const likelihood = likelihoodOf(context);
    return {
      ...statement,
      scores: own,
      ofQuestion: question,
      context,
      statedAs: manner,
      experiencer: own['of:other'] >= OF_OTHER ? 'other' : 'patient',
      likelihood:
        Math.max(
          likelihood,
          manner === 'asserted' ? own.risk + (isShort ? BY_WORDS : BY_WORDS_IN_LONG_VISIT) : -Infinity,
        ) - (manner === 'asserted' ? 0 : OFF),
      asked: askedRisk(question),
      topics: topicsOf(own, question),
    };
  });
}

function topicsOf(own: Scores, question: Scores): Record<RiskTopic, number> {
  return Object.fromEntries(
    RISK_TOPICS.map((topic) => [topic, own[`topic:${topic}`] + OF_QUESTION * question[`topic:${topic}`]]),
  ) as Record<RiskTopic, number>;
}
