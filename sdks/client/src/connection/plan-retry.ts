import type { AnySvcError, WidestError } from '../errors/is-svc-error.ts';
import type { Course } from './course.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** What decides, beside the settings, whether and when there is another try. */
export interface RetryState {
  /** Of the try that failed, from 1. */
  readonly attempt: number;
  /** Until the total timeout. */
  readonly leftMs: number;
  /** From 0 up to 1. */
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
  // Asked: never sooner, and spread over a tenth. Else half to all of a wait that doubles. Clients that failed together
  // do not come back together.
  const waitMs =
    asked === undefined
      ? Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS) * (0.5 + chance / 2)
      : asked * (1 + chance / 10);
  return (asked ?? 0) > setting('maxRetryAfterMs') || waitMs >= leftMs ? undefined : waitMs;
}

/** What may succeed when it is tried again. Every operation can be: what stores carries one key on all tries. */
function isPassing(error: AnySvcError): boolean {
  const { code, kind, status = 0, retryAfterMs } = error as WidestError;
  // A conflict that says when to come back is a twin of this request in flight; any other stays one.
  if (code === 'conflict') return retryAfterMs !== undefined;
  return (
    ['connection', 'timeout'].includes(code) ||
    ['cut', 'empty'].includes(kind ?? '') ||
    [408, 429].includes(status) ||
    status >= 500
  );
}
