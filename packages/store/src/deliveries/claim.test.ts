import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { openSecrets } from './endpoint-secrets.ts';
import {
  claim,
  deliveriesOf,
  dueAt,
  ended,
  finish,
  HOUR,
  newAccount,
  newEndpoint,
  NOW,
  record,
  SECRET,
  VAULT,
} from '../../test/deliveries/deliveries.ts';

describe.each(['postgres', 'embedded'] as const)('claiming deliveries, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  /** An account with so many events, each for every endpoint; nobody else is due. */
  async function given({ events = 1, endpoints = 1 } = {}) {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    const made = [];
    for (let i = 0; i < endpoints; i++) made.push(await newEndpoint(db, ownerId));
    if (events > 0) await record(db, ownerId, { count: events });
    return { db, ownerId, endpoints: made, endpointId: made[0]?.id ?? '' };
  }

  it('gives what a try needs: address, secrets, event [1:6 delivery 4]', async () => {
    const { db, ownerId, endpointId } = await given();
    const [claimed] = await claim(db);
    expect(claimed).toMatchObject({
      ownerId,
      leaseId: 'lease-1',
      attempt: 1,
      tries: 0,
      firstTriedAt: NOW,
      endpoint: { id: endpointId, ownerKind: 'account', url: 'https://receiver.example/hooks' },
      event: { type: 'lab_order.status_changed' },
    });
    expect(openSecrets(VAULT, claimed!.endpoint.secrets, NOW)).toEqual([SECRET]);
    expect(JSON.parse(claimed!.event.payload)).toMatchObject({ id: claimed!.event.id, object: 'event' });
  });

  it.each([
    ['1 ms before it is due', -1, 0],
    ['when it is due', 0, 1],
    ['later', HOUR, 1],
  ])('%s', async (_, late, count) => {
    const { db } = await given();
    expect(await claim(db, { now: NOW + late })).toHaveLength(count);
  });

  it('a claimed delivery belongs to its worker for 30 s, and then to whoever comes [D:lease]', async () => {
    const { db, ownerId } = await given();
    await claim(db);
    expect(await claim(db, { now: NOW + 29_999 })).toEqual([]);
    const [again] = await claim(db, { now: NOW + 30_000, leaseId: 'lease-2' });
    expect(again).toMatchObject({ ownerId, leaseId: 'lease-2', attempt: 2, tries: 0, firstTriedAt: NOW });
  });

  it.each([
    ['no more than the free slots', { free: 3, perEndpoint: 16 }, 3],
    ['no more than the limit of an endpoint', { free: 16, perEndpoint: 4 }, 4],
    ['nothing without a slot', { free: 0, perEndpoint: 4 }, 0],
  ])('takes %s', async (_, options, count) => {
    const { db } = await given({ events: 20 });
    expect(await claim(db, options)).toHaveLength(count);
  });

  it('an endpoint at its limit does not stand in the way of another [D:dead endpoint]', async () => {
    const { db, endpoints } = await given({ events: 10, endpoints: 2 });
    const [dead, works] = endpoints.map(({ id }) => id) as [string, string];
    const claimed = await claim(db, { endpointLimits: new Map([[dead, 0]]) });
    expect(claimed.map(({ endpoint }) => endpoint.id)).toEqual([works, works, works, works]);
  });

  it('takes the oldest first', async () => {
    const { db, ownerId } = await given({ events: 0 });
    await record(db, ownerId, { now: NOW + 2 });
    await record(db, ownerId, { now: NOW + 1 });
    const [first] = await claim(db, { now: NOW + 5, free: 1 });
    const rows = await deliveriesOf(db, ownerId);
    expect(rows.find(({ id }) => id === first?.deliveryId)?.first_due_at.getTime()).toBe(NOW + 1);
  });

  it('an owner that was served goes to the end of the line', async () => {
    const { db, ownerId } = await given({ events: 10 });
    const other = await newAccount(db);
    await newEndpoint(db, other);
    await record(db, other, { now: NOW + 1, count: 10 });
    const order = [];
    for (let i = 0; i < 4; i++) {
      const claimed = await claim(db, { now: NOW + 10 + i, free: 2, leaseId: `lease-${i}`, perEndpoint: 9 });
      order.push(...new Set(claimed.map((each) => each.ownerId)));
    }
    expect(order).toEqual([ownerId, other, ownerId, other]);
  });

  describe('leaves the owner due', () => {
    it('at the end of the lease when all is claimed', async () => {
      const { db, ownerId } = await given();
      await claim(db);
      expect(await dueAt(db, ownerId)).toBe(NOW + 30_000);
    });

    it('at once when the slots did not suffice', async () => {
      const { db, ownerId } = await given({ events: 5 });
      await claim(db, { now: NOW + 7, free: 2 });
      expect(await dueAt(db, ownerId)).toBe(NOW + 7);
    });

    it('in a second when the endpoint was at its limit, and at once for the worker that attempts there', async () => {
      const { db, ownerId } = await given({ events: 6 });
      await claim(db);
      expect(await dueAt(db, ownerId)).toBe(NOW + 1_000);
      expect(await claim(db)).toEqual([]);
      expect(await claim(db, { crowdedOwners: [ownerId], leaseId: 'lease-2' })).toHaveLength(2);
    });

    it('never again when all is delivered', async () => {
      const { db, ownerId } = await given();
      const [claimed] = await claim(db);
      await finish(db, [ended(claimed!)]);
      expect(await claim(db, { now: NOW + 30_000 })).toEqual([]);
      expect(await dueAt(db, ownerId)).toBeNull();
    });

    it('at the next try when one is planned, also before the end of its lease', async () => {
      const { db, ownerId } = await given();
      const [claimed] = await claim(db);
      await finish(db, [ended(claimed!, { outcome: 'timeout', status: null, nextAt: NOW + 5_000 })]);
      expect(await dueAt(db, ownerId)).toBe(NOW + 5_000);
      expect(await claim(db, { now: NOW + 4_999 })).toEqual([]);
      expect(await claim(db, { now: NOW + 5_000 })).toMatchObject([{ attempt: 2, tries: 1 }]);
    });

    it('when an event is recorded, sooner than known', async () => {
      const { db, ownerId } = await given({ events: 5 });
      await claim(db);
      await record(db, ownerId, { now: NOW + 10 });
      expect(await dueAt(db, ownerId)).toBe(NOW + 10);
    });
  });

  it('an event of one mode goes to the endpoints of that mode only, and by type [D:test and live]', async () => {
    const { db, ownerId } = await given({ events: 0, endpoints: 0 });
    const all = await newEndpoint(db, ownerId);
    await newEndpoint(db, ownerId, { mode: 'live' });
    await newEndpoint(db, ownerId, { eventTypes: ['wearable.connected'] });
    await record(db, ownerId);
    expect((await claim(db)).map(({ endpoint }) => endpoint.id)).toEqual([all.id]);
  });

  it('each endpoint gets the event of its mode where both modes have one of that number', async () => {
    const { db, ownerId } = await given({ events: 0, endpoints: 0 });
    const ofTests = await newEndpoint(db, ownerId);
    const ofLive = await newEndpoint(db, ownerId, { mode: 'live' });
    const numbers = [
      await record(db, ownerId, { type: 'lab_order.status_changed' }),
      await record(db, ownerId, { type: 'wearable.connected', mode: 'live' }),
    ];
    expect(numbers).toEqual([[1], [1]]);
    const got = (await claim(db)).map(({ endpoint, event }) => [endpoint.id, event.type]);
    expect(new Map(got as [string, string][])).toEqual(
      new Map([
        [ofTests.id, 'lab_order.status_changed'],
        [ofLive.id, 'wearable.connected'],
      ]),
    );
  });
});
