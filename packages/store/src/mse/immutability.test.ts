import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { eraseRecord } from './erase-record.ts';
import { ORDERED, recordOf, RISKY, seal, sign, write } from '../../test/mse/records.ts';

const IMMUTABLE = [
  'mse_version',
  'mse_signature',
  'mse_safety_event',
  'mse_tombstone',
  'mse_link',
  'mse_audit',
  'mse_seal',
  'mse_seal_member',
] as const;

describe.each(['postgres', 'embedded'] as const)('what is written stays, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    const { db } = test.database;
    await write(db, recordOf('org_a'), { selection: RISKY });
    await sign(db, recordOf('org_a'));
    await write(db, recordOf('org_a', 'erased'));
    await eraseRecord(db, { key: recordOf('org_a', 'erased'), ...ORDERED });
    await seal(db, 'org_a');
  });
  afterAll(() => test.close());

  const run = {
    svc_app: (statement: string) =>
      asOwner(test.database.db, 'org_a', (trx) => sql.raw(statement).execute(trx)),
    svc_worker: (statement: string) => asWorker(test.database.db, (trx) => sql.raw(statement).execute(trx)),
    'the owner of the database': (statement: string) => sql.raw(statement).execute(test.database.db),
  };
  const roles = Object.keys(run) as (keyof typeof run)[];

  it.each(IMMUTABLE)('rows of %s are never changed or removed, by nobody [2:9 history]', async (table) => {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(test.database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const statement of [
      `update ${table} set owner_id = owner_id`,
      `update ${table} set owner_id = owner_id where false`,
      `delete from ${table}`,
      `truncate ${table}`,
      `truncate ${table} cascade`,
    ])
      for (const role of roles)
        await expect(run[role](statement), `${role}: ${statement}`).rejects.toThrow(
          role === 'the owner of the database' ? 'never changed or removed' : 'permission denied',
        );
    expect((await sql`select 1 from ${sql.table(table)}`.execute(test.database.db)).rows).toEqual(rows);
  });

  it.each(roles)('content is not changed, and not emptied, by %s', async (role) => {
    for (const statement of [`update mse_content set selection = '{}'`, 'truncate mse_content'])
      await expect(run[role](statement)).rejects.toThrow(/permission denied|never changed or removed/);
  });

  it.each([
    ['svc_app', 'permission denied'],
    ['svc_worker', 'permission denied'],
    ['the owner of the database', 'only after a tombstone'],
  ] as const)('content without a tombstone is not removed by %s', async (role, reason) => {
    await expect(run[role](`delete from mse_content where visit_id = 'visit-1'`)).rejects.toThrow(reason);
  });

  it('a tombstone opens the versions it covers and no later one, and no other record [D:tombstone]', async () => {
    const { db } = test.database;
    const key = recordOf('org_b');
    for (let i = 0; i < 2; i++) await write(db, key);
    await write(db, recordOf('org_b', 'visit-2'));
    await write(db, recordOf('org_b', 'visit-1', 'patient-2'));
    await write(db, recordOf('org_c'));
    await eraseRecord(db, { key, ...ORDERED });
    await write(db, key);
    const remove = (owner: string, where: string) =>
      run['the owner of the database'](`delete from mse_content where owner_id = '${owner}' and ${where}`);
    for (const [owner, where] of [
      ['org_b', 'version = 3'],
      ['org_b', `visit_id = 'visit-2'`],
      ['org_b', `patient_id = 'patient-2'`],
      ['org_c', 'true'],
    ] as const)
      await expect(remove(owner, where)).rejects.toThrow('only after a tombstone');
    await remove('org_b', `visit_id = 'visit-1' and patient_id = 'patient-1' and version <= 2`);
  });

  it.each([
    ['svc_app', 'mse_head', 'delete from mse_head'],
    ['svc_app', 'mse_unsealed', 'delete from mse_unsealed'],
    ['svc_app', 'mse_unsealed', `update mse_unsealed set ref = 'x'`],
    ['svc_app', 'mse_tombstone', `insert into mse_tombstone select * from mse_tombstone`],
    ['svc_app', 'mse_seal', 'insert into mse_seal select * from mse_seal'],
    ['svc_worker', 'mse_head', 'delete from mse_head'],
    ['svc_worker', 'mse_head', 'update mse_head set version = version'],
    ['svc_worker', 'mse_tombstone', 'insert into mse_tombstone select * from mse_tombstone'],
    ['svc_worker', 'mse_link', 'insert into mse_link select * from mse_link'],
    ['svc_worker', 'mse_version', 'insert into mse_version select * from mse_version'],
    ['svc_worker', 'mse_content', 'insert into mse_content select * from mse_content'],
    ['svc_worker', 'mse_signature', 'insert into mse_signature select * from mse_signature'],
  ] as const)('%s has no right on %s that its code does not use: %s', async (role, _, statement) => {
    await expect(run[role](statement)).rejects.toThrow('permission denied');
  });
});
