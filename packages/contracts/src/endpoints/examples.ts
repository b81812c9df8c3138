import examples from './examples.json' with { type: 'json' };

/** A call and what the services answer to it. Kept by `npx pnpm documents examples`. */
export interface AnsweredExample {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: object;
}

/** The example of every endpoint by operation id. */
export const EXAMPLES: Readonly<Record<string, AnsweredExample | undefined>> = examples;
