import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  activateCalibration,
  asOwner,
  createAccount,
  createOrganization,
  createPatient,
  insertLook,
  lockRecord,
  nextVersion,
  OPERATOR,
  registerCalibration,
  reviewScreening,
  storeVersions,
  writeAnalysis,
} from '@svc/store';
import { createTestDatabase, RETINA_ANALYSIS, submittedScreening, type TestDatabase } from '@svc/store/test';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const KINDS = ['exam', 'audit', 'review', 'look', 'promotion', 'act', 'seal'];

describe('svc verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-verify-'));
  let test: TestDatabase;
  let env: Record<string, string>;
  let organization: string;
  let account: string;
  let screening: string;
  beforeAll(async () => {
    test = await createTestDatabase('postgres');
    env = { SVC_DATA_DIR: folder, DATABASE_URL: 'url' in test.options ? test.options.url : '' };
    const { db } = test.database;
    organization = (await createOrganization(db, { name: 'Clinic', now: NOW })).id;
    account = (await createAccount(db, { name: 'Partner', plan: 'launch', now: NOW })).id;
    await writeExam();
    screening = await reviewOne();
    const { version } = await registerCalibration(db, { product: 'dmse', values: {}, now: NOW });
    const reviewer = { reviewerName: 'Dr A', reviewerLicence: 'L 1' };
    await activateCalibration(db, { product: 'dmse', version, ...reviewer, now: NOW });
    await svc('mse', 'seal', '--org', organization);
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function writeExam(): Promise<void> {
    const key = { ownerId: organization, visitId: 'visit-1', patientId: 'patient-1' };
    const actor = { keyId: 'okey_1', requestId: 'req_1', now: NOW };
    const selection = '{"mood":{"values":["euthymic"]}}';
    const content = { selection, clinicianId: null, flagged: false, riskLowered: false };
    await asOwner(test.database.db, organization, async (trx) => {
      const made = nextVersion(await lockRecord(trx, key), { actor, action: 'mse.write', ...content });
      await storeVersions(trx, key, [{ ...made, events: [] }]);
    });
  }

  async function reviewOne(): Promise<string> {
    const { db } = test.database;
    const patient = await createPatient(db, { ownerId: account, now: NOW });
    const { id, ownerId } = await submittedScreening(db, patient);
    await asOwner(db, account, async (trx) => {
      await writeAnalysis(trx, { id, ownerId }, { analysis: RETINA_ANALYSIS, now: NOW });
      await insertLook(trx, { id, ownerId }, { action: 'picture', by: 'Dr A', operator: 'token', now: NOW });
      const review = { decision: 'rejected', reviewer: 'Dr A', note: 'refer', now: NOW } as const;
      await reviewScreening(trx, { id, ownerId }, review);
    });
    return id;
  }

  async function svc(...args: string[]) {
    let [out, err] = ['', ''];
    const io = { env, out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
    const code = await runCli(args, { ...io, readInput: async () => Buffer.alloc(0) });
    return { code, out, err };
  }

  /** As the owner of the database, who switches its triggers off; everything is put back afterwards. */
  async function whileTampered<Result>(
    table: string,
    statement: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const run = (...statements: string[]) =>
      test.database.db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        for (const each of statements) await sql.raw(each).execute(trx);
      });
    await run(`create table kept as table ${table}`, statement);
    const result = await work();
    const back = table === 'operator_act' ? 'where id in (select id from kept)' : '';
    await run(`delete from ${table} ${back}`, `insert into ${table} table kept`, 'drop table kept');
    return result;
  }

  it('checks everybody, and says of each kind how many were checked and how many do not match', async () => {
    const { code, out, err } = await svc('verify', '--json');
    expect([code, err]).toEqual([0, '']);
    const outcome = JSON.parse(out);
    expect(outcome).toMatchObject({ ok: true, owners: 3, outsideSeals: 0, erased: [], damages: [] });
    expect(outcome.kinds.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS);
    expect(
      Object.fromEntries(
        outcome.kinds.map((each: { kind: string; checked: number }) => [each.kind, each.checked]),
      ),
    ).toMatchObject({
      exam: 1,
      audit: 1,
      review: 1,
      look: 1,
      promotion: 1,
      seal: 1,
    });
  });

  it('tells a person the same, and that a seal kept outside is missing', async () => {
    const { code, out } = await svc('verify', '--owner', account);
    expect(code).toBe(0);
    expect(out).toMatch(/^review +1 +0$/m);
    expect(out).toContain('owners: 1, rows that wait for a seal: 2');
    expect(out).toContain('no seal kept outside the database was given (--anchor)');
  });

  it.each([
    [
      'exam',
      'mse_content',
      `update mse_content set clinician_id = 'other'`,
      () => [organization, /version 1 of visit visit-1/],
    ],
    ['exam', 'mse_content', 'delete from mse_content', () => [organization, /version 1 of visit visit-1/]],
    [
      'audit',
      'mse_audit',
      `update mse_audit set action = 'mse.read'`,
      () => [organization, /audit row aud_/],
    ],
    [
      'review',
      'retina_review',
      `update retina_review set decision = 'accepted', note = 'clear'`,
      () => [account, screening],
    ],
    [
      'review',
      'retina_screening',
      `update retina_screening set review_decision = 'accepted'`,
      () => [account, screening],
    ],
    ['look', 'retina_look', 'delete from retina_look', () => [account, /retina_look look_/]],
    [
      'promotion',
      'engine_promotion',
      `update engine_promotion set reviewer_name = 'Dr B'`,
      () => [OPERATOR, /promotion promo_/],
    ],
    [
      'act',
      'operator_act',
      `update operator_act set operator = 'token-x' where number = 1`,
      () => [OPERATOR, /act act_/],
    ],
    [
      'seal',
      'mse_seal',
      `update mse_seal set sealed_at = sealed_at + interval '1 day'`,
      () => [organization, /seal 1/],
    ],
  ] as const)('fails with the ids of %s in %s: %s [D:verify all]', async (kind, table, statement, named) => {
    const [ownerId, where = /never/] = named();
    const { code, out, err } = await whileTampered(table, statement, () => svc('verify', '--json'));
    expect([code, err]).toEqual([1, 'What is stored is not as it was written.\n']);
    const { ok, damages } = JSON.parse(out);
    expect(ok).toBe(false);
    expect(damages).toContainEqual({
      ownerId,
      kind,
      where: expect.stringMatching(where),
      problem: expect.any(String),
    });
    expect(new Set(damages.map((each: { kind: string }) => each.kind))).toEqual(new Set([kind]));
    expect((await svc('verify', '--json')).code).toBe(0);
  });

  it('finds that an owner is gone whose seals were kept outside', async () => {
    const file = join(folder, 'kept.json');
    const kept = { organizationId: 'org_gone', number: 1, chainedRoot: '0'.repeat(64) };
    writeFileSync(file, `${JSON.stringify(kept)}\n${JSON.stringify({ ...kept, number: 2 })}\n`);
    const { code, out } = await svc('verify', '--anchor', file);
    expect(code).toBe(1);
    expect(out).toContain(
      'damaged seal of org_gone: every seal: its seals were kept outside, and there is no such owner here\n',
    );
    expect(out).toMatch(/^seal +\d+ +1$/m);
  });

  it('is what svc mse verify does, which says so', async () => {
    const { code, out, err } = await svc('mse', 'verify', '--org', organization, '--json');
    expect(code).toBe(0);
    expect(err).toContain('svc mse verify is svc verify --owner now');
    expect(JSON.parse(out)).toMatchObject({ ok: true, owners: 1 });
  });

  it('knows its owners, and its help what it checks', async () => {
    const unknown = await svc('verify', '--owner', 'acct_none');
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('no such owner')]);
    const help = await svc('verify', '--help');
    expect([help.code, help.out]).toEqual([
      0,
      expect.stringMatching(/retina reviews and looks[^]*--owner[^]*--anchor[^]*--json/),
    ]);
  });
});

describe('svc verify of a server that cannot check everybody', () => {
  const VERDICT = {
    ok: true,
    records: 2,
    versions: 2,
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
  };
  const ANSWERS: Record<string, unknown> = {
    organizations: { organizations: [{ id: 'org_fails' }, { id: 'org_whole' }] },
    accounts: { accounts: [] },
  };
  let server: Server;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      if (body.includes('org_fails')) {
        response.statusCode = 500;
        response.end(JSON.stringify({ ok: false, error: { code: 'internal_error', message: 'It broke.' } }));
        return;
      }
      const named = Object.keys(ANSWERS).find((name) => request.url?.endsWith(`/${name}`)) ?? '';
      response.end(JSON.stringify({ ok: true, data: ANSWERS[named] ?? VERDICT }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    env = {
      SVC_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SVC_ADMIN_TOKEN: 'svc_admin_of_a_test_0123456789',
      SVC_DATA_DIR: mkdtempSync(join(tmpdir(), 'svc-verify-')),
    };
  });
  afterAll(() => {
    server.close();
    rmSync(env['SVC_DATA_DIR'] ?? '', { recursive: true, force: true });
  });

  async function svc(...args: string[]) {
    const out: string[] = [];
    let err = '';
    const io = { env, out: (text: string) => void out.push(text), err: (text: string) => void (err += text) };
    const code = await runCli(args, { ...io, readInput: async () => Buffer.alloc(0) });
    return { code, out, err };
  }

  it('prints each owner as it goes, goes on with the others, and fails in the end', async () => {
    const { code, out, err } = await svc('verify');
    expect(out.slice(0, 3)).toEqual([
      'org_fails: not checked: It broke.\n',
      'org_whole: in order\n',
      'operator: in order\n',
    ]);
    expect(out.join('')).toMatch(/^exam +4 +0$/m);
    expect(out.join('')).toContain('owners: 2, not checked: 1, ');
    expect([code, err]).toEqual([1, 'Not checked: org_fails.\n']);
  });

  it('says in JSON who was not checked', async () => {
    const { code, out } = await svc('verify', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out.join(''))).toMatchObject({
      ok: false,
      owners: 2,
      damages: [],
      unchecked: [{ ownerId: 'org_fails', problem: 'It broke.' }],
    });
  });

  it('says of the one that was asked about why not', async () => {
    const { code, err } = await svc('verify', '--owner', 'org_fails');
    expect([code, err]).toEqual([1, 'It broke.\n']);
  });
});
