import { type Kysely, sql } from 'kysely';

/**
 * Events are found by the object and by the patient that they tell of. Both stand in the payload, and the database itself
 * derives the columns: old rows have them at once, and an erasure that overwrites the payload overwrites them in the same
 * statement. An index over the payload would do without columns, but row-level security keeps the planner from using one
 * whose expression it does not know to be leakproof. The table is written anew, 30 days of it. What is longer than an id
 * or a reference can be is left out: an index takes no more than 2,704 bytes, and no event may fail for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const column = (field: string) => {
    const value = sql`payload::jsonb #>> ${sql.lit(`{data,${field}}`)}`;
    return sql`text generated always as (case when length(${value}) <= 256 then ${value} end) stored`;
  };
  await sql`
    alter table public.event
      add column object_id ${column('id')}, add column patient_ref ${column('patientRef')}`.execute(db);
  await sql`
    create index event_of_object on public.event (object_id, owner_id, mode, number)
    where object_id is not null`.execute(db);
  await sql`
    create index event_of_patient on public.event (patient_ref, owner_id, mode, number)
    where patient_ref is not null`.execute(db);
}
