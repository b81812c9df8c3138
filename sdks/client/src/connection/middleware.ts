import type { OperationId, Route } from '../wire/operations.ts';

/** One try, as a middleware sees and may change it. It holds the key and the body: mind what you do with them. */
export interface Attempt {
  readonly operation: OperationId;
  readonly route: Route;
  /** From 1. */
  readonly attempt: number;
  readonly url: string;
  readonly init: RequestInit & {
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  };
}

/** Stands around every try: may change what is sent, answer by itself, or look at the answer. */
export type Middleware = (
  attempt: Attempt,
  next: (attempt: Attempt) => Promise<Response>,
) => Promise<Response>;

/** The middlewares around the last step, the first one outermost. */
export function chained(
  middleware: readonly Middleware[],
  last: (attempt: Attempt) => Promise<Response>,
): (attempt: Attempt) => Promise<Response> {
  return middleware.reduceRight<typeof last>((next, each) => (attempt) => each(attempt, next), last);
}
