import { type Kysely, sql } from 'kysely';

/**
 * Events are found by the object and by the patient that they tell of. Both stand in the payload alone: an index over the
 * payload holds those of old rows as soon as it is made, follows an erasure that overwrites the payload by itself, and
 * leaves no second place where a patient is named. A column would need all three done by hand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, field] of [
    ['event_of_object', 'id'],
    ['event_of_patient', 'patientRef'],
  ] as const)
    await sql`
      create index ${sql.ref(name)} on public.event
        ((payload::jsonb #>> ${sql.lit(`{data,${field}}`)}), owner_id, mode, number)`.execute(db);
}
