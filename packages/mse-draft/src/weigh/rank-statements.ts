import { merged, overlapping, type Span } from '../segment/overlapping.ts';
import { RISK_TOPICS, type RiskTopic } from '../find/classifier/outputs.ts';
import type { JudgedStatement } from '../find/judge-statements.ts';
import { type WeighedStatement, weighStatements } from './weigh-statements.ts';
import { ANY_RISK } from './weigh-visit.ts';

/** A statement with how likely it is to be risk, and of what. */
export interface Ranked extends JudgedStatement {
  readonly rank: number;
  readonly topic: RiskTopic;
  /** Whether a rule takes it for risk. */
  readonly isRuled: boolean;
}

/** What is said by others who are present counts less. */
const OFF_FOR_OTHERS = 0.8;

/** From this score on, words are risk whatever the visit says, and are of this rank at least; in a quiet visit from a higher one, and a yet higher one where no rule says so too. Ours. */
const RISK_BY_WORDS = { inVisit: 0.5, ruled: 1.3, unruled: 2 };
const LEAST_BY_WORDS = 0.5;

/**
 * Ranks statements: by the whole visit where it is weighed, but never lower than by their words; else by their words and what stands
 * around them.
 *
 * @param risks what rules take for risk
 */
export function rankStatements(
  statements: readonly JudgedStatement[],
  weighed: ReadonlyMap<string, number>,
  risks: readonly Span[],
): Ranked[] {
  const ruled = merged(risks);
  const isRuled = (statement: Span): boolean => overlapping(ruled, statement).length > 0;
  if (weighed.size === 0)
    return statements.map((statement) => ({
      ...statement,
      rank: statement.likelihood - (statement.speaker === 'other' ? OFF_FOR_OTHERS : 0),
      topic: likeliest(statement.topics),
      isRuled: isRuled(statement),
    }));
  const weights = weighStatements(statements, weighed);
  const isQuiet = (weighed.get(ANY_RISK) ?? 0) < 0;
  return statements.map((statement, at) => {
    const { concern, topics } = weights[at] as WeighedStatement;
    const own = { ...statement, topic: likeliest(topics), isRuled: isRuled(statement) };
    const from = RISK_BY_WORDS[isQuiet ? (own.isRuled ? 'ruled' : 'unruled') : 'inVisit'];
    const isByWords = statement.statedAs === 'asserted' && statement.scores.risk >= from;
    return { ...own, rank: isByWords ? Math.max(concern, LEAST_BY_WORDS) : concern };
  });
}

function likeliest(topics: JudgedStatement['topics']): RiskTopic {
  return RISK_TOPICS.reduce((best, topic) => (topics[topic] > topics[best] ? topic : best));
}
