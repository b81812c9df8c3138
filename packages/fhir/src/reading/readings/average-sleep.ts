import { DAY_MS, parseIsoDate } from '@svc/contracts';

/** A night as somebody or a device reported it. */
export interface Night {
  readonly hours: number;
  readonly at: string;
}

/** Nights before the newest that still count as its time. */
const DAYS = 14;

/** Mean sleep of the nights of the last two weeks before the newest; undefined without any. */
export function averageSleepHours(nights: readonly Night[], now: number): number | undefined {
  const past = nights
    .map(({ hours, at }) => ({ hours, at: parseIsoDate(at) }))
    .filter(({ at }) => at <= now + DAY_MS);
  const newest = past.reduce((latest, { at }) => Math.max(latest, at), Number.NEGATIVE_INFINITY);
  const recent = past.filter(({ at }) => at > newest - DAYS * DAY_MS);
  if (recent.length === 0) return undefined;
  const mean = recent.reduce((sum, { hours }) => sum + hours, 0) / recent.length;
  return Number(mean.toFixed(2));
}
