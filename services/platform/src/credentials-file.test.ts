import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminTokenOf, credentialsPath, keepCredentials, readCredentials } from './credentials-file.ts';

const seed = {
  accountId: 'acct_1',
  secretKey: 'svc_sk_test_1',
  liveSecretKey: 'svc_sk_live_1',
  publishableKey: 'svc_pk_live_1',
  publishableOrigins: ['http://localhost:8787'],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-credentials-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keep = (over: object = {}) =>
  keepCredentials(folder, readCredentials(folder), {
    baseUrl: 'http://127.0.0.1:1',
    adminToken: 't',
    seed: null,
    ...over,
  });

describe('credentials.json', () => {
  it('is absent at first', () => {
    expect(readCredentials(folder)).toBeNull();
  });

  it('is readable for its owner only, and leaves nothing beside it', () => {
    keep({ seed });
    expect(statSync(credentialsPath(folder)).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['credentials.json']);
    expect(readCredentials(folder)).toEqual({ baseUrl: 'http://127.0.0.1:1', ...seed, adminToken: 't' });
  });

  it('keeps its keys over a restart, and is not written again when nothing changed', () => {
    keep({ seed });
    const before = statSync(credentialsPath(folder));
    keep();
    const after = statSync(credentialsPath(folder));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
    expect(readCredentials(folder)).toMatchObject(seed);
  });

  it('follows the address, and the keys of a new database', () => {
    keep({ seed });
    keep({ baseUrl: 'http://127.0.0.1:2', adminUrl: 'http://127.0.0.1:3' });
    expect(readCredentials(folder)).toMatchObject({
      ...seed,
      baseUrl: 'http://127.0.0.1:2',
      adminUrl: 'http://127.0.0.1:3',
    });
    keep({ seed: { ...seed, secretKey: 'svc_sk_test_2' } });
    expect(readCredentials(folder)).toMatchObject({ secretKey: 'svc_sk_test_2' });
    expect(readCredentials(folder)).not.toHaveProperty('adminUrl');
  });

  it('that is damaged is named, not overwritten', () => {
    writeFileSync(credentialsPath(folder), '{"cut');
    expect(() => readCredentials(folder)).toThrow('credentials.json is not JSON any more');
  });
});

describe('the admin token', () => {
  const kept = { baseUrl: 'x', adminToken: 'kept' };

  it.each([
    ['configured wins', { production: false, adminToken: 'configured' }, kept, 'configured'],
    ['development keeps the last one', { production: false, adminToken: null }, kept, 'kept'],
    ['production has none by itself', { production: true, adminToken: null }, null, null],
  ])('%s', (_name, config, file, expected) => {
    expect(adminTokenOf(config, file)).toBe(expected);
  });

  it('is made when development has none', () => {
    const config = { production: false, adminToken: null };
    expect(adminTokenOf(config, null)).toMatch(/^svc_admin_[\w-]{32}$/);
    expect(adminTokenOf(config, null)).not.toBe(adminTokenOf(config, null));
  });
});
