/** What the element says in one language. `{n}` and `{of}` are filled in. */
export interface UiTexts {
  readonly title: string;
  /** What is measured, what leaves the device, and that it can be ended: one paragraph each. */
  readonly consent: readonly [string, string, string];
  /** For a language without a factor of syllables to words. */
  readonly notTheRate: string;
  readonly agree: string;
  readonly decline: string;
  /** What the one button does, but while it runs. */
  readonly actions: { readonly idle: string; readonly paused: string };
  readonly states: { readonly starting: string; readonly paused: string; readonly stopped: string };
  readonly question: string;
  readonly asked: string;
  readonly answer: string;
  readonly next: string;
  readonly finish: string;
  readonly pause: string;
  readonly level: string;
  readonly levels: {
    readonly silent: string;
    readonly quiet: string;
    readonly good: string;
    readonly loud: string;
  };
  readonly rate: string;
  readonly problems: {
    readonly denied: string;
    readonly device: string;
    readonly sound: string;
    readonly page: string;
    readonly part: string;
  };
}
