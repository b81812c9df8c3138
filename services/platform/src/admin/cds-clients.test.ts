import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@svc/store/test';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../../../../cli/src/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-cds-'));
let test: TestDatabase;
let env: Record<string, string>;
const ISSUER = 'https://ehr.example.org';
let accountId = '';

beforeAll(async () => {
  // Every command opens the database anew.
  test = await createTestDatabase('postgres');
  env = { SVC_DATA_DIR: folder, DATABASE_URL: 'url' in test.options ? test.options.url : '' };
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command prints, and its exit code. */
async function svc(...args: string[]) {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    env,
    readInput: async () => Buffer.alloc(0),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { code, out, err };
}

const json = async (...args: string[]) => {
  const { code, out, err } = await svc(...args, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

/** A file as an EHR gives it. */
async function keyFile(name: string, half: 'publicKey' | 'privateKey'): Promise<string> {
  const pair = await generateKeyPair('ES384', { extractable: true });
  const file = join(folder, name);
  writeFileSync(
    file,
    JSON.stringify({ keys: [{ ...(await exportJWK(pair[half])), kid: 'k1', use: 'sig' }] }),
  );
  return file;
}

describe('svc cds', () => {
  const add = (file: string, issuer = ISSUER) =>
    [
      'cds',
      'add',
      '--account',
      accountId,
      '--name',
      'General Hospital',
      '--issuer',
      issuer,
      '--keys',
      file,
    ] as const;
  let file: string;

  beforeAll(async () => {
    file = await keyFile('public.json', 'publicKey');
    accountId = (await json('accounts', 'create', '--name', 'Northside', '--plan', 'launch')).accountId;
  });

  it('lets an EHR in, lists it and shuts it out for good', async () => {
    const client = await json(...add(file), '--jku', `${ISSUER}/jwks.json`);
    expect(client).toMatchObject({
      accountId,
      mode: 'live',
      issuer: ISSUER,
      keyIds: ['k1'],
      revokedAt: null,
    });
    expect((await json('cds', 'list', '--account', accountId)).clients).toEqual([client]);
    expect((await svc(...add(file))).err).toContain('issuer');
    const revoked = await json('cds', 'revoke', client.id);
    expect(revoked.revokedAt).not.toBeNull();
    expect(await json('cds', 'revoke', client.id)).toEqual(revoked);
    expect(await json(...add(file))).toMatchObject({ issuer: ISSUER });
  });

  it('lets pages of exact origins call for an EHR, as often as it is said', async () => {
    const issuer = 'https://pages.example.org';
    const client = await json(
      ...add(file, issuer),
      '--origin',
      'https://ehr.example.org',
      '--origin',
      'http://localhost:8080',
    );
    expect(client.origins).toEqual(['https://ehr.example.org', 'http://localhost:8080']);
    expect((await svc('cds', 'list')).out).toContain('https://ehr.example.org');
  });

  it.each(['null', '*', 'https://*.example.org', 'https://ehr.example.org/', 'http://ehr.example.org', ''])(
    'refuses the origin %j',
    async (origin) => {
      const { code } = await svc(...add(file, 'https://bad.example.org'), '--origin', origin);
      expect(code).toBe(1);
      expect((await svc('cds', 'list')).out).not.toContain('bad.example.org');
    },
  );

  it.each([
    ['a private key', 'private key'],
    ['no list of keys', 'JWK Set'],
    ['a key of another kind', 'keys'],
  ])('refuses %s', async (what, why) => {
    const other = join(folder, 'other.json');
    writeFileSync(
      other,
      JSON.stringify(what === 'no list of keys' ? {} : { keys: [{ kty: 'oct', kid: 'x' }] }),
    );
    const given = what === 'a private key' ? await keyFile('private.json', 'privateKey') : other;
    const { code, err } = await svc(...add(given, 'https://other.example.org'));
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
  });

  it('shows what became of cards', async () => {
    expect(await json('cds', 'feedback', '--account', accountId)).toEqual({ counts: [] });
    expect((await svc('cds', 'feedback', '--account', 'acct_none')).err).toContain('no such account');
  });

  it('knows no client that was never made', async () => {
    expect((await svc('cds', 'revoke', 'cds_none')).err).toContain('no such client');
  });
});
