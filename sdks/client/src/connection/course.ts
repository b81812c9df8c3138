import type { OperationId, Operations, Route } from '../wire/operations.ts';
import { callHeaders, type CallHeaders } from './call-headers.ts';
import type { CredentialOption } from './credentials.ts';
import type { CallOptions, RetryOptions } from './options.ts';
import type { ReadBody } from './read-answer.ts';
import type { Reach } from './reach.ts';
import { type Query, urlOf } from './url-of.ts';

const DEFAULTS = { maxRetries: 2, timeoutMs: 35_000, totalTimeoutMs: 120_000, maxRetryAfterMs: 60_000 };

/** An entry in the list of operations. */
export interface Called {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: Route;
  readonly auth: CredentialOption;
  /** Whether the answer has `ok` and `data`. */
  readonly enveloped?: boolean;
}

/** What goes into a call. */
export interface Sent<Id extends OperationId = OperationId> {
  /** Values for the placeholders of the path, in order. */
  readonly params?: readonly string[];
  readonly query?: Operations[Id]['query'];
  /** Sent as JSON, unless it is a form. */
  readonly body?: Operations[Id]['body'] | FormData;
  /** Makes the idempotency key, where something is stored. */
  readonly newKey?: () => string;
  /** Reads an answer that is not JSON. */
  readonly read?: ReadBody;
}

/** A call under way: what all its tries have in common. */
export interface Course {
  readonly connection: Reach;
  readonly operation: Called;
  readonly url: string;
  readonly body: string | FormData | undefined;
  readonly read: ReadBody | undefined;
  /** Ours, where the caller's own do not replace them; they replace the credential too. */
  readonly headers: CallHeaders;
  /** How many tries were sent. */
  tries: number;
  readonly signal: AbortSignal | undefined;
  readonly setting: (name: keyof RetryOptions) => number;
  /** When the total timeout is over, in milliseconds since 1970. */
  readonly deadline: number;
}

/** @throws ConfigurationError when an id cannot stand in a path */
export function courseOf(
  connection: Reach,
  operation: Called,
  { params = [], query, body, newKey, read }: Sent,
  options: CallOptions,
): Course {
  const setting = (name: keyof RetryOptions) => options[name] ?? connection.options[name] ?? DEFAULTS[name];
  const isJson = body !== undefined && !(body instanceof FormData);
  return {
    connection,
    operation,
    url: urlOf(connection.options.baseUrl, operation, params, query as Query | undefined),
    // Once, so that every try sends the same.
    body: isJson ? JSON.stringify(body) : body,
    read,
    headers: callHeaders({
      accept: read ? '*/*' : 'application/json',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(newKey ? { 'idempotency-key': options.idempotencyKey ?? newKey() } : {}),
      ...options.headers,
    }),
    tries: 0,
    signal: options.signal,
    setting,
    deadline: connection.timing.now() + setting('totalTimeoutMs'),
  };
}
