import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import type { Tables } from '../database/tables.ts';
import { asWorker } from '../database/tenancy.ts';
import { getEndpoint } from './endpoints.ts';
import { finishAttempts } from './finish.ts';
import { listDeliveries } from './list-deliveries.ts';
import { disableEndpoint } from './switch-endpoint.ts';
import {
  claim,
  deliveriesOf,
  dueAt,
  ended,
  finish,
  giveBack,
  HOUR,
  newAccount,
  newEndpoint,
  NOW,
  record,
} from '../../test/deliveries/deliveries.ts';

const FAILED = { outcome: 'http_status', status: 500 } as const;

/** An account with an endpoint whose deliveries are claimed. */
async function claimedOf(test: TestDatabase, events = 1) {
  const { db } = test.database;
  await db.deleteFrom('delivery_due').execute();
  const ownerId = await newAccount(db);
  const { id: endpointId } = await newEndpoint(db, ownerId);
  await record(db, ownerId, { count: events });
  return { db, ownerId, endpointId, claims: await claim(db) };
}

/** Resolves when a statement waits for a lock of another. */
async function somebodyWaits(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
    if (rows.length > 0) return;
  }
}

describe.each(['postgres', 'embedded'] as const)('finishing tries, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const claimed = (events?: number) => claimedOf(test, events);

  it.each([
    ['delivered', {}, { state: 'delivered', tries: 1, finished_at: new Date(NOW + 50) }],
    [
      'to be tried again',
      { ...FAILED, nextAt: NOW + 5_000 },
      { state: 'waiting', tries: 1, finished_at: null },
    ],
    ['failed after its last try', FAILED, { state: 'failed', tries: 1, finished_at: new Date(NOW + 50) }],
  ])('a delivery is %s', async (_, outcome, row) => {
    const { db, ownerId, claims } = await claimed();
    await finish(db, [ended(claims[0]!, outcome)], NOW + 50);
    expect(await deliveriesOf(db, ownerId)).toMatchObject([{ ...row, lease_id: null, leased_until: null }]);
  });

  it('every try has a row in the log [D:attempts]', async () => {
    const { db, endpointId, claims } = await claimed();
    await finish(db, [ended(claims[0]!, { ...FAILED, nextAt: NOW + 5_000 })]);
    const again = await claim(db, { now: NOW + 5_000 });
    await finish(db, [ended(again[0]!, { startedAt: NOW + 5_000, durationMs: 3.4 })]);
    expect(await listDeliveries(db, { endpointId, limit: 10 })).toMatchObject([
      {
        state: 'delivered',
        nextAt: null,
        replayedFrom: null,
        attempts: [
          { number: 1, outcome: 'http_status', status: 500, durationMs: 12 },
          { number: 2, outcome: 'delivered', status: 200, durationMs: 3 },
        ],
      },
    ]);
  });

  it('who lost the lease changes nothing, and its try is still in the log [D:lease]', async () => {
    const { db, ownerId, endpointId, claims } = await claimed();
    const [second] = await claim(db, { now: NOW + 30_000, leaseId: 'lease-2' });
    await finish(db, [ended(claims[0]!, { durationMs: 31_000 })], NOW + 31_000);
    expect(await deliveriesOf(db, ownerId)).toMatchObject([
      { state: 'waiting', tries: 0, lease_id: 'lease-2' },
    ]);
    await finish(db, [ended(second!, FAILED)], NOW + 32_000);
    const [delivery] = (await listDeliveries(db, { endpointId, limit: 1 })) ?? [];
    expect(delivery).toMatchObject({ state: 'failed', attempts: [{ number: 1 }, { number: 2 }] });
  });

  it('may be told twice', async () => {
    const { db, ownerId, endpointId, claims } = await claimed(3);
    const attempts = claims.map((each) => ended(each, { ...FAILED, nextAt: NOW + 5_000 }));
    await finish(db, attempts);
    await finish(db, attempts);
    expect((await deliveriesOf(db, ownerId)).map(({ tries }) => tries)).toEqual([1, 1, 1]);
    const listed = (await listDeliveries(db, { endpointId, limit: 10 })) ?? [];
    expect(listed.flatMap(({ attempts: tries }) => tries)).toHaveLength(3);
  });

  it('a try that fails after its endpoint was disabled leaves the delivery parked, one that succeeds delivers it', async () => {
    const { db, ownerId, endpointId, claims } = await claimed(2);
    await disableEndpoint(db, { id: endpointId, now: NOW, reason: 'by_operator' });
    await finish(db, [ended(claims[0]!, { ...FAILED, nextAt: NOW + 5_000 }), ended(claims[1]!)]);
    expect((await deliveriesOf(db, ownerId)).map(({ state }) => state).sort()).toEqual([
      'delivered',
      'parked',
    ]);
  });

  describe('a claim that is given back [D:lease]', () => {
    it('is as if it had never been: due at once, without a try or a first try', async () => {
      const { db, ownerId, endpointId, claims } = await claimed();
      await giveBack(db, claims, NOW + 7);
      expect(await deliveriesOf(db, ownerId)).toMatchObject([
        { state: 'waiting', tries: 0, claims: 0, lease_id: null, leased_until: null, first_tried_at: null },
      ]);
      expect(await dueAt(db, ownerId)).toBe(NOW + 7);
      expect(await claim(db, { now: NOW + 6, leaseId: 'lease-2' })).toEqual([]);
      const again = await claim(db, { now: NOW + 7, leaseId: 'lease-2' });
      expect(again).toMatchObject([{ attempt: 1, tries: 0, firstTriedAt: NOW + 7 }]);
      expect(await listDeliveries(db, { endpointId, limit: 1 })).toMatchObject([{ attempts: [] }]);
    });

    it('keeps the first try of one that was tried before', async () => {
      const { db, ownerId, claims } = await claimed();
      await finish(db, [ended(claims[0]!, { ...FAILED, nextAt: NOW + 5_000 })]);
      await giveBack(db, await claim(db, { now: NOW + 5_000, leaseId: 'lease-2' }), NOW + 5_001);
      expect(await deliveriesOf(db, ownerId)).toMatchObject([{ tries: 1, first_tried_at: new Date(NOW) }]);
      expect(await claim(db, { now: NOW + 5_001, leaseId: 'lease-3' })).toMatchObject([{ attempt: 2 }]);
    });

    it('is left to the worker that has it now', async () => {
      const { db, ownerId, claims } = await claimed();
      await claim(db, { now: NOW + 30_000, leaseId: 'lease-2' });
      await giveBack(db, claims, NOW + 30_001);
      expect(await deliveriesOf(db, ownerId)).toMatchObject([{ lease_id: 'lease-2', claims: 2 }]);
    });

    it('stays parked when its endpoint was disabled meanwhile', async () => {
      const { db, ownerId, endpointId, claims } = await claimed();
      await disableEndpoint(db, { id: endpointId, now: NOW, reason: 'by_operator' });
      await giveBack(db, claims);
      expect(await deliveriesOf(db, ownerId)).toMatchObject([{ state: 'parked', lease_id: null }]);
    });
  });

  describe('the health of an endpoint [D:five days]', () => {
    it('fails since its first failure, and no longer after a success', async () => {
      const { db, endpointId, claims } = await claimed(3);
      const since = async () => (await getEndpoint(db, endpointId))?.failingSince ?? null;
      const failed = { ...FAILED, nextAt: NOW + 100 * HOUR };
      const at = new Date(NOW).toISOString();
      expect(await finish(db, [ended(claims[0]!, failed)])).toEqual([{ endpointId, failingSince: NOW }]);
      expect(await since()).toBe(at);
      const later = await finish(db, [ended(claims[1]!, failed)], NOW + HOUR);
      expect([later, await since()]).toEqual([[{ endpointId, failingSince: NOW }], at]);
      expect(await finish(db, [ended(claims[2]!)], NOW + HOUR)).toEqual([]);
      expect(await since()).toBeNull();
    });

    it('counts a batch with one success as working', async () => {
      const { db, endpointId, claims } = await claimed(2);
      const mixed = [ended(claims[0]!, { ...FAILED, nextAt: NOW + 1 }), ended(claims[1]!)];
      expect(await finish(db, mixed)).toEqual([]);
      expect((await getEndpoint(db, endpointId))?.failingSince).toBeNull();
    });
  });
});

// One session cannot hold a row that another wants: real PostgreSQL alone.
describe('finishing tries beside another writer', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
  });
  afterAll(() => test.close());

  it('a try that is being written while its endpoint is disabled leaves the delivery parked [D:410 disables]', async () => {
    const { db, ownerId, endpointId, claims } = await claimedOf(test, 2);
    const failed = { ...FAILED, nextAt: NOW + 5_000 };
    await finish(db, [ended(claims[0]!, failed)]);
    const written = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const writing = asWorker(db, async (trx) => {
      await finishAttempts(trx, [ended(claims[1]!, failed)], NOW);
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    const disabling = disableEndpoint(db, { id: endpointId, now: NOW, reason: 'gone' });
    await Promise.race([disabling, somebodyWaits(db)]);
    commit.resolve();
    await Promise.all([writing, disabling]);
    expect((await deliveriesOf(db, ownerId)).map(({ state }) => state)).toEqual(['parked', 'parked']);
  });
});
