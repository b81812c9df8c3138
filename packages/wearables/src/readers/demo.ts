import { createDays, type DataReader, entriesOf, SECONDS_PER_HOUR } from './reader.ts';

/** The demonstration provider: one answer for all days. */
export const readDemo: DataReader = async (client, { from, to }) => {
  const days = createDays();
  for (const day of entriesOf(await client.get('/v1/days', { from, to }), 'days')) {
    const { date, sleepSeconds, restingHeartRate, rmssd, steps } = day;
    if (typeof sleepSeconds === 'number') days.set(date, 'sleepHours', sleepSeconds / SECONDS_PER_HOUR);
    days.set(date, 'restingHeartRateBpm', restingHeartRate);
    days.set(date, 'heartRateVariabilityMs', rmssd);
    days.set(date, 'steps', steps);
  }
  return days.list();
};
