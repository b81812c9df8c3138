import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createVault } from '../vault.ts';
import { asWorker } from '../database/tenancy.ts';
import { beginAct, listActs, type NewAct, settleAct } from './acts.ts';
import { type ErasureOrder, insertErasure, listErasures } from './erasures.ts';
import { patientHash, patientHashes } from './patient-hash.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const PATIENT = { ownerId: 'acct_1', patient: 'patient-1' };
const VAULT = createVault(['the secret of this deployment']);

const ACT: NewAct = {
  operator: 'token-0123456789ab',
  action: 'POST /patients/erase',
  ownerId: 'acct_1',
  target: null,
  patientHash: patientHash(VAULT, PATIENT),
  reason: 'asked for it',
  requestId: 'req_1',
  now: NOW,
};

describe.each(['postgres', 'embedded'] as const)('what operators did, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const begin = (given: Partial<NewAct> = {}) => beginAct(test.database.db, { ...ACT, ...given });

  it('is a row before anything is done, and completed once', async () => {
    const { db } = test.database;
    const id = await begin({ ownerId: null });
    const [before] = (await listActs(db, { limit: 1 })).acts;
    expect(before).toMatchObject({ id, status: null, ownerId: null, target: null, reason: 'asked for it' });
    await settleAct(db, id, { status: 201, ownerId: 'acct_1', target: 'key_1' });
    await settleAct(db, id, { status: 500, ownerId: 'acct_2', target: 'key_2' });
    const [after] = (await listActs(db, { limit: 1 })).acts;
    expect(after).toMatchObject({ id, status: 201, ownerId: 'acct_1', target: 'key_1' });
  });

  it.each([
    `update operator_act set status = 200 where status is not null`,
    `update operator_act set status = 200, reason = 'another' where status is null`,
    `update operator_act set status = 200, owner_id = 'acct_2' where status is null`,
    `update operator_act set target = 'key_2' where status is null`,
    `delete from operator_act`,
    `truncate operator_act`,
    `update erasure set counts = '{}'`,
    `delete from erasure`,
  ])('refuses even the owner of the tables: %s', async (statement) => {
    const { db } = test.database;
    await settleAct(db, await begin(), { status: 200, ownerId: null, target: null });
    await begin();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/never (changed|removed)|completed once/);
  });

  it('is read in pages, newest first, by owner, action, patient and time', async () => {
    const { db } = test.database;
    for (let index = 0; index < 5; index += 1)
      await begin({ ownerId: 'acct_pages', action: `GET /${index % 2}`, now: NOW + Math.floor(index / 2) });
    const of = async (query: object, limit = 10) =>
      (await listActs(db, { ownerId: 'acct_pages', limit, ...query })).acts.length;
    expect([await of({}), await of({ action: 'GET /1' }), await of({ since: NOW + 1 })]).toEqual([5, 2, 3]);
    expect(await of({ until: NOW + 1 })).toBe(2);
    expect(await of({ patientHashes: patientHashes(VAULT, PATIENT) })).toBe(5);
    expect(await of({ patientHashes: patientHashes(VAULT, { ...PATIENT, ownerId: 'acct_2' }) })).toBe(0);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await listActs(db, { ownerId: 'acct_pages', limit: 2, cursor });
      seen.push(...page.acts.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(5);
    await expect(listActs(db, { limit: 1, cursor: 'x' })).rejects.toMatchObject({ field: 'cursor' });
  });

  const ORDER: ErasureOrder = {
    reason: ' asked for it ',
    by: 'Dr B',
    operator: ACT.operator,
    patientHash: patientHash(VAULT, PATIENT),
    now: NOW,
  };
  const erase = (ownerId: string, order: Partial<ErasureOrder> = {}) =>
    asWorker(test.database.db, (trx) =>
      insertErasure(trx, { ...ORDER, ...order }, { ownerId, kind: 'lab_orders', counts: { labOrders: 2 } }),
    );

  it('keeps a ledger of erasures that a patient is found in by who knows their id', async () => {
    const { db } = test.database;
    await erase('acct_1');
    await erase('acct_1', { now: NOW + 1, patientHash: Buffer.alloc(32) });
    const rotated = createVault(['a newer secret', 'the secret of this deployment']);
    const found = await listErasures(db, {
      ownerId: 'acct_1',
      patientHashes: patientHashes(rotated, PATIENT),
      limit: 10,
    });
    expect(found.erasures).toMatchObject([{ reason: 'asked for it', counts: { labOrders: 2 } }]);
    expect(JSON.stringify(found)).not.toContain(PATIENT.patient);
    expect((await listErasures(db, { limit: 1 })).hasMore).toBe(true);
  });

  it.each([{ reason: ' ' }, { by: '' }])('takes no erasure with %o', async (order) => {
    await expect(erase('acct_1', order)).rejects.toThrow('reason and the name');
  });
});

it('two owners, two patients and two deployments have different hashes of a patient', () => {
  const hashes = [
    patientHash(VAULT, PATIENT),
    patientHash(VAULT, { ...PATIENT, ownerId: 'acct_2' }),
    patientHash(VAULT, { ...PATIENT, patient: 'patient-2' }),
    patientHash(createVault(['another secret']), PATIENT),
  ].map((bytes) => Buffer.from(bytes).toString('hex'));
  expect(new Set(hashes).size).toBe(4);
});
