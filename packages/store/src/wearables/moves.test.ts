import {
  WEARABLE_STATUSES,
  WEARABLE_TRANSITIONS,
  WEARABLE_TRIGGERS,
  type WearableTrigger,
} from '@svc/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { listEvents } from '../deliveries/list-events.ts';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { readGrant } from './grants.ts';
import { LINK_LIFETIME_MS } from './links.ts';
import { authorizeConnection, endConnection } from './move.ts';
import { getConnection } from './read.ts';
import {
  claimSync,
  claimSyncs,
  expiredConnections,
  failSync,
  finishSync,
  type NewMetric,
  SYNC_EVERY_MS,
} from './sync.ts';
import { connected, NOW, pending, VAULT } from '../../test/wearables/connections.ts';
import { eraseWearablesOfPatient } from './erase-patient-wearables.ts';
import { findLink, linkToken } from './links.ts';
import { createVault } from '../vault.ts';
import { listMetrics, listReceivedDays } from './metrics.ts';
import { ORDERED } from '../../test/mse/records.ts';

const END = NOW + LINK_LIFETIME_MS;

async function move(database: Database, ownerId: string, id: string, trigger: WearableTrigger, now: number) {
  return asOwner(database.db, ownerId, (trx) =>
    trigger === 'authorized'
      ? authorizeConnection(trx, { ownerId, id, now, provider: 'demo', tokensSealed: Buffer.of(1) })
      : endConnection(trx, { ownerId, id, now, trigger }),
  );
}

async function eventsOf({ db }: Database, ownerId: string) {
  const { events } = await asOwner(db, ownerId, (trx) =>
    listEvents(trx, { ownerId, mode: 'live', limit: 200, now: NOW }),
  );
  return events.map(({ type, payload }) => ({ type, data: (JSON.parse(payload) as { data: unknown }).data }));
}

describe.each(['embedded', 'postgres'] as const)('connections on the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const made = {
    pending: (ownerId: string) => pending(test.database.db, ownerId),
    connected: (ownerId: string) => connected(test.database.db, ownerId),
    disconnected: async (ownerId: string) => {
      const connection = await connected(test.database.db, ownerId);
      await move(test.database, ownerId, connection.id, 'revoked_by_patient', NOW);
      return connection;
    },
  };

  it.each(WEARABLE_STATUSES.flatMap((from) => WEARABLE_TRIGGERS.map((trigger) => [from, trigger] as const)))(
    '%s, %s: the move of the table with its one event, or nothing [2:3 wearable pending] [2:3 wearable connected] [D:wearables: states] [D:wearables: events]',
    async (from, trigger) => {
      const ownerId = `acct_${from}_${trigger}`;
      const { id, patientRef } = await made[from](ownerId);
      const before = (await eventsOf(test.database, ownerId)).length;
      // An expiry comes when the link ends; everything else before.
      const moved = await move(test.database, ownerId, id, trigger, trigger === 'expired' ? END : NOW + 1);
      const rule = WEARABLE_TRANSITIONS[trigger];
      const after = await asOwner(test.database.db, ownerId, (trx) => getConnection(trx, { ownerId, id }));
      const events = (await eventsOf(test.database, ownerId)).slice(before);
      const moves = rule.from === from;
      const data = { object: 'wearable_connection', id, status: rule.to, patientRef };
      expect(after?.status).toBe(moves ? rule.to : from);
      expect(moved).toEqual(moves ? after : null);
      expect(events).toEqual(moves && rule.event !== null ? [{ type: rule.event, data }] : []);
    },
  );

  it.each([
    ['one millisecond before its end', -1, true],
    ['at its end', 0, false],
    ['one millisecond after', 1, false],
  ])('a link can be used %s: %s [D:connect page: token]', async (_, offset, works) => {
    const ownerId = `acct_link_${offset}`;
    const { id } = await pending(test.database.db, ownerId);
    expect((await move(test.database, ownerId, id, 'authorized', END + offset)) !== null).toBe(works);
    expect((await move(test.database, ownerId, id, 'expired', END + offset)) !== null).toBe(!works);
  });

  it('a provider that was not offered is not connected', async () => {
    const { id } = await pending(test.database.db, 'acct_offer', { providers: ['oura'] });
    expect(await move(test.database, 'acct_offer', id, 'authorized', NOW)).toBeNull();
  });

  it('another owner moves nothing', async () => {
    const { id } = await pending(test.database.db, 'acct_mine');
    for (const trigger of WEARABLE_TRIGGERS)
      expect(await move(test.database, 'acct_other', id, trigger, END)).toBeNull();
  });

  it('tokens stay until the provider was told, except when the provider itself ended the grant', async () => {
    const { db } = test.database;
    for (const [trigger, kept] of [
      ['revoked_by_patient', 1],
      ['revoked_by_app', 1],
      ['revoked_by_provider', 0],
    ] as const) {
      const ownerId = `acct_tokens_${trigger}`;
      const { id } = await connected(db, ownerId);
      await move(test.database, ownerId, id, trigger, NOW);
      const name = { ownerId, connectionId: id };
      expect(await asOwner(db, ownerId, (trx) => readGrant(trx, name))).toBeNull();
      const rows = await asOwner(db, ownerId, (trx) =>
        trx.selectFrom('wearable_grant').select('connection_id').execute(),
      );
      expect(rows).toHaveLength(kept);
    }
  });

  it('the token of a link is stored as a hash only, and survives a change of secrets', async () => {
    const { db } = test.database;
    const connection = await pending(db, 'acct_secret');
    const token = linkToken(VAULT, connection);
    expect(await findLink(db, token)).toEqual({ ownerId: 'acct_secret', connectionId: connection.id });
    expect(await findLink(db, `${token.slice(0, -1)}!`)).toBeNull();
    const rotated = createVault([
      'the new secret of the deployment!',
      'a secret of the deployment under test',
    ]);
    expect(linkToken(rotated, connection)).toBe(token);
    const rows = await db.selectFrom('wearable_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('a sync stores its days once, moves lastSyncAt and tells so; a late one of a lost lease stores nothing [1:6 wearable.sync_completed]', async () => {
    const { db } = test.database;
    const ownerId = 'acct_sync';
    const { id } = await connected(db, ownerId);
    const claim = (leaseId: string) =>
      asOwner(db, ownerId, (trx) => claimSync(trx, { ownerId, id, now: NOW, leaseId }));
    const finish = async (claimed: Awaited<ReturnType<typeof claim>>, value: number) =>
      asOwner(db, ownerId, (trx) =>
        finishSync(trx, {
          claimed: claimed as NonNullable<typeof claimed>,
          metrics: [{ day: '2026-11-20', metric: 'steps', value, provider: 'demo' }],
          now: NOW + 5,
        }),
      );
    const first = await claim('one');
    const second = await claim('two');
    expect(await finish(first, 1)).toBeNull();
    expect((await finish(second, 2))?.lastSyncAt).toBe(NOW + 5);
    await finish(await claim('three'), 3);
    const range = { ownerId, connectionId: id, from: '2026-11-01', to: '2026-11-30', metric: null };
    expect(await asOwner(db, ownerId, (trx) => listMetrics(trx, range))).toEqual([
      { day: '2026-11-20', metric: 'steps', value: 3, provider: 'demo' },
    ]);
    expect((await eventsOf(test.database, ownerId)).map(({ type }) => type)).toEqual([
      'wearable.connected',
      'wearable.sync_completed',
      'wearable.sync_completed',
    ]);
  });

  it('says which days of which metrics came in, days in a row as one, and nothing of another connection', async () => {
    const { db } = test.database;
    const ownerId = 'acct_received';
    const { id } = await connected(db, ownerId);
    const other = await connected(db, ownerId);
    const sync = async (connectionId: string, metrics: readonly NewMetric[]) =>
      asOwner(db, ownerId, async (trx) => {
        const claimed = await claimSync(trx, { ownerId, id: connectionId, now: NOW, leaseId: 'one' });
        await finishSync(trx, { claimed: claimed as NonNullable<typeof claimed>, metrics, now: NOW + 5 });
      });
    const on = (metric: NewMetric['metric'], ...days: string[]) =>
      days.map((day) => ({ day, metric, value: 7, provider: 'demo' }));
    await sync(id, [
      ...on('steps', '2026-11-02', '2026-10-31', '2026-11-01', '2026-11-05'),
      ...on('sleepHours', '2026-11-05'),
    ]);
    await sync(other.id, on('steps', '2026-11-03', '2026-11-04'));
    const received = (connectionId: string) =>
      asOwner(db, ownerId, (trx) => listReceivedDays(trx, { ownerId, connectionId }));
    expect(await received(id)).toEqual([
      { metric: 'sleepHours', from: '2026-11-05', to: '2026-11-05' },
      { metric: 'steps', from: '2026-10-31', to: '2026-11-02' },
      { metric: 'steps', from: '2026-11-05', to: '2026-11-05' },
    ]);
    expect(await received(other.id)).toHaveLength(1);
    expect(await received('wear_none')).toEqual([]);
  });

  it('a sync that fails is put off for 5 minutes, doubled each time up to 6 hours', async () => {
    const { db } = test.database;
    const ownerId = 'acct_backoff';
    const { id } = await connected(db, ownerId);
    const waits: number[] = [];
    for (let failures = 0; failures < 9; failures++) {
      const claimed = await asOwner(db, ownerId, (trx) =>
        claimSync(trx, { ownerId, id, now: NOW, leaseId: `lease-${failures}` }),
      );
      await asOwner(db, ownerId, (trx) =>
        failSync(trx, { claimed: claimed as NonNullable<typeof claimed>, now: NOW }),
      );
      const [row] = await asOwner(db, ownerId, (trx) =>
        trx.selectFrom('wearable_connection').select('next_sync_at').where('id', '=', id).execute(),
      );
      waits.push(((row?.next_sync_at?.getTime() ?? 0) - NOW) / 60_000);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 360, 360]);
    expect(SYNC_EVERY_MS / 60_000).toBe(360);
  });

  it('pending connections whose link ended are found, oldest first, and no others', async () => {
    const { db } = test.database;
    const { id } = await pending(db, 'acct_old', { now: NOW - LINK_LIFETIME_MS * 2 });
    const found = await expiredConnections(db, { now: NOW - LINK_LIFETIME_MS, limit: 10 });
    expect(found).toEqual([{ ownerId: 'acct_old', id }]);
  });

  it('erasing a patient removes connections, values and links in both modes, and nothing of anyone else', async () => {
    const { db } = test.database;
    const ownerId = 'acct_erase';
    const mine = await connected(db, ownerId);
    await pending(db, ownerId, { mode: 'test' });
    const other = await connected(db, ownerId, { patientRef: 'patient-2' });
    expect(
      await eraseWearablesOfPatient(db, { ownerId, patientRef: 'patient-1' }, { ...ORDERED, now: NOW }),
    ).toEqual({
      wearableConnections: 2,
      wearableMetrics: 0,
      keptAnswers: 0,
      events: 2,
    });
    const left = await asOwner(db, ownerId, (trx) =>
      trx.selectFrom('wearable_connection').select('id').execute(),
    );
    expect(left).toEqual([{ id: other.id }]);
    expect(await findLink(db, linkToken(VAULT, mine))).toBeNull();
    expect(await findLink(db, linkToken(VAULT, other))).not.toBeNull();
    expect((await eventsOf(test.database, ownerId)).at(-1)).toMatchObject({
      type: 'wearable.disconnected',
      data: { id: mine.id, patientRef: '[erased]' },
    });
    expect(JSON.stringify(await eventsOf(test.database, ownerId))).not.toContain('patient-1');
    expect(
      await eraseWearablesOfPatient(db, { ownerId, patientRef: 'patient-1' }, { ...ORDERED, now: NOW }),
    ).toEqual({
      wearableConnections: 0,
      wearableMetrics: 0,
      keptAnswers: 0,
      events: 0,
    });
  });
});

describe('several at once, on the real server', () => {
  let test: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    other = await test.reopen();
  });
  afterAll(() => test.close());

  it('of twelve that connect and end one connection, exactly one wins', async () => {
    for (let round = 0; round < 10; round++) {
      const ownerId = `acct_race_${round}`;
      const { id } = await pending(test.database.db, ownerId);
      const triggers = ['authorized', 'declined', 'cancelled'] as const;
      const moves = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          move(index % 2 === 0 ? test.database : other, ownerId, id, triggers[index % 3] ?? 'declined', NOW),
        ),
      );
      expect(moves.filter((moved) => moved !== null)).toHaveLength(1);
      const events = await eventsOf(test.database, ownerId);
      expect(events).toHaveLength(moves.some((moved) => moved?.status === 'connected') ? 1 : 0);
    }
  });

  it('two processes that claim what is due never take the same connection', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => connected(test.database.db, `acct_claim_${index}`)),
    );
    const claim = (index: number) =>
      claimSyncs((index % 2 === 0 ? test.database : other).db, {
        now: NOW,
        leaseId: `lease-${index}`,
        limit: 5,
      });
    const first = await Promise.all(Array.from({ length: 8 }, (_, index) => claim(index)));
    const taken = first.flat().map(({ connection }) => connection.id);
    // Whoever was passed over while another held it is taken later.
    for (let more = await claim(8); more.length > 0; more = await claim(9))
      taken.push(...more.map(({ connection }) => connection.id));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  });
});
