import { createHash } from 'node:crypto';
import { DAY_MS, formatIsoDay } from '@svc/contracts';

/** One day of an invented person, as the demonstration provider sends it. */
interface DemoDay {
  readonly date: string;
  readonly sleepSeconds: number;
  readonly restingHeartRate: number;
  readonly rmssd: number;
  readonly steps: number;
}

const MOST_DAYS = 60;
const BASE = { sleepHours: 6.2, restingHeartRate: 58, rmssd: 38, steps: 5200 };
const SPREAD = { sleepHours: 2.2, restingHeartRate: 10, rmssd: 26, steps: 6400 };

/**
 * Days of the person behind a grant, both ends included, none after `today`. Invented and always the same for the same
 * grant and day: they show the shape of data, nothing clinical.
 */
export function demoDays(
  grant: string,
  { from, to }: { from: string; to: string },
  today: string,
): DemoDay[] {
  const last = Date.parse(to < today ? to : today);
  const first = Math.max(Date.parse(from), last - (MOST_DAYS - 1) * DAY_MS);
  const days: DemoDay[] = [];
  for (let at = first; at <= last; at += DAY_MS) days.push(demoDay(grant, formatIsoDay(at)));
  return days;
}

function demoDay(grant: string, date: string): DemoDay {
  const noise = createHash('sha256').update(`${grant} ${date}`).digest();
  const part = (index: number) => noise.readUInt16BE(index * 2) / 0xffff;
  return {
    date,
    sleepSeconds: Math.round((BASE.sleepHours + SPREAD.sleepHours * part(0)) * 3600),
    restingHeartRate: Math.round(BASE.restingHeartRate + SPREAD.restingHeartRate * part(1)),
    rmssd: Math.round(BASE.rmssd + SPREAD.rmssd * part(2)),
    steps: Math.round(BASE.steps + SPREAD.steps * part(3)),
  };
}
