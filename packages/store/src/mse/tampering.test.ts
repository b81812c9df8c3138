import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createVault } from '../vault.ts';
import { eraseRecord } from './erase-record.ts';
import { signerOf } from './facts.ts';
import type { Seal } from './seal.ts';
import { forgeAudit, forgeRecord, forgeSeals } from '../../test/mse/forge.ts';
import {
  isFlagged,
  ORDERED,
  recordOf,
  RISKY,
  seal,
  sign,
  VAULT,
  verify,
  write,
} from '../../test/mse/records.ts';
import { changesOf, EVIDENCE, Intruder } from '../../test/mse/tamper.ts';

const OWNER = 'org_a';
const RECORD_TABLES = EVIDENCE.slice(0, 6).concat('mse_head');

describe('an intruder who owns the database is found', () => {
  let test: TestDatabase;
  let intruder: Intruder;
  let seals: Seal[];

  beforeAll(async () => {
    test = await createTestDatabase();
    const { db } = test.database;
    intruder = await Intruder.connect(test);
    const key = recordOf(OWNER);
    await write(db, key, { selection: RISKY, clinicianId: 'clinician-1' });
    await sign(db, key);
    seals = await seal(db, OWNER);
    await write(db, key, { riskLowered: true });
    await sign(db, key, {
      signedByName: 'Dr Zoe',
      credential: null,
      license: null,
      organization: null,
      timezone: null,
    });
    for (const visit of ['visit-2', 'visit-9']) {
      await write(db, recordOf(OWNER, visit), { selection: RISKY });
      await eraseRecord(db, { key: recordOf(OWNER, visit), ...ORDERED });
    }
    seals.push(...(await seal(db, OWNER)));
    await write(db, recordOf(OWNER, 'visit-4'));
    seals.push(...(await seal(db, OWNER)));
    // What waits for a seal: the window that the chain alone protects.
    await write(db, recordOf(OWNER, 'visit-4'), { selection: RISKY });
    await write(db, recordOf('org_other'), { selection: RISKY });
    await intruder.keep();
  });
  afterAll(async () => {
    await intruder.close();
    await test.close();
  });
  beforeEach(() => intruder.restore());

  const verdict = (anchored = false) => verify(test.database.db, OWNER, { anchors: anchored ? seals : [] });
  const problems = async (anchored = false) =>
    (await verdict(anchored)).damages.map(({ problem }) => problem);

  /** Applies one change after the other, each to the untouched database; what nobody noticed. */
  async function unnoticed(
    changes: readonly (readonly [name: string, ...statements: string[]])[],
  ): Promise<string[]> {
    const missed: string[] = [];
    for (const [name, ...statements] of changes) {
      await intruder.run(...statements);
      if ((await verdict()).ok) missed.push(name);
      await intruder.restore();
    }
    return missed;
  }

  /** Rows of the organization, by position in the primary key: a restore moves them. */
  const ownRows = async (table: (typeof EVIDENCE)[number]) => {
    const keys = (await intruder.columnsOf(table)).filter(({ inKey }) => inKey).map(({ name }) => name);
    const [row] = await intruder.rows<{ count: number }>(
      `select count(*)::integer from ${table} where owner_id = '${OWNER}'`,
    );
    const at = (index: number) =>
      `(select ctid from ${table} where owner_id = '${OWNER}' order by ${keys.join()} offset ${index} limit 1)`;
    return { count: row?.count ?? 0, at };
  };

  it('not before there is something to find', async () => {
    expect(await verdict(true)).toMatchObject({
      ok: true,
      records: 4,
      versions: 6,
      seals: 3,
      unsealed: 3,
      damages: [],
    });
    expect(seals.map(({ number }) => number)).toEqual([1, 2, 3]);
    const counts: [string, number][] = [];
    for (const table of EVIDENCE) counts.push([table, (await ownRows(table)).count]);
    expect(counts.filter(([, count]) => count < 2)).toEqual([]);
  });

  it.each(EVIDENCE)(
    'changing any column of %s by the least amount, or to null [D:tamper-evident]',
    async (table) => {
      const { count, at } = await ownRows(table);
      const columns = await intruder.columnsOf(table);
      const changes = columns.flatMap((column) =>
        [0, count - 1].flatMap((index) =>
          changesOf(table, column).map(
            (value) =>
              [
                `${table}.${column.name} of row ${index} = ${value}`,
                `update ${table} set ${column.name} = ${value} where ctid = ${at(index)}`,
              ] as const,
          ),
        ),
      );
      expect(changes.length).toBeGreaterThanOrEqual(2 * columns.length);
      expect(await unnoticed(changes)).toEqual([]);
    },
  );

  it.each(EVIDENCE)('dropping any row of %s [D:tamper-evident]', async (table) => {
    const { count, at } = await ownRows(table);
    const changes = Array.from(
      { length: count },
      (_, index) => [`row ${index}`, `delete from ${table} where ctid = ${at(index)}`] as const,
    );
    expect(await unnoticed(changes)).toEqual([]);
  });

  it.each(EVIDENCE)('swapping what two rows of %s say [D:tamper-evident]', async (table) => {
    const { count, at } = await ownRows(table);
    const names = (await intruder.columnsOf(table)).filter(({ inKey }) => !inKey).map(({ name }) => name);
    const swap = (a: number, b: number) => `
      update ${table} here set (${names.join()}) = (select ${names.map((name) => `there.${name}`).join()} from ${table} there
        where there.ctid = case when here.ctid = ${at(a)} then ${at(b)} else ${at(a)} end)
      where here.ctid in (${at(a)}, ${at(b)})`;
    const changes = Array.from(
      { length: count - 1 },
      (_, index) => [`rows ${index} and ${index + 1}`, swap(index, index + 1)] as const,
    );
    expect(await unnoticed(changes)).toEqual([]);
  });

  it.each([
    ['a time no calendar has', `update mse_version set saved_at = 'infinity'`],
    ['a member that names nothing', `update mse_seal_member set ref = 'nothing' where position = 0`],
    [
      'a member that names a link beyond any number',
      `update mse_seal_member set ref = '["v","p",9999999999]' where position = 0`,
    ],
    [
      'a member that names a link with a character that no text has',
      `update mse_seal_member set ref = '["v\\u0000","p",1]' where position = 0`,
    ],
    ['a key of another length', `update mse_seal set public_key = '\\x00'`],
    ['an empty signature', `update mse_seal set signature = ''`],
    [
      'a member put twice',
      `insert into mse_seal_member select owner_id, seal_number, 90, kind, ref, hash from mse_seal_member where position = 0`,
    ],
    [
      'a member of no seal',
      `insert into mse_seal_member select owner_id, 90, position, kind, ref, hash from mse_seal_member where seal_number = 1`,
    ],
    [
      'content put back after an erasure',
      `insert into mse_content select owner_id, 'visit-2', patient_id, version, salt, selection, clinician_id from mse_content where visit_id = 'visit-1' and version = 1`,
    ],
    [
      'content erased without a tombstone',
      `delete from mse_content where visit_id = 'visit-1' and version = 1`,
    ],
    [
      'a made-up version',
      `insert into mse_version select owner_id, visit_id, patient_id, 9, saved_at, key_id, content_hash from mse_version where visit_id = 'visit-1' and version = 1`,
    ],
    // Before the real one, which has its place in the chain.
    [
      'a made-up signature under the id of a later one',
      `insert into mse_signature
        select made.owner_id, made.visit_id, made.patient_id, 1, '${signerOf({ name: 'Dr A', license: null })}', later.id,
          made.content_hash, made.signed_at, made.key_id, 'Dr A', null, null, null, null, made.attestation
        from mse_signature made, mse_signature later where made.version = 1 and later.version = 2`,
    ],
    [
      'a made-up safety event under the id of a later one',
      `insert into mse_safety_event
        select owner_id, visit_id, patient_id, 0, id, created_at from mse_safety_event where visit_id = 'visit-2'`,
    ],
    [
      'a made-up tombstone under the id of a real one',
      `insert into mse_tombstone select owner_id, visit_id, patient_id, 7, id, erased_at, reason, erased_by from mse_tombstone where visit_id = 'visit-2'`,
    ],
    [
      'a made-up audit row',
      `insert into mse_audit select owner_id, 'aud_x', at, key_id, action, outcome, visit_id, patient_id, version, request_id, hash from mse_audit limit 1`,
    ],
    [
      'a made-up tombstone over other content',
      `insert into mse_tombstone select owner_id, 'visit-1', patient_id, 2, id, erased_at, reason, erased_by from mse_tombstone limit 1`,
      `delete from mse_content where visit_id = 'visit-1'`,
    ],
    [
      'every table emptied but one',
      ...EVIDENCE.filter((table) => table !== 'mse_seal_member').map((table) => `delete from ${table}`),
    ],
  ])('%s [D:tamper-evident]', async (name, ...statements) => {
    expect(await unnoticed([[name, ...statements]])).toEqual([]);
  });

  it.each(['visit-1', 'visit-2', 'visit-4'])(
    'a whole visit gone, its audit rows too: %s [D:tamper-evident]',
    async (visit) => {
      const everything = [...RECORD_TABLES, 'mse_audit'].map(
        (table) => `delete from ${table} where visit_id = '${visit}'`,
      );
      expect(await unnoticed([['records', ...everything]])).toEqual([]);
      await intruder.run(...everything);
      expect(await problems()).toContain(
        'it is in seal 1 and not there'.replace(
          '1',
          visit === 'visit-1' ? '1' : visit === 'visit-2' ? '2' : '3',
        ),
      );
    },
  );

  it('a seal gone from the middle with its members [D:tamper-evident]', async () => {
    await intruder.run(
      'delete from mse_seal where number = 2',
      'delete from mse_seal_member where seal_number = 2',
    );
    expect(await problems()).toContain('the seals have a gap');
  });

  it('the last seal gone with its members: by what it held [D:tamper-evident]', async () => {
    await intruder.run(
      'delete from mse_seal where number = 3',
      'delete from mse_seal_member where seal_number = 3',
    );
    expect(await problems()).toEqual([
      'no seal holds it and none is going to',
      'no seal holds it and none is going to',
    ]);
  });

  it('the last seal gone, and its members set to wait again: by a seal kept outside [D:tamper-evident]', async () => {
    const unseal = [
      `insert into mse_unsealed select owner_id, kind, ref, hash from mse_seal_member where seal_number = 3`,
      'delete from mse_seal where number = 3',
      'delete from mse_seal_member where seal_number = 3',
    ];
    await intruder.run(...unseal);
    expect(await problems()).toEqual([]);
    expect(await problems(true)).toEqual(['it was kept outside and is gone here']);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'a visit rewritten',
      async () => {
        await intruder.run(
          `update mse_content set selection = '{"mood":{"values":["sad"]}}' where visit_id = 'visit-1' and version = 2`,
          `update mse_version set saved_at = saved_at - interval '1 day' where visit_id = 'visit-1'`,
          `update mse_signature set attestation = 'I saw nobody.' where visit_id = 'visit-1'`,
        );
        await forgeRecord(test.database.db, recordOf(OWNER));
      },
    ],
    [
      'an audit row rewritten',
      async () => {
        const [row] = await intruder.rows<{ id: string }>(
          `select id from mse_audit where action = 'mse.risk_lowered'`,
        );
        await intruder.run(`update mse_audit set key_id = 'okey_9' where id = '${row?.id}'`);
        await forgeAudit(test.database.db, OWNER, row?.id ?? '');
      },
    ],
    [
      'a safety event taken away with its finding',
      async () => {
        const where = `owner_id = '${OWNER}' and visit_id = 'visit-1' and version = 1`;
        const [event] = await intruder.rows<{ ref: string }>(`
          select format('["visit-1","patient-1",%s]', max(number)) as ref from mse_link where owner_id = '${OWNER}' and visit_id = 'visit-1'`);
        await intruder.run(
          `delete from mse_safety_event where ${where}`,
          `update mse_content set selection = '{}' where ${where}`,
          // One link less: the last reference disappears from its seal.
          `delete from mse_seal_member where owner_id = '${OWNER}' and ref = '${event?.ref}'`,
          `update mse_seal_member set position = -1 - position where owner_id = '${OWNER}'`,
          `update mse_seal_member m set position = (
            select count(*) from mse_seal_member o
            where o.owner_id = m.owner_id and o.seal_number = m.seal_number and o.position > m.position
          ) where owner_id = '${OWNER}'`,
        );
        await forgeRecord(test.database.db, recordOf(OWNER));
      },
    ],
  ])(
    '%s, with every hash, link, head, root and chained root computed anew [D:tamper-evident]',
    async (_, rewrite) => {
      const { db } = test.database;
      await rewrite();
      expect((await problems()).length).toBeGreaterThan(0);
      await forgeSeals(db, OWNER, null);
      expect(new Set(await problems())).toEqual(new Set(['its signature does not hold']));
      const theirs = createVault(['the intruder has no secret of ours']);
      await forgeSeals(db, OWNER, theirs);
      expect(new Set(await problems())).toEqual(new Set(['it is signed with a key that is not ours']));
      await forgeSeals(db, OWNER, {
        sign: (message) => ({ ...theirs.sign(message), publicKey: VAULT.sign(message).publicKey }),
      });
      expect(new Set(await problems())).toEqual(new Set(['its signature does not hold']));
      await forgeSeals(db, OWNER, VAULT);
      expect(await problems(), 'with the stolen secret the database alone shows nothing').toEqual([]);
      expect(new Set(await problems(true))).toEqual(new Set(['it is not the one that was kept outside']));
    },
  );

  it('says what is wrong and where, by ids, and never with content', async () => {
    await intruder.run(
      `update mse_content set selection = '{"note":"very private"}' where visit_id = 'visit-1' and version = 2`,
    );
    const found = await verify(test.database.db, OWNER, { isFlagged });
    expect(found.damages).toEqual([
      {
        kind: 'exam',
        where: 'content of version 2 of visit visit-1, patient patient-1',
        problem: 'it does not match its hash',
      },
    ]);
  });

  it('in one organization, while the others stay in order', async () => {
    await intruder.run(`update mse_content set selection = '{}' where owner_id = '${OWNER}'`);
    expect((await verdict()).ok).toBe(false);
    expect(await verify(test.database.db, 'org_other')).toMatchObject({ ok: true });
  });
});
