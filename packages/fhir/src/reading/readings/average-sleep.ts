import { DAY_MS, parseIsoDate } from '@svc/contracts';

/** Sleep as somebody or a device reported it: a night, or a part of one. */
export interface Night {
  readonly hours: number;
  /** When it ended, or the day it is of. */
  readonly at: string;
  /** When it began, where that was said. */
  readonly from?: string | undefined;
}

/** Nights before the newest that still count as its time. */
const DAYS = 14;
const HOUR_MS = 3_600_000;
const MOST_HOURS = 24;
/** A night goes from noon to noon. */
const NOON_MS = 12 * HOUR_MS;

interface Session {
  readonly hours: number;
  readonly from: number;
  readonly to: number;
  /** Only a day was said: two such are two reports of one night. */
  readonly isDay: boolean;
}

/**
 * Mean sleep of the nights of the last two weeks before the newest; undefined without any. Sessions of one night are added,
 * recordings that overlap count once.
 */
export function averageSleepHours(nights: readonly Night[], now: number): number | undefined {
  const past = nights.map(sessionOf).filter(({ to }) => to <= now + DAY_MS);
  const newest = past.reduce((latest, { to }) => Math.max(latest, to), Number.NEGATIVE_INFINITY);
  const byNight = new Map<number, Session[]>();
  for (const session of past.filter(({ to }) => to > newest - DAYS * DAY_MS)) {
    const night = Math.floor((session.to + (session.isDay ? 0 : NOON_MS)) / DAY_MS);
    const of = byNight.get(night);
    if (of === undefined) byNight.set(night, [session]);
    else of.push(session);
  }
  if (byNight.size === 0) return undefined;
  const hours = [...byNight.values()].map(hoursOfNight);
  const mean = hours.reduce((sum, each) => sum + each, 0) / hours.length;
  return Number(mean.toFixed(2));
}

function sessionOf({ hours, at, from }: Night): Session {
  const to = parseIsoDate(at);
  const isDay = !at.includes('T');
  return { hours, to, isDay, from: from === undefined ? to - hours * HOUR_MS : parseIsoDate(from) };
}

function hoursOfNight(sessions: readonly Session[]): number {
  const days = sessions.filter(({ isDay }) => isDay).map(({ hours }) => hours);
  let total = 0;
  let last: Session | undefined;
  for (const session of sessions.filter(({ isDay }) => !isDay).toSorted((a, b) => a.from - b.from)) {
    const isSame = last !== undefined && overlaps(last, session);
    if (isSame && last !== undefined) total += Math.max(0, session.hours - last.hours);
    else total += session.hours;
    if (last === undefined || !isSame || session.hours > last.hours) last = session;
  }
  // A night told by its day alone may be the same that was recorded by the hour: the longer counts.
  return Math.min(MOST_HOURS, Math.max(total, ...days, 0));
}

/** Two recordings of the same sleep: they share more than half of the shorter one. */
function overlaps(a: Session, b: Session): boolean {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return shared > Math.min(a.to - a.from, b.to - b.from) / 2;
}
