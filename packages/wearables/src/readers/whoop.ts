import { formatIsoDay } from '@svc/contracts';
import {
  createDays,
  type DataClient,
  type DataReader,
  type DayRange,
  dayAfter,
  entriesOf,
  MILLISECONDS_PER_HOUR,
} from './reader.ts';

const MOST_PAGES = 20;
const PAGE = '25';

/**
 * WHOOP API v2, from its public documentation; never run against it. A sleep belongs to the day it ended on where the
 * person was.
 */
export const readWhoop: DataReader = async (client, range) => {
  const days = createDays();
  const dayOfSleep = new Map<unknown, string>();
  for (const { id, end, timezone_offset, score } of await pages(
    client,
    '/developer/v2/activity/sleep',
    range,
  )) {
    const day = localDay(end, timezone_offset);
    if (day === undefined) continue;
    dayOfSleep.set(id, day);
    const stages = (score as { stage_summary?: Record<string, unknown> } | null | undefined)?.stage_summary;
    const asleep = [
      stages?.total_light_sleep_time_milli,
      stages?.total_slow_wave_sleep_time_milli,
      stages?.total_rem_sleep_time_milli,
    ];
    if (asleep.every((part) => typeof part === 'number'))
      days.add(day, 'sleepHours', asleep.reduce((sum, part) => sum + part, 0) / MILLISECONDS_PER_HOUR);
  }
  for (const { sleep_id, score } of await pages(client, '/developer/v2/recovery', range)) {
    const { resting_heart_rate, hrv_rmssd_milli } = (score ?? {}) as Record<string, unknown>;
    days.set(dayOfSleep.get(sleep_id), 'restingHeartRateBpm', resting_heart_rate);
    days.set(dayOfSleep.get(sleep_id), 'heartRateVariabilityMs', hrv_rmssd_milli);
  }
  return days.list();
};

async function pages(client: DataClient, path: string, { from, to }: DayRange) {
  const entries: Readonly<Record<string, unknown>>[] = [];
  const query = { start: `${from}T00:00:00.000Z`, end: `${dayAfter(to)}T00:00:00.000Z`, limit: PAGE };
  let token: unknown;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await client.get(path, typeof token === 'string' ? { ...query, nextToken: token } : query);
    for (const each of entriesOf(answer, 'records')) entries.push(each);
    token = (answer as { next_token?: unknown } | null)?.next_token;
    if (typeof token !== 'string' || token === '') break;
  }
  return entries;
}

/** The calendar day of an instant at an offset such as `-05:00`. */
function localDay(instant: unknown, offset: unknown): string | undefined {
  if (typeof instant !== 'string') return undefined;
  const match = /^([+-])(\d{2}):(\d{2})$/.exec(typeof offset === 'string' ? offset : '+00:00');
  const at = Date.parse(instant);
  if (match === null || Number.isNaN(at)) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return formatIsoDay(at + (match[1] === '-' ? -minutes : minutes) * 60_000);
}
