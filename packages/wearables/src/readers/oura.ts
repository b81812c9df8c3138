import {
  createDays,
  type DataClient,
  type DataReader,
  type DayRange,
  dayAfter,
  entriesOf,
  SECONDS_PER_HOUR,
} from './reader.ts';

const MOST_PAGES = 20;

/**
 * Oura cloud API v2, from its public documentation; never run against it. Resting heart rate is the lowest of the main
 * sleep, as the provider itself shows it.
 */
export const readOura: DataReader = async (client, range) => {
  const days = createDays();
  for (const { day, type, total_sleep_duration, lowest_heart_rate, average_hrv } of await pages(
    client,
    '/v2/usercollection/sleep',
    range,
  )) {
    if (type === 'deleted' || type === 'rest') continue;
    if (typeof total_sleep_duration === 'number')
      days.add(day, 'sleepHours', total_sleep_duration / SECONDS_PER_HOUR);
    if (type !== 'long_sleep') continue;
    days.set(day, 'restingHeartRateBpm', lowest_heart_rate);
    days.set(day, 'heartRateVariabilityMs', average_hrv);
  }
  for (const { day, steps } of await pages(client, '/v2/usercollection/daily_activity', range))
    days.set(day, 'steps', steps);
  return days.list();
};

/** The end of a range is not included for every collection, so one day more is asked for; the caller cuts it off. */
async function pages(client: DataClient, path: string, { from, to }: DayRange) {
  const entries: Readonly<Record<string, unknown>>[] = [];
  const query = { start_date: from, end_date: dayAfter(to) };
  let token: unknown;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await client.get(
      path,
      typeof token === 'string' ? { ...query, next_token: token } : query,
    );
    for (const each of entriesOf(answer, 'data')) entries.push(each);
    token = (answer as { next_token?: unknown } | null)?.next_token;
    if (typeof token !== 'string') break;
  }
  return entries;
}
