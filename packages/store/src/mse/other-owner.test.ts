import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createPatient } from '../patients/index.ts';
import { eraseRetinaOfPatient, insertLook } from '../retina/index.ts';
import { submitted } from '../../test/retina/screenings.ts';
import { createTestDatabase } from '../../test/index.ts';
import { eraseRecord } from './erase-record.ts';
import { NOW, ORDERED, recordOf, verify, write } from '../../test/mse/records.ts';

/** As after a restore into a database with two roles of one that was migrated by a single one. */
const otherOwner = (name: string) => `
  do $$ declare part text; begin
    create role ${name} nologin;
    grant usage, create on schema public to ${name};
    for part in select 'table ' || oid::regclass from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select 'function ' || oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace
    loop execute 'alter ' || part || ' owner to ${name}'; end loop;
  end $$`;

it('an erasure erases after the tables got another owner than when they were made', async () => {
  const { database, close } = await createTestDatabase();
  const { db } = database;
  const owner = `svc_test_owner_${randomBytes(4).toString('hex')}`;
  await write(db, recordOf('org_a'));
  const patient = await createPatient(db, { ownerId: 'acct_a', now: NOW });
  const screening = await submitted(db, patient);
  const look = { action: 'picture', by: 'Dr A', operator: 'token-1', now: NOW };
  await asOwner(db, 'acct_a', (trx) => insertLook(trx, screening, look));
  await sql.raw(otherOwner(owner)).execute(db);

  expect(await eraseRecord(db, { key: recordOf('org_a'), ...ORDERED })).toMatchObject({ versions: 1 });
  await eraseRetinaOfPatient(db, { ownerId: 'acct_a', patientRef: patient.id }, ORDERED);

  const left = await sql`select selection from mse_content union all select action from retina_look`.execute(
    db,
  );
  expect(left.rows).toEqual([]);
  expect(await verify(db, 'org_a')).toMatchObject({ ok: true, erased: [{ visitId: 'visit-1' }] });
  expect(await verify(db, 'acct_a')).toMatchObject({ ok: true, unsealed: 2, looks: 0 });
  for (const statement of ['reassign owned by % to current_user', 'drop owned by %', 'drop role %'])
    await sql.raw(statement.replace('%', owner)).execute(db);
  await close();
});
