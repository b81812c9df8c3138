/** A quota or rate limit, as stated by an answer. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** When it is full again, in milliseconds since 1970. */
  readonly resetAt: number;
}

/**
 * The quota or rate limit that a request counted towards, or `undefined` where the answer states none.
 *
 * @param response what `withResponse()` gives, or anything else with headers
 * @example
 * ```ts
 * import { rateLimitOf } from '@svc/client';
 *
 * const headers = new Headers({
 *   'x-ratelimit-limit': '100',
 *   'x-ratelimit-remaining': '99',
 *   'x-ratelimit-reset': '1800000000',
 * });
 * rateLimitOf({ headers }); // → { limit: 100, remaining: 99, resetAt: 1800000000000 }
 * ```
 */
export function rateLimitOf({ headers }: { readonly headers: Headers }): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    headers.get(`x-ratelimit-${name}`),
  );
  return limit && remaining && reset
    ? { limit: +limit, remaining: +remaining, resetAt: +reset * 1000 }
    : undefined;
}
