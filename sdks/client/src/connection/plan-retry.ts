import type { AnySvcError, WidestError } from '../errors/is-svc-error.ts';
import type { Course } from './course.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** What decides, besides the settings, whether and when there is another try. */
export interface RetryState {
  /** Number of the failed try, from 1. */
  readonly attempt: number;
  /** Milliseconds left until the total timeout. */
  readonly leftMs: number;
  /** A random number from 0 up to, not including, 1. */
  readonly chance: number;
}

/** How long to wait before the next try, or `undefined` when there is none. */
export function planRetry(
  error: AnySvcError,
  setting: Course['setting'],
  { attempt, leftMs, chance }: RetryState,
): number | undefined {
  if (attempt > setting('maxRetries') || !isPassing(error)) return undefined;
  const { retryAfterMs: asked } = error as WidestError;
  // With `Retry-After`: never sooner, spread over a tenth. Otherwise half to all of a wait that doubles. Clients that
  // failed together must not come back together.
  const waitMs =
    asked === undefined
      ? Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS) * (0.5 + chance / 2)
      : asked * (1 + chance / 10);
  return (asked ?? 0) > setting('maxRetryAfterMs') || waitMs >= leftMs ? undefined : waitMs;
}

/** Whether another try may succeed. Every operation is safe to retry: those that store send one key with all tries. */
function isPassing(error: AnySvcError): boolean {
  const { code, kind, status = 0, retryAfterMs } = error as WidestError;
  // A conflict that says when to come back is a duplicate of this request in flight; any other stays a conflict.
  if (status === 409) return retryAfterMs !== undefined;
  return (
    ['connection', 'timeout'].includes(code) ||
    ['cut', 'empty'].includes(kind ?? '') ||
    [408, 429].includes(status) ||
    status >= 500
  );
}
