import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { auditRow, insertAudit, listAudit } from './audit.ts';
import { findPatient, listVersions, readRecord, readVersions } from './read-record.ts';
import { actorAt, NOW, recordOf, sign, verify, write } from '../../test/mse/records.ts';

const OWNER = 'org_read';

describe.each(['postgres', 'embedded'] as const)('reading a record, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
    const { db } = test.database;
    for (let i = 1; i <= 5; i++) await write(db, recordOf(OWNER), { selection: `{"v":${i}}`, now: NOW + i });
    for (const patient of ['ann', 'bob']) await write(db, recordOf(OWNER, 'shared', patient));
    await write(db, recordOf('org_else', 'theirs'));
  });
  afterAll(() => test.close());

  const reading = <T>(work: Parameters<typeof asOwner<T>>[2]) => asOwner(test.database.db, OWNER, work);
  const of = <Patient extends string | null>(visitId: string, patientId: Patient) => ({
    ownerId: OWNER,
    visitId,
    patientId,
  });

  it.each([
    ['one patient, not named', 'visit-1', null, { patientId: 'patient-1' }],
    ['one patient, named', 'visit-1', 'patient-1', { patientId: 'patient-1' }],
    ['another patient', 'visit-1', 'ann', 'absent'],
    ['two patients, not named', 'shared', null, 'ambiguous'],
    ['two patients, one named', 'shared', 'bob', { patientId: 'bob' }],
    ['no such visit', 'visit-2', null, 'absent'],
    ['a visit of another organization', 'theirs', null, 'absent'],
  ] as const)('%s [D:record key]', async (_, visitId, patientId, found) => {
    const query = of(visitId, patientId);
    const head = await reading((trx) => findPatient(trx, query));
    expect(typeof head === 'string' ? head : { patientId: head.patientId }).toEqual(found);
    const record = await reading((trx) => readRecord(trx, query));
    expect(typeof record === 'string' ? record : { patientId: record.patientId }).toEqual(found);
  });

  it('gives the current version as it was written [2:2.2 selection]', async () => {
    expect(await reading((trx) => readRecord(trx, of('visit-1', null)))).toEqual({
      visitId: 'visit-1',
      patientId: 'patient-1',
      version: 5,
      savedAt: '2026-11-21T09:00:00.005Z',
      selection: '{"v":5}',
      signature: null,
      signedVersion: null,
    });
  });

  it('shows the first signature of the current version only [2:2.2 signed] [D:write to a signed record]', async () => {
    const { db } = test.database;
    const key = recordOf(OWNER, 'signed');
    const read = () => reading((trx) => readRecord(trx, of('signed', null)));
    await write(db, key);
    const first = await sign(db, key, { now: NOW + 1_000 });
    await sign(db, key, {
      signedByName: 'Dr Zoe',
      credential: null,
      license: null,
      organization: null,
      now: NOW + 2_000,
    });
    expect(await read()).toMatchObject({
      signature: {
        id: first?.signatureId,
        signedAt: '2026-11-21T09:00:01.000Z',
        signedByName: 'Dr Ada Example',
        credential: 'MD',
        license: 'L-1',
        organization: 'Example Clinic',
      },
      signedVersion: 1,
    });
    await write(db, key);
    expect(await read()).toMatchObject({ version: 2, signature: null, signedVersion: 1 });
  });

  it.each([
    [null, 10, [5, 4, 3, 2, 1]],
    [null, 2, [5, 4]],
    [4, 2, [3, 2]],
    [2, 10, [1]],
    [1, 10, []],
    [99, 1, [5]],
  ])('lists versions newest first: before %s, at most %d [2:2.5]', async (before, limit, expected) => {
    const { rows } = await reading((trx) => listVersions(trx, of('visit-1', 'patient-1'), { before, limit }));
    expect(rows.map(({ version }) => version)).toEqual(expected);
  });

  it.each([
    [
      [2, 4],
      [2, 4],
    ],
    [[4, 99], [4]],
    [[], []],
  ])('reads versions %j by number, and leaves out what is not there', async (numbers, expected) => {
    const versions = await reading((trx) => readVersions(trx, of('visit-1', 'patient-1'), numbers));
    expect(versions.map(({ version }) => version).sort()).toEqual(expected);
  });

  it('lists the audit of a visit, newest first, of one patient or of all', async () => {
    const row = (patientId: string | null, at: number) =>
      auditRow(
        { ownerId: OWNER, action: 'mse.read', outcome: 'denied', visitId: 'audited', patientId },
        actorAt(at),
      );
    await reading((trx) => insertAudit(trx, [row('ann', NOW), row('bob', NOW + 1), row(null, NOW + 2)]));
    await reading((trx) => insertAudit(trx, []));
    const list = (patientId: string | null, limit: number) =>
      reading(
        async (trx) =>
          (await listAudit(trx, { ownerId: OWNER, visitId: 'audited', patientId, limit })).entries,
      );
    expect((await list(null, 10)).map(({ patientId }) => patientId)).toEqual([null, 'bob', 'ann']);
    expect(await list(null, 1)).toHaveLength(1);
    // Without a patient: a refusal before the body was read, which may have been about anybody.
    expect((await list('ann', 10)).map(({ patientId }) => patientId)).toEqual([null, 'ann']);
    expect((await list('ann', 10)).slice(1)).toEqual([
      {
        id: expect.stringMatching(/^aud_/),
        at: '2026-11-21T09:00:00.000Z',
        keyId: 'okey_1',
        action: 'mse.read',
        outcome: 'denied',
        visitId: 'audited',
        patientId: 'ann',
        version: null,
        requestId: 'req_1',
        operator: null,
        reason: null,
      },
    ]);
    expect(await verify(test.database.db, OWNER)).toMatchObject({ ok: true });
  });
});
