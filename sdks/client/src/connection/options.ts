import type { AnswerCheck } from './check-answer.ts';
import type { LogEntry } from './log-entry.ts';
import type { Middleware } from './middleware.ts';

/** A key, or a function that fetches it, for keys that are rotated or kept in a vault. */
export type KeySource = string | (() => string | Promise<string>);

/** How calls are timed and retried. Set for a client, or for one call. */
export interface RetryOptions {
  /** Tries after the first; 2 when not given. */
  readonly maxRetries?: number | undefined;
  /** For one try, to the last byte of its answer; 35,000 when not given, since the service ends a request after 30 s. */
  readonly timeoutMs?: number | undefined;
  /** For all tries and the waits between them; 120,000 when not given. */
  readonly totalTimeoutMs?: number | undefined;
  /**
   * The longest `Retry-After` that is waited for; 60,000 when not given. When the service asks for longer (a daily quota,
   * say), its error comes at once, with `retryAfterMs`: retrying sooner would fail, and waiting for hours is your choice.
   */
  readonly maxRetryAfterMs?: number | undefined;
}

/** Clock, randomness and waiting; tests supply their own. */
export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Resolves after `ms` milliseconds, rejects when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface ClientOptions extends RetryOptions {
  /**
   * Where the service is, for example `https://api.example.org`, with the path of a gateway where there is one; `/api` at its
   * end is understood. In a browser `''` is the origin of the page.
   */
  readonly baseUrl: string;
  /**
   * Secret key (`svc_sk_…`), only on a server; or publishable key (`svc_pk_…`), which a browser may hold. `false`: a
   * proxy of yours at `baseUrl` adds the key.
   */
  readonly apiKey?: KeySource | false | undefined;
  /** Key of an organization (`mse_live_…`) for exam records. `false`: a proxy of yours adds it. */
  readonly organizationKey?: KeySource | false | undefined;
  /** On a server, the value of a patient's `svc_session` cookie. A browser sends the cookie by itself. */
  readonly patientSession?: KeySource | undefined;
  /** `true` where a `document` is simulated on a server (jsdom, happy-dom): secret keys are taken there all the same. */
  readonly simulatedDom?: boolean | undefined;
  /** The `fetch` to use; the platform's when not given. */
  readonly fetch?: typeof fetch | undefined;
  /** Wrapped around every try, the first one outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Called for every answer, retry, failure and deprecation. Its type rules out bodies, keys and ids of yours. */
  readonly logger?: ((entry: LogEntry) => void) | undefined;
  /** Looks at every answer, for example `checkWith(ALL_ENDPOINTS, report)` of `@svc/client/check`. */
  readonly check?: AnswerCheck | undefined;
  /** For tests: clock, random numbers and waiting. */
  readonly timing?: Partial<Timing> | undefined;
}

/** Options of one call. */
export interface CallOptions extends RetryOptions {
  /** Ends the call at once when aborted, even while it waits before a retry. */
  readonly signal?: AbortSignal | undefined;
  /**
   * For operations that store something: sent with every try, so that it is stored once. Generated when not given; supply
   * your own to be able to repeat the call after a crash.
   */
  readonly idempotencyKey?: string | undefined;
  /** More headers, for example `traceparent`. One of the same name replaces ours, however it is written. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
