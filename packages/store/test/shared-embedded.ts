import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { migrate } from '../src/database/migrate.ts';

export interface OpenedEmbedded {
  readonly database: Database;
  readonly options: { readonly dataDir: string };
  /** How its schema looked when it was new, and the one row that the migrations write. */
  readonly schema: string;
  readonly authRevision: number;
}

/** Names the folder that ends with the run: a worker is ended without closing what is idle. */
const FOLDER = 'SVC_TEST_EMBEDDED';

/** For the workers to come; gives back how to remove it. */
export function announceEmbeddedFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'svc-embedded-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Opening one takes a second of the processor: the test files of a worker take turns with those that are open. */
const idle: OpenedEmbedded[] = [];

/** A migrated, empty embedded database in a temporary folder. */
export async function takeEmbedded(): Promise<OpenedEmbedded> {
  return idle.pop() ?? open();
}

/** Gives one back: emptied for the next, or closed when it was closed, broken or changed in its schema. */
export async function giveBackEmbedded(opened: OpenedEmbedded): Promise<void> {
  if (idle.includes(opened)) return;
  const isAsNew = await makeEmpty(opened).catch(() => false);
  if (isAsNew) idle.push(opened);
  else await close(opened);
}

async function open(): Promise<OpenedEmbedded> {
  const dataDir = mkdtempSync(join(process.env[FOLDER] ?? tmpdir(), 'svc-embedded-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const { revision } = await database.db
    .selectFrom('auth_revision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return { database, options: { dataDir }, schema: await schemaOf(database), authRevision: revision };
}

async function close({ database, options }: OpenedEmbedded): Promise<void> {
  await database.close();
  rmSync(options.dataDir, { recursive: true, force: true });
}

/** Whether it is as new afterwards. */
async function makeEmpty({ database, schema, authRevision }: OpenedEmbedded): Promise<boolean> {
  const { db } = database;
  for (const statement of ['rollback', 'reset role', 'reset all', 'unlisten *'])
    await sql.raw(statement).execute(db);
  if ((await schemaOf(database)) !== schema) return false;
  await sql.raw(DELETE_ALL).execute(db);
  await db.updateTable('auth_revision').set({ revision: authRevision }).execute();
  return true;
}

/** All rows but those that the migrations themselves write. */
const DELETE_ALL = `do $$
  declare of_table regclass;
  declare of_sequence regclass;
  begin
    set local session_replication_role = replica;
    for of_table in select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('kysely_migration', 'kysely_migration_lock', 'auth_revision')
    loop execute format('delete from %s', of_table); end loop;
    for of_sequence in select oid from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    loop execute format('alter sequence %s restart', of_sequence); end loop;
  end $$`;

/** Tables with columns, triggers, constraints, indexes, policies and grants, functions and roles, in one text. */
async function schemaOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ what: string }>`
    select md5(string_agg(line, ';' order by line)) as what from (
      select 'column ' || attrelid::regclass || ' ' || attname || ' ' || atttypid || attnotnull as line
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      union all select 'constraint ' || conrelid || ' ' || conname from pg_constraint
      union all select 'function ' || proname || ' ' || md5(prosrc) from pg_proc
        where pronamespace = 'public'::regnamespace
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select 'policy ' || tablename || policyname || coalesce(qual, '') from pg_policies
      union all select 'grants ' || relname || ' ' || relacl::text from pg_class where relacl is not null
      union all select 'role ' || rolname from pg_roles
    ) as lines`.execute(db);
  return rows[0]?.what ?? '';
}
