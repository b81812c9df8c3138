import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvents } from '../events/record-events.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { createTestDatabase, exampleEvent, type TestDatabase } from '../../test/index.ts';
import { type EventPage, listEvents } from './list-events.ts';
import { purgeEvents } from './purge.ts';
import {
  claim,
  deliveriesOf,
  ended,
  finish,
  HOUR,
  newAccount,
  newEndpoint,
  NOW,
  record,
} from '../../test/deliveries/deliveries.ts';
import { undeliveredSafetyEvents } from './undelivered-safety-events.ts';

const DAY = 24 * HOUR;

const AB = 'wearable.connected';
const CD = 'wearable.disconnected';

describe.each(['postgres', 'embedded'] as const)('the list of events, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const list = (ownerId: string, query: Partial<Parameters<typeof listEvents>[1]> = {}): Promise<EventPage> =>
    asOwner(test.database.db, ownerId, (trx) =>
      listEvents(trx, { ownerId, mode: 'test', limit: 50, now: NOW, ...query }),
    );
  const numbers = ({ events }: EventPage) => events.map(({ number }) => number);

  it('is in order, in pages that the cursor joins, and always gives a cursor [1:4.8 cursor]', async () => {
    const { db } = test.database;
    const ownerId = await newAccount(db);
    const empty = await list(ownerId);
    expect(empty).toMatchObject({ events: [], hasMore: false, truncated: false });
    await record(db, ownerId, { count: 5 });
    const first = await list(ownerId, { cursor: empty.nextCursor, limit: 2 });
    expect([numbers(first), first.hasMore]).toEqual([[1, 2], true]);
    const second = await list(ownerId, { cursor: first.nextCursor, limit: 3 });
    expect([numbers(second), second.hasMore]).toEqual([[3, 4, 5], false]);
    const none = await list(ownerId, { cursor: second.nextCursor });
    expect([numbers(none), none.nextCursor]).toEqual([[], second.nextCursor]);
    expect(JSON.parse(first.events[0]!.payload)).toMatchObject({ id: first.events[0]!.id, object: 'event' });
  });

  it('is of one type, and goes on behind what the filter left out [D:events list]', async () => {
    const { db } = test.database;
    const ownerId = await newAccount(db);
    for (const type of [AB, CD, AB, CD] as const) await record(db, ownerId, { type });
    const page = await list(ownerId, { type: AB });
    expect(numbers(page)).toEqual([1, 3]);
    await record(db, ownerId, { type: AB });
    expect(numbers(await list(ownerId, { type: AB, cursor: page.nextCursor }))).toEqual([5]);
    const limited = await list(ownerId, { type: AB, limit: 1 });
    expect([numbers(limited), limited.hasMore]).toEqual([[1], true]);
  });

  it('holds the events of its owner and mode only [D:test and live]', async () => {
    const { db } = test.database;
    const [ownerId, other] = [await newAccount(db), await newAccount(db)];
    await record(db, other);
    await record(db, ownerId, { mode: 'live' });
    expect(numbers(await list(ownerId))).toEqual([]);
    expect(numbers(await list(ownerId, { mode: 'live' }))).toEqual([1]);
  });

  it.each(['', 'x', 'bGl2ZS4x', Buffer.from('test.-1').toString('base64url'), 'dGVzdC4x.'.repeat(9)])(
    'refuses %j as a cursor of test events',
    async (cursor) => {
      await expect(list(await newAccount(test.database.db), { cursor })).rejects.toThrow('cursor');
    },
  );

  describe('after 30 days [D:events list]', () => {
    async function aged() {
      const { db } = test.database;
      const ownerId = await newAccount(db);
      await newEndpoint(db, ownerId);
      await record(db, ownerId, { count: 2 });
      const { nextCursor: early } = await list(ownerId, { limit: 1 });
      await record(db, ownerId, { count: 2, now: NOW + DAY });
      return { db, ownerId, early };
    }

    it.each([
      ['shows all one millisecond before', 30 * DAY - 1, [2, 3, 4], false],
      ['goes on at the oldest kept, and says so', 30 * DAY, [3, 4], true],
      ['says so also when none is kept', 31 * DAY, [], true],
    ])('%s', async (_, later, expected, truncated) => {
      const { ownerId, early } = await aged();
      const page = await list(ownerId, { cursor: early, now: NOW + later });
      expect([numbers(page), page.truncated]).toEqual([expected, truncated]);
      const fromTheStart = await list(ownerId, { now: NOW + later });
      expect(fromTheStart.truncated).toBe(false);
    });

    it('loses nothing for a reader who stood right before the oldest kept', async () => {
      const { ownerId } = await aged();
      const { nextCursor } = await list(ownerId, { limit: 2 });
      const page = await list(ownerId, { cursor: nextCursor, now: NOW + 30 * DAY });
      expect([numbers(page), page.truncated]).toEqual([[3, 4], false]);
    });

    it('events, deliveries and tries are purged, and numbers go on [D:retention]', async () => {
      const { db, ownerId } = await aged();
      await db.deleteFrom('delivery_due').where('owner_id', '<>', ownerId).execute();
      await finish(
        db,
        (await claim(db, { now: NOW + DAY })).map((each) => ended(each)),
      );
      expect(await purgeEvents(db, { now: NOW + 30 * DAY - 1 })).toBe(0);
      expect(await purgeEvents(db, { now: NOW + 30 * DAY })).toBeGreaterThanOrEqual(2);
      expect((await deliveriesOf(db, ownerId)).map(({ event_number }) => event_number)).toEqual([3, 4]);
      const tries = await db
        .selectFrom('delivery_attempt')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .execute();
      expect(tries).toHaveLength(2);
      await purgeEvents(db, { now: NOW + 40 * DAY });
      expect(await deliveriesOf(db, ownerId)).toEqual([]);
      expect(await record(db, ownerId, { now: NOW + 40 * DAY })).toEqual([5]);
    });
  });

  it('all pages of what is old are purged at once [D:retention]', async () => {
    const { db } = test.database;
    const ownerId = await newAccount(db);
    const { id: endpointId } = await newEndpoint(db, ownerId);
    const at = new Date(NOW);
    await sql`
      insert into event select ${ownerId}, 'test', n, 'evt_' || n, ${AB}, ${at}, '{}' from generate_series(1, 1101) n`.execute(
      db,
    );
    await sql`
      insert into delivery (owner_id, id, endpoint_id, mode, event_number, state, first_due_at, next_at)
      select ${ownerId}, 'del_' || n, ${endpointId}, 'test', n, 'delivered', ${at}, ${at} from generate_series(1, 1101) n`.execute(
      db,
    );
    await sql`
      insert into delivery_attempt (owner_id, delivery_id, number, started_at, duration_ms, outcome)
      select ${ownerId}, 'del_' || n, 1, ${at}, 5, 'delivered' from generate_series(1, 1101) n`.execute(db);
    await purgeEvents(db, { now: NOW + 31 * DAY });
    for (const table of ['event', 'delivery', 'delivery_attempt'] as const)
      expect(await db.selectFrom(table).select('owner_id').where('owner_id', '=', ownerId).execute()).toEqual(
        [],
      );
  });

  it('counts safety events that an endpoint has not accepted in time [2:6.1]', async () => {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    const count = (later: number) => undeliveredSafetyEvents(db, { olderThanMs: 60_000, now: NOW + later });
    const before = await count(60_000);
    await newEndpoint(db, ownerId);
    await newEndpoint(db, ownerId);
    await record(db, ownerId, { type: 'mse.safety_event' });
    await record(db, ownerId);
    expect([await count(59_999), await count(60_000)]).toEqual([before, before + 1]);
    const claims = (await claim(db)).filter(({ event }) => event.type === 'mse.safety_event');
    await finish(db, [ended(claims[0]!)]);
    expect(await count(60_000)).toBe(before + 1);
    await finish(db, [ended(claims[1]!)]);
    expect(await count(60_000)).toBe(before);
  });
});

describe('on real PostgreSQL [D:commit-safe cursor]', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  it('four readers see 20,000 events of eight writers once each, in one order, without a gap', async () => {
    const TOTAL = 20_000;
    const WRITERS = 8;
    const [writing, reading] = [test.database.db, (await test.reopen()).db];
    const ownerId = await newAccount(writing);
    const sizes = Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? 20 : 80));
    const refusals = new Set<string>();
    const write = async (writer: number) => {
      for (const size of sizes) {
        const events = Array.from({ length: size }, (_, i) =>
          exampleEvent('wearable.connected', { writer, i }),
        );
        const transaction = asOwner(writing, ownerId, async (trx) => {
          await recordEvents(trx, { ownerId, mode: 'test', events, now: NOW });
          // One in ten takes its numbers and gives them back.
          if (size === 20 && writer === 3) throw new Error('rolled back');
        });
        await transaction.catch((error: Error) => void refusals.add(error.message));
      }
    };
    const expected = TOTAL - 25 * 20;
    const read = async () => {
      const seen: number[] = [];
      const ids = new Set<string>();
      for (let cursor: string | undefined; seen.length < expected; ) {
        const page = await asOwner(reading, ownerId, (trx) =>
          listEvents(trx, { ownerId, mode: 'test', cursor, limit: 200, now: NOW }),
        );
        for (const { number, id } of page.events) {
          seen.push(number);
          ids.add(id);
        }
        cursor = page.nextCursor;
      }
      return { seen, ids: ids.size };
    };
    const readers = Array.from({ length: 4 }, read);
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    expect([...refusals]).toEqual(['rolled back']);
    const inOrder = Array.from({ length: expected }, (_, i) => i + 1);
    for (const { seen, ids } of await Promise.all(readers)) {
      expect(seen).toEqual(inOrder);
      expect(ids).toBe(expected);
    }
  });

  it('workers that claim at once never hold the same delivery, and together take all [D:lease]', async () => {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const others = [db, (await test.reopen()).db, (await test.reopen()).db];
    for (let i = 0; i < 6; i++) {
      const ownerId = await newAccount(db);
      await newEndpoint(db, ownerId);
      await record(db, ownerId, { count: 50 });
    }
    const taken: string[] = [];
    const work = async (worker: number) => {
      for (let round = 0; taken.length < 300 && round < 500; round++) {
        const leaseId = `lease-${worker}-${round}`;
        const claimed = await claim(others[worker % 3]!, { leaseId, perEndpoint: 16, free: 7 });
        taken.push(...claimed.map(({ deliveryId }) => deliveryId));
        if (claimed.length > 0)
          await finish(
            others[worker % 3]!,
            claimed.map((each) => ended(each)),
          );
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, worker) => work(worker)));
    expect(taken).toHaveLength(300);
    expect(new Set(taken).size).toBe(300);
  });

  it('events recorded while workers claim are never left without a due time', async () => {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    await newEndpoint(db, ownerId);
    let recorded = 0;
    let delivered = 0;
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let i = 0; i < 50; i++) {
          await record(db, ownerId);
          recorded += 1;
        }
      }),
    );
    const writers = { areDone: false };
    const claiming = Promise.all(
      Array.from({ length: 2 }, async (_, worker) => {
        for (let idle = 0, round = 0; !writers.areDone || idle < 20; round++) {
          const claimed = await claim(db, { leaseId: `l-${worker}-${round}`, perEndpoint: 16 });
          if (claimed.length > 0)
            await finish(
              db,
              claimed.map((each) => ended(each)),
            );
          delivered += claimed.length;
          idle = claimed.length === 0 ? idle + 1 : 0;
        }
      }),
    );
    await writing;
    writers.areDone = true;
    await claiming;
    expect([recorded, delivered]).toEqual([200, 200]);
    const open = await asWorker(db, (trx) =>
      trx
        .selectFrom('delivery')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'waiting')
        .execute(),
    );
    expect(open).toEqual([]);
  });
});
