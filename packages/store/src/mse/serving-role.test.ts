import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../accounts/accounts.ts';
import { createOrganization } from '../accounts/organizations.ts';
import { asOwner, asWorker } from '../database/tenancy.ts';
import {
  createTestDatabase,
  createTwoRoleDatabase,
  type TestDatabase,
  type TwoRoleDatabase,
} from '../../test/index.ts';
import { eraseRecord } from './erase-record.ts';
import { contentHash } from './facts.ts';
import { overwriteContent } from '../../test/mse/overwrite-content.ts';
import { readRecord } from './read-record.ts';
import {
  ATTESTATION,
  CALM,
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

const OWNER = 'org_a';
const KEY = recordOf(OWNER);
const OF_RECORD = `owner_id = '${OWNER}' and visit_id = 'visit-1' and patient_id = 'patient-1'`;
const FALSE_TOMBSTONE = `insert into mse_tombstone (owner_id, visit_id, patient_id, versions, id, erased_at, reason, erased_by)
  values ('${OWNER}', 'visit-1', 'patient-1', 1, 'erase_false', now(), 'asked', 'Dr B')`;
const OTHER_CONTENT = `insert into mse_content (owner_id, visit_id, patient_id, version, salt, selection)
  values ('${OWNER}', 'visit-1', 'patient-1', 1, decode(repeat('00', 16), 'hex'), '${CALM}')`;
const ERASE = `select svc_erase_record('${OWNER}', 'visit-1', 'patient-1', 'erase_made', now(), 'asked', 'Dr B')`;
const asJob = ['set role svc_worker'];
const asTenant = ['set role svc_app', `select set_config('svc.owner', '${OWNER}', false)`];

describe('a signed exam, and somebody who logs in as the role that serves', () => {
  let two: TwoRoleDatabase;
  beforeAll(async () => {
    two = await createTwoRoleDatabase();
    const { db } = two.login;
    await write(db, KEY, { selection: RISKY });
    await sign(db, KEY);
    await seal(db, OWNER);
  });
  afterAll(() => two.close());

  const attempt = (...statements: string[]) => two.run(two.loginUrl, ['begin', ...statements, 'rollback']);

  it.each([
    ['a false tombstone, as a job', [...asJob, FALSE_TOMBSTONE], /permission denied/],
    ['a false tombstone, as the tenant', [...asTenant, FALSE_TOMBSTONE], /permission denied/],
    [
      'content taken away, as a job',
      [...asJob, `delete from mse_content where ${OF_RECORD}`],
      /permission denied/,
    ],
    [
      'content taken away, as the tenant',
      [...asTenant, `delete from mse_content where ${OF_RECORD}`],
      /permission denied/,
    ],
    ['content changed', [...asTenant, `update mse_content set selection = '${CALM}'`], /permission denied/],
    ['an erasure by the tenant', [...asTenant, ERASE], /permission denied/],
    ['other content after an erasure', [...asJob, ERASE, ...asTenant, OTHER_CONTENT], /never comes back/],
    [
      'content that is not what its version says',
      [
        ...asTenant,
        `insert into mse_version select owner_id, visit_id, patient_id, 2, saved_at, key_id, content_hash from mse_version where ${OF_RECORD}`,
        OTHER_CONTENT.replace("'patient-1', 1,", "'patient-1', 2,"),
      ],
      /does not match the hash of its version/,
    ],
    [
      'a head that goes back',
      [...asTenant, `update mse_head set link_number = 1 where ${OF_RECORD}`],
      /never changed/,
    ],
    [
      'a head whose signature is gone',
      [...asTenant, `update mse_head set signed_version = null, link_number = 9 where ${OF_RECORD}`],
      /never changed/,
    ],
    [
      'a head moved by a job',
      [...asJob, `update mse_head set link_number = 9 where ${OF_RECORD}`],
      /permission denied/,
    ],
  ])('cannot be replaced by %s', async (_, statements, message) => {
    await expect(attempt(...statements)).rejects.toThrow(message);
    expect(await verify(two.login.db, OWNER)).toMatchObject({ ok: true, erased: [] });
  });

  it('shows who signed first, whatever time a later signature tells', async () => {
    const { db } = two.login;
    await sign(db, KEY, { signedByName: 'Dr Late', license: 'L-2', now: 0 });
    const found = await asOwner(db, OWNER, (trx) => readRecord(trx, KEY));
    expect(found).toMatchObject({ signature: { signedByName: ATTESTATION.signedByName } });
    expect(await verify(db, OWNER)).toMatchObject({ ok: true, damages: [] });
  });

  it.each(['organization', 'account'])(
    'cannot be left out of svc verify by another id of its %s',
    async (table) => {
      await createOrganization(two.login.db, { name: 'Clinic', now: NOW });
      await createAccount(two.login.db, { name: 'Partner', plan: 'none', now: NOW });
      await expect(attempt(`update ${table} set id = 'other'`)).rejects.toThrow(/never changed/);
    },
  );

  it('the setting that the erasure makes for itself opens nothing to who serves', async () => {
    const rows = await two.run(two.loginUrl, [
      `select set_config('svc.erasing', '${OWNER}', false)`,
      'select selection from mse_content',
    ]);
    expect(rows).toEqual([{ set_config: OWNER }]);
  });
});

const SALT = Buffer.alloc(16);
/** A version that is in no chain, with content that fits it. */
function versionOf(owner: string, visit: string, selection: string, version = 1): string {
  const hash = contentHash(SALT, { selection, clinician_id: null }).toString('hex');
  const key = `'${owner}', '${visit}', 'patient-1', ${version}`;
  return `with made as (
    insert into mse_version (owner_id, visit_id, patient_id, version, saved_at, key_id, content_hash)
    values (${key}, now(), 'okey_1', decode('${hash}', 'hex'))
  ) insert into mse_content (owner_id, visit_id, patient_id, version, salt, selection)
    values (${key}, decode('${SALT.toString('hex')}', 'hex'), '${selection}')`;
}
/** A row that waits for a seal, and names what is not there. */
function waitingOf(owner: string, ref: string): string {
  return `insert into mse_unsealed (owner_id, kind, ref, hash)
    values ('${owner}', 'link', '${ref}', decode(repeat('00', 32), 'hex'))`;
}

describe('svc verify, and what a role that serves writes into it', () => {
  let two: TwoRoleDatabase;
  beforeAll(async () => {
    two = await createTwoRoleDatabase();
  });
  afterAll(() => two.close());

  const asOwnerOf = (owner: string, ...statements: string[]) =>
    two.run(two.loginUrl, [
      'set role svc_app',
      `select set_config('svc.owner', '${owner}', false)`,
      ...statements,
    ]);
  /** As the engine does, which is given what was parsed. */
  const verifyParsed = (owner: string) =>
    verify(two.login.db, owner, { isFlagged: (text) => isFlagged(JSON.stringify(JSON.parse(text))) });
  const NUL_REF = '["a\\u0000","p",1]';

  it.each([
    ['content that is no JSON', 'org_x', versionOf('org_x', 'visit-0', 'x'), 'visit-0', 'it cannot be read'],
    [
      'a row that waits for a seal and names what no text is',
      'org_y',
      waitingOf('org_y', NUL_REF),
      `link ${NUL_REF}`,
      'it waits for a seal and is not there',
    ],
  ])('says so of %s, and judges everything else', async (_, owner, statement, where, problem) => {
    const { db } = two.login;
    await write(db, recordOf(owner));
    await asOwnerOf(owner, statement, versionOf(owner, 'visit-9', CALM));
    const { damages, records } = await verifyParsed(owner);
    expect(damages).toContainEqual({ kind: 'exam', where: expect.stringContaining(where), problem });
    expect(damages).toContainEqual({
      kind: 'exam',
      where: 'version 1 of visit visit-9, patient patient-1',
      problem: 'it is not in the chain',
    });
    expect(records).toBeGreaterThanOrEqual(2);
    await seal(db, owner);
    const sealed = await verifyParsed(owner);
    expect(sealed.damages).toContainEqual(expect.objectContaining({ where: expect.stringContaining(where) }));
  });
});

describe('an erasure, and a role that serves which wants none', () => {
  let two: TwoRoleDatabase;
  beforeAll(async () => {
    two = await createTwoRoleDatabase();
  });
  afterAll(() => two.close());

  const linkOf = (owner: string, number: number) => `
    insert into mse_link (owner_id, visit_id, patient_id, number, kind, item_id, item_hash, hash)
    values ('${owner}', 'visit-1', 'patient-1', ${number}, 'version', '9', decode(repeat('00', 32), 'hex'),
      decode(repeat('00', 32), 'hex'))`;
  /** Of a record of one version, whose chain ends with link 1. */
  const HINDRANCES = {
    'content above the version of the head': (owner: string) => [versionOf(owner, 'visit-1', RISKY, 2)],
    'a link of the next number': (owner: string) => [linkOf(owner, 2)],
    'links of the next and the last number': (owner: string) => [
      linkOf(owner, 2),
      linkOf(owner, 2 ** 31 - 1),
    ],
    'a row that waits under the name of the next link': (owner: string) => [
      waitingOf(owner, '["visit-1","patient-1",2]'),
    ],
    'a head at the end of all numbers': (owner: string) => [
      `update mse_head set version = 2147483647, link_number = 2147483647 where owner_id = '${owner}'`,
    ],
    'content of a visit without a head': (owner: string) => [versionOf(owner, 'visit-2', RISKY)],
  };

  it.each(Object.entries(HINDRANCES))(
    'goes through %s, and leaves its tombstone',
    async (name, statements) => {
      const { db } = two.login;
      const owner = `org_${Object.keys(HINDRANCES).indexOf(name)}`;
      await write(db, recordOf(owner));
      await two.run(two.loginUrl, [
        'set role svc_app',
        `select set_config('svc.owner', '${owner}', false)`,
        ...statements(owner),
      ]);
      const visits = name.includes('without a head') ? ['visit-1', 'visit-2'] : ['visit-1'];
      for (const visit of visits) {
        const erased = await eraseRecord(db, { key: recordOf(owner, visit), ...ORDERED });
        expect(erased?.versions).toBe(name.includes('above') ? 2 : 1);
      }
      const { erased, damages } = await verify(db, owner);
      expect(erased.map(({ visitId }) => visitId)).toEqual(visits);
      const problems = damages.map(({ problem }) => problem);
      expect(problems).not.toContain('it is there though it was erased');
      expect(problems.filter((problem) => problem.includes('erased'))).toEqual([]);
      const left = await asWorker(db, (trx) =>
        trx.selectFrom('mse_content').select('visit_id').where('owner_id', '=', owner).execute(),
      );
      expect(left).toEqual([]);
    },
  );

  it('leaves a record that is written on, whatever version was made up', async () => {
    const { db } = two.login;
    await write(db, recordOf('org_on'));
    await two.run(two.loginUrl, [
      'set role svc_app',
      `select set_config('svc.owner', 'org_on', false)`,
      versionOf('org_on', 'visit-1', CALM, 2),
    ]);
    await eraseRecord(db, { key: recordOf('org_on'), ...ORDERED });
    expect((await write(db, recordOf('org_on'))).version).toBe(3);
    expect((await verify(db, 'org_on')).damages).toEqual([
      {
        kind: 'exam',
        where: 'version 2 of visit visit-1, patient patient-1',
        problem: 'it is not in the chain',
      },
    ]);
  });
});

describe.each(['postgres', 'embedded', 'two roles'] as const)('an erasure, %s', (kind) => {
  let db: TestDatabase['database']['db'];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = kind === 'two roles' ? await createTwoRoleDatabase() : await createTestDatabase(kind);
    db = 'login' in opened ? opened.login.db : opened.database.db;
    close = () => opened.close();
  });
  afterAll(() => close());

  it('says in its tombstone what was erased, and verifies', async () => {
    const key = recordOf('org_odd', 'visit "1"\\\n\u0001\u007f\u2028é😀', 'päti/ent\t');
    await write(db, key, { selection: RISKY, clinicianId: 'cl"in\\ician\b\f' });
    await write(db, key, { selection: '{"mood":{"note":"tab\\t \u2028 😀"}}' });
    await sign(db, key);
    const erased = await eraseRecord(db, { key, ...ORDERED, reason: 'asked "twice"\n' });
    await write(db, key);
    const again = await eraseRecord(db, { key, ...ORDERED });
    expect([erased?.versions, again?.versions]).toEqual([2, 3]);
    const found = await verify(db, 'org_odd');
    expect(found).toMatchObject({ ok: true, damages: [], versions: 3 });
    await seal(db, 'org_odd');
    expect(await verify(db, 'org_odd')).toMatchObject({ ok: true, unsealed: 0 });
  });
});

it('an erasure of content that was not what its version says is found afterwards', async () => {
  const test = await createTestDatabase();
  const { db } = test.database;
  await write(db, KEY, { selection: RISKY });
  await overwriteContent(db, { visitId: 'visit-1', version: 1 }, { selection: CALM });
  const erased = await eraseRecord(db, { key: KEY, ...ORDERED });
  expect((await verify(db, OWNER)).damages).toEqual([
    {
      kind: 'exam',
      where: `tombstone ${erased?.erasureId} of visit visit-1, patient patient-1`,
      problem: 'what it erased is not what the versions say',
    },
  ]);
  await test.close();
});
