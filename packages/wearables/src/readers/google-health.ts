import { formatIsoDay } from '@svc/contracts';
import {
  createDays,
  type DataClient,
  type DataReader,
  type DayRange,
  dayAfter,
  entriesOf,
} from './reader.ts';

const MOST_PAGES = 20;
const MINUTES_PER_HOUR = 60;

type Entry = Readonly<Record<string, unknown>>;

/**
 * Google Health API v4, from its public documentation; never run against it. Days are those of the person's calendar;
 * a sleep belongs to the day it ended on. Whole numbers come as text.
 */
export const readGoogleHealth: DataReader = async (client, range) => {
  const days = createDays();
  for (const { sleep } of await points(client, range, 'sleep', 'sleep.interval.civil_end_time')) {
    const { interval, summary } = asEntry(sleep);
    const minutes = numberOf(asEntry(summary).minutesAsleep);
    if (minutes !== undefined) days.add(endDay(asEntry(interval)), 'sleepHours', minutes / MINUTES_PER_HOUR);
  }
  for (const { dailyRestingHeartRate } of await daily(client, range, 'daily-resting-heart-rate')) {
    const { date, beatsPerMinute } = asEntry(dailyRestingHeartRate);
    days.set(dayOf(date), 'restingHeartRateBpm', numberOf(beatsPerMinute));
  }
  for (const { dailyHeartRateVariability } of await daily(client, range, 'daily-heart-rate-variability')) {
    const { date, averageHeartRateVariabilityMilliseconds } = asEntry(dailyHeartRateVariability);
    days.set(dayOf(date), 'heartRateVariabilityMs', numberOf(averageHeartRateVariabilityMilliseconds));
  }
  const window = { range: { start: civil(range.from), end: civil(dayAfter(range.to)) }, windowSizeDays: 1 };
  const rolledUp = await client.postJson('/steps/dataPoints:dailyRollUp', window);
  for (const { civilStartTime, steps } of entriesOf(rolledUp, 'rollupDataPoints'))
    days.set(dayOf(asEntry(civilStartTime).date), 'steps', numberOf(asEntry(steps).countSum));
  return days.list();
};

/** Values that exist once a day. */
function daily(client: DataClient, range: DayRange, dataType: string): Promise<Entry[]> {
  return points(client, range, dataType, `${dataType.replaceAll('-', '_')}.date`);
}

async function points(
  client: DataClient,
  { from, to }: DayRange,
  dataType: string,
  field: string,
): Promise<Entry[]> {
  const filter = `${field} >= "${from}" AND ${field} < "${dayAfter(to)}"`;
  const entries: Entry[] = [];
  let pageToken: unknown;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await client.get(
      `/${dataType}/dataPoints`,
      typeof pageToken === 'string' ? { filter, pageToken } : { filter },
    );
    for (const each of entriesOf(answer, 'dataPoints')) entries.push(each);
    pageToken = asEntry(answer).nextPageToken;
    if (typeof pageToken !== 'string' || pageToken === '') break;
  }
  return entries;
}

/** The calendar day an interval ended on: as the provider says it, else by its end and the offset of the place. */
function endDay({ civilEndTime, endTime, endUtcOffset }: Entry): string | undefined {
  const said = dayOf(asEntry(civilEndTime).date);
  if (said !== undefined) return said;
  const at = typeof endTime === 'string' ? Date.parse(endTime) : Number.NaN;
  const seconds = /^(-?\d+)s$/.exec(typeof endUtcOffset === 'string' ? endUtcOffset : '')?.[1];
  if (Number.isNaN(at) || seconds === undefined) return undefined;
  return formatIsoDay(at + Number(seconds) * 1000);
}

/** YYYY-MM-DD of a date in parts. */
function dayOf(date: unknown): string | undefined {
  const { year, month, day } = asEntry(date);
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function civil(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return { date: { year, month, day } };
}

/** A number, or a whole one as text. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function asEntry(value: unknown): Entry {
  return typeof value === 'object' && value !== null ? (value as Entry) : {};
}
