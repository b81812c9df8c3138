import type { LeftOutCode, LeftOutField, QuestionFate, QuestionReason } from '../../core/index.ts';

/** What the timeline says in one language. `{n}`, `{from}` and `{to}` are filled in. */
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
  /** Of the table with all questions. */
  readonly questions: string;
  readonly none: string;
  readonly columns: { readonly at: string; readonly wait: string; readonly fate: string };
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
