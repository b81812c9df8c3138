import type { CssrsAnswers, CssrsQuestionId, MseRiskLevel } from '@svc/contracts';
import { CSSRS_QUESTIONS } from '@svc/clinical';
import { highestLevel } from './risk-level.ts';

export interface CssrsScore {
  /** Of the yes answers; none without one, which says something only when `complete`. */
  readonly level: MseRiskLevel;
  /** Any yes. */
  readonly positive: boolean;
  /** Every question to be asked has an answer. */
  readonly complete: boolean;
  /** Questions to be asked that have no answer. */
  readonly missing: readonly CssrsQuestionId[];
  /** Questions answered yes that follow only a yes to q2, which is answered no. Their yes counts. */
  readonly contradictory: readonly CssrsQuestionId[];
}

/**
 * Level of a C-SSRS screen: the highest of its yes answers. A missing answer is never a no, it only makes the
 * screen incomplete; q3 to q5 are missing only after a yes to q2. Levels and sources: `CSSRS_QUESTIONS`.
 *
 * @example
 * ```ts
 * import { scoreCssrs } from '@svc/engines';
 *
 * scoreCssrs({ q1: 'yes', q2: 'no', q6: 'no' });
 * // → { level: 'low', positive: true, complete: true, missing: [], contradictory: [] }
 * ```
 */
export function scoreCssrs(answers: CssrsAnswers): CssrsScore {
  const yes = CSSRS_QUESTIONS.filter(({ id }) => answers[id] === 'yes');
  const missing = CSSRS_QUESTIONS.filter(
    ({ id, after }) => (after === undefined || answers[after] === 'yes') && answers[id] === undefined,
  );
  return {
    level: highestLevel(yes.map(({ level }) => level)),
    positive: yes.length > 0,
    complete: missing.length === 0,
    missing: missing.map(({ id }) => id),
    contradictory: yes
      .filter(({ after }) => after !== undefined && answers[after] === 'no')
      .map(({ id }) => id),
  };
}
