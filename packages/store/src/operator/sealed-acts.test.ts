import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateCalibration, registerCalibration } from '../calibration.ts';
import type { Database } from '../database/database.ts';
import { seal, verify } from '../../test/mse/records.ts';
import { createTestDatabase, createTwoRoleDatabase, type TestDatabase } from '../../test/index.ts';
import { beginAct, settleAct } from './acts.ts';
import { OPERATOR } from './verify-operator.ts';

const NOW = Date.UTC(2026, 10, 25, 9);

async function act(db: Database['db'], number: number, settled = true): Promise<void> {
  const id = await beginAct(db, {
    operator: 'token-0123456789ab',
    action: 'POST /keys "odd"\n\u007f é😀',
    ownerId: null,
    target: null,
    patientHash: number === 1 ? Buffer.alloc(32, 3) : null,
    reason: number === 1 ? 'asked' : null,
    requestId: `req_${number}`,
    now: NOW + number,
  });
  if (settled) await settleAct(db, id, { status: 201, ownerId: 'acct_1', target: `key_${number}` });
}

async function promote(db: Database['db'], values: Readonly<Record<string, number>>): Promise<void> {
  const { version } = await registerCalibration(db, { product: 'dmse', values, now: NOW });
  await activateCalibration(db, {
    product: 'dmse',
    version,
    reviewerName: 'Dr "A"',
    reviewerLicence: 'L\\1',
    now: NOW,
  });
}

describe.each(['postgres', 'embedded', 'two roles'] as const)('acts and promotions, %s', (kind) => {
  let db: Database['db'];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = kind === 'two roles' ? await createTwoRoleDatabase() : await createTestDatabase(kind);
    db = 'login' in opened ? opened.login.db : opened.database.db;
    close = () => opened.close();
  });
  afterAll(() => close());

  it('wait for the seals of the operator, and verify before and after', async () => {
    await act(db, 1);
    await act(db, 2, false);
    await promote(db, { a: 0.1, b: 1e21, c: 1.5e-9 });
    await promote(db, { a: 2 });
    expect(await verify(db, OPERATOR)).toMatchObject({
      ok: true,
      promotions: 2,
      acts: 2,
      unsealed: 5,
      damages: [],
    });
    const [first] = await seal(db, OPERATOR);
    expect(first).toMatchObject({ organizationId: OPERATOR, members: 5 });
    await Promise.all([3, 4, 5, 6].map((number) => act(db, number)));
    expect(await verify(db, OPERATOR)).toMatchObject({
      ok: true,
      acts: 6,
      seals: 1,
      unsealed: 8,
      damages: [],
    });
  });
});

describe('an intruder who owns the database and switched its triggers off is found', () => {
  let test: TestDatabase;
  const tables = ['operator_act', 'engine_promotion', 'engine_calibration'];
  const run = (...statements: string[]) =>
    test.database.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });
  beforeAll(async () => {
    test = await createTestDatabase();
    const { db } = test.database;
    for (const number of [1, 2, 3]) await act(db, number);
    await promote(db, { a: 1 });
    await promote(db, { a: 2 });
    await seal(db, OPERATOR);
    await act(db, 4);
    await run(...tables.map((table) => `create table kept_${table} as table ${table}`));
  });
  afterAll(() => test.close());
  beforeEach(() =>
    run(...tables.flatMap((table) => [`delete from ${table}`, `insert into ${table} table kept_${table}`])),
  );

  it.each([
    ['an act gone', 'act', `delete from operator_act where number = 2`],
    ['the last act gone', 'act', `delete from operator_act where number = 4`],
    ['an act of somebody else', 'act', `update operator_act set operator = 'token-x' where number = 4`],
    ['an act that ended otherwise', 'act', `update operator_act set status = 404 where number = 1`],
    ['an act on another', 'act', `update operator_act set owner_id = 'acct_2' where number = 4`],
    [
      'an act that never ended',
      'act',
      `update operator_act set status = null, outcome_hash = null where number = 4`,
    ],
    [
      'an act put in between',
      'act',
      'update operator_act set number = 5 where number = 4',
      `insert into operator_act select 'act_made', at, operator, action, owner_id, target, patient_hash, reason, request_id, status, 4, hash, outcome_hash from operator_act where number = 3`,
    ],
    [
      'acts in another order',
      'act',
      'update operator_act set number = number + 10',
      'update operator_act set number = 15 - number',
    ],
    ['a promotion gone', 'promotion', 'delete from engine_promotion where number = 1'],
    [
      'a promotion by somebody else',
      'promotion',
      `update engine_promotion set reviewer_name = 'Dr B' where number = 2`,
    ],
    [
      'other values under a promoted version',
      'promotion',
      `update engine_calibration set parameter_values = '{"a":3}' where version = 2`,
    ],
    [
      'an old version made active without a promotion',
      'promotion',
      'update engine_calibration set active = false where version = 2',
      'update engine_calibration set active = true where version = 1',
    ],
  ])('%s', async (_, kind, ...statements) => {
    expect((await verify(test.database.db, OPERATOR)).damages).toEqual([]);
    await run(...statements);
    const { ok, damages } = await verify(test.database.db, OPERATOR);
    expect([ok, new Set(damages.map((each) => each.kind))]).toEqual([false, new Set([kind])]);
  });
});
