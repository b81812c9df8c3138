import type { LeftOutCode, LeftOutField, QuestionFate, QuestionReason } from '../../core/index.ts';

/** What the timeline says in one language. `{n}`, `{from}`, `{to}`, `{at}` and `{wait}` are filled in. */
export interface TimelineTexts {
  /** Of the drawing. */
  readonly drawing: string;
  readonly marks: {
    readonly asked: string;
    readonly again: string;
    readonly wait: string;
    readonly waitOut: string;
    readonly speech: string;
    readonly gap: string;
  };
  /** Of the list of all questions. */
  readonly questions: string;
  readonly none: string;
  readonly question: string;
  readonly seconds: string;
  readonly atLeast: string;
  readonly fates: Readonly<Record<QuestionFate, string>>;
  readonly reasons: Readonly<Record<QuestionReason, string>>;
  readonly again: string;
  readonly notCounted: string;
  /** Where the confidence is low. */
  readonly withCare: string;
  /** Of the list of what was left out. */
  readonly leftOut: string;
  readonly noSound: string;
  readonly fields: Readonly<Record<LeftOutField, string>>;
  readonly codes: Readonly<Record<LeftOutCode, string>> & { readonly other: string };
}
