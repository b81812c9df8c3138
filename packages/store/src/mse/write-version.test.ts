import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidInputError } from '../invalid-input.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import { createTestDatabase, exampleEvent, type TestDatabase } from '../../test/index.ts';
import { hex } from '../hashing/hash-facts.ts';
import { contentHash } from './facts.ts';
import { CALM, NOW, recordOf, RISKY, verify, versionOf, write } from '../../test/mse/records.ts';
import {
  type CurrentVersion,
  lockRecord,
  nextVersion,
  storeVersions,
  type ToldVersion,
} from './write-version.ts';

const RECORD_TABLES = [
  'mse_head',
  'mse_version',
  'mse_content',
  'mse_safety_event',
  'mse_link',
  'mse_audit',
  'mse_unsealed',
  'event',
  'event_counter',
  'delivery',
] as const;

describe.each(['postgres', 'embedded'] as const)('writing versions, %s', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind);
  });
  afterAll(() => test.close());

  const rowsOf = async (ownerId: string) => {
    const counts: Record<string, number> = {};
    for (const table of RECORD_TABLES) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(table)} where owner_id = ${ownerId}`.execute(
        test.database.db,
      );
      counts[table] = rows[0]?.count ?? -1;
    }
    return counts;
  };

  const versionsOf = (ownerId: string) =>
    asWorker(test.database.db, (trx) =>
      trx
        .selectFrom('mse_version')
        .innerJoin('mse_content', (join) =>
          join
            .onRef('mse_content.owner_id', '=', 'mse_version.owner_id')
            .onRef('mse_content.visit_id', '=', 'mse_version.visit_id')
            .onRef('mse_content.version', '=', 'mse_version.version'),
        )
        .select([
          'mse_version.version',
          'saved_at',
          'key_id',
          'content_hash',
          'salt',
          'selection',
          'clinician_id',
        ])
        .where('mse_version.owner_id', '=', ownerId)
        .orderBy('mse_version.version')
        .execute(),
    );

  it('numbers versions from 1 and shows each write the one before [2:3 no record POST] [2:3 version N POST]', async () => {
    const { db } = test.database;
    const key = recordOf('org_compose');
    const seen: (CurrentVersion | null)[] = [];
    const texts = ['{"a":1}', '{"a":2}', '{"a":3}'];
    for (const selection of texts)
      await write(db, key, { selection, onCompose: (current) => seen.push(current) });
    expect(seen).toEqual([null, { version: 1, selection: '{"a":1}' }, { version: 2, selection: '{"a":2}' }]);
    const stored = await versionsOf('org_compose');
    expect(stored.map(({ version, selection }) => [version, selection])).toEqual([
      [1, '{"a":1}'],
      [2, '{"a":2}'],
      [3, '{"a":3}'],
    ]);
  });

  it('a merge over the current version carries the rest forward [2:3 version N PATCH]', async () => {
    const { db } = test.database;
    const key = recordOf('org_patch');
    const patch = (domains: object) =>
      asOwner(db, key.ownerId, async (trx) => {
        const record = await lockRecord(trx, key);
        const selection = JSON.stringify({ ...JSON.parse(record.current?.selection ?? '{}'), ...domains });
        const made = nextVersion(record, { ...versionOf({ selection }), action: 'mse.patch' });
        await storeVersions(trx, key, [{ ...made, events: [] }]);
        return made.written;
      });
    await patch({ mood: 1, affect: 1 });
    expect(await patch({ mood: 2 })).toMatchObject({ version: 2 });
    expect((await versionsOf('org_patch')).at(-1)?.selection).toBe('{"mood":2,"affect":1}');
  });

  it('stores the text as it is, with who wrote it, when, and its salted hash', async () => {
    const selection = '{ "mood" : {"text":"\\u00e9 😀 \'quoted\'"} }';
    const written = await write(test.database.db, recordOf('org_text'), {
      selection,
      clinicianId: 'clinician-7',
      now: NOW + 123,
    });
    const [stored] = await versionsOf('org_text');
    expect(stored).toMatchObject({
      selection,
      clinician_id: 'clinician-7',
      key_id: 'okey_1',
      saved_at: new Date(NOW + 123),
    });
    expect(stored?.salt).toHaveLength(16);
    expect(written).toEqual({
      version: 1,
      savedAt: '2026-11-21T09:00:00.123Z',
      contentHash: hex(
        contentHash(stored?.salt ?? new Uint8Array(), { selection, clinician_id: 'clinician-7' }),
      ),
      safetyEventId: null,
    });
  });

  it('gives the same content another hash each time, so that hashes tell nothing once it is erased', async () => {
    const key = recordOf('org_salt');
    const first = await write(test.database.db, key);
    expect((await write(test.database.db, key)).contentHash).not.toBe(first.contentHash);
  });

  it('keeps records of visits and patients apart', async () => {
    const { db } = test.database;
    for (const key of [
      recordOf('org_apart', 'v', 'p'),
      recordOf('org_apart', 'v', 'q'),
      recordOf('org_apart', 'w', 'p'),
    ])
      expect(await write(db, key)).toMatchObject({ version: 1 });
    expect(await write(db, recordOf('org_apart', 'v', 'q'))).toMatchObject({ version: 2 });
  });

  it('a write that is given up with the record locked leaves nothing behind, on a new record or on one that is there', async () => {
    const { db } = test.database;
    const key = recordOf('org_refused');
    const refused = () =>
      write(db, key, {
        onCompose: () => {
          throw new Error('412');
        },
      });
    await expect(refused()).rejects.toThrow('412');
    expect(await rowsOf('org_refused')).toEqual(Object.fromEntries(RECORD_TABLES.map((table) => [table, 0])));
    await write(db, key);
    const before = await rowsOf('org_refused');
    await expect(refused()).rejects.toThrow('412');
    expect(await rowsOf('org_refused')).toEqual(before);
    expect(await write(db, key)).toMatchObject({ version: 2 });
  });

  it('an event that cannot be recorded takes the version with it', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const write1 = write(test.database.db, recordOf('org_event_fails'), {
      events: [exampleEvent('mse.risk_lowered', loop)],
    });
    await expect(write1).rejects.toThrow('circular');
    expect(await rowsOf('org_event_fails')).toMatchObject({ mse_head: 0, mse_version: 0, mse_audit: 0 });
  });

  it('of several versions in one transaction, each is built on the one made before it', async () => {
    const { db } = test.database;
    const key = recordOf('org_batch');
    const seen: (CurrentVersion | null)[] = [];
    const written = await asOwner(db, key.ownerId, async (trx) => {
      const made: ToldVersion[] = [];
      let record = await lockRecord(trx, key);
      for (const selection of [CALM, RISKY]) {
        seen.push(record.current);
        // What is made and not taken further has no number.
        nextVersion(record, versionOf({ selection: RISKY }));
        expect(() => nextVersion(record, versionOf({ selection: '\ud800' }))).toThrow(InvalidInputError);
        const next = nextVersion(record, versionOf({ selection }));
        made.push({ ...next, events: [] });
        record = next.record;
      }
      await storeVersions(trx, key, made);
      return made.map((each) => each.written);
    });
    expect(written).toMatchObject([
      { version: 1, safetyEventId: null },
      { version: 2, safetyEventId: expect.stringMatching(/^safety_/) },
    ]);
    expect(seen).toEqual([null, { version: 1, selection: CALM }]);
    expect((await versionsOf('org_batch')).map(({ selection }) => selection)).toEqual([CALM, RISKY]);
    expect(await verify(db, 'org_batch')).toMatchObject({ ok: true, versions: 2, auditRows: 2 });
  });

  it('writes a safety event with each flagged version and with no other [2:6.1]', async () => {
    const { db } = test.database;
    const key = recordOf('org_safety');
    const written = [];
    for (const selection of [CALM, RISKY, CALM, RISKY, RISKY])
      written.push(await write(db, key, { selection }));
    const events = await db
      .selectFrom('mse_safety_event')
      .select(['version', 'id', 'created_at'])
      .where('owner_id', '=', 'org_safety')
      .orderBy('version')
      .execute();
    expect(events.map(({ version, id }) => [version, id])).toEqual(
      written
        .filter(({ safetyEventId }) => safetyEventId)
        .map(({ version, safetyEventId }) => [version, safetyEventId]),
    );
    expect(events.map(({ version }) => version)).toEqual([2, 4, 5]);
    expect(events[0]).toMatchObject({ id: expect.stringMatching(/^safety_/), created_at: new Date(NOW) });
  });

  it('audits each write, and a lowered risk besides [D:risk not examined]', async () => {
    const { db } = test.database;
    const key = recordOf('org_audit');
    await write(db, key, { selection: RISKY });
    await write(db, key, { riskLowered: true });
    const audit = await db
      .selectFrom('mse_audit')
      .select(['action', 'outcome', 'version', 'key_id', 'request_id', 'visit_id', 'patient_id'])
      .where('owner_id', '=', 'org_audit')
      .orderBy('version')
      .orderBy('action', 'desc')
      .execute();
    const who = {
      outcome: 'allowed',
      key_id: 'okey_1',
      request_id: 'req_1',
      visit_id: 'visit-1',
      patient_id: 'patient-1',
    };
    expect(audit).toEqual([
      { action: 'mse.write', version: 1, ...who },
      { action: 'mse.write', version: 2, ...who },
      { action: 'mse.risk_lowered', version: 2, ...who },
    ]);
  });

  it('refuses half of a surrogate pair, which a database stores as something else', async () => {
    const { db } = test.database;
    const broken = ['\ud800', 'x\udc00'];
    for (const text of broken) {
      await expect(write(db, recordOf('org_broken', text))).rejects.toThrow(InvalidInputError);
      await expect(write(db, recordOf('org_broken'), { selection: text })).rejects.toThrow(InvalidInputError);
    }
    expect(await rowsOf('org_broken')).toMatchObject({ mse_head: 0, mse_version: 0 });
  });

  it('takes the longest ids: 256 characters of four bytes [D:ids in paths]', async () => {
    const { db } = test.database;
    // Not repeating, so that the index cannot squeeze them.
    const long = (from: number) =>
      Array.from({ length: 256 }, (_, at) => String.fromCodePoint(from + at * 7)).join('');
    const key = recordOf('org_long', long(0x20000), long(0x21000));
    expect(await write(db, key, { selection: RISKY })).toMatchObject({ version: 1 });
    expect(await verify(db, 'org_long')).toMatchObject({ ok: true, records: 1, versions: 1 });
  });
});
