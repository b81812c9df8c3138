import { CONSOLE_ENDPOINTS } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
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
import { InvalidInputError } from '../invalid-input.ts';
import { listAccountDeliveries } from './list-account-deliveries.ts';
import { disableEndpoint } from './switch-endpoint.ts';

describe.each(['postgres', 'embedded'] as const)('deliveries to all endpoints of an account, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  type Asked = Partial<Parameters<typeof listAccountDeliveries>[1]>;
  const list = (accountId: string, given: Asked = {}) =>
    listAccountDeliveries(test.database.db, { accountId, limit: 200, ...given });

  it('are read newest first, over pages that split a moment, each once and none of another account', async () => {
    const { db } = test.database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    for (const owner of [accountId, other]) {
      for (let i = 0; i < 3; i++) await newEndpoint(db, owner);
      await record(db, owner, { count: 3 });
      await record(db, owner, { now: NOW + 1 });
    }
    const all = (await list(accountId)).deliveries;
    expect(all).toHaveLength(12);
    expect(new Set(all.map(({ deliveryId }) => deliveryId)).size).toBe(12);
    expect(all.map(({ firstDueAt }) => Date.parse(firstDueAt) - NOW)).toEqual([
      ...Array.from({ length: 3 }, () => 1),
      ...Array.from({ length: 9 }, () => 0),
    ]);
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await list(accountId, { limit: 5, cursor });
      expect(page.hasMore).toBe(page.nextCursor !== null);
      pages.push(page.deliveries);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(pages.flat()).toEqual(all);
    await expect(list(accountId, { cursor: 'e30' })).rejects.toThrow(InvalidInputError);
    const shape = CONSOLE_ENDPOINTS.listAccountDeliveries.data.shape.deliveries;
    expect(shape.parse(all)).toEqual(all);
  });

  it('stay on their pages when newer ones come between', async () => {
    const { db } = test.database;
    const accountId = await newAccount(db);
    await newEndpoint(db, accountId);
    await record(db, accountId, { count: 4 });
    const first = await list(accountId, { limit: 2 });
    await record(db, accountId, { now: NOW + HOUR });
    const second = await list(accountId, { limit: 2, cursor: first.nextCursor ?? '' });
    const seen = [...first.deliveries, ...second.deliveries].map(({ eventNumber }) => eventNumber);
    expect(seen.toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('are narrowed by endpoint, mode, state, type, event and time, and have every try', async () => {
    const { db } = test.database;
    await db.deleteFrom('delivery_due').execute();
    const accountId = await newAccount(db);
    const one = await newEndpoint(db, accountId);
    const off = await newEndpoint(db, accountId, { eventTypes: ['wearable.connected'] });
    const live = await newEndpoint(db, accountId, { mode: 'live' });
    await record(db, accountId, { count: 3 });
    const claimed = await claim(db);
    await finish(db, [
      ended(claimed[0]!),
      ended(claimed[1]!, { outcome: 'timeout', status: null, nextAt: null }),
      ended(claimed[2]!, { outcome: 'http_status', status: 500, nextAt: NOW + 3 * HOUR }),
    ]);
    await record(db, accountId, { type: 'wearable.connected', now: NOW + HOUR });
    await record(db, accountId, { mode: 'live', now: NOW + 2 * HOUR });
    await disableEndpoint(db, { id: off.id, now: NOW + HOUR, reason: 'gone' });
    const seen = async (given: Asked) =>
      (await list(accountId, given)).deliveries
        .map(({ endpointId, eventNumber, state }) => {
          const at = { [one.id]: 'one', [off.id]: 'off', [live.id]: 'live' }[endpointId];
          return `${at} ${eventNumber} ${state}`;
        })
        .sort();
    const everything = [
      'live 1 waiting',
      'off 4 parked',
      'one 1 delivered',
      'one 2 failed',
      'one 3 retrying',
      'one 4 waiting',
    ];
    expect(await seen({})).toEqual(everything);
    expect(await seen({ endpointId: off.id })).toEqual(['off 4 parked']);
    expect(await seen({ endpointId: 'wh_none' })).toEqual([]);
    expect(await seen({ mode: 'live' })).toEqual(['live 1 waiting']);
    expect(await seen({ state: 'delivered' })).toEqual(['one 1 delivered']);
    expect(await seen({ state: 'failed' })).toEqual(['one 2 failed']);
    expect(await seen({ state: 'parked' })).toEqual(['off 4 parked']);
    expect(await seen({ state: 'waiting', mode: 'test' })).toEqual(['one 4 waiting']);
    expect(await seen({ state: 'retrying' })).toEqual(['one 3 retrying']);
    expect(await seen({ type: 'wearable.connected' })).toEqual(['off 4 parked', 'one 4 waiting']);
    expect(await seen({ since: NOW + HOUR, until: NOW + 2 * HOUR })).toEqual([
      'off 4 parked',
      'one 4 waiting',
    ]);
    const { deliveries } = await list(accountId, { state: 'failed' });
    expect(deliveries[0]?.attempts).toMatchObject([{ number: 1, outcome: 'timeout', status: null }]);
    const { eventId } = (await list(accountId, { type: 'wearable.connected' })).deliveries[0]!;
    expect(await seen({ eventId })).toEqual(['off 4 parked', 'one 4 waiting']);
    expect(await seen({ eventId: 'evt_none' })).toEqual([]);
    // The number of an event says nothing without its mode.
    const first = (await list(accountId, { mode: 'live' })).deliveries[0]!;
    expect(await seen({ eventId: first.eventId })).toEqual(['live 1 waiting']);
  });

  it('of an account without endpoints are none, and of another account never', async () => {
    const { db } = test.database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    const { id } = await newEndpoint(db, other);
    await record(db, other);
    const { deliveries } = await list(other);
    expect(await list(accountId)).toEqual({ deliveries: [], hasMore: false, nextCursor: null });
    expect((await list(accountId, { endpointId: id })).deliveries).toEqual([]);
    expect((await list(accountId, { eventId: deliveries[0]!.eventId })).deliveries).toEqual([]);
  });
});
