/** What the capture page says in one language. `{n}`, `{reason}`, `{asked}` and `{answered}` are filled in. */
export interface CapturePageTexts {
  readonly title: string;
  /** Stands on the page whatever else it shows. */
  readonly advisory: string;
  readonly lead: string;
  readonly noScript: string;
  readonly privacy: string;
  readonly prompts: readonly [string, string, string, string, string];
  /** The language of the interview, which need not be that of the page. */
  readonly spoken: { readonly label: string; readonly other: string };
  readonly key: { readonly label: string; readonly note: string; readonly use: string };
  readonly result: {
    readonly title: string;
    readonly rate: string;
    readonly latency: string;
    readonly length: string;
    readonly questions: string;
    readonly answered: string;
    readonly words: string;
    readonly seconds: string;
    readonly leftOut: string;
    /** Before all that is sent, letter by letter. */
    readonly body: string;
    readonly send: string;
    readonly nothing: string;
    readonly again: string;
  };
  readonly analysis: { readonly title: string; readonly english: string };
  readonly problems: {
    readonly origin: string;
    readonly key: string;
    readonly offline: string;
    readonly busy: string;
    readonly failed: string;
  };
}
