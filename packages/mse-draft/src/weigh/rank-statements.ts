import { RISK_TOPICS, type RiskTopic } from '../find/classifier/outputs.ts';
import type { JudgedStatement } from '../find/judge-statements.ts';
import { type WeighedStatement, weighStatements } from './weigh-statements.ts';

/** A statement with how likely it is to be risk, and of what. */
export interface Ranked extends JudgedStatement {
  readonly rank: number;
  readonly topic: RiskTopic;
}

/** What is said by others who are present counts less. */
const OFF_FOR_OTHERS = 0.8;

/** From this score on, words are risk in a visit of whatever kind, and are of this rank at least. Ours. */
const RISK_BY_WORDS = 1;
const LEAST_BY_WORDS = 0.5;

/** Ranks statements: by the whole visit where it is weighed, but never lower than by their words; else by their words and what stands around them. */
export function rankStatements(
  statements: readonly JudgedStatement[],
  weighed: ReadonlyMap<string, number>,
): Ranked[] {
  if (weighed.size === 0)
    return statements.map((statement) => ({
      ...statement,
      rank: statement.likelihood - (statement.speaker === 'other' ? OFF_FOR_OTHERS : 0),
      topic: topicOf(statement),
    }));
  const weights = weighStatements(statements, weighed);
  return statements.map((statement, at) => {
    const { concern, topic } = weights[at] as WeighedStatement;
    const isByWords = statement.statedAs === 'asserted' && statement.scores.risk >= RISK_BY_WORDS;
    return { ...statement, rank: isByWords ? Math.max(concern, LEAST_BY_WORDS) : concern, topic };
  });
}

function topicOf({ topics }: JudgedStatement): RiskTopic {
  return RISK_TOPICS.reduce((best, topic) => (topics[topic] > topics[best] ? topic : best));
}
