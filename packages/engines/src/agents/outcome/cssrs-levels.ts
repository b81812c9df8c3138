import { CSSRS_QUESTIONS } from '@svc/clinical';
import { levelRank } from '../../mse/risk-level.ts';

/** Instruments whose result is the highest level of any item answered yes: the level of each item, in order. */
export const ITEM_LEVELS: Readonly<Record<string, readonly number[]>> = {
  cssrs: CSSRS_QUESTIONS.map(({ level }) => levelRank(level)),
};

/** Follow-up answers of a C-SSRS screen without the question they follow from: the yes answers count. */
export function contradictsSkipLogic(instrumentKey: string, responses: readonly number[]): boolean {
  if (instrumentKey !== 'cssrs') return false;
  const answerTo = new Map(CSSRS_QUESTIONS.map(({ id }, position) => [id, responses[position]]));
  return CSSRS_QUESTIONS.some(
    ({ id, after }) => after !== undefined && answerTo.get(after) === 0 && answerTo.get(id) === 1,
  );
}
