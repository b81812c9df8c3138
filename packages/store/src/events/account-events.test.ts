import { CONSOLE_ENDPOINTS, type KeyMode } from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { newAccount, newEndpoint, NOW } from '../../test/deliveries/deliveries.ts';
import { exampleEvent } from '../../test/example-event.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { erasePatientRef } from '../erase-patient-ref.ts';
import { InvalidInputError } from '../invalid-input.ts';
import { accountEvent, listAccountEvents } from './account-events.ts';
import { recordEvents } from './record-events.ts';
import { recordSample } from './sample-event.ts';

const DAY = 24 * 3_600_000;

describe.each(['postgres', 'embedded'] as const)('events of an account, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  async function record(
    ownerId: string,
    {
      type = 'lab_order.status_changed',
      now = NOW,
      mode = 'test',
      count = 1,
      ...data
    }: {
      type?: Parameters<typeof exampleEvent>[0];
      now?: number;
      mode?: KeyMode;
      count?: number;
      id?: string;
      patientRef?: string;
    } = {},
  ) {
    const events = Array.from({ length: count }, () => exampleEvent(type, data));
    const recorded = await asOwner(test.database.db, ownerId, (trx) =>
      recordEvents(trx, { ownerId, mode, events, now }),
    );
    return recorded[0]!.id;
  }
  type Asked = Partial<Parameters<typeof listAccountEvents>[1]>;
  const list = (accountId: string, given: Asked = {}) =>
    listAccountEvents(test.database.db, { accountId, mode: 'test', limit: 200, now: NOW, ...given });
  const numbers = async (accountId: string, given: Asked = {}) =>
    (await list(accountId, given)).events.map(({ number }) => number);

  it('are read newest first as they were sent, over pages that split a moment', async () => {
    const [accountId, other] = [await newAccount(test.database.db), await newAccount(test.database.db)];
    await record(accountId, { count: 4 });
    await record(accountId, { now: NOW + 1 });
    await record(other, { count: 3 });
    await record(accountId, { mode: 'live' });
    const all = await list(accountId);
    expect(all.events.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(CONSOLE_ENDPOINTS.listAccountEvents.data.shape.events.parse(all.events)).toEqual(all.events);
    expect(all.events[0]).toMatchObject({
      type: 'lab_order.status_changed',
      mode: 'test',
      objectId: 'labord_3ZkUuYqf0p',
      createdAt: new Date(NOW + 1).toISOString(),
      payload: { object: 'event', sequence: 5, data: { patientRef: 'patient-42' } },
    });
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await list(accountId, { limit: 2, cursor });
      pages.push(page.events);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(all.events);
  });

  it('go on with a cursor of this stream alone', async () => {
    const [accountId, other] = [await newAccount(test.database.db), await newAccount(test.database.db)];
    await record(accountId, { count: 2 });
    const { nextCursor } = await list(accountId, { limit: 1 });
    for (const given of [{ mode: 'live' as const }, { accountId: other }, { cursor: 'e30' }])
      await expect(list(accountId, { cursor: nextCursor ?? '', ...given })).rejects.toThrow(
        InvalidInputError,
      );
  });

  it('are narrowed by type, event, object, patient and time', async () => {
    const accountId = await newAccount(test.database.db);
    const first = await record(accountId, { id: 'lab_1', patientRef: 'p-1' });
    await record(accountId, { id: 'lab_2', patientRef: 'p "2"', now: NOW + 1 });
    await record(accountId, { type: 'wearable.connected', id: 'wear_1', patientRef: 'p-1', now: NOW + 2 });
    expect(await numbers(accountId, { type: 'wearable.connected' })).toEqual([3]);
    expect(await numbers(accountId, { eventId: first })).toEqual([1]);
    expect(await numbers(accountId, { objectId: 'lab_2' })).toEqual([2]);
    expect(await numbers(accountId, { patientRef: 'p-1' })).toEqual([3, 1]);
    expect(await numbers(accountId, { patientRef: 'p "2"' })).toEqual([2]);
    expect(await numbers(accountId, { patientRef: 'p-1', type: 'wearable.connected' })).toEqual([3]);
    expect(await numbers(accountId, { patientRef: 'p' })).toEqual([]);
    expect(await numbers(accountId, { since: NOW + 1, until: NOW + 2 })).toEqual([2]);
    const other = await newAccount(test.database.db);
    for (const given of [{ eventId: first }, { objectId: 'lab_1' }, { patientRef: 'p-1' }])
      expect(await numbers(other, given)).toEqual([]);
  });

  it('are no longer found by a patient who was erased', async () => {
    const { db } = test.database;
    const accountId = await newAccount(db);
    await record(accountId, { patientRef: 'p-1' });
    await asWorker(db, (trx) =>
      erasePatientRef(trx, {
        ownerId: accountId,
        patientRef: 'p-1',
        object: 'lab_order',
        events: 'lab_order.',
      }),
    );
    expect(await numbers(accountId, { patientRef: 'p-1' })).toEqual([]);
    expect(await numbers(accountId, { patientRef: '[erased]' })).toEqual([1]);
  });

  it('are recorded however long what they name is, and found up to 256 characters', async () => {
    const accountId = await newAccount(test.database.db);
    const [longest, longer] = ['😀'.repeat(256), 'x'.repeat(300_000)];
    await record(accountId, { patientRef: longest });
    await record(accountId, { patientRef: longer, id: longer });
    expect(await numbers(accountId, { patientRef: longest })).toEqual([1]);
    expect(await numbers(accountId)).toEqual([2, 1]);
  });

  it('are shown for 30 days', async () => {
    const accountId = await newAccount(test.database.db);
    const id = await record(accountId);
    const now = NOW + 30 * DAY;
    expect(await numbers(accountId, { now: now - 1 })).toEqual([1]);
    expect(await numbers(accountId, { now })).toEqual([]);
    expect(await accountEvent(test.database.db, { accountId, id, now })).toBeNull();
  });

  it('one says where it was sent, with every try; one of another account is none', async () => {
    const { db } = test.database;
    const [accountId, other] = [await newAccount(db), await newAccount(db)];
    const endpoint = await newEndpoint(db, accountId);
    await record(accountId);
    const id = await record(accountId);
    const seen = await accountEvent(db, { accountId, id, now: NOW });
    expect(CONSOLE_ENDPOINTS.getAccountEvent.data.parse(seen)).toEqual(seen);
    expect(seen).toMatchObject({
      event: { id, number: 2 },
      deliveries: [{ endpointId: endpoint.id, eventId: id, state: 'waiting', attempts: [] }],
    });
    expect(await accountEvent(db, { accountId: other, id, now: NOW })).toBeNull();
    expect(await accountEvent(db, { accountId, id: 'evt_none', now: NOW })).toBeNull();
  });

  it('a sample is recorded in the test stream, of a known account alone', async () => {
    const { db } = test.database;
    const accountId = await newAccount(db);
    const sample = await recordSample(db, { accountId, type: 'wearable.connected', now: NOW });
    expect((await list(accountId)).events).toMatchObject([
      { id: sample?.eventId, number: sample?.sequence, objectId: 'sample', type: 'wearable.connected' },
    ]);
    expect(
      await recordSample(db, { accountId: 'acct_none', type: 'wearable.connected', now: NOW }),
    ).toBeNull();
  });
});
