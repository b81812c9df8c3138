import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asWorker } from './database/tenancy.ts';
import { erasePatientRef } from './erase-patient-ref.ts';
import { createTestDatabase, type TestDatabase } from '../test/index.ts';

/** With what JSON writes another way. */
const PATIENT = 'patient "7" \\ ü';
const named = (patientRef: string) => JSON.stringify({ object: 'lab_order', id: 'labord_1', patientRef });

describe.each(['postgres', 'embedded'] as const)('the traces of a patient who is erased, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.database;
    await sql`delete from event`.execute(db);
    await sql`delete from idempotent_answer`.execute(db);
  });

  const addEvent = (
    number: number,
    given: Partial<Record<'owner' | 'mode' | 'type' | 'patient', string>>,
  ) => {
    const { owner = 'acct_a', mode = 'live', type = 'lab_order.status_changed', patient = PATIENT } = given;
    return sql`
      insert into event values (${owner}, ${mode}, ${number}, ${`evt_${number}`}, ${type}, now(), ${named(patient)})`.execute(
      test.database.db,
    );
  };
  const erase = () =>
    asWorker(test.database.db, (trx) =>
      erasePatientRef(trx, {
        ownerId: 'acct_a',
        patientRef: PATIENT,
        object: 'lab_order',
        events: 'lab_order.',
      }),
    );
  async function refsOfEvents(): Promise<string[]> {
    const { rows } = await sql<{ payload: string }>`select payload from event order by number`.execute(
      test.database.db,
    );
    return rows.map(({ payload }) => (JSON.parse(payload) as { patientRef: string }).patientRef);
  }

  it('are replaced in events of both modes, and in no other', async () => {
    await addEvent(1, { mode: 'live' });
    await addEvent(2, { mode: 'test' });
    await addEvent(3, { patient: 'patient-8' });
    await addEvent(4, { owner: 'acct_b' });
    await addEvent(5, { type: 'wearable.connected' });
    expect(await erase()).toEqual({ keptAnswers: 0, events: 2 });
    expect(await refsOfEvents()).toEqual(['[erased]', '[erased]', 'patient-8', PATIENT, PATIENT]);
  });

  it('go with the answers that are kept for a repeated request', async () => {
    for (const [key, patient] of [
      ['a', PATIENT],
      ['b', 'patient-8'],
    ])
      await sql`
        insert into idempotent_answer
        values ('acct_a', sha256(convert_to(${key}, 'UTF8')), sha256(convert_to(${key}, 'UTF8')), 201, ${named(patient ?? '')}, now())`.execute(
        test.database.db,
      );
    expect(await erase()).toEqual({ keptAnswers: 1, events: 0 });
    const { rows } = await sql<{ answer: string }>`select answer from idempotent_answer`.execute(
      test.database.db,
    );
    expect(rows).toEqual([{ answer: named('patient-8') }]);
  });
});
