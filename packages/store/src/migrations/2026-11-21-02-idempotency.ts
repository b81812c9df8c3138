import { type Kysely, sql } from 'kysely';
import { addRowLevelSecurity } from './row-level-security.ts';

/**
 * Answers of writes that carried an `Idempotency-Key`, kept for a day. Key and body are stored as hashes; the row
 * is written in the transaction of the effect, so that effect and answer exist together or not at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotent_answer (
      owner_id text not null,
      scope_hash bytea not null check (length(scope_hash) = 32),
      body_hash bytea not null check (length(body_hash) = 32),
      status smallint not null,
      answer text not null,
      created_at timestamptz not null,
      primary key (owner_id, scope_hash)
    )`.execute(db);
  await sql`create index idempotent_answer_age on idempotent_answer (created_at)`.execute(db);
  await addRowLevelSecurity(db, 'idempotent_answer');
  await sql`grant select, insert, delete on idempotent_answer to svc_app`.execute(db);
  await sql`grant select, delete on idempotent_answer to svc_worker`.execute(db);
}
