import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What the role that a process logs in with could do beyond its work. */
export interface LoginRole {
  readonly name: string;
  /** Row-level security does not bind it: superuser, or BYPASSRLS. */
  readonly bypassesRowLevelSecurity: boolean;
  /** It owns tables of ours, or is a member of the role that does, so it can disable every guard. */
  readonly ownsTables: boolean;
  /** It may create temporary tables. */
  readonly makesTemporaryTables: boolean;
  /** It may create tables and functions in the schema. */
  readonly createsInSchema: boolean;
  /** It may change or remove sealed rows, or claim by itself that something was erased. */
  readonly rewritesSealed: boolean;
}

/** Privileges that would undermine seals and tombstones, and that no serving role has. */
const REWRITING = [
  ['mse_content', 'update, delete'],
  ['mse_tombstone', 'insert, update, delete'],
  ['mse_version', 'update, delete'],
  ['mse_signature', 'update, delete'],
  ['mse_link', 'update, delete'],
  ['mse_seal', 'update, delete'],
  ['mse_seal_member', 'update, delete'],
  ['retina_review', 'update, delete'],
  ['retina_look', 'update, delete'],
  ['retina_tombstone', 'insert, update, delete'],
  ['engine_promotion', 'update, delete'],
  ['operator_act', 'delete'],
] as const;

/** The role of this login, including everything it inherits from roles it is a member of. */
export async function readLoginRole({ db }: Pick<Database, 'db'>): Promise<LoginRole> {
  const { rows } = await sql<LoginRole>`
    select session_user::text as name,
      exists (
        select from pg_roles role
        where pg_has_role(session_user, role.oid, 'member') and (role.rolsuper or role.rolbypassrls)
      ) as "bypassesRowLevelSecurity",
      exists (
        select from pg_class class
        where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
          and pg_has_role(session_user, class.relowner, 'member')
      ) as "ownsTables",
      has_database_privilege(session_user, current_database(), 'temporary') as "makesTemporaryTables",
      has_schema_privilege(session_user, 'public', 'create') as "createsInSchema",
      (${sql.join(
        REWRITING.map(
          ([table, rights]) => sql`has_table_privilege(session_user, ${`public.${table}`}, ${rights})`,
        ),
        sql` or `,
      )}) as "rewritesSealed"`.execute(db);
  return rows[0] as LoginRole;
}
