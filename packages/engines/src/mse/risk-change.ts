import type { MseSelection } from '@svc/contracts';
import { assessMseRisk } from './assess-risk.ts';
import { CSSRS_QUESTIONS, RISK } from '@svc/clinical';
import { riskFindingsOf } from './findings.ts';
import { levelRank } from './risk-level.ts';

/**
 * Names what spoke of risk in the version before and is not in the new one: risk-bearing options by domain and label,
 * C-SSRS answers that are gone, and yes answers that became a no. Empty when nothing was taken away.
 *
 * @example
 * ```ts
 * import { droppedRisk } from '@svc/engines';
 *
 * droppedRisk({ risk: { values: [], cssrs: { q1: 'yes' } } }, {}); // → [ 'C-SSRS q1: yes' ]
 * ```
 */
export function droppedRisk(before: MseSelection, after: MseSelection): string[] {
  const answersBefore = before[RISK.key]?.cssrs;
  const answersAfter = after[RISK.key]?.cssrs;
  const options = riskFindingsOf(before)
    .filter(({ domain, option }) => !after[domain.key]?.values.includes(option.value))
    .map(({ domain, option }) => `${domain.label}: ${option.label}`);
  const answers = CSSRS_QUESTIONS.flatMap(({ id }) => {
    const [was, is] = [answersBefore?.[id], answersAfter?.[id]];
    return was === undefined || is === was || is === 'yes' ? [] : [`C-SSRS ${id}: ${was}`];
  });
  return [...options, ...answers];
}

/**
 * Whether the risk level of the new version is below that of the version before.
 *
 * @example
 * ```ts
 * import { riskLowered } from '@svc/engines';
 *
 * riskLowered({ risk: { values: [], cssrs: { q1: 'yes' } } }, {}); // → true
 * ```
 */
export function riskLowered(before: MseSelection, after: MseSelection): boolean {
  return levelRank(assessMseRisk(after).level) < levelRank(assessMseRisk(before).level);
}
