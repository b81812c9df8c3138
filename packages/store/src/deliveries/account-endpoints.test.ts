import { CONSOLE_ENDPOINTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
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
  SECRET,
  VAULT,
} from '../../test/deliveries/deliveries.ts';
import { InvalidInputError } from '../invalid-input.ts';
import {
  getEndpoint,
  listAccountEndpoints,
  listEndpoints,
  ownEndpoint,
  readEndpointSecrets,
  rotateEndpointSecret,
  updateEndpoint,
} from './endpoints.ts';
import { listAccountDeliveries } from './list-account-deliveries.ts';
import { purgeEvents } from './purge.ts';
import { replayDelivery } from './replay.ts';
import { deleteEndpoint, disableEndpoint, enableEndpoint } from './switch-endpoint.ts';
import { webhookHealth } from './webhook-health.ts';

const DAY = 24 * HOUR;

describe.each(['postgres', 'embedded'] as const)('endpoints of an account, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  it('say what they are for', async () => {
    const { db } = test.database;
    const accountId = await newAccount(db);
    const { id, description } = await newEndpoint(db, accountId, { description: 'Ward 3' });
    expect(description).toBe('Ward 3');
    expect((await newEndpoint(db, accountId)).description).toBeNull();
    expect(await updateEndpoint(db, id, { eventTypes: [] }, NOW)).toMatchObject({ description: 'Ward 3' });
    expect(await updateEndpoint(db, id, { description: 'Ward 4' }, NOW)).toMatchObject({
      description: 'Ward 4',
    });
    expect(await updateEndpoint(db, id, { description: null }, NOW)).toMatchObject({ description: null });
  });

  it('are listed newest first over pages that split a moment, by mode, and none of another account', async () => {
    const { db } = test.database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    for (const now of [NOW, NOW, NOW, NOW + 1, NOW + 2]) {
      await newEndpoint(db, accountId, { now });
      await newEndpoint(db, other, { now });
    }
    await newEndpoint(db, accountId, { mode: 'live' });
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAccountEndpoints(db, { accountId, mode: 'test', limit: 2, cursor });
      seen.push(...page.endpoints.map(({ id }) => id));
      sizes.push(page.endpoints.length);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(sizes).toEqual([2, 2, 1]);
    const all = (await listEndpoints(db, accountId)).filter(({ mode }) => mode === 'test');
    expect(seen).toEqual(all.map(({ id }) => id).toReversed());
    expect((await listAccountEndpoints(db, { accountId, limit: 50 })).endpoints).toHaveLength(6);
    await expect(listAccountEndpoints(db, { accountId, limit: 2, cursor: 'x' })).rejects.toThrow(
      InvalidInputError,
    );
  });

  it('of another account are none', async () => {
    const { db } = test.database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    const { id } = await newEndpoint(db, accountId);
    expect(await ownEndpoint(db, { accountId, id })).toMatchObject({ id });
    expect(await ownEndpoint(db, { accountId: other, id })).toBeNull();
    expect(await deleteEndpoint(db, { accountId: other, id, now: NOW })).toBeNull();
    expect(await webhookHealth(db, { accountId: other, id, now: NOW })).toBeNull();
    expect(await getEndpoint(db, id)).toMatchObject({ enabled: true });
  });

  describe('one that is removed', () => {
    async function removed(of: { readonly disabledFirst?: boolean } = {}) {
      const { db } = test.database;
      await db.deleteFrom('delivery_due').execute();
      const accountId = await newAccount(db);
      const [{ id }, kept] = [await newEndpoint(db, accountId), await newEndpoint(db, accountId)];
      await record(db, accountId, { count: 3 });
      const mine = (await claim(db)).filter(({ endpoint }) => endpoint.id === id);
      await finish(db, [
        ended(mine[0]!),
        ended(mine[1]!, { outcome: 'timeout', status: null, nextAt: NOW + HOUR }),
      ]);
      if (of.disabledFirst === true) await disableEndpoint(db, { id, now: NOW, reason: 'gone' });
      const gone = await deleteEndpoint(db, { accountId, id, now: NOW + 1 });
      return { db, accountId, id, kept: kept.id, gone, underWay: mine[2]! };
    }

    it.each([[false], [true]])(
      'drops what waits and counts it; disabled before: %s',
      async (disabledFirst) => {
        const { db, accountId, id, kept, gone } = await removed({ disabledFirst });
        expect(gone).toEqual({ id, dropped: 2 });
        const states = Object.groupBy(await deliveriesOf(db, accountId), (row) => row.endpoint_id);
        expect(states[id]?.map(({ state }) => state).sort()).toEqual(['delivered', 'failed', 'failed']);
        expect(states[kept]?.every(({ state }) => state === 'waiting')).toBe(true);
        expect((await claim(db, { now: NOW + DAY })).map(({ endpoint }) => endpoint.id)).not.toContain(id);
      },
    );

    it('is gone for everything that asks for it, and cannot be removed twice', async () => {
      const { db, accountId, id, kept } = await removed();
      const asked = [
        getEndpoint(db, id),
        ownEndpoint(db, { accountId, id }),
        readEndpointSecrets(db, id),
        updateEndpoint(db, id, { url: 'https://x.example' }, NOW),
        rotateEndpointSecret(db, id, { secret: SECRET, overlapMs: 0, vault: VAULT, now: NOW }),
        enableEndpoint(db, { id, now: NOW }),
        disableEndpoint(db, { id, now: NOW, reason: 'x' }),
        replayDelivery(db, { endpointId: id, deliveryId: 'dlv_1', now: NOW }),
        webhookHealth(db, { accountId, id, now: NOW }),
        deleteEndpoint(db, { accountId, id, now: NOW }),
      ];
      expect(await Promise.all(asked)).toEqual(asked.map(() => null));
      expect((await listEndpoints(db, accountId)).map((each) => each.id)).toEqual([kept]);
      expect((await listAccountEndpoints(db, { accountId, limit: 50 })).endpoints).toHaveLength(1);
    });

    it('leaves nothing of its address and secrets', async () => {
      const { db, id } = await removed();
      const row = await db
        .selectFrom('webhook_endpoint')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([row.url, row.secret_sealed.length, row.previous_secret_sealed]).toEqual(['', 0, null]);
    });

    it('keeps what was sent to it, and the try that was under way', async () => {
      const { db, accountId, id, underWay } = await removed();
      await finish(db, [ended(underWay)], NOW + 2);
      const { deliveries } = await listAccountDeliveries(db, { accountId, endpointId: id, limit: 50 });
      expect(deliveries.map(({ state, attempts }) => [state, attempts.length]).sort()).toEqual([
        ['delivered', 1],
        ['failed', 1],
        ['failed', 1],
      ]);
    });

    it('gets no event that comes later, and the events stay', async () => {
      const { db, accountId, id } = await removed();
      await record(db, accountId);
      const { deliveries } = await listAccountDeliveries(db, { accountId, endpointId: id, limit: 50 });
      expect(deliveries).toHaveLength(3);
      const events = await db.selectFrom('event').select('id').where('owner_id', '=', accountId).execute();
      expect(events).toHaveLength(4);
    });

    it('goes with its deliveries when they are older than is kept, a day after the last', async () => {
      const { db, accountId, id } = await removed();
      // What a writer had decided before the removal.
      await db
        .insertInto('delivery')
        .values({
          owner_id: accountId,
          id: `dlv_late_${kind}`,
          endpoint_id: id,
          mode: 'test',
          event_number: 3,
          state: 'waiting',
          replayed_from: null,
          first_due_at: new Date(NOW),
          next_at: new Date(NOW),
          first_tried_at: null,
          leased_until: null,
          lease_id: null,
          finished_at: null,
        })
        .execute();
      const left = async () => [
        (await deliveriesOf(db, accountId)).filter((row) => row.endpoint_id === id).length,
        (await db.selectFrom('webhook_endpoint').select('id').where('id', '=', id).execute()).length,
      ];
      await purgeEvents(db, { now: NOW + 30 * DAY });
      expect(await left()).toEqual([0, 1]);
      await purgeEvents(db, { now: NOW + 31 * DAY + 1 });
      expect(await left()).toEqual([0, 0]);
    });

    it('makes room for another', async () => {
      const { db } = test.database;
      const accountId = await newAccount(db);
      const ids = [];
      for (let i = 0; i < 50; i++) ids.push((await newEndpoint(db, accountId)).id);
      await expect(newEndpoint(db, accountId)).rejects.toThrow('at most 50');
      await deleteEndpoint(db, { accountId, id: ids[0]!, now: NOW });
      expect(await newEndpoint(db, accountId)).toMatchObject({ enabled: true });
    });
  });

  describe('the health of one', () => {
    it('has the tries of each of the last 24 hours, and where its deliveries stand', async () => {
      const { db } = test.database;
      await db.deleteFrom('delivery_due').execute();
      const accountId = await newAccount(db);
      const { id } = await newEndpoint(db, accountId);
      await newEndpoint(db, accountId);
      await record(db, accountId, { count: 4 });
      const mine = (await claim(db)).filter(({ endpoint }) => endpoint.id === id);
      const failed = { outcome: 'http_status', status: 500 } as const;
      await finish(
        db,
        [
          ended(mine[0]!, { startedAt: NOW + 10 * HOUR, durationMs: 10 }),
          ended(mine[1]!, { ...failed, startedAt: NOW + 10 * HOUR + 1, durationMs: 40, nextAt: NOW + DAY }),
          ended(mine[2]!, { ...failed, startedAt: NOW + 11 * HOUR, durationMs: 7 }),
          ended(mine[3]!, { startedAt: NOW - 14 * HOUR, durationMs: 3 }),
        ],
        NOW + 11 * HOUR,
      );
      const now = NOW + 11.5 * HOUR;
      const health = await webhookHealth(db, { accountId, id, now });
      expect(CONSOLE_ENDPOINTS.getAccountWebhook.data.parse(health)).toEqual(health);
      expect(health).toMatchObject({
        endpoint: { id },
        lastDeliveredAt: new Date(NOW + 11 * HOUR).toISOString(),
        waiting: 1,
        parked: 0,
        asOf: new Date(now).toISOString(),
      });
      expect(health?.hours).toHaveLength(24);
      expect(health?.hours.at(0)?.hour).toBe(new Date(NOW - 12 * HOUR).toISOString());
      expect(health?.hours.at(-1)).toEqual({
        hour: new Date(NOW + 11 * HOUR).toISOString(),
        delivered: 0,
        failed: 1,
        medianMs: 7,
      });
      expect(health?.hours.at(-2)).toMatchObject({ delivered: 1, failed: 1, medianMs: 25 });
      const empty = health?.hours.filter(({ medianMs }) => medianMs === null);
      expect(empty).toHaveLength(22);
      expect(empty?.every(({ delivered, failed: count }) => delivered + count === 0)).toBe(true);
      await disableEndpoint(db, { id, now, reason: 'x' });
      expect(await webhookHealth(db, { accountId, id, now })).toMatchObject({ waiting: 0, parked: 1 });
    });

    it('of one that nothing was sent to is empty', async () => {
      const { db } = test.database;
      const accountId = await newAccount(db);
      const { id } = await newEndpoint(db, accountId);
      expect(await webhookHealth(db, { accountId, id, now: NOW })).toMatchObject({
        lastDeliveredAt: null,
        waiting: 0,
        parked: 0,
      });
    });
  });
});
