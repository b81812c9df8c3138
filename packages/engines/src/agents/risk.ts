import type { AgentEvaluation, AgentRisk } from './agent-evaluation.ts';

/** What a risk says when nothing could be assessed: never to be read as "no risk". */
const NOT_ASSESSABLE = 'Not assessable';

/** A risk with its flag: set from `moderate` up. */
export function riskOf(level: AgentRisk['level'], labels: readonly string[]): AgentRisk {
  return { flag: level === 'moderate' || level === 'high', level, labels };
}

/** How the label of entries that were not recognised ends. */
export const NOT_RECOGNISED = 'not recognised and not checked';

/** The label of entries that were not recognised; none when there are none. */
export function unrecognisedLabels(count: number, total: number): string[] {
  return count === 0 ? [] : [`${count} of ${total} entries ${NOT_RECOGNISED}`];
}

/** The answer when nothing could be assessed. `labels` say what was left out; `asks` sets the flag for it. */
export function notAssessable(
  labels: readonly string[],
  warnings: readonly string[],
  asks = false,
): AgentEvaluation<never> {
  const risk = riskOf('none', [NOT_ASSESSABLE, ...labels]);
  return { assessment: null, risk: { ...risk, flag: risk.flag || asks }, findings: [], warnings };
}
