const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Offsets from the first try (not delays between tries) in milliseconds, before jitter. `planTries` adds the last. */
const LADDER_MS = [
  0,
  5 * SECOND_MS,
  65 * SECOND_MS,
  6 * MINUTE_MS,
  36 * MINUTE_MS,
  2.6 * HOUR_MS,
  7.6 * HOUR_MS,
  17.6 * HOUR_MS,
] as const;
/** Largest share of its step by which a try is moved either way, so that deliveries that failed together spread out. */
const JITTER = 0.2;
/** The last try falls within these last minutes of the 24 hours. */
const LAST_WINDOW_MS = 25 * MINUTE_MS;

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Tries of a delivery that is never accepted. */
export const TRIES = LADDER_MS.length + 1;

/**
 * The planned tries of one delivery: nine offsets from the first in milliseconds, ascending, the first 0, the last
 * within the 25 minutes before 24 h.
 *
 * @param random gives numbers from 0 up to, not including, 1; one is taken for each try but the first
 * @example
 * ```ts
 * import { planTries } from '@svc/webhooks';
 *
 * planTries(() => 0.5); // each in the middle of its band
 * // → [0, 5_000, 65_000, 360_000, 2_160_000, 9_360_000, 27_360_000, 63_360_000, 85_650_000]
 * planTries(() => 0.1).length; // → 9
 * ```
 */
export function planTries(random: () => number): readonly number[] {
  const moved = LADDER_MS.map((offset, index) => {
    if (index === 0) return 0;
    const step = offset - (LADDER_MS[index - 1] ?? 0);
    return Math.round(offset + step * JITTER * (2 * random() - 1));
  });
  return [...moved, Math.round(DAY_MS - LAST_WINDOW_MS * random())];
}

/** Where a delivery stands after a failed try. */
export interface TriesSoFar {
  /** What {@link planTries} gave for this delivery. */
  readonly plan: readonly number[];
  /** Tries made, 1 or more. */
  readonly tried: number;
  /** From the start of the first try to the end of this one, in milliseconds. */
  readonly elapsedMs: number;
  /** How long the receiver asked to wait in `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | null | undefined;
}

/**
 * The next try, as an offset from the first in milliseconds, or `null` after the last try or once 24 h are over.
 *
 * A try comes at its planned moment, but no sooner than half its step after the previous one. `Retry-After` moves it
 * later, as far as the remaining tries still fit into 24 h at half their steps: it never costs a try.
 *
 * @example
 * ```ts
 * import { nextTry, planTries } from '@svc/webhooks';
 *
 * const plan = planTries(() => 0.5);
 * nextTry({ plan, tried: 1, elapsedMs: 800 }); // → 5_000
 * nextTry({ plan, tried: 1, elapsedMs: 800, retryAfterMs: 120_000 }); // → 120_800
 * nextTry({ plan, tried: 9, elapsedMs: 86_000_000 }); // → null
 * ```
 */
export function nextTry({ plan, tried, elapsedMs, retryAfterMs }: TriesSoFar): number | null {
  const planned = plan[tried];
  if (planned === undefined || !(elapsedMs < DAY_MS)) return null;
  const halfStep = (index: number) => ((plan[index] ?? 0) - (plan[index - 1] ?? 0)) / 2;
  let pausesAfter = 0;
  for (let index = tried + 1; index < plan.length; index++) pausesAfter += halfStep(index);
  const pause = halfStep(tried);
  // Late in the 24 hours, after an outage of ours, all pauses shrink alike so that every try still fits.
  const scale = Math.min(1, (DAY_MS - elapsedMs) / (pause + pausesAfter));
  const wanted = Math.max(planned, elapsedMs + pause * scale, elapsedMs + (retryAfterMs ?? 0));
  return Math.round(Math.min(wanted, DAY_MS - pausesAfter * scale));
}

/**
 * A `Retry-After` header as milliseconds from `nowMs`, or `null` when it is absent or neither seconds nor an HTTP date.
 * A date in the past is 0. Source: RFC 9110, section 10.2.3.
 *
 * @example
 * ```ts
 * import { parseRetryAfter } from '@svc/webhooks';
 *
 * const nowMs = Date.UTC(2026, 10, 21, 12);
 * parseRetryAfter('120', nowMs); // → 120_000
 * parseRetryAfter('Sat, 21 Nov 2026 12:00:30 GMT', nowMs); // → 30_000
 * parseRetryAfter('soon', nowMs); // → null
 * ```
 */
export function parseRetryAfter(header: string | null | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
