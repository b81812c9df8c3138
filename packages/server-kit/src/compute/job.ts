import type { ApiErrorDetails } from '../errors/api-error.ts';
import type { ErrorCode } from '@svc/contracts';

/** Something to compute: data in, data out, both as a structured clone carries them. */
export type Job = (input: never) => unknown;

/** Jobs by name. */
export type Jobs = Readonly<Record<string, Job>>;

/** What a worker sends back: a result, or the refusal to show the caller. */
export type Outcome = { readonly result: unknown } | { readonly refusal: Refusal };

/** An `ApiError` without its class, which a structured clone would lose. */
interface Refusal extends Omit<ApiErrorDetails, 'cause'> {
  readonly code: ErrorCode;
  readonly message: string;
}
