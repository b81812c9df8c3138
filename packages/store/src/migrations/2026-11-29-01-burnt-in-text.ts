import { type Kysely, sql } from 'kysely';

/** Whether writing was found in the picture of a screening: it may name a person, and stays within the clinical review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table public.retina_screening add column burnt_in_text boolean not null default false`.execute(db);
}
