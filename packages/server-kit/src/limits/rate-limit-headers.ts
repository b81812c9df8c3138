import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** What a limiter decided, as its headers show it. */
export interface LimitView {
  readonly limit: number;
  readonly remaining: number;
  /** Unix seconds when the window or bucket is full again. */
  readonly resetAtSeconds: number;
}

export function setRateLimitHeaders(
  reply: FastifyReply,
  { limit, remaining, resetAtSeconds }: LimitView,
): void {
  reply.header('x-ratelimit-limit', limit);
  reply.header('x-ratelimit-remaining', remaining);
  reply.header('x-ratelimit-reset', resetAtSeconds);
}

/** The 429, saying which limit was reached, when to come back, and the `setting` that raises it, where one does. */
export function rateLimited(limitedBy: string, retryAfterSeconds: number, setting?: string): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const more = setting === undefined ? '' : ` Whoever runs the service raises it with ${setting}.`;
  return new ApiError('rate_limited', `Limit reached: ${limitedBy}. Try again in ${seconds} s.${more}`, {
    headers: { 'retry-after': String(seconds) },
  });
}
