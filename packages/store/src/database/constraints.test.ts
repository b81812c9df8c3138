import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import type { Tables } from './tables.ts';

/** Values of one column, as SQL writes them: those its check takes, and those it refuses. */
interface Values {
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

const oneOf = (...words: string[]): Values => ({
  taken: words.map((word) => `'${word}'`),
  refused: ["'none of these'", "''", `'${words[0]?.toUpperCase()}'`],
});
const bytes = (length: number): Values => ({
  taken: [ofBytes(length)],
  refused: [ofBytes(length - 1), ofBytes(length + 1), ofBytes(0)],
});
const ofBytes = (length: number) => `decode(repeat('00', ${length}), 'hex')`;
const atLeast = (least: number): Values => ({
  taken: [`${least}`, `${least + 1}`],
  refused: [`${least - 1}`],
});
const notEmpty: Values = { taken: ["'x'"], refused: ["''"] };

const SEALED = oneOf(
  'link',
  'audit',
  'retina_review',
  'retina_look',
  'retina_tombstone',
  'promotion',
  'act',
  'act_outcome',
);

const HELD = {
  role: oneOf('developer', 'clinician', 'reviewer', 'operator'),
  scope: oneOf('account', 'organization', 'installation'),
};

/** What the database itself refuses of single columns. */
const OF_COLUMNS: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  access_request: { state: oneOf('open', 'approved', 'refused') },
  account: {
    overage_cap: atLeast(0),
    plan: oneOf('sandbox', 'launch', 'scale', 'enterprise', 'none'),
    sustained_per_second: atLeast(1),
  },
  api_key: { key_hash: bytes(32), kind: oneOf('secret', 'publishable'), mode: oneOf('test', 'live') },
  blob_store: { id: notEmpty, one: { taken: ['1'], refused: ['0', '2'] } },
  auth_revision: { id: { taken: ['1'], refused: ['0', '2'] } },
  cds_client: { mode: oneOf('test', 'live') },
  cds_feedback: { cards: atLeast(1), mode: oneOf('test', 'live'), outcome: oneOf('accepted', 'overridden') },
  cds_token: { id_hash: bytes(32) },
  delivery: { state: oneOf('waiting', 'delivered', 'failed', 'parked') },
  engine_calibration: { version: atLeast(1) },
  engine_promotion: {
    hash: bytes(32),
    number: atLeast(1),
    reviewer_licence: notEmpty,
    reviewer_name: notEmpty,
    values_hash: bytes(32),
  },
  erasure: {
    kind: oneOf('mse_record', 'lab_orders', 'wearables', 'retina'),
    operator: notEmpty,
    ordered_by: notEmpty,
    patient_hash: bytes(32),
    reason: notEmpty,
  },
  event: { mode: oneOf('test', 'live') },
  event_counter: { mode: oneOf('test', 'live') },
  idempotent_answer: { body_hash: bytes(32), scope_hash: bytes(32) },
  invitation: { ...HELD, email: notEmpty, invited_by: notEmpty, token_hash: bytes(32) },
  lab_order: {
    mode: oneOf('test', 'live'),
    price_cents: atLeast(0),
    status: oneOf(
      'requested',
      'authorized',
      'scheduled',
      'collected',
      'in_transit',
      'processing',
      'resulted',
      'completed',
      'cancelled',
      'failed',
    ),
    status_reason: oneOf('redraw_required', 'not_performed'),
  },
  membership: HELD,
  mse_audit: { hash: bytes(32), outcome: oneOf('allowed', 'denied') },
  mse_content: { salt: bytes(16) },
  mse_head: { link_number: atLeast(0), version: atLeast(0) },
  mse_link: {
    hash: bytes(32),
    item_hash: bytes(32),
    kind: oneOf('version', 'signature', 'safety_event', 'tombstone'),
    number: atLeast(1),
  },
  mse_seal: { chained_root: bytes(32), members: atLeast(1), number: atLeast(1), root: bytes(32) },
  mse_seal_member: { hash: bytes(32), kind: SEALED },
  mse_signature: { content_hash: bytes(32) },
  mse_tombstone: { erased_by: notEmpty, erased_hash: bytes(32), reason: notEmpty, versions: atLeast(1) },
  mse_unsealed: { kind: SEALED },
  mse_version: { content_hash: bytes(32), version: atLeast(1) },
  operator_act: {
    hash: bytes(32),
    number: atLeast(1),
    operator: notEmpty,
    outcome_hash: bytes(32),
    patient_hash: bytes(32),
  },
  organization_key: {
    scopes: { taken: ["'{mse:read,mse:sign}'"], refused: ["'{}'", "'{mse:erase}'"] },
    key_hash: bytes(32),
    sustained_per_second: atLeast(1),
  },
  patient_reference: { reference: notEmpty },
  patient_session: { idle_seconds: atLeast(1), token_hash: bytes(32) },
  person: { credential: notEmpty, email: notEmpty, licence: notEmpty, name: notEmpty },
  person_identity: { issuer: notEmpty, subject: notEmpty },
  person_session: { token_hash: bytes(32) },
  portal: { credential_hash: bytes(32), name: notEmpty },
  request_log: { mode: oneOf('test', 'live'), weight: atLeast(1) },
  retina_capture: { eye: oneOf('left', 'right', 'both'), method: oneOf('auto', 'manual') },
  retina_image: { bytes: atLeast(1), height: atLeast(1), original_sha256: bytes(32), width: atLeast(1) },
  retina_look: {
    by_whom: notEmpty,
    hash: bytes(32),
    number: atLeast(1),
    operator: notEmpty,
    salt: bytes(16),
  },
  retina_review: {
    decision: oneOf('accepted', 'rejected'),
    hash: bytes(32),
    number: atLeast(1),
    reviewed_by: notEmpty,
    salt: bytes(16),
  },
  retina_tombstone: { erased_by: notEmpty, hash: bytes(32), reason: notEmpty },
  retina_screening: {
    eye: oneOf('left', 'right', 'both'),
    image_type: oneOf('fundus', 'anterior', 'unknown'),
    mode: oneOf('test', 'live'),
    priority: oneOf('high', 'normal', 'low'),
    review_decision: oneOf('accepted', 'rejected'),
    status: oneOf('ordered', 'image_uploaded', 'analyzed', 'reviewed'),
  },
  retina_session: { target_eye: oneOf('left', 'right', 'both') },
  stored_blob: { state: oneOf('pending', 'kept', 'doomed') },
  wearable_connection: {
    providers: { taken: ["'{oura}'"], refused: ["'{}'"] },
    link_hash: bytes(32),
    mode: oneOf('test', 'live'),
    status: oneOf('pending', 'connected', 'disconnected'),
  },
  wearable_link: { token_hash: bytes(32) },
  wearable_oauth_state: { browser_hash: bytes(32), state_hash: bytes(32) },
  webhook_endpoint: { mode: oneOf('test', 'live'), owner_kind: oneOf('account', 'organization') },
};

type Row = Readonly<Record<string, string>>;

const NOW = 'now()';
const SCREENING = { status: "'analyzed'", image_id: "'i'", analyzed_at: NOW };
const REVIEWED = {
  ...SCREENING,
  status: "'reviewed'",
  review_decision: "'accepted'",
  reviewed_at: NOW,
  reviewed_by: "'Dr. A'",
};
const CONNECTED = { status: "'connected'", provider: "'oura'", connected_at: NOW, next_sync_at: NOW };

/** Of a role at a place. */
const OF_PLACES: readonly (readonly [wrong: string, row: Row, instead: Row])[] = [
  [
    'an account without its id',
    { role: "'developer'", scope: "'account'", scope_id: "''" },
    { scope_id: "'a'" },
  ],
  ['an installation with an id', { scope: "'installation'", scope_id: "'a'" }, { scope_id: "''" }],
  [
    'a developer of an organization',
    { role: "'developer'", scope: "'organization'" },
    { scope: "'account'" },
  ],
  [
    'a clinician of the installation',
    { role: "'clinician'", scope: "'installation'" },
    { scope: "'account'" },
  ],
  ['an operator of an account', { role: "'operator'", scope: "'account'" }, { scope: "'installation'" }],
];

/** What it refuses of rows whose columns contradict each other: table, what is wrong, the row, what is right instead. */
const OF_ROWS: readonly (readonly [table: string, wrong: string, row: Row, instead: Row])[] = [
  [
    'access_request',
    'a decision without its moment',
    { state: "'approved'", decided_by: "'per_1'", reason: "'checked'" },
    { decided_at: NOW },
  ],
  [
    'access_request',
    'a decision by nobody',
    { state: "'refused'", decided_at: NOW, reason: "'no'" },
    { decided_by: "'per_1'" },
  ],
  [
    'access_request',
    'a decision without a reason',
    { state: "'approved'", decided_at: NOW, decided_by: "'per_1'" },
    { reason: "'checked'" },
  ],
  [
    'account',
    'a burst below what is sustained',
    { plan: "'enterprise'", sustained_per_second: '10', burst_per_second: '9' },
    { burst_per_second: '10' },
  ],
  [
    'account',
    'a rate without its burst',
    { plan: "'enterprise'", sustained_per_second: '10' },
    { burst_per_second: '20' },
  ],
  [
    'account',
    'a rate of its own on a plan that has one',
    { plan: "'scale'", sustained_per_second: '10', burst_per_second: '20' },
    { plan: "'enterprise'" },
  ],
  [
    'api_key',
    'origins of a secret key',
    { kind: "'secret'", origins: "'{https://a.example}'" },
    { kind: "'publishable'" },
  ],
  ...(['invitation', 'membership'] as const).flatMap((table) =>
    OF_PLACES.map((of) => [table, ...of] as const),
  ),
  ['lab_order', 'a resulted order without results', { status: "'resulted'" }, { results: "'{}'" }],
  [
    'lab_order',
    'results of an order that has none yet',
    { status: "'collected'", results: "'{}'" },
    { status: "'completed'" },
  ],
  [
    'lab_order',
    'a reason of an order that goes on',
    { status: "'collected'", status_reason: "'not_performed'" },
    { status: "'failed'" },
  ],
  [
    'organization_key',
    'a burst below what is sustained',
    { sustained_per_second: '10', burst_per_second: '9' },
    { burst_per_second: '10' },
  ],
  ['organization_key', 'a burst without its rate', { burst_per_second: '9' }, { sustained_per_second: '9' }],
  [
    'retina_screening',
    'an ordered screening with a picture',
    { status: "'ordered'", image_id: "'i'" },
    { image_id: 'null' },
  ],
  ['retina_screening', 'a picture that is missing', { status: "'image_uploaded'" }, { image_id: "'i'" }],
  [
    'retina_screening',
    'a review without a decision',
    { ...REVIEWED, review_decision: 'null', reviewed_at: 'null', reviewed_by: 'null' },
    REVIEWED,
  ],
  [
    'retina_screening',
    'a decision without its moment',
    { ...REVIEWED, reviewed_at: 'null' },
    { reviewed_at: NOW },
  ],
  [
    'retina_screening',
    'a decision without its clinician',
    { ...REVIEWED, reviewed_by: 'null' },
    { reviewed_by: "'Dr. A'" },
  ],
  [
    'retina_screening',
    'an analysis without its moment',
    { ...SCREENING, analyzed_at: 'null' },
    { analyzed_at: NOW },
  ],
  [
    'wearable_connection',
    'a provider without the moment it was connected',
    { ...CONNECTED, connected_at: 'null' },
    { connected_at: NOW },
  ],
  [
    'wearable_connection',
    'a provider of a connection that waits',
    { ...CONNECTED, status: "'pending'", next_sync_at: 'null' },
    { provider: 'null', connected_at: 'null' },
  ],
  [
    'wearable_connection',
    'a connected one without a provider',
    { ...CONNECTED, provider: 'null', connected_at: 'null' },
    CONNECTED,
  ],
  [
    'wearable_connection',
    'one that ended, by nobody',
    { status: "'disconnected'", disconnected_at: NOW },
    { ended_by: "'patient'" },
  ],
  [
    'wearable_connection',
    'one that ended and is connected',
    { ...CONNECTED, disconnected_at: NOW, ended_by: "'patient'" },
    { status: "'disconnected'", next_sync_at: 'null' },
  ],
  [
    'wearable_connection',
    'a connected one that is never read',
    { ...CONNECTED, next_sync_at: 'null' },
    { next_sync_at: NOW },
  ],
  [
    'webhook_endpoint',
    'an earlier secret that never ends',
    { enabled: 'true', previous_secret_sealed: ofBytes(3) },
    { previous_secret_until: NOW },
  ],
  ['webhook_endpoint', 'a disabled endpoint that never was', { enabled: 'false' }, { disabled_at: NOW }],
  [
    'webhook_endpoint',
    'a removed endpoint that gets events',
    { enabled: 'true', deleted_at: NOW },
    { enabled: 'false', disabled_at: NOW },
  ],
];

/** What may stand there once only: table, the columns, where it counts. */
const ONCE: readonly (readonly [table: string, row: Row, other: Row])[] = [
  ['access_request', { account_id: "'a'", state: "'open'" }, { state: "'refused'" }],
  ['api_key', { key_hash: ofBytes(32) }, { key_hash: "sha256('b')" }],
  ['cds_client', { issuer: "'https://ehr.example'", revoked_at: 'null' }, { revoked_at: NOW }],
  ['engine_calibration', { product: "'dmse'", active: 'true' }, { active: 'false' }],
  ['engine_promotion', { number: '1' }, { number: '2' }],
  ['event', { owner_id: "'a'", id: "'evt_1'" }, { owner_id: "'b'" }],
  ['invitation', { token_hash: ofBytes(32) }, { token_hash: "sha256('b')" }],
  ['lab_order', { owner_id: "'a'", requisition_number: "'r'" }, { owner_id: "'b'" }],
  [
    'membership',
    { person_id: "'p'", role: "'developer'", scope: "'account'", scope_id: "'a'" },
    { scope_id: "'b'" },
  ],
  ['operator_act', { number: '1' }, { number: '2' }],
  ['organization_key', { key_hash: ofBytes(32) }, { key_hash: "sha256('b')" }],
  ['person_session', { id: "'s'" }, { id: "'t'" }],
  ['portal', { credential_hash: ofBytes(32) }, { credential_hash: "sha256('b')" }],
  ['retina_look', { owner_id: "'a'", screening_id: "'s'", number: '1' }, { number: '2' }],
  ['retina_review', { owner_id: "'a'", screening_id: "'s'", number: '1' }, { number: '2' }],
  ['retina_screening', { owner_id: "'a'", mode: "'live'", external_id: "'x'" }, { mode: "'test'" }],
  ['wearable_link', { connection_id: "'c'" }, { connection_id: "'d'" }],
  ['wearable_oauth_state', { connection_id: "'c'" }, { connection_id: "'d'" }],
];

type Reference = readonly [
  table: string,
  row: Row,
  of: string,
  named: Row,
  onDelete: 'refused' | 'goes along',
];

const PATIENT = { owner_id: "'a'", patient_id: "'p'" };
const ITS_PATIENT = { owner_id: "'a'", id: "'p'" };

/** What may only name something that is there: table, its row, what is named, the named row, the row when that is deleted. */
const REFERENCES: readonly Reference[] = [
  ['access_request', { account_id: "'a'" }, 'account', { id: "'a'" }, 'refused'],
  ['api_key', { account_id: "'a'" }, 'account', { id: "'a'" }, 'refused'],
  ['cds_client', { account_id: "'a'" }, 'account', { id: "'a'" }, 'refused'],
  ['cds_token', { client_id: "'c'" }, 'cds_client', { id: "'c'" }, 'refused'],
  [
    'engine_promotion',
    { product: "'dmse'", version: '2' },
    'engine_calibration',
    { product: "'dmse'", version: '2' },
    'refused',
  ],
  ['invitation', { accepted_by: "'p'" }, 'person', { id: "'p'" }, 'refused'],
  ['membership', { person_id: "'p'" }, 'person', { id: "'p'" }, 'refused'],
  ['organization_key', { organization_id: "'o'" }, 'organization', { id: "'o'" }, 'refused'],
  ['patient_reference', PATIENT, 'patient', ITS_PATIENT, 'goes along'],
  ['person_identity', { person_id: "'p'" }, 'person', { id: "'p'" }, 'refused'],
  ['person_session', { person_id: "'p'" }, 'person', { id: "'p'" }, 'refused'],
  ['portal', { account_id: "'a'" }, 'account', { id: "'a'" }, 'refused'],
  [
    'retina_analysis',
    { owner_id: "'a'", screening_id: "'s'" },
    'retina_screening',
    { owner_id: "'a'", id: "'s'" },
    'refused',
  ],
  [
    'retina_capture',
    { owner_id: "'a'", screening_id: "'s'" },
    'retina_screening',
    { owner_id: "'a'", id: "'s'" },
    'refused',
  ],
  [
    'retina_capture',
    { owner_id: "'a'", session_id: "'s'" },
    'retina_session',
    { owner_id: "'a'", id: "'s'" },
    'refused',
  ],
  ['retina_image', PATIENT, 'patient', ITS_PATIENT, 'refused'],
  [
    'retina_quality',
    { owner_id: "'a'", capture_id: "'c'" },
    'retina_capture',
    { owner_id: "'a'", id: "'c'" },
    'refused',
  ],
  [
    'retina_screening',
    { owner_id: "'a'", image_id: "'i'" },
    'retina_image',
    { owner_id: "'a'", id: "'i'" },
    'refused',
  ],
  ['retina_screening', PATIENT, 'patient', ITS_PATIENT, 'refused'],
  ['retina_session', PATIENT, 'patient', ITS_PATIENT, 'refused'],
  ['retina_withdrawal', PATIENT, 'patient', ITS_PATIENT, 'refused'],
];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('embedded');
});
afterAll(() => test.close());

/** Does something to a copy of a table, without its rows and rules, that nobody sees and that is gone afterwards. */
async function onCopy<Result>(
  table: string,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const done = new Error('the copy is not kept');
  let result: Result | undefined;
  await (test.database.db as Kysely<Tables>)
    .transaction()
    .execute(async (trx) => {
      await copy(trx, table, 'probe');
      result = await work(trx);
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return result as Result;
}

async function copy(trx: Transaction<Tables>, table: string, as: 'probe' | 'named'): Promise<void> {
  await sql`create temp table ${sql.table(as)} (like ${sql.table(table)})`.execute(trx);
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${as}::regclass and attnum > 0 and attnotnull`.execute(
    trx,
  );
  for (const { name } of rows)
    await sql`alter table ${sql.table(as)} alter column ${sql.ref(name)} drop not null`.execute(trx);
}

interface Check {
  readonly columns: readonly string[];
  readonly definition: string;
}

async function checksOf(trx: Transaction<Tables>, table: string): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select pg_get_constraintdef(c.oid) as definition,
      (select json_agg(attname order by attname) from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
    from pg_constraint c where c.contype = 'c' and c.conrelid = ${table}::regclass`.execute(trx);
  return rows;
}

/** Whether the copy, under these checks, takes the row. */
async function isTaken(trx: Transaction<Tables>, checks: readonly Check[], row: Row): Promise<boolean> {
  await sql`savepoint before`.execute(trx);
  for (const { definition } of checks) await sql`alter table probe add ${sql.raw(definition)}`.execute(trx);
  const taken = await isDone(insert(trx, row));
  await sql`rollback to savepoint before`.execute(trx);
  return taken;
}

/** False for a statement that broke a check, a unique index or a foreign key. */
async function isDone(statement: Promise<unknown>): Promise<boolean> {
  return statement.then(
    () => true,
    (error: { code?: string }) => {
      if (!['23503', '23505', '23514'].includes(error.code ?? '')) throw error;
      return false;
    },
  );
}

function insert(trx: Transaction<Tables>, row: Row, into: 'probe' | 'named' = 'probe') {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(into)} (${columns}) values (${sql.join(Object.values(row).map((value) => sql.raw(value)))})`.execute(
    trx,
  );
}

interface ForeignKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly of: string;
  readonly named: readonly string[];
  readonly onDelete: string;
  readonly definition: string;
}

/** The foreign keys of the schema, as its catalogue has them. */
async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as of,
      case c.confdeltype when 'a' then 'refused' when 'c' then 'goes along' else c.confdeltype::text end as "onDelete",
      (select json_agg(a.attname order by k.at) from unnest(c.conkey) with ordinality as k (number, at)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
      (select json_agg(a.attname order by k.at) from unnest(c.confkey) with ordinality as k (number, at)
        join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as named,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(
    test.database.db,
  );
  return rows;
}

/** A reference of the table above and the foreign key that keeps it, in the same words. */
const asText = (
  table: string,
  columns: readonly string[],
  of: string,
  named: readonly string[],
  end: string,
) => `${table} (${columns.join(', ')}) names ${of} (${named.join(', ')}); deleted, it is ${end}`;
const textOf = ([table, row, of, named, onDelete]: Reference) =>
  asText(table, Object.keys(row), of, Object.keys(named), onDelete);
const textOfKey = ({ table, columns, of, named, onDelete }: ForeignKey) =>
  asText(table, columns, of, named, onDelete);

describe('the database refuses of a column what nobody may write, and takes the rest', () => {
  const cases = Object.entries(OF_COLUMNS).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, values]) => [table, column, values] as const),
  );

  it.each(cases)('%s.%s', async (table, column, { taken, refused }) => {
    const seen = await onCopy(table, async (trx) => {
      const checks = (await checksOf(trx, table)).filter(
        ({ columns }) => columns.length === 1 && columns[0] === column,
      );
      const all: boolean[] = [];
      for (const value of [...taken, ...refused]) all.push(await isTaken(trx, checks, { [column]: value }));
      return all;
    });
    expect(seen).toEqual([...taken.map(() => true), ...refused.map(() => false)]);
  });
});

describe('the database refuses a row that contradicts itself', () => {
  it.each(OF_ROWS)('%s: %s', async (table, _, row, instead) => {
    const seen = await onCopy(table, async (trx) => {
      const checks = (await checksOf(trx, table)).filter(({ columns }) => columns.length > 1);
      return [await isTaken(trx, checks, row), await isTaken(trx, checks, { ...row, ...instead })];
    });
    expect(seen).toEqual([false, true]);
  });
});

describe('the database keeps once what may be there once', () => {
  it.each(ONCE)('%s: %j', async (table, row, other) => {
    const seen = await onCopy(table, async (trx) => {
      const { rows } = await sql<{ definition: string }>`
        select indexdef as definition from pg_indexes
        where schemaname = 'public' and tablename = ${table} and indexdef like 'CREATE UNIQUE%' and indexname not like '%_pkey'`.execute(
        trx,
      );
      for (const { definition } of rows)
        await sql.raw(definition.replace(/INDEX \S+ ON \S+/, 'INDEX ON probe')).execute(trx);
      await insert(trx, row);
      return [await isTaken(trx, [], row), await isTaken(trx, [], { ...row, ...other })];
    });
    expect(seen).toEqual([false, true]);
  });
});

describe('the database keeps what is named as long as it is named', () => {
  it.each(REFERENCES.map((reference) => [textOf(reference), reference] as const))(
    '%s',
    async (text, reference) => {
      const [table, row, of, named, onDelete] = reference;
      const keys = (await foreignKeys()).filter((key) => textOfKey(key) === text);
      const seen = await onCopy(table, async (trx) => {
        await copy(trx, of, 'named');
        const unique = sql.join(Object.keys(named).map((name) => sql.ref(name)));
        await sql`alter table named add unique (${unique})`.execute(trx);
        for (const { definition } of keys)
          await sql`alter table probe add ${sql.raw(definition.replace(`REFERENCES ${of}(`, 'REFERENCES named('))}`.execute(
            trx,
          );
        const withoutIt = await isTaken(trx, [], row);
        await insert(trx, named, 'named');
        const ofAnother: boolean[] = [];
        for (const [column, value] of Object.entries(row))
          ofAnother.push(await isTaken(trx, [], { ...row, [column]: value === '2' ? '3' : "'another'" }));
        const withIt = await isTaken(trx, [], row);
        await insert(trx, row);
        await sql`savepoint before_delete`.execute(trx);
        const deleted = await isDone(sql`delete from named`.execute(trx));
        if (!deleted) await sql`rollback to savepoint before_delete`.execute(trx);
        const { rows: left } = await sql`select 1 from probe`.execute(trx);
        await sql`delete from probe`.execute(trx);
        const unnamed = await isDone(sql`delete from named`.execute(trx));
        return { withoutIt, ofAnother, withIt, deleted, left: left.length, unnamed };
      });
      expect(seen).toEqual({
        withoutIt: false,
        ofAnother: Object.keys(row).map(() => false),
        withIt: true,
        deleted: onDelete === 'goes along',
        left: onDelete === 'goes along' ? 0 : 1,
        unnamed: true,
      });
    },
  );
});

it('every check, every unique index and every foreign key of the schema is provoked above', async () => {
  const { rows: checks } = await sql<{ table: string; columns: string[] }>`
    select c.conrelid::regclass::text as table,
      (select json_agg(attname order by attname) from pg_attribute where attrelid = c.conrelid and attnum = any(c.conkey)) as columns
    from pg_constraint c where c.contype = 'c' and c.connamespace = 'public'::regnamespace`.execute(
    test.database.db,
  );
  const unprovoked = checks.filter(({ table, columns }) =>
    columns.length === 1
      ? OF_COLUMNS[table]?.[columns[0] ?? ''] === undefined
      : !OF_ROWS.some(
          ([of, , row, instead]) => of === table && columns.every((name) => name in { ...row, ...instead }),
        ),
  );
  expect(unprovoked).toEqual([]);
  const { rows: indexes } = await sql<{ table: string }>`
    select tablename as table from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and indexname not like '%_pkey' order by 1`.execute(
    test.database.db,
  );
  expect(indexes.map(({ table }) => table)).toEqual(ONCE.map(([table]) => table));
  const keys = (await foreignKeys()).map(textOfKey);
  expect(keys.toSorted()).toEqual(REFERENCES.map(textOf).toSorted());
});
