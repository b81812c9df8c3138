import { type JudgedStatement, SHORT_VISIT } from '../find/judge-statements.ts';

/** In fewer statements the visit as a whole decides little: no level is beyond doubt that nobody said, no delusion weighed away. Ours. */
export const FEWEST_STATEMENTS = 12;

/** Whether a visit is a talk between known speakers, long enough to be weighed as a whole. */
export function isWeighed(statements: readonly JudgedStatement[]): boolean {
  return statements.length > SHORT_VISIT && statements.every(({ speaker }) => speaker !== 'unknown');
}
