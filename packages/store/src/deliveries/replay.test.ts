import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { listDeliveries } from './list-deliveries.ts';
import { canReplayDelivery, countReplay, replayDelivery, replayRange } from './replay.ts';
import { disableEndpoint } from './switch-endpoint.ts';
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

describe.each(['postgres', 'embedded'] as const)('replaying, %s [D:replay]', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  /** An endpoint whose first event was delivered, second failed; a third is of another type. */
  async function given() {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    const { id: endpointId } = await newEndpoint(db, ownerId, { eventTypes: ['lab_order.status_changed'] });
    await record(db, ownerId);
    await record(db, ownerId, { now: NOW + HOUR });
    await record(db, ownerId, { type: 'wearable.connected', now: NOW + HOUR });
    const [first, second] = await claim(db, { now: NOW + HOUR });
    await finish(db, [ended(first!), ended(second!, { outcome: 'http_status', status: 500 })]);
    return { db, ownerId, endpointId, first: first!, second: second! };
  }

  it('sends one delivery again as a new one of the same event', async () => {
    const { db, endpointId, first } = await given();
    const now = NOW + 5 * HOUR;
    const again = await replayDelivery(db, { endpointId, deliveryId: first.deliveryId, now });
    const [claimed] = await claim(db, { now });
    expect(claimed).toMatchObject({
      deliveryId: again?.deliveryId,
      attempt: 1,
      tries: 0,
      event: first.event,
    });
    const listed = (await listDeliveries(db, { endpointId, limit: 10 })) ?? [];
    expect(listed.find(({ deliveryId }) => deliveryId === again?.deliveryId)).toMatchObject({
      state: 'waiting',
      replayedFrom: first.deliveryId,
      eventId: first.event.id,
    });
  });

  describe('an event that is still tried', () => {
    const now = NOW + 2 * HOUR;

    /** A delivery whose first try failed, and whose next one is hours away. */
    async function failing() {
      const { db, ownerId, endpointId } = await given();
      await record(db, ownerId, { now: NOW + HOUR });
      const [claimed] = await claim(db, { now: NOW + HOUR });
      const late = ended(claimed!, { outcome: 'http_status', status: 500, nextAt: NOW + 9 * HOUR });
      await finish(db, [late], NOW + HOUR);
      return { db, endpointId, deliveryId: claimed!.deliveryId };
    }

    it('is sent at once by the delivery that waits, and once', async () => {
      const { db, endpointId, deliveryId } = await failing();
      expect(await replayDelivery(db, { endpointId, deliveryId, now })).toEqual({ deliveryId });
      expect(await claim(db, { now })).toMatchObject([{ deliveryId, attempt: 2, tries: 1 }]);
      expect(await claim(db, { now: NOW + 20 * HOUR, leaseId: 'lease-2' })).toMatchObject([{ deliveryId }]);
    });

    it('is sent by the same delivery when an earlier one of it is repeated', async () => {
      const { db, endpointId, first } = await given();
      const again = await replayDelivery(db, { endpointId, deliveryId: first.deliveryId, now });
      const [claimed] = await claim(db, { now });
      await finish(db, [ended(claimed!, { outcome: 'timeout', status: null, nextAt: now + HOUR })], now);
      expect(await replayDelivery(db, { endpointId, deliveryId: first.deliveryId, now: now + 1 })).toEqual(
        again,
      );
      expect(await claim(db, { now: now + 1 })).toMatchObject([{ ...again, attempt: 2 }]);
    });

    it('is not sent beside the try that is under way', async () => {
      const { db, endpointId, deliveryId } = await failing();
      const [underWay] = await claim(db, { now: NOW + 9 * HOUR });
      expect(await replayDelivery(db, { endpointId, deliveryId, now: NOW + 9 * HOUR + 1 })).toEqual({
        deliveryId,
      });
      expect(await claim(db, { now: NOW + 9 * HOUR + 1 })).toEqual([]);
      await finish(db, [ended(underWay!)], NOW + 9 * HOUR + 2);
      expect(await claim(db, { now: NOW + 20 * HOUR })).toEqual([]);
    });

    it('is sent once by a range, which counts it', async () => {
      const { db, endpointId, deliveryId } = await failing();
      const range = { endpointId, since: NOW, until: now, now };
      expect(await countReplay(db, range)).toMatchObject({ replayed: 3 });
      expect(await replayRange(db, range)).toMatchObject({ replayed: 3 });
      const claimed = await claim(db, { now });
      expect(claimed.map(({ attempt }) => attempt).sort()).toEqual([1, 1, 2]);
      expect(claimed.find(({ attempt }) => attempt === 2)).toMatchObject({ deliveryId });
      expect(await claim(db, { now: NOW + 20 * HOUR, leaseId: 'lease-2' })).toHaveLength(3);
    });

    it('of two calls at once is sent by one delivery', async () => {
      const { db, endpointId, first } = await given();
      const asked = { endpointId, deliveryId: first.deliveryId, now };
      const [one, other] = await Promise.all([replayDelivery(db, asked), replayDelivery(db, asked)]);
      expect(one).toEqual(other);
      expect(await claim(db, { now })).toMatchObject([{ ...one }]);
    });
  });

  it.each<[string, number, number, boolean, number]>([
    ['every event of the range that the endpoint takes', 0, 2 * HOUR, false, 2],
    ['the first moment included, the last not', 0, HOUR, false, 1],
    ['from the second on', 1, 2 * HOUR, false, 1],
    ['only what was not delivered', 0, 2 * HOUR, true, 1],
    ['nothing of a range without events', 2 * HOUR, 3 * HOUR, false, 0],
  ])('sends %s', async (_, since, until, undeliveredOnly, replayed) => {
    const { db, endpointId } = await given();
    const range = { since: NOW + since, until: NOW + until, undeliveredOnly };
    const now = NOW + 5 * HOUR;
    expect(await replayRange(db, { endpointId, now, ...range })).toEqual({
      replayed,
      hasMore: false,
      nextSince: null,
    });
    expect(await claim(db, { now })).toHaveLength(replayed);
  });

  it('of what was not delivered leaves out what still waits for its try', async () => {
    const { db, ownerId, endpointId, second } = await given();
    await record(db, ownerId, { now: NOW + HOUR });
    const now = NOW + 2 * HOUR;
    const range = { endpointId, since: NOW, until: now, now, undeliveredOnly: true };
    expect(await replayRange(db, range)).toMatchObject({ replayed: 1 });
    const events = (await claim(db, { now })).map(({ event }) => event.id);
    expect(events).toHaveLength(2);
    expect(new Set(events).size).toBe(2);
    expect(events).toContain(second.event.id);
  });

  it('brings a new endpoint up to date, over more than one page', async () => {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const ownerId = await newAccount(db);
    await record(db, ownerId, { count: 501 });
    const { id: endpointId } = await newEndpoint(db, ownerId);
    const range = { endpointId, since: NOW, until: NOW + 1, now: NOW + HOUR };
    expect(await replayRange(db, range)).toMatchObject({ replayed: 501 });
    const listed = (await listDeliveries(db, { endpointId, limit: 1_000 })) ?? [];
    expect(new Set(listed.map(({ eventNumber }) => eventNumber)).size).toBe(501);
  });

  it.each<[string, number, number, boolean]>([
    ['the whole range', 0, 2 * HOUR, false],
    ['what was not delivered', 0, 2 * HOUR, true],
    ['a part', 1, 2 * HOUR, false],
    ['nothing', 2 * HOUR, 3 * HOUR, false],
  ])('counts before it sends, and sends as many: %s', async (_, since, until, undeliveredOnly) => {
    const { db, endpointId } = await given();
    const now = NOW + 5 * HOUR;
    const range = { endpointId, now, since: NOW + since, until: NOW + until, undeliveredOnly };
    const counted = await countReplay(db, range);
    expect(await claim(db, { now })).toHaveLength(0);
    expect(await replayRange(db, range)).toEqual(counted);
  });

  it.each([
    // Two processes whose clocks differ: later numbers of an earlier moment.
    ['moments out of order', [6_000, 3_000, 3_000, 500], [NOW + 2, NOW, NOW + 1, NOW]],
    ['more of one moment than a call sends', [10_001, 2], [NOW, NOW + 1]],
    ['exactly as many as a call sends', [9_999, 1], [NOW, NOW + 1]],
  ])('over several calls sends each event once, as many as were counted: %s', async (_, counts, moments) => {
    const { db } = test.database;
    const ownerId = await newAccount(db);
    const total = counts.reduce((sum, count) => sum + count, 0);
    for (const [index, count] of counts.entries()) await record(db, ownerId, { count, now: moments[index]! });
    const { id: endpointId } = await newEndpoint(db, ownerId);
    const until = NOW + HOUR;
    const now = until;
    const counted = await countReplay(db, { endpointId, since: NOW, until, now });
    expect(counted).toEqual({ replayed: total, hasMore: false, nextSince: null });
    let sent = 0;
    let since: number | null = NOW;
    while (since !== null) {
      const part = await replayRange(db, { endpointId, since, until, now });
      sent += part?.replayed ?? 0;
      expect(part?.hasMore).toBe(part?.nextSince !== null);
      since = typeof part?.nextSince === 'string' ? Date.parse(part.nextSince) : null;
    }
    expect(sent).toBe(total);
    const { events } = await db
      .selectFrom('delivery')
      .select(({ fn }) => fn.count<number>('event_number').distinct().as('events'))
      .where('endpoint_id', '=', endpointId)
      .executeTakeFirstOrThrow();
    expect(Number(events)).toBe(total);
  });

  it('says of one delivery whether it can be sent again, and sends nothing', async () => {
    const { db, endpointId, first } = await given();
    const now = NOW + 5 * HOUR;
    expect(await canReplayDelivery(db, { endpointId, deliveryId: first.deliveryId })).toBe(true);
    expect(await canReplayDelivery(db, { endpointId, deliveryId: 'dlv_none' })).toBe(false);
    expect(await canReplayDelivery(db, { endpointId: 'wh_none', deliveryId: first.deliveryId })).toBe(false);
    expect(await claim(db, { now })).toHaveLength(0);
  });

  it('is null for what is not there, and refused for a disabled endpoint and an empty range', async () => {
    const { db, endpointId, first } = await given();
    const now = NOW + HOUR;
    expect(await replayDelivery(db, { endpointId, deliveryId: 'dlv_none', now })).toBeNull();
    expect(await replayDelivery(db, { endpointId: 'wh_none', deliveryId: first.deliveryId, now })).toBeNull();
    expect(await replayRange(db, { endpointId: 'wh_none', since: 0, until: 1, now })).toBeNull();
    await expect(replayRange(db, { endpointId, since: 1, until: 1, now })).rejects.toThrow('empty');
    await expect(countReplay(db, { endpointId, since: 1, until: 1, now })).rejects.toThrow('empty');
    expect(await countReplay(db, { endpointId: 'wh_none', since: 0, until: 1, now })).toBeNull();
    await disableEndpoint(db, { id: endpointId, now, reason: 'by_operator' });
    await expect(replayDelivery(db, { endpointId, deliveryId: first.deliveryId, now })).rejects.toThrow(
      'disabled',
    );
    await expect(countReplay(db, { endpointId, since: 0, until: 1, now })).rejects.toThrow('disabled');
    await expect(canReplayDelivery(db, { endpointId, deliveryId: first.deliveryId })).rejects.toThrow(
      'disabled',
    );
  });
});
