import { createDays, type DataReader, entriesOf, SECONDS_PER_HOUR } from './reader.ts';

const DATE = /^\d{4}-\d{2}-\d{2}/;

/** Polar AccessLink v3, from its public documentation; never run against it. It gives the last 28 days whatever is asked. */
export const readPolar: DataReader = async (client, { from, to }) => {
  const days = createDays();
  for (const { date, light_sleep, deep_sleep, rem_sleep } of entriesOf(
    await client.get('/v3/users/sleep', {}),
    'nights',
  )) {
    const asleep = [light_sleep, deep_sleep, rem_sleep];
    if (asleep.every((part) => typeof part === 'number'))
      days.set(date, 'sleepHours', asleep.reduce((sum, part) => sum + part, 0) / SECONDS_PER_HOUR);
  }
  for (const { date, heart_rate_variability_avg } of entriesOf(
    await client.get('/v3/users/nightly-recharge', {}),
    'recharges',
  ))
    days.set(date, 'heartRateVariabilityMs', heart_rate_variability_avg);
  const activities = await client.get('/v3/users/activities', { from, to });
  for (const { start_time, steps } of entriesOf({ activities }, 'activities'))
    days.add(typeof start_time === 'string' ? DATE.exec(start_time)?.[0] : undefined, 'steps', steps);
  return days.list();
};
