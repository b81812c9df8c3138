/** Why no answer came, without a word of what was sent or received. `abandoned`: the caller no longer waits for it. */
export type UnavailableReason = 'none_configured' | 'timeout' | 'failed' | 'circuit_open' | 'abandoned';

/** Seconds after which the same call may go through. */
const RETRY_AFTER_SECONDS: Readonly<Record<UnavailableReason, number>> = {
  none_configured: 60,
  timeout: 5,
  failed: 5,
  circuit_open: 15,
  abandoned: 5,
};

/**
 * The model could not answer. Nothing was written; the same call may go through later.
 *
 * @example
 * ```ts
 * import { ModelUnavailableError } from '@svc/intelligence';
 *
 * new ModelUnavailableError('circuit_open').message; // → 'The model is unavailable: circuit_open.'
 * ```
 */
export class ModelUnavailableError extends Error {
  readonly code = 'model_unavailable';
  readonly reason: UnavailableReason;
  readonly retryAfterSeconds: number;

  constructor(reason: UnavailableReason, options: { cause?: unknown } = {}) {
    super(`The model is unavailable: ${reason}.`, options);
    this.name = 'ModelUnavailableError';
    this.reason = reason;
    this.retryAfterSeconds = RETRY_AFTER_SECONDS[reason];
  }
}

/**
 * Whether an error is a {@link ModelUnavailableError}, judged by its code: a bundle may hold the class twice.
 *
 * @example
 * ```ts
 * import { isModelUnavailable, ModelUnavailableError } from '@svc/intelligence';
 *
 * isModelUnavailable(new ModelUnavailableError('timeout')); // → true
 * isModelUnavailable(new Error('timeout')); // → false
 * ```
 */
export function isModelUnavailable(error: unknown): error is ModelUnavailableError {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'model_unavailable';
}
