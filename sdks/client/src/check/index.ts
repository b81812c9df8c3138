export type { AnswerCheck } from '../connection/check-answer.ts';
export { checkWith, type DriftProblem, type DriftReport } from './check-with.ts';
