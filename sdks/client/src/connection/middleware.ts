import type { OperationId, Route } from '../wire/operations.ts';

/** One try, as a middleware sees and may change it. It holds the key and the body: take care with them. */
export interface Attempt {
  readonly operation: OperationId;
  readonly route: Route;
  /** Number of the try, from 1. */
  readonly attempt: number;
  readonly url: string;
  readonly init: Omit<RequestInit, 'headers' | 'signal'> & {
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  };
}

/** Wraps every try: may change what is sent, answer by itself, or look at the answer. */
export type Middleware = (
  attempt: Attempt,
  next: (attempt: Attempt) => Promise<Response>,
) => Promise<Response>;

/** Wraps the last step in the middlewares, the first one outermost. */
export function chained(
  middleware: readonly Middleware[],
  last: (attempt: Attempt) => Promise<Response>,
): (attempt: Attempt) => Promise<Response> {
  return middleware.reduceRight<typeof last>((next, each) => (attempt) => each(attempt, next), last);
}
