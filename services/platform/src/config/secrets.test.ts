import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretsOf } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'svc-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('takes the configured ones and touches no file', () => {
  const secrets = ['a'.repeat(32), 'b'.repeat(32)];
  expect(secretsOf({ secrets, databaseUrl: null, dataDir })).toBe(secrets);
  expect(existsSync(join(dataDir, 'secret'))).toBe(false);
});

it('makes one in development, for its owner only, and keeps it', () => {
  const first = secretsOf({ secrets: null, databaseUrl: null, dataDir });
  expect(first).toHaveLength(1);
  expect(Buffer.byteLength(first[0] ?? '')).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  expect(secretsOf({ secrets: null, databaseUrl: null, dataDir })).toEqual(first);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(first[0]);
});

it('refuses a file that holds no secret any more', () => {
  writeFileSync(join(dataDir, 'secret'), 'short\n');
  expect(() => secretsOf({ secrets: null, databaseUrl: null, dataDir })).toThrow('holds no secret any more');
});

it('is not made anew beside a database that another one sealed', () => {
  mkdirSync(join(dataDir, 'pg'));
  expect(() => secretsOf({ secrets: null, databaseUrl: null, dataDir })).toThrow(
    'missing beside the database',
  );
  expect(existsSync(join(dataDir, 'secret'))).toBe(false);
  const databaseUrl = 'postgres://127.0.0.1/svc';
  expect(secretsOf({ secrets: null, databaseUrl, dataDir })).toHaveLength(1);
});
