import { readIndicators } from '@svc/clinical';
import { normalForm, type RelapseAssessment } from '@svc/contracts';
import type { AgentEvaluation } from '../agent-evaluation.ts';

const CLAUSE = /[^.;\n!?]+/gu;

/**
 * An evaluation of early signs with those that the words beside them tell and the list does not: named and never scored.
 *
 * @example
 * ```ts
 * import { scoreRelapse, withSignsInContext } from '@svc/engines';
 *
 * const scored = scoreRelapse([{ indicator: 'irritability', severity: 0.3 }]);
 * withSignsInContext(scored, 'Stopped taking her tablets.').warnings.at(-1);
 * // → 'said in the context and not scored: medication stopped'
 * ```
 */
export function withSignsInContext(
  evaluation: AgentEvaluation<RelapseAssessment>,
  context: string | undefined,
): AgentEvaluation<RelapseAssessment> {
  if (context === undefined) return evaluation;
  const scored = new Set(evaluation.assessment?.contributing.map(({ indicator }) => indicator));
  const told = [...normalForm(context).matchAll(CLAUSE)].flatMap(([clause]) =>
    readIndicators(clause)
      .present.filter(({ key }) => !scored.has(key))
      .map(({ label }) => ({ text: clause.trim(), label: label.toLowerCase() })),
  );
  if (told.length === 0) return evaluation;
  const labels = [...new Set(told.map(({ label }) => label))];
  return {
    ...evaluation,
    warnings: [...evaluation.warnings, `said in the context and not scored: ${labels.join(', ')}`],
    contextRead: [
      ...(evaluation.contextRead ?? []),
      ...told.map(({ text, label }) => ({
        text,
        readAs: `early sign of relapse: ${label}`,
        state: 'present' as const,
      })),
    ],
  };
}
