import { createOperatorClient } from '@svc/server-kit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ProviderTroubleError } from '../oauth/provider-error.ts';
import { createProviderFetch } from '../oauth/provider-fetch.ts';
import { type LoopbackServer, type SeenRequest, startLoopbackServer } from '../../test/loopback-server.ts';
import { readyProvider } from '../../test/ready-provider.ts';
import { createDataClient, TokenRefusedError } from './data-client.ts';
import { DATA_READERS } from './index.ts';

const RANGE = { from: '2026-11-18', to: '2026-11-20' };
const TOKENS = { accessToken: 'token-1', refreshToken: null, expiresAt: null, subject: null };

const egress = createOperatorClient();
const fetchProvider = createProviderFetch(egress);
let server: LoopbackServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});
afterAll(() => egress.close());

/** Reads from a server that answers in the shape of a provider's public documentation. */
async function read(code: string, answers: (request: SeenRequest) => unknown) {
  server = await startLoopbackServer((request) => ({ status: 200, json: answers(request) }));
  const provider = readyProvider(code, { dataUrl: server.url });
  const days = await DATA_READERS[code]?.(createDataClient(provider, TOKENS, fetchProvider), RANGE);
  return days?.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

describe('in the shape of its public documentation', () => {
  it('Oura: sleeps of a day add up, the main sleep gives heart rate and variability, pages are followed', async () => {
    const days = await read('oura', ({ path, query }) => {
      if (path.endsWith('daily_activity'))
        return { data: [{ day: '2026-11-19', steps: 8123 }], next_token: null };
      if (query.get('next_token') === 'more')
        return {
          data: [{ day: '2026-11-19', type: 'late_nap', total_sleep_duration: 1800 }],
          next_token: null,
        };
      return {
        data: [
          {
            day: '2026-11-19',
            type: 'long_sleep',
            total_sleep_duration: 25_200,
            lowest_heart_rate: 52,
            average_hrv: 41,
          },
          { day: '2026-11-19', type: 'deleted', total_sleep_duration: 9999 },
          { day: '2026-11-19', type: 'rest', total_sleep_duration: 3600 },
          { day: '2026-11-20', type: 'long_sleep', total_sleep_duration: null, lowest_heart_rate: null },
        ],
        next_token: 'more',
      };
    });
    expect(days).toEqual([
      {
        date: '2026-11-19',
        sleepHours: 7.5,
        restingHeartRateBpm: 52,
        heartRateVariabilityMs: 41,
        steps: 8123,
      },
    ]);
    expect(server?.seen[0]).toMatchObject({
      method: 'GET',
      path: '/v2/usercollection/sleep',
      headers: { authorization: 'Bearer token-1' },
    });
    expect(Object.fromEntries(server?.seen[0]?.query ?? [])).toEqual({
      start_date: '2026-11-18',
      end_date: '2026-11-21',
    });
  });

  it('WHOOP: a sleep belongs to the day it ended where the person was; recoveries follow their sleep', async () => {
    const stages = {
      total_light_sleep_time_milli: 3_600_000 * 4,
      total_slow_wave_sleep_time_milli: 3_600_000,
      total_rem_sleep_time_milli: 3_600_000,
    };
    const days = await read('whoop', ({ path }) =>
      path.endsWith('sleep')
        ? {
            records: [
              {
                id: 'sleep-1',
                end: '2026-11-20T02:30:00.000Z',
                timezone_offset: '-05:00',
                score: { stage_summary: stages },
              },
              { id: 'sleep-2', end: '2026-11-20T12:00:00.000Z', timezone_offset: '-05:00', score: null },
            ],
          }
        : {
            records: [
              { sleep_id: 'sleep-1', score: { resting_heart_rate: 55, hrv_rmssd_milli: 38.5 } },
              { sleep_id: 'unknown', score: { resting_heart_rate: 99 } },
            ],
          },
    );
    expect(days).toEqual([
      { date: '2026-11-19', sleepHours: 6, restingHeartRateBpm: 55, heartRateVariabilityMs: 38.5 },
    ]);
  });

  it('Withings: asked by forms, unwrapped, page by page', async () => {
    const days = await read('withings', ({ path, body }) => {
      const form = new URLSearchParams(body);
      if (path === '/v2/measure')
        return {
          status: 0,
          body: { activities: [{ date: '2026-11-19', steps: 5012 }], more: false, offset: 0 },
        };
      return form.get('offset') === '1'
        ? {
            status: 0,
            body: { series: [{ date: '2026-11-20', data: { total_sleep_time: 21_600 } }], more: false },
          }
        : {
            status: 0,
            body: {
              series: [{ date: '2026-11-19', data: { total_sleep_time: 28_800, hr_min: 49 } }],
              more: true,
              offset: 1,
            },
          };
    });
    expect(days).toEqual([
      { date: '2026-11-19', sleepHours: 8, restingHeartRateBpm: 49, steps: 5012 },
      { date: '2026-11-20', sleepHours: 6 },
    ]);
    expect(Object.fromEntries(new URLSearchParams(server?.seen[0]?.body))).toEqual({
      action: 'getsummary',
      data_fields: 'total_sleep_time,hr_min',
      startdateymd: '2026-11-18',
      enddateymd: '2026-11-20',
    });
  });

  it('Withings: a night in several parts is slept as long as all of them', async () => {
    const series = [{ total_sleep_time: 14_400 }, { total_sleep_time: 9000 }, { hr_min: 51 }];
    const days = await read('withings', ({ path }) =>
      path === '/v2/measure'
        ? { status: 0, body: { activities: [], more: false } }
        : { status: 0, body: { series: series.map((data) => ({ date: '2026-11-19', data })), more: false } },
    );
    expect(days).toEqual([{ date: '2026-11-19', sleepHours: 6.5, restingHeartRateBpm: 51 }]);
  });

  it('Polar: nights, recharges and activities', async () => {
    const days = await read('polar', ({ path }) => {
      if (path.endsWith('sleep'))
        return { nights: [{ date: '2026-11-19', light_sleep: 14_400, deep_sleep: 5400, rem_sleep: 5400 }] };
      if (path.endsWith('recharge'))
        return { recharges: [{ date: '2026-11-19', heart_rate_variability_avg: 33 }] };
      return [
        { start_time: '2026-11-19T00:00', steps: 4000 },
        { start_time: '2026-11-19T12:00', steps: 500 },
      ];
    });
    expect(days).toEqual([{ date: '2026-11-19', sleepHours: 7, heartRateVariabilityMs: 33, steps: 4500 }]);
  });

  it('Google Health: sleeps count to the day they ended on, pages are followed, whole numbers come as text', async () => {
    const date = { year: 2026, month: 11, day: 19 };
    const days = await read('google_health', ({ path, query }) => {
      if (path.startsWith('/sleep/') && query.get('pageToken') === null)
        return {
          dataPoints: [
            {
              sleep: {
                interval: { endTime: '2026-11-19T22:30:00Z', endUtcOffset: '7200s' },
                summary: { minutesAsleep: '90' },
              },
            },
          ],
          nextPageToken: 'more',
        };
      if (path.startsWith('/sleep/'))
        return {
          dataPoints: [
            { sleep: { interval: { civilEndTime: { date } }, summary: { minutesAsleep: '400' } } },
            { sleep: { interval: { civilEndTime: { date } }, summary: { minutesAsleep: '20' } } },
            { sleep: { interval: { endTime: '2026-11-19T06:00:00Z' }, summary: { minutesAsleep: '1' } } },
          ],
        };
      if (path.startsWith('/daily-resting-heart-rate/'))
        return { dataPoints: [{ dailyRestingHeartRate: { date, beatsPerMinute: '58' } }] };
      if (path.startsWith('/daily-heart-rate-variability/'))
        return {
          dataPoints: [
            { dailyHeartRateVariability: { date, averageHeartRateVariabilityMilliseconds: 46.5 } },
          ],
        };
      return { rollupDataPoints: [{ civilStartTime: { date }, steps: { countSum: '7012' } }] };
    });
    expect(days).toEqual([
      {
        date: '2026-11-19',
        sleepHours: 7,
        restingHeartRateBpm: 58,
        heartRateVariabilityMs: 46.5,
        steps: 7012,
      },
      { date: '2026-11-20', sleepHours: 1.5 },
    ]);
    expect(server?.seen[0]?.query.get('filter')).toBe(
      'sleep.interval.civil_end_time >= "2026-11-18" AND sleep.interval.civil_end_time < "2026-11-21"',
    );
    expect(server?.seen.at(-1)).toMatchObject({ method: 'POST', path: '/steps/dataPoints:dailyRollUp' });
    expect(JSON.parse(server?.seen.at(-1)?.body ?? '')).toEqual({
      range: {
        start: { date: { year: 2026, month: 11, day: 18 } },
        end: { date: { year: 2026, month: 11, day: 21 } },
      },
      windowSizeDays: 1,
    });
  });
});

/** Of each provider: a day of rest or naps alone, one whose values are null, one that is named alone, and one with one value. */
const WITHOUT_DATA: Readonly<Record<string, (request: SeenRequest) => unknown>> = {
  oura: ({ path }) =>
    path.endsWith('daily_activity')
      ? { data: [{ day: '2026-11-17', steps: null }, { day: '2026-11-19' }] }
      : {
          data: [
            {
              day: '2026-11-17',
              type: 'rest',
              total_sleep_duration: 3600,
              lowest_heart_rate: 61,
              average_hrv: 20,
            },
            { day: '2026-11-17', type: 'deleted', total_sleep_duration: 3600, lowest_heart_rate: 61 },
            {
              day: '2026-11-18',
              type: 'long_sleep',
              total_sleep_duration: null,
              lowest_heart_rate: null,
              average_hrv: null,
            },
            { day: '2026-11-19', type: 'long_sleep' },
            { day: '2026-11-20', type: 'long_sleep', total_sleep_duration: 25_200 },
          ],
        },
  whoop: ({ path }) => {
    const end = (day: number) => `2026-11-${day}T06:00:00.000Z`;
    const asleep = 7 * 3_600_000;
    return path.endsWith('sleep')
      ? {
          records: [
            { id: 'scored later', end: end(17), score_state: 'PENDING_SCORE' },
            { id: 'never scored', end: end(18), score_state: 'UNSCORABLE', score: null },
            {
              id: 'in part',
              end: end(19),
              score: { stage_summary: { total_light_sleep_time_milli: asleep } },
            },
            {
              id: 'whole',
              end: end(20),
              score: {
                stage_summary: {
                  total_light_sleep_time_milli: asleep,
                  total_slow_wave_sleep_time_milli: 0,
                  total_rem_sleep_time_milli: 0,
                },
              },
            },
          ],
        }
      : {
          records: [
            { sleep_id: 'scored later', score_state: 'PENDING_SCORE' },
            { sleep_id: 'never scored', score: null },
            { sleep_id: 'in part', score: { resting_heart_rate: null, hrv_rmssd_milli: null } },
            { sleep_id: 'whole', score: {} },
          ],
        };
  },
  withings: ({ path }) => {
    const days =
      path === '/v2/measure'
        ? { activities: [{ date: '2026-11-17', steps: null }, { date: '2026-11-19' }] }
        : {
            series: [
              { date: '2026-11-17', data: null },
              { date: '2026-11-18', data: { total_sleep_time: null, hr_min: null } },
              { date: '2026-11-19', data: {} },
              { date: '2026-11-20', data: { total_sleep_time: 25_200 } },
            ],
          };
    return { status: 0, body: { ...days, more: false } };
  },
  polar: ({ path }) => {
    if (path.endsWith('sleep'))
      return {
        nights: [
          { date: '2026-11-17', light_sleep: 25_200 },
          { date: '2026-11-18', light_sleep: null, deep_sleep: null, rem_sleep: null },
          { date: '2026-11-19' },
          { date: '2026-11-20', light_sleep: 25_200, deep_sleep: 0, rem_sleep: 0 },
        ],
      };
    if (path.endsWith('recharge'))
      return {
        recharges: [{ date: '2026-11-18', heart_rate_variability_avg: null }, { date: '2026-11-19' }],
      };
    return [{ start_time: '2026-11-18T00:00', steps: null }, { start_time: '2026-11-19T00:00' }];
  },
  google_health: ({ path }) => {
    const on = (day: number) => ({ year: 2026, month: 11, day });
    const slept = (day: number, summary: unknown) => ({
      sleep: { interval: { civilEndTime: { date: on(day) } }, summary },
    });
    if (path.startsWith('/sleep/'))
      return {
        dataPoints: [
          slept(17, null),
          slept(18, { minutesAsleep: null }),
          slept(19, { minutesAsleep: '' }),
          slept(20, { minutesAsleep: '420' }),
        ],
      };
    if (path.startsWith('/daily-resting-heart-rate/'))
      return { dataPoints: [{ dailyRestingHeartRate: { date: on(18), beatsPerMinute: null } }] };
    if (path.startsWith('/daily-heart-rate-variability/'))
      return { dataPoints: [{ dailyHeartRateVariability: { date: on(19) } }] };
    return {
      rollupDataPoints: [
        { civilStartTime: { date: on(17) } },
        { civilStartTime: { date: on(18) }, steps: { countSum: null } },
        { civilStartTime: { date: on(19) }, steps: {} },
      ],
    };
  },
  demo: () => ({
    days: [
      { date: '2026-11-18', sleepSeconds: null, restingHeartRate: null, rmssd: null, steps: null },
      { date: '2026-11-19' },
      { date: '2026-11-20', sleepSeconds: 25_200 },
    ],
  }),
};

describe('a day without data has no value, and never 0', () => {
  it('for every reader', () => {
    expect(Object.keys(WITHOUT_DATA).toSorted()).toEqual(Object.keys(DATA_READERS).toSorted());
  });

  it.each(Object.entries(WITHOUT_DATA))('%s', async (code, answers) => {
    expect(await read(code, answers)).toEqual([{ date: '2026-11-20', sleepHours: 7 }]);
  });
});

it('Oura: a day of rest is told as what else it has', async () => {
  const rest = { day: '2026-11-19', type: 'rest', total_sleep_duration: 3600, lowest_heart_rate: 61 };
  const days = await read('oura', ({ path }) =>
    path.endsWith('daily_activity') ? { data: [{ day: '2026-11-19', steps: 0 }] } : { data: [rest] },
  );
  expect(days).toEqual([{ date: '2026-11-19', steps: 0 }]);
});

it('Oura: a nap alone is slept, and gives no resting heart rate', async () => {
  const nap = {
    day: '2026-11-19',
    type: 'sleep',
    total_sleep_duration: 5400,
    lowest_heart_rate: 61,
    average_hrv: 20,
  };
  const days = await read('oura', ({ path }) => ({ data: path.endsWith('daily_activity') ? [] : [nap] }));
  expect(days).toEqual([{ date: '2026-11-19', sleepHours: 1.5 }]);
});

describe.each(Object.keys(DATA_READERS))('%s', (code) => {
  it.each([
    [null],
    [[]],
    [{}],
    [{ data: 'x', records: [null], status: 0, body: null, days: [{}], nights: [3] }],
  ])('an answer that is %j gives no days', async (json) => {
    expect(await read(code, () => (code === 'withings' ? { status: 0, body: json } : json))).toEqual([]);
  });

  it.each([
    [401, TokenRefusedError],
    [403, ProviderTroubleError],
    [429, ProviderTroubleError],
    [503, ProviderTroubleError],
  ])('an answer with status %i is an error of its kind', async (status, kind) => {
    server = await startLoopbackServer(() => ({ status, json: {} }));
    const provider = readyProvider(code, { dataUrl: server.url });
    const client = createDataClient(provider, TOKENS, fetchProvider);
    await expect(DATA_READERS[code]?.(client, RANGE)).rejects.toThrow(kind as never);
  });
});
