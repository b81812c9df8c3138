import type { Scores } from '../find/classifier/classify.ts';
import { OUTPUTS, RISK_TOPICS, type RiskTopic } from '../find/classifier/outputs.ts';
import type { JudgedStatement } from '../find/judge-statements.ts';
import { CONCERN, SPREADS_OF_STATEMENTS, TOPICS } from './statement-weights.ts';
import { clipped } from './visit-evidence.ts';
import { weighedBy } from '../find/classifier/linear-model.ts';

/** What is known of a statement when the whole visit is. */
export interface WeighedStatement {
  /** Logarithm of the odds that it bears risk. */
  readonly concern: number;
  /** Logarithm of the odds of each topic, if it does. */
  readonly topics: Readonly<Record<RiskTopic, number>>;
}

/** What a visit as a whole says that bears on its statements. Data. */
export const OF_VISIT: readonly string[] = [
  'level.low',
  'level.moderate',
  'level.high',
  'risk.passive_si',
  'risk.active_si',
  'risk.si_with_plan',
  'risk.si_with_intent',
  'risk.past_attempt',
  'risk.recent_attempt',
  'risk.self_harm',
  'risk.homicidal_ideation',
  'risk.violence_risk',
  'risk.access_to_lethal_means',
  'risk.grave_disability',
  'risk.denies_si_hi',
  'perception.command_hallucinations',
];

/** A statement with its question and what stands around it. */
type Placed = Pick<JudgedStatement, 'scores' | 'ofQuestion' | 'context'>;

/**
 * The columns a statement is weighed by: what stands around it, its own scores, the topics of its question and of the
 * statement before it, and what the whole visit says.
 */
export function columnsOfStatement(
  { scores, ofQuestion, context }: Placed,
  before: Placed | undefined,
  weighed: ReadonlyMap<string, number>,
): Float64Array {
  return Float64Array.from([
    ...context,
    ...OUTPUTS.map((output) => clipped(scores[output])),
    ...topicsOf(ofQuestion),
    ...(before === undefined ? RISK_TOPICS.map(() => NOTHING) : topicsOf(before.scores)),
    ...OF_VISIT.map((target) => clipped(weighed.get(target) ?? NOTHING)),
  ]);
}
const NOTHING = -4;

function topicsOf(scores: Scores): number[] {
  return RISK_TOPICS.map((topic) => clipped(scores[`topic:${topic}`]));
}

/** Weighs every statement of a visit that is weighed as a whole. */
export function weighStatements(
  statements: readonly Placed[],
  weighed: ReadonlyMap<string, number>,
): WeighedStatement[] {
  return statements.map((statement, at) => {
    const columns = columnsOfStatement(statement, statements[at - 1], weighed).map(
      (value, column) => value / (SPREADS_OF_STATEMENTS[column] ?? 1),
    );
    return {
      concern: weighedBy(CONCERN, columns),
      topics: Object.fromEntries(
        RISK_TOPICS.map((topic) => [topic, weighedBy(TOPICS[topic], columns)]),
      ) as Record<RiskTopic, number>,
    };
  });
}
