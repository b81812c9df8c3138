import type { OperationId } from '../wire/operations.ts';

/** Looks at an answer as it came. Anything it throws is swallowed: the call still succeeds. */
export type AnswerCheck = (operation: OperationId, answer: unknown) => void;
