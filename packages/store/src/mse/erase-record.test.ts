import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidInputError } from '../invalid-input.ts';
import { asOwner } from '../database/tenancy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { listErasures } from '../operator/index.ts';
import { eraseRecord } from './erase-record.ts';
import { findPatient, listVersions, readRecord } from './read-record.ts';
import type { RecordKey } from './record.ts';
import { NOW, ORDERED, recordOf, RISKY, seal, sign, verify, write } from '../../test/mse/records.ts';

describe.each(['postgres', 'embedded'] as const)('erasing a record, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const erase = (key: RecordKey, given: { reason?: string; by?: string; now?: number } = {}) =>
    eraseRecord(test.database.db, { key, ...ORDERED, reason: 'asked by the patient', ...given });
  const contentOf = (ownerId: string) =>
    test.database.db
      .selectFrom('mse_content')
      .select(['visit_id', 'patient_id', 'version'])
      .where('owner_id', '=', ownerId)
      .orderBy('visit_id')
      .orderBy('patient_id')
      .orderBy('version')
      .execute();
  const asked = ({ ownerId, visitId, patientId }: RecordKey) => ({ ownerId, visitId, patientId });

  it('takes the content and leaves ids, times and hashes, which verify as erased [D:tombstone]', async () => {
    const { db } = test.database;
    const key = recordOf('org_erase');
    for (let i = 0; i < 3; i++) await write(db, key, { selection: RISKY });
    await sign(db, key);
    await seal(db, 'org_erase');
    expect(await erase(key, { now: NOW + 60_000 })).toEqual({
      erasureId: expect.stringMatching(/^erase_/),
      versions: 3,
      erasedAt: '2026-11-21T09:01:00.000Z',
    });
    expect(await contentOf('org_erase')).toEqual([]);
    const verdict = await verify(db, 'org_erase');
    expect(verdict).toMatchObject({
      ok: true,
      versions: 3,
      damages: [],
      erased: [{ visitId: 'visit-1', patientId: 'patient-1', erasedAt: '2026-11-21T09:01:00.000Z' }],
    });
    await seal(db, 'org_erase');
    expect(await verify(db, 'org_erase')).toMatchObject({ ok: true, unsealed: 0 });
  });

  it('keeps why and on whose word, trimmed, in the tombstone, and an audit row without a key', async () => {
    const { db } = test.database;
    const key = recordOf('org_why');
    await write(db, key);
    await erase(key, { reason: ' court order ', by: ' Dr B ' });
    expect(
      await db
        .selectFrom('mse_tombstone')
        .select(['reason', 'erased_by', 'versions'])
        .where('owner_id', '=', 'org_why')
        .execute(),
    ).toEqual([{ reason: 'court order', erased_by: 'Dr B', versions: 1 }]);
    expect(
      await db
        .selectFrom('mse_audit')
        .select(['key_id', 'request_id', 'outcome', 'version', 'visit_id', 'operator', 'reason'])
        .where('owner_id', '=', 'org_why')
        .where('action', '=', 'mse.erase')
        .execute(),
    ).toEqual([
      {
        key_id: null,
        request_id: ORDERED.requestId,
        outcome: 'allowed',
        version: 1,
        visit_id: 'visit-1',
        operator: ORDERED.operator,
        reason: 'court order',
      },
    ]);
    expect((await listErasures(db, { ownerId: 'org_why', limit: 10 })).erasures).toEqual([
      {
        id: expect.stringMatching(/^erase_/),
        ownerId: 'org_why',
        erasedAt: new Date(NOW).toISOString(),
        kind: 'mse_record',
        patientHash: ORDERED.patientHash.toString('hex'),
        operator: ORDERED.operator,
        orderedBy: 'Dr B',
        reason: 'court order',
        counts: { versions: 1 },
      },
    ]);
  });

  it('reads like no record, and cannot be signed', async () => {
    const { db } = test.database;
    const key = recordOf('org_gone');
    await write(db, key);
    await sign(db, key);
    await erase(key);
    await asOwner(db, 'org_gone', async (trx) => {
      expect(await findPatient(trx, asked(key))).toBe('absent');
      expect(await readRecord(trx, asked(key))).toBe('absent');
      expect(await listVersions(trx, asked(key), { before: null, limit: 10 })).toEqual({
        rows: [],
        hasMore: false,
      });
    });
    expect(await sign(db, key)).toBeNull();
  });

  it('a later write goes on with the next number, on an empty base, and verifies', async () => {
    const { db } = test.database;
    const key = recordOf('org_again');
    await write(db, key);
    await write(db, key);
    await erase(key);
    let base: unknown = 'not asked';
    const written = await write(db, key, {
      onCompose: (current) => {
        base = current;
      },
    });
    expect(base).toBeNull();
    expect(written.version).toBe(3);
    await asOwner(db, 'org_again', async (trx) => {
      expect(await readRecord(trx, asked(key))).toMatchObject({ version: 3, signature: null });
      const versions = await listVersions(trx, asked(key), { before: null, limit: 10 });
      expect(versions.rows.map(({ version }) => version)).toEqual([3]);
    });
    expect(await verify(db, 'org_again')).toMatchObject({ ok: true, versions: 3, damages: [] });
    expect(await erase(key)).toMatchObject({ versions: 3 });
    expect(await verify(db, 'org_again')).toMatchObject({ ok: true, erased: [{ visitId: 'visit-1' }] });
  });

  it('is null the second time, for a record that never was, and in another organization', async () => {
    const key = recordOf('org_twice');
    await write(test.database.db, key);
    expect(await erase(key)).not.toBeNull();
    expect(await erase(key)).toBeNull();
    expect(await erase(recordOf('org_twice', 'visit-2'))).toBeNull();
    expect(await erase(recordOf('org_other'))).toBeNull();
    expect(await verify(test.database.db, 'org_twice')).toMatchObject({ ok: true, versions: 1 });
  });

  it('leaves every other record alone', async () => {
    const { db } = test.database;
    const others = [
      recordOf('org_others', 'visit-1', 'patient-2'),
      recordOf('org_others', 'visit-2', 'patient-1'),
      recordOf('org_others_2', 'visit-1', 'patient-1'),
    ];
    for (const key of [recordOf('org_others'), ...others]) await write(db, key);
    await erase(recordOf('org_others'));
    expect(await contentOf('org_others')).toEqual([
      { visit_id: 'visit-1', patient_id: 'patient-2', version: 1 },
      { visit_id: 'visit-2', patient_id: 'patient-1', version: 1 },
    ]);
    expect(await contentOf('org_others_2')).toHaveLength(1);
    for (const owner of ['org_others', 'org_others_2'])
      expect(await verify(db, owner)).toMatchObject({ ok: true });
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['no name', { by: '' }],
  ])('is refused with %s, and nothing is gone', async (_, given) => {
    const key = recordOf('org_reason');
    await write(test.database.db, key);
    await expect(erase(key, given)).rejects.toThrow(InvalidInputError);
    expect(await contentOf('org_reason')).not.toEqual([]);
  });
});

it('an erasure that races with writes covers exactly the versions before it [D:tombstone]', async () => {
  const test = await createTestDatabase();
  const { db } = test.database;
  const key = recordOf('org_a');
  await write(db, key);
  const writes = Array.from({ length: 20 }, () => write(db, key));
  const erased = await eraseRecord(db, { key, ...ORDERED });
  await Promise.all(writes);
  const left = await db.selectFrom('mse_content').select('version').orderBy('version').execute();
  const first = (erased?.versions ?? 0) + 1;
  expect(left.map(({ version }) => version)).toEqual(Array.from({ length: 22 - first }, (_, i) => first + i));
  expect(await verify(db, 'org_a')).toMatchObject({ ok: true, versions: 21, damages: [] });
  await test.close();
});
