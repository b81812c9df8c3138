import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLoginRole } from './login-role.ts';
import { databaseRolesSql } from './roles-sql.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createTwoRoleDatabase, type TwoRoleDatabase } from '../../test/two-roles.ts';
import { migrate } from './migrate.ts';

const PATH = 'search_path=pg_catalog, public, pg_temp';

describe.each(['postgres', 'embedded'] as const)('functions of ours, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  it('search a fixed path with temporary tables last, whoever they run as', async () => {
    const { rows } = await sql<{ name: string; config: string[] | null }>`
      select proc.proname as name, proc.proconfig as config from pg_proc proc
      where proc.pronamespace = 'public'::regnamespace`.execute(test.database.db);
    expect(rows.length).toBeGreaterThanOrEqual(7);
    expect(rows.filter(({ config }) => config?.join() !== PATH)).toEqual([]);
  });

  it('name the schema of every table, where they run as their owner', async () => {
    const { rows } = await sql<{ name: string; source: string }>`
      select proc.proname as name, proc.prosrc as source from pg_proc proc
      where proc.pronamespace = 'public'::regnamespace and proc.prosecdef`.execute(test.database.db);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const bare = rows.filter(({ source }) =>
      /\b(?:from|into|update|join)\s+(?!public\.|set\b|unnest\()[a-z_]+/i.test(source),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});

it('a database that its owner migrates lets nobody make temporary tables', async () => {
  const test = await createEmptyDatabase();
  await migrate(test.database);
  const { rows } = await sql<{ everyone: boolean }>`
    select exists (
      select from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) grants
      where datname = current_database() and grants.grantee = 0 and grants.privilege_type = 'TEMPORARY'
    ) as everyone`.execute(test.database.db);
  expect(rows).toEqual([{ everyone: false }]);
  await test.close();
});

describe('a login that only serves', () => {
  let two: TwoRoleDatabase;
  beforeAll(async () => {
    two = await createTwoRoleDatabase();
  });
  afterAll(() => two.close());

  it('owns nothing, and row-level security binds it', async () => {
    expect(await readLoginRole(two.login)).toEqual({
      name: expect.stringMatching(/^svc_login_/),
      bypassesRowLevelSecurity: false,
      ownsTables: false,
      makesTemporaryTables: false,
      createsInSchema: false,
      rewritesSealed: false,
    });
  });

  it.each([
    ['a temporary table', 'create temporary table delivery_due (owner_id text, due_at timestamptz)'],
    ['a table', 'create table public.mine (id text)'],
    ['a function', "create function public.svc_mine() returns int language sql as 'select 1'"],
    [
      'a trigger on a table of ours',
      'create trigger mine before insert on event execute function svc_refuse_change()',
    ],
    ['a trigger switched off', 'alter table mse_version disable trigger all'],
    ['a schema', 'create schema mine'],
  ])('cannot have %s', async (_, statement) => {
    await expect(two.run(two.loginUrl, [statement])).rejects.toMatchObject({ code: '42501' });
  });

  it('runs nothing as the owner, even where temporary tables were allowed again', async () => {
    const database = new URL(two.ownerUrl).pathname.slice(1);
    await two.run(two.ownerUrl, [`grant temporary on database "${database}" to public`]);
    const ranAs = await two.run(two.loginUrl, [
      'create temporary table ran (ran_as text)',
      'grant all on ran to public',
      'create temporary table delivery_due (owner_id text primary key, due_at timestamptz)',
      'grant all on delivery_due to public',
      `create function pg_temp.note() returns trigger language plpgsql as
         'begin insert into pg_temp.ran values (current_user); return new; end'`,
      'create trigger note before insert on delivery_due for each row execute function pg_temp.note()',
      'begin',
      'set local role svc_app',
      "select set_config('svc.owner', 'acct_attacker', true)",
      'select svc_deliver_from(now())',
      'commit',
      'select ran_as from ran',
    ]);
    expect(ranAs).not.toContainEqual({ ran_as: expect.anything() });
    expect(
      await two.run(two.loginUrl, ['set role svc_worker', 'select owner_id from public.delivery_due']),
    ).toEqual([{ owner_id: 'acct_attacker' }]);
    await two.run(two.ownerUrl, [`revoke temporary on database "${database}" from public`]);
  });

  it('is told from one that can do more', async () => {
    const superuser = await createTestDatabase();
    expect(await readLoginRole(superuser.database)).toMatchObject({
      bypassesRowLevelSecurity: true,
      ownsTables: true,
    });
    await superuser.close();
    const login = new URL(two.loginUrl).username;
    const owner = new URL(two.ownerUrl).username;
    await two.asAdmin([`grant "${owner}" to "${login}"`]);
    expect(await readLoginRole(two.login)).toMatchObject({ ownsTables: true });
    await two.asAdmin([`revoke "${owner}" from "${login}"`, `alter role "${login}" bypassrls`]);
    expect(await readLoginRole(two.login)).toMatchObject({
      ownsTables: false,
      bypassesRowLevelSecurity: true,
    });
    await two.asAdmin([`alter role "${login}" nobypassrls`]);
    await two.run(two.ownerUrl, [`grant delete on mse_content to "${login}"`]);
    expect(await readLoginRole(two.login)).toMatchObject({ ownsTables: false, rewritesSealed: true });
    await two.run(two.ownerUrl, [`revoke delete on mse_content from "${login}"`]);
  });
});

describe('the SQL of two roles', () => {
  it('quotes names and holds no password', () => {
    const text = databaseRolesSql({ database: 'my db', owner: 'Ow"ner', login: 'log-in' });
    expect(text).toContain('create database "my db" owner "Ow""ner";');
    expect(text).toContain('create role "log-in" login nosuperuser');
    expect(text).not.toMatch(/password '/);
  });

  it.each([
    ['one role for both', { database: 'svc', owner: 'a', login: 'a' }, 'two roles'],
    ['an empty name', { database: '', owner: 'a', login: 'b' }, 'cannot be the name'],
    [
      'a name longer than 63 bytes',
      { database: 'x'.repeat(64), owner: 'a', login: 'b' },
      'cannot be the name',
    ],
    [
      'a name that ends the quotes of a block',
      { database: 'svc', owner: 'a$$', login: 'b' },
      'cannot be the name',
    ],
  ])('refuses %s', (_, names, message) => {
    expect(() => databaseRolesSql(names)).toThrow(message);
  });
});
