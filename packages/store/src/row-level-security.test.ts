import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './accounts/accounts.ts';
import { activateCalibration, registerCalibration } from './calibration.ts';
import { createCredentialCache } from './credentials/credential-cache.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { createKey } from './accounts/keys.ts';
import { countCdsFeedback } from './cds-hooks/index.ts';
import { insertLabOrder, type NewLabOrder } from './labs/index.ts';
import { createLimiter } from './limits/limiter.ts';
import { isReady } from './database/migrate.ts';
import type { Credential } from './accounts/read-credential.ts';
import { REFERENCE_TABLES, TENANT_TABLES } from './database/tables.ts';
import { asOwner, asWorker } from './database/tenancy.ts';
import { createTestDatabase, exampleEvent, heldKey, type TestDatabase } from '../test/index.ts';
import { recordEvents } from './events/record-events.ts';
import { answerOnce } from './idempotency.ts';
import * as mse from './mse/index.ts';
import {
  actorAt,
  ATTESTATION,
  ORDERED,
  recordOf,
  RISKY,
  seal,
  sign,
  verify,
  write,
  versionOf,
} from '../test/mse/records.ts';
import { createOrganizationCredentialCache } from './credentials/credential-cache.ts';
import { createOrganizationKey } from './accounts/organization-keys.ts';
import { createOrganization } from './accounts/organizations.ts';
import { fillRetina } from '../test/retina/screenings.ts';
import { createRequestRecorder } from './requests/request-recorder.ts';
import { createUsageRecorder } from './usage/usage.ts';
import { readUsage } from './usage/usage-report.ts';
import { fillWearables } from '../test/wearables/connections.ts';

const {
  auditRow,
  eraseRecord,
  exportRecord,
  findPatient,
  firstSignature,
  insertAudit,
  lastSeenVersion,
  listAudit,
  listVersions,
  lockRecord,
  lockVersion,
  nextVersion,
  organizationsToSeal,
  readRecord,
  readVersions,
  signVersion,
  storeVersions,
} = mse;

const NOW = Date.UTC(2026, 10, 20);
/** What the functions of erasures work on, as the owner of the tables. */
const ERASED_BY_FUNCTION = new Set<string>([
  'mse_head',
  'mse_content',
  'mse_tombstone',
  'mse_link',
  'mse_unsealed',
  'retina_screening',
  'retina_withdrawal',
  'retina_look',
  'retina_review',
  'retina_tombstone',
]);

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

describe.each(['postgres', 'embedded'] as const)('row-level security, %s', (kind) => {
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
        (select count(*) > 0 from pg_index where indrelid = pg_class.oid and indisprimary) as has_key,
        (select count(*)::integer from pg_index where indrelid = pg_class.oid and indisunique
          and not (1 = any(indkey::smallint[]))) as unique_without_owner,
        (select array_agg(polname::text order by polname) from pg_policy where polrelid = pg_class.oid) as policies
      from pg_class where oid = ${table}::regclass`);
      expect(described).toEqual({
        enabled: true,
        forced: true,
        first_column: 'owner_id',
        has_key: true,
        unique_without_owner: 0,
        policies: [
          ...(ERASED_BY_FUNCTION.has(table) ? ['erased_rows'] : []),
          ...(table === 'mse_unsealed' ? ['operator_rows'] : []),
          'owner_rows',
          'worker_rows',
        ],
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
          ['svc_app', 'cds_feedback: insert, select, update'],
          ['svc_app', 'delivery: insert, select, update'],
          ['svc_app', 'delivery_attempt: select'],
          ['svc_app', 'event: insert, select'],
          ['svc_app', 'event_counter: insert, select, update'],
          ['svc_app', 'idempotent_answer: delete, insert, select'],
          ['svc_app', 'lab_order: insert, select, update'],
          ['svc_app', 'mse_audit: insert, select'],
          ['svc_app', 'mse_content: insert, select'],
          ['svc_app', 'mse_head: insert, select, update'],
          ['svc_app', 'mse_link: insert, select'],
          ['svc_app', 'mse_safety_event: insert, select'],
          ['svc_app', 'mse_signature: insert, select'],
          ['svc_app', 'mse_tombstone: select'],
          ['svc_app', 'mse_unsealed: insert'],
          ['svc_app', 'mse_version: insert, select'],
          ['svc_app', 'patient: insert, select'],
          ['svc_app', 'patient_reference: insert, select'],
          ['svc_app', 'request_log: select'],
          ['svc_app', 'retina_analysis: delete, insert, select, update'],
          ['svc_app', 'retina_capture: delete, insert, select'],
          ['svc_app', 'retina_image: delete, insert, select'],
          ['svc_app', 'retina_look: insert, select'],
          ['svc_app', 'retina_quality: delete, insert, select'],
          ['svc_app', 'retina_review: insert, select'],
          ['svc_app', 'retina_screening: delete, insert, select, update'],
          ['svc_app', 'retina_session: insert, select, update'],
          ['svc_app', 'retina_tombstone: select'],
          ['svc_app', 'retina_withdrawal: insert, select'],
          ['svc_app', 'sandbox_day: insert, select, update'],
          ['svc_app', 'stored_blob: insert, select, update'],
          ['svc_app', 'usage_day: select'],
          ['svc_app', 'wearable_connection: insert, select, update'],
          ['svc_app', 'wearable_grant: delete, insert, select, update'],
          ['svc_app', 'wearable_metric: insert, select, update'],
          ['svc_reference', 'access_request: insert, select, update'],
          ['svc_reference', 'account: insert, select, update'],
          ['svc_reference', 'api_key: insert, select, update'],
          ['svc_reference', 'auth_revision: select, update'],
          ['svc_reference', 'blob_store: insert, select'],
          ['svc_reference', 'cds_client: insert, select, update'],
          ['svc_reference', 'cds_token: delete, insert, select'],
          ['svc_reference', 'engine_calibration: insert, select'],
          ['svc_reference', 'engine_promotion: insert, select'],
          ['svc_reference', 'invitation: delete, insert, select, update'],
          ['svc_reference', 'kysely_migration: select'],
          ['svc_reference', 'membership: delete, insert, select, update'],
          ['svc_reference', 'mse_unsealed: insert'],
          ['svc_reference', 'operator_act: insert, select'],
          ['svc_reference', 'organization: insert, select, update'],
          ['svc_reference', 'organization_key: insert, select, update'],
          ['svc_reference', 'patient_session: delete, insert, select, update'],
          ['svc_reference', 'person: insert, select, update'],
          ['svc_reference', 'person_identity: insert, select'],
          ['svc_reference', 'person_session: delete, insert, select, update'],
          ['svc_reference', 'portal: insert, select, update'],
          ['svc_reference', 'rate_bucket: delete, insert, select, update'],
          ['svc_reference', 'wearable_link: select'],
          ['svc_reference', 'wearable_oauth_state: delete, insert, select, update'],
          ['svc_reference', 'webhook_endpoint: delete, insert, select, update'],
          ['svc_worker', 'cds_feedback: select'],
          ['svc_worker', 'delivery: delete, insert, select, update'],
          ['svc_worker', 'delivery_attempt: delete, insert, select, update'],
          ['svc_worker', 'delivery_due: delete, insert, select, update'],
          ['svc_worker', 'erasure: insert, select'],
          ['svc_worker', 'event: delete, insert, select, update'],
          ['svc_worker', 'event_counter: delete, insert, select, update'],
          ['svc_worker', 'idempotent_answer: delete, select'],
          ['svc_worker', 'lab_order: delete, select'],
          ['svc_worker', 'mse_audit: insert, select'],
          ['svc_worker', 'mse_content: select'],
          ['svc_worker', 'mse_head: select'],
          ['svc_worker', 'mse_link: select'],
          ['svc_worker', 'mse_safety_event: select'],
          ['svc_worker', 'mse_seal: insert, select'],
          ['svc_worker', 'mse_seal_member: insert, select'],
          ['svc_worker', 'mse_signature: select'],
          ['svc_worker', 'mse_tombstone: select'],
          ['svc_worker', 'mse_unsealed: delete, insert, select'],
          ['svc_worker', 'mse_version: select'],
          ['svc_worker', 'patient: delete, select'],
          ['svc_worker', 'patient_reference: delete, select'],
          ['svc_worker', 'patient_session: delete, select'],
          ['svc_worker', 'request_log: delete, insert, select'],
          ['svc_worker', 'retina_analysis: delete, select'],
          ['svc_worker', 'retina_capture: delete, select'],
          ['svc_worker', 'retina_image: delete, select'],
          ['svc_worker', 'retina_look: select'],
          ['svc_worker', 'retina_quality: delete, select'],
          ['svc_worker', 'retina_review: select'],
          ['svc_worker', 'retina_screening: delete, select'],
          ['svc_worker', 'retina_session: delete, select'],
          ['svc_worker', 'retina_tombstone: select'],
          ['svc_worker', 'retina_withdrawal: delete, select'],
          ['svc_worker', 'sandbox_day: delete, select'],
          ['svc_worker', 'stored_blob: delete, insert, select, update'],
          ['svc_worker', 'usage_day: delete, insert, select, update'],
          ['svc_worker', 'wearable_connection: delete, select, update'],
          ['svc_worker', 'wearable_grant: delete, select, update'],
          ['svc_worker', 'wearable_link: delete, select'],
          ['svc_worker', 'wearable_metric: delete, select'],
          ['svc_worker', 'wearable_oauth_state: delete, select'],
          ['svc_worker', 'webhook_endpoint: select, update'],
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

/** Something of an organization in every table that holds its records. */
async function fillRecords(database: Database, ownerId: string): Promise<void> {
  const { db } = database;
  const key = recordOf(ownerId);
  await db
    .insertInto('webhook_endpoint')
    .values({
      id: `wh_${ownerId}`,
      owner_id: ownerId,
      owner_kind: 'organization',
      mode: 'live',
      url: 'https://clinic.example/hook',
      event_types: [],
      secret_sealed: Buffer.of(1),
      enabled: true,
      created_at: new Date(NOW),
      updated_at: new Date(NOW),
    })
    .execute();
  const request = { scope: ['POST', '/v1/mse/visit-1', 'key-1'], body: '{}' } as const;
  const held = await heldKey({ db }, ownerId);
  await answerOnce(db, { key: held, request, clock: () => NOW }, async () => ({ status: 200, text: '{}' }));
  await write(db, recordOf(ownerId, 'erased'), { selection: RISKY });
  await eraseRecord(db, { key: recordOf(ownerId, 'erased'), ...ORDERED });
  await write(db, key, { selection: RISKY, events: [exampleEvent('mse.risk_lowered')] });
  await sign(db, key);
  await seal(db, ownerId);
  await write(db, key);
  await asOwner(db, ownerId, (trx) => insertLabOrder(trx, labOrderOf(ownerId)));
  await asWorker(db, (trx) =>
    sql`insert into delivery_attempt values (${ownerId}, 'dlv_1', 1, now(), 1, 'delivered', 200)`.execute(
      trx,
    ),
  );
  await logRequest(db, ownerId);
  await fillWearables(db, ownerId);
  await fillRetina(db, ownerId);
  const outcome = {
    service: 'order-sign',
    kind: 'interaction',
    outcome: 'overridden',
    reason: 'none',
  } as const;
  await countCdsFeedback(db, { ownerId, mode: 'live' }, { outcomes: [outcome], now: NOW });
}

async function logRequest(db: Database['db'], ownerId: string): Promise<void> {
  const requests = createRequestRecorder({ db, clock: () => NOW, flushEveryMs: 0 });
  const key = { accountId: ownerId, keyId: 'key_1', keyStart: 'svc_sk_live_abcd' };
  requests.note({
    id: 'req_1',
    credential: { ...key, kind: 'secret', mode: 'live' },
    operation: 'ping',
    status: 200,
    durationMs: 1,
    origin: undefined,
    replayed: false,
    failure: null,
  });
  await requests.close();
}

function labOrderOf(ownerId: string): NewLabOrder {
  const panel = { panelId: 'cbc', panelName: 'Complete blood count', category: 'general', priceCents: 1800 };
  return { ownerId, mode: 'live', patientRef: 'p-1', ...panel, note: '', metadata: '{}', now: NOW };
}

/** Seen without any filter: a query that forgot the tenant. */
const RECORD_TABLES = TENANT_TABLES.filter((table) => !['usage_day', 'sandbox_day'].includes(table));

describe.each(['postgres', 'embedded'] as const)('records behind row-level security, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    for (const owner of ['org_a', 'org_b']) await fillRecords(test.database, owner);
  });
  afterAll(() => test.close());

  const asOther = <T>(work: Parameters<typeof asOwner<T>>[2]) => asOwner(test.database.db, 'org_c', work);
  const ownersOf = (table: string) =>
    sql<{ owner_id: string }>`select distinct owner_id from ${sql.table(table)} order by 1`;

  it.each(RECORD_TABLES)(
    'a query on %s that forgot its tenant shows the tenant its own rows only [D:row-level security]',
    async (table) => {
      const { db } = test.database;
      const all = (await ownersOf(table).execute(db)).rows.map(({ owner_id }) => owner_id);
      expect(all).toEqual(['org_a', 'org_b']);
      const seen = (owner: string) =>
        asOwner(db, owner, (trx) => ownersOf(table).execute(trx)).then(
          ({ rows }) => rows.map(({ owner_id }) => owner_id),
          (error: unknown) => String(error),
        );
      // What a tenant may not read at all needs no filter.
      const refused = ['mse_unsealed', 'mse_seal', 'mse_seal_member', 'erasure'].includes(table);
      const denied = expect.stringContaining('permission denied');
      expect(await seen('org_a')).toEqual(refused ? denied : ['org_a']);
      expect(await seen('org_c')).toEqual(refused ? denied : []);
      expect((await asWorker(db, (trx) => ownersOf(table).execute(trx))).rows).toHaveLength(2);
    },
  );

  it.each([
    `update mse_head set version = version + 1`,
    `update event_counter set last_number = 0`,
    `update delivery set state = 'delivered'`,
    `update lab_order set status = 'cancelled'`,
    `delete from idempotent_answer`,
    `update wearable_connection set patient_ref = 'x'`,
    `delete from wearable_grant`,
    `update wearable_metric set value = 0`,
    `update retina_screening set status = 'reviewed'`,
    `update retina_session set completed_at = now()`,
    `update retina_analysis set gradeable = true`,
    `delete from retina_quality`,
    `update stored_blob set state = 'doomed'`,
  ])(
    'a change that forgot its tenant reaches no row of another: %s [D:row-level security]',
    async (statement) => {
      const changed = await asOther((trx) => sql.raw(statement).execute(trx));
      expect(changed.numAffectedRows ?? 0n).toBe(0n);
    },
  );

  it.each(RECORD_TABLES)(
    'a tenant cannot put a row of %s under another name [D:row-level security]',
    async (table) => {
      const { rows: columns } = await sql<{ name: string }>`
      select column_name::text as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name <> 'owner_id' and is_generated = 'NEVER'
      order by ordinal_position`.execute(test.database.db);
      const names = columns.map(({ name }) => `"${name}"`).join();
      const rows = `select ${names} from ${table} where owner_id = 'org_a'`;
      const copy = asOwner(test.database.db, 'org_a', (trx) =>
        sql
          .raw(`insert into ${table} (owner_id, ${names}) select 'org_b', ${names} from (${rows}) own`)
          .execute(trx),
      );
      await expect(copy).rejects.toThrow(/row-level security|permission denied/);
    },
  );

  describe('functions of the record, called for org_a inside a transaction of org_c:', () => {
    const key = recordOf('org_a');
    const query = { ownerId: 'org_a', visitId: 'visit-1', patientId: 'patient-1' };
    const actor = actorAt(NOW);
    type Trx = Parameters<Parameters<typeof asOwner>[2]>[0];

    it.each<[string, unknown, (trx: Trx) => Promise<unknown>]>([
      ['findPatient', 'absent', (trx) => findPatient(trx, query)],
      ['readRecord', 'absent', (trx) => readRecord(trx, query)],
      [
        'listVersions',
        { rows: [], hasMore: false },
        (trx) => listVersions(trx, query, { before: null, limit: 10 }),
      ],
      ['readVersions', [], (trx) => readVersions(trx, query, [1, 2])],
      ['firstSignature', null, (trx) => firstSignature(trx, { ...query, version: 1 })],
      [
        'listAudit',
        { entries: [], hasMore: false, nextCursor: null },
        (trx) => listAudit(trx, { ...query, limit: 10 }),
      ],
      ['lastSeenVersion', null, (trx) => lastSeenVersion(trx, { ...key, keyId: actor.keyId })],
      ['lockVersion', null, (trx) => lockVersion(trx, key)],
    ])('%s finds nothing [D:row-level security]', async (_, nothing, call) => {
      expect(await asOther(call)).toEqual(nothing);
      const own = await asOwner(test.database.db, 'org_a', call);
      expect(own).not.toEqual(nothing);
    });

    it.each<[string, (trx: Trx) => Promise<unknown>]>([
      ['lockRecord', (trx) => lockRecord(trx, key)],
      [
        'signVersion',
        (trx) => {
          const link = { number: 9, hash: null };
          const locked = { key, version: 1, contentHash: new Uint8Array(32), link };
          return signVersion(trx, locked, { actor, attestation: ATTESTATION });
        },
      ],
      [
        'storeVersions',
        (trx) => {
          const none = { key, current: null, version: 0, link: { number: 0, hash: null } };
          return storeVersions(trx, key, [{ ...nextVersion(none, versionOf()), events: [] }]);
        },
      ],
      [
        'insertAudit',
        (trx) =>
          insertAudit(trx, [auditRow({ ownerId: 'org_a', action: 'mse.read', outcome: 'denied' }, actor)]),
      ],
      [
        'recordEvents',
        (trx) =>
          recordEvents(trx, {
            ownerId: 'org_a',
            mode: 'live',
            events: [exampleEvent('mse.sealed')],
            now: NOW,
          }),
      ],
    ])('%s is refused [D:row-level security]', async (_, call) => {
      await expect(asOther(call)).rejects.toThrow('row-level security');
    });

    it('the list above has every function that works in a transaction of a tenant [D:row-level security]', () => {
      const inTransaction = [
        'findPatient',
        'readRecord',
        'listVersions',
        'readVersions',
        'listAudit',
        'lastSeenVersion',
        'firstSignature',
        'lockVersion',
        'signVersion',
        'lockRecord',
        'storeVersions',
        'insertAudit',
      ];
      const asJobs = [
        'eraseRecord',
        'exportRecord',
        'listSealsAfter',
        'organizationsToSeal',
        'sealOrganization',
        'verifyOrganization',
      ];
      const pure = ['auditRow', 'nextVersion', 'wholeVersion', 'RecordMismatchError'];
      expect(Object.keys(mse).sort()).toEqual([...inTransaction, ...asJobs, ...pure].sort());
    });

    it('jobs take an organization and touch no other [D:row-level security]', async () => {
      const { db } = test.database;
      const of = async (owner: string) => JSON.stringify(await exportRecord(db, recordOf(owner)));
      const before = await of('org_b');
      expect(await exportRecord(db, recordOf('org_c'))).toBeNull();
      expect(await eraseRecord(db, { key: recordOf('org_c'), ...ORDERED })).toBeNull();
      expect(await seal(db, 'org_c')).toEqual([]);
      expect(await verify(db, 'org_c')).toMatchObject({ records: 0, auditRows: 0, seals: 0 });
      await seal(db, 'org_a');
      await eraseRecord(db, { key: recordOf('org_a'), ...ORDERED });
      expect(await of('org_b')).toBe(before);
      expect(await organizationsToSeal(db)).toEqual(['org_a', 'org_b']);
    });
  });

  it('a tenant learns of its own webhook endpoints only, and can ask for its own deliveries only [D:row-level security]', async () => {
    const endpoints = (owner: string) =>
      asOwner(test.database.db, owner, (trx) =>
        sql<{ id: string }>`select id from svc_own_endpoints('live')`.execute(trx),
      );
    expect((await endpoints('org_a')).rows).toEqual([{ id: 'wh_org_a' }]);
    expect((await endpoints('org_c')).rows).toEqual([]);
    await asOther((trx) => sql`select svc_deliver_from(now())`.execute(trx));
    const due = await test.database.db
      .selectFrom('delivery_due')
      .select('owner_id')
      .orderBy('owner_id')
      .execute();
    expect(due.map(({ owner_id }) => owner_id)).toEqual(['org_a', 'org_b', 'org_c']);
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

  it('can keep records: write, sign, seal, erase, verify, export', async () => {
    const { db } = plain;
    const organization = await createOrganization(db, { name: 'Clinic', now: NOW });
    const { key } = await createOrganizationKey(db, {
      organizationId: organization.id,
      scopes: ['mse:write'],
      now: NOW,
    });
    const cache = createOrganizationCredentialCache({ db, clock: () => NOW, pollEveryMs: 0 });
    expect(await cache.lookup(key)).toMatchObject({ organizationId: organization.id });
    await fillRecords(plain, organization.id);
    expect(await verify(db, organization.id)).toMatchObject({ ok: true, records: 2, seals: 1, damages: [] });
    expect(await exportRecord(db, recordOf(organization.id))).not.toBeNull();
    for (const table of ['mse_version', 'mse_content', 'mse_audit', 'mse_seal'])
      expect((await sql`select 1 from ${sql.table(table)}`.execute(db)).rows).toEqual([]);
  });

  it('cannot change a promotion', async () => {
    const change = sql`delete from engine_promotion`.execute(plain.db);
    await expect(change).rejects.toThrow('permission denied');
  });
});
