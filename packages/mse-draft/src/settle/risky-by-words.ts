import type { Ranked } from '../weigh/rank-statements.ts';

/** From this score on a statement is risk by its own words; from the second on where no rule says so too. Ours. */
const RULED = 1;
const NOT_RULED = 1.6;

/** Statements of the patient that are risk by their own words, said after both kinds of harm were last denied. */
export function riskyByWords(statements: readonly Ranked[], deniedUntil: number): Ranked[] {
  return statements.filter(
    ({ statedAs, experiencer, scores, start, isRuled }) =>
      statedAs === 'asserted' &&
      experiencer === 'patient' &&
      scores.risk >= (isRuled ? RULED : NOT_RULED) &&
      start >= deniedUntil,
  );
}
