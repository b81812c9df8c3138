/** What the element says in one language. `{n}` and `{of}` are filled in. */
export interface UiTexts {
  readonly begin: string;
  readonly title: string;
  /** What is measured, what leaves the device, and that it can be ended: one paragraph each. */
  readonly consent: readonly [string, string, string];
  readonly agree: string;
  readonly decline: string;
  readonly starting: string;
  readonly question: string;
  readonly asked: string;
  readonly answer: string;
  readonly next: string;
  readonly finish: string;
  readonly pause: string;
  readonly goOn: string;
  readonly level: string;
  readonly levels: {
    readonly silent: string;
    readonly quiet: string;
    readonly good: string;
    readonly loud: string;
  };
  readonly rate: string;
  readonly noRate: string;
  readonly paused: string;
  readonly interrupted: string;
  readonly done: string;
  readonly problems: {
    readonly denied: string;
    readonly device: string;
    readonly sound: string;
    readonly page: string;
  };
}
