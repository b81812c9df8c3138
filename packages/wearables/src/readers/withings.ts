import {
  createDays,
  type DataClient,
  type DataReader,
  type DayRange,
  entriesOf,
  SECONDS_PER_HOUR,
} from './reader.ts';

const MOST_PAGES = 20;

/** Withings public API, from its public documentation; never run against it. Replies are wrapped, and unwrapped before. */
export const readWithings: DataReader = async (client, range) => {
  const days = createDays();
  const sleeps = { action: 'getsummary', data_fields: 'total_sleep_time,hr_min' };
  for (const { date, data } of await pages(client, '/v2/sleep', sleeps, 'series', range)) {
    const { total_sleep_time, hr_min } = (data ?? {}) as Record<string, unknown>;
    if (typeof total_sleep_time === 'number')
      days.add(date, 'sleepHours', total_sleep_time / SECONDS_PER_HOUR);
    days.set(date, 'restingHeartRateBpm', hr_min);
  }
  const activity = { action: 'getactivity', data_fields: 'steps' };
  for (const { date, steps } of await pages(client, '/v2/measure', activity, 'activities', range))
    days.set(date, 'steps', steps);
  return days.list();
};

async function pages(
  client: DataClient,
  path: string,
  form: Readonly<Record<string, string>>,
  list: string,
  { from, to }: DayRange,
) {
  const entries: Readonly<Record<string, unknown>>[] = [];
  const query = { ...form, startdateymd: from, enddateymd: to };
  let offset: unknown;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await client.post(
      path,
      typeof offset === 'number' ? { ...query, offset: String(offset) } : query,
    );
    for (const each of entriesOf(answer, list)) entries.push(each);
    const next = answer as { more?: unknown; offset?: unknown } | null;
    offset = next?.offset;
    if (next?.more !== true || typeof offset !== 'number') break;
  }
  return entries;
}
