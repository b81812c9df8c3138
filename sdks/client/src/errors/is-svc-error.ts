import type { AnyApiError } from './api-errors.ts';
import type {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  TimeoutError,
  UnexpectedAnswerError,
} from './client-errors.ts';
import { isBranded } from './svc-error.ts';

/** Any error that a call of this client rejects with, discriminated by `code`. */
export type AnySvcError =
  | AnyApiError
  | ConfigurationError
  | ConnectionError
  | TimeoutError
  | AbortedError
  | UnexpectedAnswerError;

/** Any of these errors, with the fields that only some have. */
export type WidestError = AnySvcError &
  Partial<Pick<AnyApiError, 'status' | 'requestId' | 'retryAfterMs'>> & {
    readonly kind?: UnexpectedAnswerError['kind'];
  };

/**
 * Whether an error comes from this client, whichever copy of it created the error. A `switch` over `error.code` is then
 * exhaustive.
 *
 * @example
 * ```ts
 * import { ConfigurationError, isSvcError } from '@svc/client';
 *
 * isSvcError(new ConfigurationError('No key.')); // → true
 * isSvcError(new Error('another')); // → false
 * ```
 */
export const isSvcError = isBranded as (error: unknown) => error is AnySvcError;
