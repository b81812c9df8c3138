import type { OperationId } from '../wire/operations.ts';

/** Looks at an answer as it came. Whatever it throws is swallowed: the call succeeds all the same. */
export type AnswerCheck = (operation: OperationId, answer: unknown) => void;
