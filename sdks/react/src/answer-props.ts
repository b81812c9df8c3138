import type { AnswerFormat } from './answer-format.ts';
import type { AnswerTexts } from './texts/en.ts';

/** What every drawing of an answer takes. */
export interface AnswerProps<Data> {
  /** `data` of the answer. */
  readonly data: Data;
  readonly texts: AnswerTexts;
  readonly format: AnswerFormat;
  /** The body that was sent, for what an answer does not repeat: ranges of readings, ends of scales, earlier values. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}
