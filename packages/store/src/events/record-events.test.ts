import { EVENTS, type EventType } from '@svc/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, exampleEvent, type TestDatabase } from '../../test/index.ts';
import { recordEvents } from './record-events.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const X = 'wearable.connected';
const Y = 'wearable.disconnected';

describe.each(['postgres', 'embedded'] as const)('recording events, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const record = (
    ownerId: string,
    types: EventType[],
    { mode = 'live' as 'live' | 'test', now = NOW } = {},
  ) =>
    asOwner(test.database.db, ownerId, (trx) =>
      recordEvents(trx, { ownerId, mode, events: types.map((type) => exampleEvent(type)), now }),
    );
  const endpoint = (
    id: string,
    given: { ownerId: string; types?: string[]; mode?: 'live' | 'test'; enabled?: boolean },
  ) =>
    test.database.db
      .insertInto('webhook_endpoint')
      .values({
        id,
        owner_id: given.ownerId,
        owner_kind: 'organization',
        mode: given.mode ?? 'live',
        url: 'https://clinic.example/hook',
        event_types: given.types ?? [],
        secret_sealed: Buffer.of(1),
        enabled: given.enabled ?? true,
        disabled_at: given.enabled === false ? new Date(NOW) : null,
        created_at: new Date(NOW),
        updated_at: new Date(NOW),
      })
      .execute();
  const deliveries = (ownerId: string) =>
    test.database.db
      .selectFrom('delivery')
      .select(['endpoint_id', 'event_number', 'mode', 'state', 'tries', 'first_due_at', 'next_at'])
      .where('owner_id', '=', ownerId)
      .orderBy('endpoint_id')
      .orderBy('event_number')
      .execute();

  it('makes its deliveries due at once, also where the clock of the process is an hour ahead', async () => {
    await endpoint('wh_ahead', { ownerId: 'org_ahead' });
    await record('org_ahead', [X], { now: Date.now() + 3_600_000 });
    const due = await test.database.db
      .selectFrom('delivery_due')
      .select('due_at')
      .where('owner_id', '=', 'org_ahead')
      .executeTakeFirstOrThrow();
    const moments = [due.due_at, ...(await deliveries('org_ahead')).map(({ next_at }) => next_at)];
    expect(moments.map((at) => at.getTime() <= Date.now())).toEqual([true, true]);
  });

  it('numbers the events of an owner and mode from 1, without gaps', async () => {
    expect((await record('org_a', [X, Y, 'lab_order.status_changed'])).map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
    expect((await record('org_a', [X])).map(({ number }) => number)).toEqual([4]);
    expect((await record('org_a', [X], { mode: 'test' })).map(({ number }) => number)).toEqual([1]);
    expect((await record('org_b', [X])).map(({ number }) => number)).toEqual([1]);
    expect(await record('org_a', [])).toEqual([]);
    const failing = asOwner(test.database.db, 'org_a', async (trx) => {
      await recordEvents(trx, {
        ownerId: 'org_a',
        mode: 'live',
        events: [exampleEvent(X)],
        now: NOW,
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect((await record('org_a', [X])).map(({ number }) => number)).toEqual([5]);
  });

  it('stores the body as it will travel [1:6 data]', async () => {
    const [recorded] = await record('org_body', ['mse.sealed']);
    const { rows } = await sql<{
      payload: string;
    }>`select payload from event where owner_id = 'org_body'`.execute(test.database.db);
    expect(JSON.parse(rows[0]?.payload ?? '')).toEqual({
      id: recorded?.id,
      object: 'event',
      type: 'mse.sealed',
      apiVersion: '2026-11-20',
      createdAt: '2026-11-21T09:00:00.000Z',
      sequence: 1,
      data: EVENTS['mse.sealed'].example,
    });
    expect(recorded?.id).toMatch(/^evt_/);
  });

  it('plans a delivery for each endpoint that is enabled, of the mode, and wants the type', async () => {
    const ownerId = 'org_hooks';
    await endpoint('wh_all', { ownerId });
    await endpoint('wh_x', { ownerId, types: [X, 'other'] });
    await endpoint('wh_none', { ownerId, types: ['other'] });
    await endpoint('wh_off', { ownerId, enabled: false });
    await endpoint('wh_test', { ownerId, mode: 'test' });
    await endpoint('wh_else', { ownerId: 'org_else' });
    await record(ownerId, [X, Y]);
    const planned = {
      mode: 'live',
      state: 'waiting',
      tries: 0,
      first_due_at: new Date(NOW),
      next_at: new Date(NOW),
    };
    expect(await deliveries(ownerId)).toEqual([
      { endpoint_id: 'wh_all', event_number: 1, ...planned },
      { endpoint_id: 'wh_all', event_number: 2, ...planned },
      { endpoint_id: 'wh_x', event_number: 1, ...planned },
    ]);
    await record(ownerId, [X], { mode: 'test' });
    expect((await deliveries(ownerId)).filter(({ mode }) => mode === 'test')).toMatchObject([
      { endpoint_id: 'wh_test' },
    ]);
    expect(await deliveries('org_else')).toEqual([]);
  });

  it('writes more events in one transaction than a statement has parameters', async () => {
    const ownerId = 'org_many';
    await endpoint('wh_many_1', { ownerId });
    await endpoint('wh_many_2', { ownerId, types: [X] });
    const COUNT = 20_001;
    const types = Array.from({ length: COUNT }, (_, i) => (i % 2 === 0 ? X : Y));
    const recorded = await record(ownerId, types);
    expect(recorded.map(({ number }) => number)).toEqual(types.map((_, i) => i + 1));
    const { rows } = await sql<{ events: number; sequences: number; deliveries: number; of: number }>`
      select
        (select count(*)::int from event where owner_id = ${ownerId}) as events,
        (select count(distinct payload::json ->> 'sequence')::int from event where owner_id = ${ownerId}) as sequences,
        (select count(*)::int from delivery where endpoint_id = 'wh_many_1') as deliveries,
        (select count(*)::int from delivery where endpoint_id = 'wh_many_2') as of`.execute(test.database.db);
    expect(rows).toEqual([{ events: COUNT, sequences: COUNT, deliveries: COUNT, of: 10_001 }]);
  });

  it('tells the worker when the owner is due, at the earliest', async () => {
    const ownerId = 'org_due';
    const due = () =>
      test.database.db.selectFrom('delivery_due').select('due_at').where('owner_id', '=', ownerId).execute();
    await record(ownerId, [X]);
    expect(await due()).toEqual([]);
    await endpoint('wh_due', { ownerId });
    for (const now of [NOW + 5, NOW + 9, NOW + 1]) await record(ownerId, [X], { now });
    expect(await due()).toEqual([{ due_at: new Date(NOW + 1) }]);
  });
});
