import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Seal } from '@svc/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../../../../cli/src/run-cli.ts';
import { ADMIN_TOKEN, openTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { keepSeals } from '../../../worker/src/jobs/keep-seals.ts';
import { openSealFile } from '../../../worker/src/jobs/seal-file.ts';
import { sealRecords } from '../../../worker/src/jobs/seal-records.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-seals-'));
  path = join(folder, 'seals.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const sealed = (number: number, organizationId = 'org_a'): Seal => ({
  organizationId,
  number,
  sealedAt: '2026-11-23T12:00:00.000Z',
  members: 1,
  root: 'aa',
  chainedRoot: `${number}`,
  publicKey: 'bb',
  signature: 'cc',
});
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

describe('the file of seals', () => {
  it('has one seal a line, and is readable by its owner alone', async () => {
    const file = await openSealFile(path);
    await file.append([sealed(1), sealed(2)]);
    await file.append([sealed(1, 'org_b')]);
    expect(
      linesOf(path)
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toEqual([sealed(1), sealed(2), sealed(1, 'org_b')]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('goes on where it ends, organization by organization', async () => {
    await (await openSealFile(path)).append([sealed(7), sealed(3, 'org_b')]);
    const again = await openSealFile(path);
    expect(['org_a', 'org_b', 'org_c'].map(again.newestOf)).toEqual([7, 3, 0]);
  });

  it('takes a line that a crash cut short for none, and begins a new one behind it', async () => {
    await (await openSealFile(path)).append([sealed(1)]);
    appendFileSync(path, '{"organizationId":"org_a","num');
    const again = await openSealFile(path);
    expect(again.newestOf('org_a')).toBe(1);
    await again.append([sealed(2)]);
    expect((await openSealFile(path)).newestOf('org_a')).toBe(2);
  });

  it('stays where it was after a write that failed', async () => {
    const file = await openSealFile(path);
    rmSync(folder, { recursive: true });
    await expect(file.append([sealed(1)])).rejects.toThrow(/ENOENT/);
    expect(file.newestOf('org_a')).toBe(0);
    mkdirSync(folder);
    await file.append([sealed(1)]);
    expect((await openSealFile(path)).newestOf('org_a')).toBe(1);
  });
});

describe('seals of records', () => {
  let test: TestPlatform;
  let organizationId: string;
  let token: string;
  beforeAll(async () => {
    test = await openTestPlatform({ SVC_SECRET: 'Zq3vN8kP1sX6wB0yT5mJ9rC2hF7dL4gA' });
    organizationId = (await test.admin('POST', '/organizations', { name: 'Clinic' })).json().data.id;
    token = (
      await test.admin('POST', '/organization-keys', { organizationId, scopes: ['mse:read', 'mse:write'] })
    ).json().data.key;
  });
  afterAll(() => test.close());

  const writeExam = () =>
    test.inject({
      method: 'POST',
      url: '/api/v1/mse/visit-1',
      headers: { authorization: `Bearer ${token}` },
      payload: { patientId: 'p', selection: { risk: { values: ['passive_si'] } } },
    });
  const sealsIn = (file: string) =>
    linesOf(file)
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Seal);
  const ownIn = (file: string) => sealsIn(file).filter((seal) => seal.organizationId === organizationId);
  const verify = async (file?: string) => {
    const anchors = file === undefined ? [] : ownIn(file);
    return (await test.admin('POST', '/mse/verify', { organizationId, anchors })).json().data;
  };

  it('are kept by the job, each once, also those of times without it', async () => {
    const { services } = test.platform;
    const job = keepSeals(services, path);
    for (let times = 0; times < 3; times++) {
      await writeExam();
      await sealRecords(services).run();
    }
    await job.run();
    await job.run();
    await writeExam();
    await sealRecords(services).run();
    await keepSeals(services, path).run();
    expect(ownIn(path).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const ofOperator = sealsIn(path).filter((seal) => seal.organizationId === 'operator');
    expect(ofOperator.map(({ number }) => number)).toEqual([1]);
    expect(await verify(path)).toMatchObject({ ok: true, outsideSeals: 4, damages: [] });
    expect(await verify()).toMatchObject({ ok: true, outsideSeals: 0 });
  });

  it('meet a chain whose newest seals the owner of the database took away', async () => {
    const { services } = test.platform;
    await keepSeals(services, path).run();
    const { db } = services.database;
    const newest = ownIn(path).length;
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        insert into mse_unsealed (owner_id, kind, ref, hash)
        select owner_id, kind, ref, hash from mse_seal_member
        where owner_id = ${organizationId} and seal_number = ${newest}`.execute(trx);
      await sql`delete from mse_seal_member where owner_id = ${organizationId} and seal_number = ${newest}`.execute(
        trx,
      );
      await sql`delete from mse_seal where owner_id = ${organizationId} and number = ${newest}`.execute(trx);
    });
    expect(await verify()).toMatchObject({ ok: true, outsideSeals: 0 });
    expect(await verify(path)).toMatchObject({ ok: false });
  });

  it.each([
    ['says when no seal kept outside was given', [], 0, /no seal kept outside the database was given/],
    ['refuses a file without a seal of the organization', ['--anchor'], 1, /holds no seal of org_/],
  ] as const)('svc mse verify %s', async (_, options, code, said) => {
    writeFileSync(path, `${JSON.stringify(sealed(1, 'org_other'))}\n`);
    const out: string[] = [];
    const exit = await runCli(
      ['mse', 'verify', '--org', organizationId, ...options.flatMap((option) => [option, path])],
      {
        env: await listening(),
        readInput: async () => Buffer.alloc(0),
        out: (text) => void out.push(text),
        err: (text) => void out.push(text),
      },
    );
    expect([exit, out.join('')]).toEqual([code, expect.stringMatching(said)]);
  });

  /** The environment that leads the command line to this platform. */
  async function listening(): Promise<Record<string, string>> {
    const { server } = test.platform.server.app;
    if (!server.listening) await test.platform.server.app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return {
      SVC_PUBLIC_URL: `http://127.0.0.1:${port}`,
      SVC_ADMIN_TOKEN: ADMIN_TOKEN,
      SVC_DATA_DIR: folder,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    };
  }
});
