import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { asWorker } from '../database/tenancy.ts';
import { createVault, verifySignature } from '../vault.ts';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { eraseRecord } from './erase-record.ts';
import { organizationsToSeal, sealOrganization } from './seal.ts';
import {
  actorAt,
  isFlagged,
  NOW,
  ORDERED,
  recordOf,
  RISKY,
  seal,
  sign,
  verify,
  write,
} from '../../test/mse/records.ts';
import { auditRow, insertAudit } from './audit.ts';
import { overwriteContent } from '../../test/mse/overwrite-content.ts';

describe.each(['postgres', 'embedded'] as const)('seals and verdicts, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  it('an organization without anything is in order, and has nothing to seal', async () => {
    expect(await seal(test.database.db, 'org_empty')).toEqual([]);
    expect(await verify(test.database.db, 'org_empty')).toEqual({
      ok: true,
      records: 0,
      versions: 0,
      auditRows: 0,
      reviews: 0,
      looks: 0,
      promotions: 0,
      acts: 0,
      seals: 0,
      unsealed: 0,
      outsideSeals: 0,
      erased: [],
      damages: [],
    });
  });

  it('counts what waits for a seal, and lists who has something waiting', async () => {
    const { db } = test.database;
    await write(db, recordOf('org_waits'), { selection: RISKY });
    expect(await organizationsToSeal(db)).toContain('org_waits');
    expect(await verify(db, 'org_waits')).toMatchObject({ ok: true, seals: 0, unsealed: 3, auditRows: 1 });
    const [made] = await seal(db, 'org_waits');
    expect(made).toMatchObject({ number: 1, members: 3 });
    expect(await organizationsToSeal(db)).not.toContain('org_waits');
    expect(await verify(db, 'org_waits')).toMatchObject({ ok: true, seals: 1, unsealed: 0 });
  });

  /** The database, whose rows of one visit make whoever reads them fail. */
  const failingOn = (visit: string, error: Error) =>
    test.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => row['visit_id'] === visit && 'content_hash' in row)) throw error;
        return result;
      },
    });

  it.each([
    ['one that cannot be read', '22021'],
    ['one that takes longer than a statement may', '57014'],
    ['one that takes more memory than there is', '53200'],
  ])('a record that cannot be checked is a damage, and the others are judged: %s', async (_, code) => {
    const { db } = test.database;
    const ownerId = `org_fails_${code}`;
    for (const visit of ['visit-1', 'visit-2', 'visit-3']) await write(db, recordOf(ownerId, visit));
    await overwriteContent(db, { visitId: 'visit-3', version: 1 }, { selection: '{}' });
    const failing = failingOn('visit-2', Object.assign(new Error('private'), { code }));
    const { damages, records } = await verify(failing, ownerId);
    expect(records).toBe(3);
    expect(damages).toEqual([
      { kind: 'exam', where: 'visit visit-2, patient patient-1', problem: `it cannot be checked (${code})` },
      {
        kind: 'exam',
        where: 'content of version 1 of visit visit-3, patient patient-1',
        problem: 'it does not match its hash',
      },
    ]);
  });

  it('says nothing of a record while the database is away', async () => {
    const { db } = test.database;
    await write(db, recordOf('org_away'));
    const gone = failingOn('visit-1', Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
    await expect(verify(gone, 'org_away')).rejects.toThrow('gone');
  });

  it('a seal is signed, chained to the one before, and leaves by the outbox as mse.sealed', async () => {
    const { db } = test.database;
    const key = recordOf('org_sealed');
    await write(db, key);
    const [first] = await seal(db, 'org_sealed', NOW + 60_000);
    await write(db, key);
    const [second] = await seal(db, 'org_sealed', NOW + 120_000);
    expect(second).toMatchObject({
      organizationId: 'org_sealed',
      number: 2,
      sealedAt: '2026-11-21T09:02:00.000Z',
    });
    expect(second?.chainedRoot).not.toBe(first?.chainedRoot);
    for (const made of [first, second])
      expect(
        verifySignature(Buffer.from(made?.chainedRoot ?? '', 'hex'), {
          signature: Buffer.from(made?.signature ?? '', 'hex'),
          publicKey: Buffer.from(made?.publicKey ?? '', 'hex'),
        }),
      ).toBe(true);
    const events = await db
      .selectFrom('event')
      .select(['type', 'payload'])
      .where('owner_id', '=', 'org_sealed')
      .orderBy('number')
      .execute();
    expect(events.map(({ type }) => type)).toEqual(['mse.sealed', 'mse.sealed']);
    const { organizationId: _, ...data } = second ?? {};
    expect(JSON.parse(events[1]?.payload ?? '')).toMatchObject({
      type: 'mse.sealed',
      createdAt: '2026-11-21T09:02:00.000Z',
      data: { object: 'mse.seal', ...data },
    });
  });

  it('more than 500 rows go into several seals', async () => {
    const { db } = test.database;
    const ownerId = 'org_bulk';
    await asWorker(db, (trx) =>
      insertAudit(
        trx,
        Array.from({ length: 1_001 }, () =>
          auditRow({ ownerId, action: 'mse.read', outcome: 'allowed' }, actorAt(NOW)),
        ),
      ),
    );
    expect((await seal(db, ownerId)).map(({ members }) => members)).toEqual([500, 500, 1]);
    expect(await verify(db, ownerId)).toMatchObject({ ok: true, seals: 3, auditRows: 1_001, unsealed: 0 });
  });

  it('the links of a record go into seals in the order of its chain', async () => {
    const { db } = test.database;
    await sql`
      insert into mse_unsealed
      select 'org_order', 'link', format('["visit-1","patient-1",%s]', number), decode(repeat('00', 32), 'hex')
      from generate_series(1, 520) number`.execute(db);
    await seal(db, 'org_order');
    const { rows } = await sql<{ seal_number: number; first: number; last: number }>`
      select seal_number, min((ref::json->>2)::integer) as first, max((ref::json->>2)::integer) as last
      from mse_seal_member where owner_id = 'org_order' group by seal_number order by seal_number`.execute(
      db,
    );
    expect(rows).toEqual([
      { seal_number: 1, first: 1, last: 500 },
      { seal_number: 2, first: 501, last: 520 },
    ]);
  });

  it('seals of a rotated secret verify while the list of secrets has it, and not without', async () => {
    const { db } = test.database;
    const old = createVault(['the old secret']);
    const rotated = createVault(['the new secret', 'the old secret']);
    for (const vault of [old, rotated]) {
      await write(db, recordOf('org_rotated'));
      await sealOrganization(db, 'org_rotated', { vault, clock: () => NOW });
    }
    const with_ = (trustedKeys: readonly string[]) => verify(db, 'org_rotated', { trustedKeys });
    expect(await with_(rotated.publicKeys)).toMatchObject({ ok: true, seals: 2 });
    expect(await with_(createVault(['the new secret']).publicKeys)).toMatchObject({
      damages: [{ where: 'seal 1', problem: 'it is signed with a key that is not ours' }],
    });
  });

  it('holds seals that were kept outside against those that are there', async () => {
    const { db } = test.database;
    await write(db, recordOf('org_anchor'));
    const [made] = await seal(db, 'org_anchor');
    const anchor = { number: 1, chainedRoot: made?.chainedRoot ?? '' };
    const given = (anchors: { number: number; chainedRoot: string }[]) =>
      verify(db, 'org_anchor', { anchors });
    expect(await given([anchor])).toMatchObject({ ok: true });
    const other = { number: 1, chainedRoot: 'ab'.repeat(32) };
    for (const anchors of [[other], [anchor, other], [other, anchor]])
      expect(await given(anchors)).toMatchObject({
        ok: false,
        damages: [{ where: 'seal 1', problem: 'it is not the one that was kept outside' }],
      });
    expect(await given([{ number: 2, chainedRoot: 'ab'.repeat(32) }])).toMatchObject({
      damages: [{ where: 'seal 2', problem: 'it was kept outside and is gone here' }],
    });
  });

  it('a version whose finding has no safety event is damage, and the reverse', async () => {
    const { db } = test.database;
    await write(db, recordOf('org_flag'), { selection: RISKY });
    await write(db, recordOf('org_flag'));
    const judged = (flag: (selection: string) => boolean) => verify(db, 'org_flag', { isFlagged: flag });
    expect(await judged(isFlagged)).toMatchObject({ ok: true });
    const place = 'of visit visit-1, patient patient-1';
    expect((await judged(() => true)).damages).toEqual([
      { kind: 'exam', where: `content of version 2 ${place}`, problem: 'flag and safety event do not agree' },
    ]);
    expect((await judged(() => false)).damages).toEqual([
      { kind: 'exam', where: `content of version 1 ${place}`, problem: 'flag and safety event do not agree' },
    ]);
  });
});

it('whatever is written, signed, erased and sealed in whatever order verifies, with versions 1 to N', async () => {
  const test = await createTestDatabase();
  const { db } = test.database;
  let run = 0;
  const step = fc.tuple(
    fc.constantFrom('write', 'flagged', 'lowered', 'sign', 'erase', 'seal'),
    fc.constantFrom('visit-1', 'visit-2'),
    fc.string({ maxLength: 30, unit: 'grapheme' }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const ownerId = `org_${run++}`;
      const written: Record<string, number[]> = { 'visit-1': [], 'visit-2': [] };
      for (const [what, visitId, text] of steps) {
        const key = recordOf(ownerId, visitId);
        if (what === 'sign') await sign(db, key, { signedByName: `Dr ${text}`.replaceAll('\0', '') });
        else if (what === 'erase') await eraseRecord(db, { key, ...ORDERED });
        else if (what === 'seal') await seal(db, ownerId);
        else {
          const selection = what === 'flagged' ? RISKY : JSON.stringify({ text });
          const { version } = await write(db, key, { selection, riskLowered: what === 'lowered' });
          written[visitId]?.push(version);
        }
      }
      for (const versions of Object.values(written)) expect(versions).toEqual(versions.map((_, i) => i + 1));
      const verdict = await verify(db, ownerId, { pageRows: 3 });
      expect(verdict.damages).toEqual([]);
      expect(verdict.versions).toBe(Object.values(written).flat().length);
    }),
    { numRuns: 25 },
  );
  await test.close();
});

it.each([1, 2, 3, 5, 100])('gives the same verdict on however small pages: %d rows', async (pageRows) => {
  const test = await createTestDatabase();
  const { db } = test.database;
  for (let i = 0; i < 12; i++) {
    const key = recordOf('org_a', `visit-${i % 3}`, `patient-${i % 4}`);
    await write(db, key, { selection: i % 2 === 0 ? RISKY : '{}' });
    if (i % 3 === 0) await seal(db, 'org_a');
  }
  await eraseRecord(db, {
    key: recordOf('org_a', 'visit-1', 'patient-1'),
    ...ORDERED,
  });
  const seen: number[] = [];
  const verdict = await verify(db, 'org_a', { pageRows, onProgress: (records) => seen.push(records) });
  expect(verdict).toMatchObject({
    ok: true,
    records: 12,
    versions: 12,
    auditRows: 13,
    seals: 4,
    erased: [{ visitId: 'visit-1', patientId: 'patient-1' }],
  });
  expect(seen).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  const doubted = await verify(db, 'org_a', { pageRows, isFlagged: () => true });
  expect(doubted.damages).toHaveLength(5);
  await test.close();
});
