import { type JudgedStatement, SHORT_VISIT } from '../find/judge-statements.ts';

/** Whether a visit is a talk between known speakers, long enough to be weighed as a whole. */
export function isWeighed(statements: readonly JudgedStatement[]): boolean {
  return statements.length > SHORT_VISIT && statements.every(({ speaker }) => speaker !== 'unknown');
}
