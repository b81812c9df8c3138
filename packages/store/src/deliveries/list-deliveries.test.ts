import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { listDeliveries } from './list-deliveries.ts';
import { replayDelivery } from './replay.ts';
import { disableEndpoint, enableEndpoint } from './switch-endpoint.ts';
import {
  claim,
  ended,
  finish,
  HOUR,
  newAccount,
  newEndpoint,
  NOW,
  record,
} from '../../test/deliveries/deliveries.ts';

const FAILED = { outcome: 'http_status', status: 500 } as const;

const iso = (moment: number) => new Date(moment).toISOString();

describe.each(['postgres', 'embedded'] as const)('the list of deliveries, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  /** An endpoint with one event that waits since `NOW`; nobody else's is due. */
  async function given() {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    const { id: endpointId } = await newEndpoint(db, ownerId);
    await record(db, ownerId);
    return { db, ownerId, endpointId };
  }
  type Given = Awaited<ReturnType<typeof given>>;

  async function tryOnce({ db }: Given, at: number, outcome: Parameters<typeof ended>[1]) {
    const [claimed] = await claim(db, { now: at });
    await finish(db, [ended(claimed!, { startedAt: at, ...outcome })], at);
  }

  /** Two tries that failed: the second one is an hour after the first, and the third is to come at `third`. */
  async function triedTwice(of: Given, third: number | null) {
    await tryOnce(of, NOW, { ...FAILED, nextAt: NOW + HOUR });
    await tryOnce(of, NOW + HOUR, { ...FAILED, nextAt: third });
  }

  it.each<[string, (of: Given) => Promise<unknown>, state: string, nextAt: number | null]>([
    ['that nobody tried yet', async () => {}, 'waiting', NOW],
    ['that is being tried: when that try began', ({ db }) => claim(db), 'waiting', NOW],
    [
      'that is being tried once more, by then',
      async (of) => {
        await tryOnce(of, NOW, { ...FAILED, nextAt: NOW + HOUR });
        await claim(of.db, { now: NOW + 2 * HOUR });
      },
      'waiting',
      NOW + 2 * HOUR,
    ],
    [
      'whose try failed',
      (of) => tryOnce(of, NOW, { ...FAILED, nextAt: NOW + 5_001 }),
      'waiting',
      NOW + 5_001,
    ],
    ['whose second try failed', (of) => triedTwice(of, NOW + 9 * HOUR), 'waiting', NOW + 9 * HOUR],
    ['whose last try failed', (of) => triedTwice(of, null), 'failed', null],
    ['that was delivered', (of) => tryOnce(of, NOW, {}), 'delivered', null],
    [
      'that was delivered by its second try',
      async (of) => {
        await tryOnce(of, NOW, { ...FAILED, nextAt: NOW + HOUR });
        await tryOnce(of, NOW + HOUR, {});
      },
      'delivered',
      null,
    ],
    [
      'to an endpoint that is disabled',
      ({ db, endpointId }) => disableEndpoint(db, { id: endpointId, now: NOW + 1, reason: 'gone' }),
      'parked',
      null,
    ],
    [
      'to an endpoint that is enabled again: at once',
      async ({ db, endpointId }) => {
        await disableEndpoint(db, { id: endpointId, now: NOW + 1, reason: 'gone' });
        await enableEndpoint(db, { id: endpointId, now: NOW + HOUR });
      },
      'waiting',
      NOW + HOUR,
    ],
  ])(
    'one %s names the moment of its next try, and is first due when its event was recorded [D:attempts]',
    async (_, happens, state, nextAt) => {
      const of = await given();
      await happens(of);
      const { db, endpointId } = of;
      expect(await listDeliveries(db, { endpointId, limit: 10 })).toMatchObject([
        { state, firstDueAt: iso(NOW), nextAt: nextAt === null ? null : iso(nextAt) },
      ]);
    },
  );

  it('every try has the moment it started [D:attempts]', async () => {
    const of = await given();
    await triedTwice(of, NOW + 9 * HOUR);
    const [delivery] = (await listDeliveries(of.db, { endpointId: of.endpointId, limit: 1 })) ?? [];
    expect(delivery?.attempts).toEqual([
      { number: 1, startedAt: iso(NOW), durationMs: 12, ...FAILED },
      { number: 2, startedAt: iso(NOW + HOUR), durationMs: 12, ...FAILED },
    ]);
  });

  it('one that is sent again is first due when that was asked for, and stands before what it repeats [D:replay]', async () => {
    const of = await given();
    const { db, ownerId, endpointId } = of;
    await tryOnce(of, NOW, {});
    const [first] = (await listDeliveries(db, { endpointId, limit: 1 })) ?? [];
    await record(db, ownerId, { now: NOW + HOUR });
    const now = NOW + 5 * HOUR;
    await replayDelivery(db, { endpointId, deliveryId: first!.deliveryId, now });
    const moments = ((await listDeliveries(db, { endpointId, limit: 10 })) ?? []).map(
      ({ eventNumber, firstDueAt, nextAt }) => [eventNumber, firstDueAt, nextAt],
    );
    expect(moments).toEqual([
      [2, iso(NOW + HOUR), iso(NOW + HOUR)],
      [1, iso(now), iso(now)],
      [1, iso(NOW), null],
    ]);
  });

  it('of an endpoint that is unknown is null', async () => {
    expect(await listDeliveries(test.database.db, { endpointId: 'wh_none', limit: 10 })).toBeNull();
  });
});
