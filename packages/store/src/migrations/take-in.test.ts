import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { seal, verify } from '../../test/mse/records.ts';
import { OPERATOR } from '../operator/verify-operator.ts';
import { createEmptyDatabase } from '../../test/index.ts';
import { MIGRATIONS } from './index.ts';

const BEFORE = '2026-11-29-02-retina-withdrawals';

/** What was stored before reviews, looks, acts and promotions were chained. */
const STORED = [
  `insert into patient values ('acct_a', 'pat_1', now())`,
  `insert into retina_image values ('acct_a', 'rimg_1', 'pat_1', 'k', sha256('a'), 9, 9, 9, now())`,
  ...['1', '2'].map(
    (
      number,
    ) => `insert into retina_screening (owner_id, id, patient_id, mode, status, image_id, eye, image_type, source,
      priority, review_due_at, created_at, analyzed_at, review_decision, reviewed_by, review_note, reviewed_at)
      values ('acct_a', 'rscr_${number}', 'pat_1', 'live', 'reviewed', 'rimg_1', 'left', 'fundus', 'in_clinic',
      'normal', now(), now(), now(), 'rejected', 'Dr A', 'refer', '2026-11-2${number}T09:00:00.123Z')`,
  ),
  ...['1', '2', '3'].map(
    (number) =>
      `insert into retina_look values ('acct_a', 'look_${number}', 'rscr_1', 'overlay', 'Dr A', 'token', '2026-11-21T09:00:0${number}Z')`,
  ),
  ...['1', '2', '3'].map(
    (number) =>
      `insert into operator_act values ('act_${number}', '2026-11-21T09:00:0${number}Z', 'token', 'POST /keys', null, null, null, null, 'req', ${number === '3' ? 'null' : '200'})`,
  ),
  `insert into engine_calibration values ('dmse', 1, '{"a":1.50}', true, now())`,
  `insert into engine_promotion values ('promo_1', 'dmse', 1, null, 'Dr A', 'L', '2026-11-21T09:00:00.123Z')`,
];

/** How many locks beside those of tables are held whenever a migration is done. */
const NOTE_LOCKS = [
  'create table noted_locks (held integer)',
  'grant insert on noted_locks to public',
  `create function note_locks() returns trigger language plpgsql as $$ begin
    insert into noted_locks select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid();
    return null;
  end $$`,
  'create trigger note_locks after insert on kysely_migration execute function note_locks()',
];

it('rows from before are taken into the chains, by an owner that row-level security binds, and sealed next', async () => {
  const { database, close } = await createEmptyDatabase();
  const { db } = database;
  const owner = `svc_test_owner_${randomBytes(4).toString('hex')}`;
  const migrated = (session: Kysely<Tables>) =>
    new Migrator({ db: session, provider: { getMigrations: async () => MIGRATIONS } });
  await db.connection().execute(async (session) => {
    const run = (...statements: string[]) =>
      statements.reduce(
        (done, statement) => done.then(() => sql.raw(statement).execute(session)),
        Promise.resolve<unknown>(undefined),
      );
    await sql.raw(`create role ${owner} nosuperuser createrole`).execute(session);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(session);
    await run(
      `alter database "${rows[0]?.name}" owner to ${owner}`,
      `alter schema public owner to ${owner}`,
      `set role ${owner}`,
    );
    expect((await migrated(session).migrateTo(BEFORE)).error).toBeUndefined();
    await run('reset role', ...STORED, ...NOTE_LOCKS, `set role ${owner}`);
    expect((await migrated(session).migrateToLatest()).error).toBeUndefined();
    await run('reset role');
  });
  expect(await verify(db, 'acct_a')).toMatchObject({
    ok: true,
    reviews: 2,
    looks: 3,
    unsealed: 5,
    damages: [],
  });
  expect(await verify(db, OPERATOR)).toMatchObject({
    ok: true,
    acts: 3,
    promotions: 1,
    unsealed: 6,
    damages: [],
  });
  // Of migrations, of promotions and of acts, and none for each screening: a server has few thousand.
  const locks = await sql`select max(held) as held from noted_locks`.execute(db);
  expect(locks.rows).toEqual([{ held: 3 }]);
  for (const ownerId of ['acct_a', OPERATOR]) {
    await seal(db, ownerId);
    expect(await verify(db, ownerId)).toMatchObject({ ok: true, seals: 1, unsealed: 0 });
  }
  const { rows } = await sql`
    select relname from pg_class where relname like 'kept%' or (relrowsecurity and not relforcerowsecurity)`.execute(
    db,
  );
  expect(rows).toEqual([]);
  await sql.raw(`reassign owned by ${owner} to current_user`).execute(db);
  await sql.raw(`drop owned by ${owner}`).execute(db);
  await sql.raw(`drop role ${owner}`).execute(db);
  await close();
});
