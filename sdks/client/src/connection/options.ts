import type { AnswerCheck } from './check-answer.ts';
import type { LogEntry } from './log-entry.ts';
import type { Middleware } from './middleware.ts';

/** A key, or where it comes from when it is rotated or kept in a vault. */
export type KeySource = string | (() => string | Promise<string>);

/** How calls are made and tried again. Set for a client, or for one call. */
export interface RetryOptions {
  /** Tries after the first: 2. */
  readonly maxRetries?: number;
  /** For one try, to the last byte of its answer: 35,000, since the service itself ends a request after 30 s. */
  readonly timeoutMs?: number;
  /** For all tries and the waits between them: 120,000. */
  readonly totalTimeoutMs?: number;
  /**
   * The longest `Retry-After` that is waited for: 60,000. When the service asks for longer (a daily quota, say), its error
   * comes at once, with `retryAfterMs`: trying sooner than asked would fail, and waiting hours is for the caller to decide.
   */
  readonly maxRetryAfterMs?: number;
}

/** What depends on where the client runs; tests give their own. */
export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Resolves after so many milliseconds, rejects when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
}

export interface ClientOptions extends RetryOptions {
  /** Origin of the service, for example `https://api.example.org`; in a browser `''` is the origin of the page. */
  readonly baseUrl: string;
  /**
   * Secret key (`svc_sk_…`), on a server alone; or publishable key (`svc_pk_…`), which a browser may hold. `false`: a
   * proxy of yours, which `baseUrl` names, adds the key.
   */
  readonly apiKey?: KeySource | false;
  /** Key of an organization (`mse_live_…`) for exam records. `false`: a proxy of yours adds it. */
  readonly organizationKey?: KeySource | false;
  /** On a server, the value of a patient's `svc_session` cookie. A browser sends its cookie by itself. */
  readonly patientSession?: KeySource;
  /** The `fetch` that is used; that of the platform when not given. */
  readonly fetch?: typeof fetch;
  /** Around every try, the first one outermost. */
  readonly middleware?: readonly Middleware[];
  /** Told of every answer, retry, failure and deprecation. By its type it cannot see a body, a key or an id of yours. */
  readonly logger?: (entry: LogEntry) => void;
  /** Looks at every answer, for example `checkWith(ALL_ENDPOINTS, report)` of `@svc/client/check`. */
  readonly check?: AnswerCheck;
  /** For tests: clock, random numbers and waiting. */
  readonly timing?: Partial<Timing>;
}

/** For one call. */
export interface CallOptions extends RetryOptions {
  /** Ends the call at once, the wait before a retry included. */
  readonly signal?: AbortSignal;
  /**
   * Where the operation stores something: sent with every try, so that it is stored once. Made when not given; give your
   * own to go on after a crash.
   */
  readonly idempotencyKey?: string;
  /** More headers, for example `traceparent`. */
  readonly headers?: Readonly<Record<string, string>>;
}
