import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './accounts.ts';
import { activateCalibration, registerCalibration } from './calibration.ts';
import { createCredentialCache } from './credentials.ts';
import { type Database, openDatabase } from './database.ts';
import { createKey } from './keys.ts';
import { createLimiter } from './limiter.ts';
import { isReady } from './migrate.ts';
import type { Credential } from './read-credential.ts';
import { REFERENCE_TABLES, TENANT_TABLES } from './tables.ts';
import { asOwner, asWorker } from './tenancy.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';
import { createUsageRecorder } from './usage.ts';
import { readUsage } from './usage-report.ts';

const NOW = Date.UTC(2026, 10, 20);

async function insertUsage(db: Database['db'], ownerId: string): Promise<void> {
  await asWorker(db, (trx) =>
    sql`insert into usage_day values (${ownerId}, ${`key_${ownerId}`}, 'secret', 'live', 'ping', '2026-11-20', 1)`.execute(
      trx,
    ),
  );
}

const owners = async (db: Parameters<Parameters<typeof asOwner>[2]>[0] | Database['db']) =>
  (await db.selectFrom('usage_day').select('owner_id').orderBy('owner_id').execute()).map(
    (row) => row.owner_id,
  );

describe.each(['postgres', 'embedded'] as const)('the walls, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    // A tenant that was reset reads as the empty text: rows that claim it must stay hidden as well.
    for (const owner of ['', 'acct_a', 'acct_b']) await insertUsage(test.database.db, owner);
  });
  afterAll(() => test.close());

  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(test.database.db)).rows;

  it('know every table: two lists and no other', async () => {
    const tables = await rows(sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`);
    expect(tables.map((table) => table.name)).toEqual([...REFERENCE_TABLES, ...TENANT_TABLES].sort());
  });

  it.each(TENANT_TABLES)(
    'stand around %s: owner first, forced row security, owner in every unique constraint',
    async (table) => {
      const [described] = await rows(sql`
      select relrowsecurity as enabled, relforcerowsecurity as forced,
        (select attname from pg_attribute where attrelid = pg_class.oid and attnum = 1)::text as first_column,
        (select count(*)::integer from pg_index where indrelid = pg_class.oid and indisunique) as unique_indexes,
        (select count(*)::integer from pg_index where indrelid = pg_class.oid and indisunique
          and not (1 = any(indkey::smallint[]))) as without_owner,
        (select array_agg(polname::text order by polname) from pg_policy where polrelid = pg_class.oid) as policies
      from pg_class where oid = ${table}::regclass`);
      expect(described).toEqual({
        enabled: true,
        forced: true,
        first_column: 'owner_id',
        unique_indexes: 1,
        without_owner: 0,
        policies: ['owner_rows', 'worker_rows'],
      });
    },
  );

  it('grant each role what its code needs', async () => {
    const granted = await rows(sql<{ role: string; line: string }>`
      select grantee as role, table_name || ': ' || string_agg(lower(privilege_type), ', ' order by privilege_type) as line
      from information_schema.role_table_grants
      where table_schema = 'public' and (grantee like 'svc%' or grantee = 'PUBLIC')
      group by grantee, table_name order by 1, 2`);
    expect(Object.groupBy(granted, (grant) => grant.role)).toEqual(
      Object.groupBy(
        [
          ['svc_app', 'sandbox_day: insert, select, update'],
          ['svc_app', 'usage_day: select'],
          ['svc_reference', 'account: insert, select, update'],
          ['svc_reference', 'api_key: insert, select, update'],
          ['svc_reference', 'auth_revision: select, update'],
          ['svc_reference', 'engine_calibration: insert, select'],
          ['svc_reference', 'engine_promotion: insert, select'],
          ['svc_reference', 'kysely_migration: select'],
          ['svc_reference', 'rate_bucket: delete, insert, select, update'],
          ['svc_worker', 'sandbox_day: delete, select'],
          ['svc_worker', 'usage_day: delete, insert, select, update'],
        ].map(([role = '', line]) => ({ role, line })),
        (grant) => grant.role,
      ),
    );
  });

  const asNobody = <T>(work: Parameters<typeof asWorker<T>>[1]) =>
    test.database.db.transaction().execute(async (trx) => {
      await sql`set local role svc_app`.execute(trx);
      return work(trx);
    });

  it('show a tenant its own rows, a job all, and nobody none', async () => {
    const { db } = test.database;
    expect(await asOwner(db, 'acct_a', owners)).toEqual(['acct_a']);
    expect(await asOwner(db, 'acct_c', owners)).toEqual([]);
    expect(await asWorker(db, owners)).toEqual(['', 'acct_a', 'acct_b']);
    expect(await asNobody(owners)).toEqual([]);
    await expect(asOwner(db, '', owners)).rejects.toThrow('needs an owner');
  });

  it('keep nothing of a tenant for the next transaction', async () => {
    await asOwner(test.database.db, 'acct_a', owners);
    expect(await asNobody(owners)).toEqual([]);
  });

  it('keep a tenant from writing for another', async () => {
    const insert = (ownerId: string) =>
      asOwner(test.database.db, 'acct_a', (trx) =>
        sql`insert into sandbox_day values (${ownerId}, '2026-11-20', 1, '{}', 1)`.execute(trx),
      );
    await expect(insert('acct_b')).rejects.toThrow('row-level security');
    await insert('acct_a');
    const moved = asOwner(test.database.db, 'acct_a', (trx) =>
      trx.updateTable('sandbox_day').set({ owner_id: 'acct_b' }).execute(),
    );
    await expect(moved).rejects.toThrow('row-level security');
  });

  it.each(REFERENCE_TABLES)('keep a tenant from reading %s', async (table) => {
    const read = asOwner(test.database.db, 'acct_a', (trx) => trx.selectFrom(table).selectAll().execute());
    await expect(read).rejects.toThrow('permission denied');
  });
});

describe('a plain login role that is a member of the three roles', () => {
  const name = `svc_test_login_${randomBytes(4).toString('hex')}`;
  let test: TestDatabase;
  let plain: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    await insertUsage(test.database.db, 'acct_a');
    await insertUsage(test.database.db, 'acct_b');
    await sql
      .raw(`create role ${name} login password 'secret' in role svc_app, svc_worker, svc_reference`)
      .execute(test.database.db);
    const url = new URL((test.options as { url: string }).url);
    url.username = name;
    url.password = 'secret';
    plain = await openDatabase({ url: url.href });
  });
  afterAll(async () => {
    await plain.close();
    await sql.raw(`drop role ${name}`).execute(test.database.db);
    await test.close();
  });

  it('sees no tenant rows unless it works for a tenant or as a job', async () => {
    expect(await owners(plain.db)).toEqual([]);
    expect(await asOwner(plain.db, 'acct_a', owners)).toEqual(['acct_a']);
    expect(await asWorker(plain.db, owners)).toEqual(['acct_a', 'acct_b']);
  });

  it('can do everything the service does', async () => {
    const { db } = plain;
    const clock = () => NOW;
    expect(await isReady(plain)).toBe(true);
    const account = await createAccount(db, { name: 'Clinic', plan: 'scale', now: NOW });
    const issue = (mode: 'test' | 'live') =>
      createKey(db, { accountId: account.id, kind: 'secret', mode, now: NOW });
    const cache = createCredentialCache({ db, clock, pollEveryMs: 0 });
    const limiter = createLimiter({ db, clock, onError: (error) => expect.fail(String(error)) });
    const usage = createUsageRecorder({ db, clock, flushEveryMs: 0 });
    for (const mode of ['test', 'live'] as const) {
      const credential = (await cache.lookup((await issue(mode)).key)) as Credential;
      expect((await limiter.take(credential)).allowed).toBe(true);
      usage.count(credential, 'ping');
    }
    await usage.close();
    expect(await readUsage(db, account.id, { month: '2026-11' })).toMatchObject({
      live: { total: 1 },
      test: { total: 1 },
    });
    const { version } = await registerCalibration(db, { product: 'dmse', values: {}, now: NOW });
    await activateCalibration(db, {
      product: 'dmse',
      version,
      reviewerName: 'Dr A',
      reviewerLicence: '1',
      now: NOW,
    });
  });

  it('cannot change a promotion', async () => {
    const change = sql`delete from engine_promotion`.execute(plain.db);
    await expect(change).rejects.toThrow('permission denied');
  });
});
