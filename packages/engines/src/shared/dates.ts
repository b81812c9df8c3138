import { DAY_MS, formatIsoDate, parseIsoDate } from '@svc/contracts';

export { DAY_MS } from '@svc/contracts';

/** Scales older than this cap confidence. Ours: no source sets a limit. */
export const STALE_SCALE_DAYS = 90;
/** Labs older than this cap confidence. Ours: no source sets a limit. */
export const STALE_LAB_DAYS = 180;
/** An input dated further ahead of `now` than this is excluded as a wrong date. */
const FUTURE_TOLERANCE_MS = DAY_MS;

/** Instant of an optional ISO date, or `null` when absent. */
export function instantOf(date: string | undefined): number | null {
  return date === undefined ? null : parseIsoDate(date);
}

export function isFuture(instant: number, now: number): boolean {
  return instant - now > FUTURE_TOLERANCE_MS;
}

export function isStale(instant: number, now: number, limitDays: number): boolean {
  return now - instant > limitDays * DAY_MS;
}

export function toTimestamp(instant: number): string {
  return formatIsoDate(instant);
}

/** The calendar date of an ISO date or date-time, in the time zone it was sent in. */
export function dayAsSent(date: string): string {
  return date.slice(0, 10);
}
