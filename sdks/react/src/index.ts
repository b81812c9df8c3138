export { Answer, type AnyAnswer } from './answer.tsx';
export { type AnswerFormat, createAnswerFormat } from './answer-format.ts';
export type { AnswerProps } from './answer-props.ts';
export { Disclaimer } from './pieces/disclaimer.tsx';
export { RelapseAnswer } from './analyses/relapse-answer.tsx';
export type { AnswerTexts } from './texts/en.ts';
