import type { JudgedStatement } from '../find/judge-statements.ts';

/** From this score on a statement is risk by its own words; ours. */
const BY_WORDS_ALONE = 1.2;

/** Statements of the patient that are risk by their own words, said after both kinds of harm were last denied. */
export function riskyByWords<Statement extends JudgedStatement>(
  statements: readonly Statement[],
  deniedUntil: number,
): Statement[] {
  return statements.filter(
    ({ statedAs, experiencer, scores, start }) =>
      statedAs === 'asserted' &&
      experiencer === 'patient' &&
      scores.risk >= BY_WORDS_ALONE &&
      start >= deniedUntil,
  );
}
