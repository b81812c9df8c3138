import { SvcError } from './svc-error.ts';
import type { OperationId } from '../wire/operations.ts';

/**
 * The client was set up or called in a way that cannot work: `tries` is 0 when nothing was sent. `cause` is what a function
 * of yours threw, where one did.
 */
export class ConfigurationError extends SvcError {
  readonly code = 'configuration' as const;
}

/** No answer came, or it broke off: DNS, TLS, a refused or reset connection. `cause` is the platform's error. */
export class ConnectionError extends SvcError {
  readonly code = 'connection' as const;
}

/** One try, or all of them together, took longer than allowed. */
export class TimeoutError extends SvcError {
  readonly code = 'timeout' as const;
}

/** The `signal` of the call was aborted; `cause` is its reason. */
export class AbortedError extends SvcError {
  readonly code = 'aborted' as const;
}

/**
 * Why an answer is unusable: `not_json` (a proxy's page, say), `empty`, `cut` (JSON that breaks off), `redirect` (never
 * followed: a key goes to no other address), `other_version` of the API, `unknown_shape` (JSON, but not of this API).
 */
export type UnexpectedAnswerKind =
  | 'not_json'
  | 'empty'
  | 'cut'
  | 'redirect'
  | 'other_version'
  | 'unknown_shape';

/** Something answered, but not the API that this client knows. */
export class UnexpectedAnswerError extends SvcError {
  readonly code = 'unexpected_answer' as const;
  readonly kind: UnexpectedAnswerKind;
  readonly status: number;

  constructor(kind: UnexpectedAnswerKind, status: number, operation: OperationId) {
    super(`Unexpected answer (${kind}, status ${status}): is baseUrl right?`, operation);
    this.kind = kind;
    this.status = status;
  }
}
