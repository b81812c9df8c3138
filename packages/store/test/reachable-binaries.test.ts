import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { binariesFor, othersMayRun } from './reachable-binaries.ts';

const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
let closed: string;
let folder: string;
let binaries: { initdb: string; postgres: string };

beforeEach(() => {
  closed = mkdtempSync(join(tmpdir(), 'svc-closed-'));
  folder = mkdtempSync(join(tmpdir(), 'svc-open-'));
  const bin = join(closed, 'native/bin');
  mkdirSync(bin, { recursive: true });
  binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  for (const file of Object.values(binaries)) {
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, 0o755);
  }
});
afterEach(() => {
  for (const path of [closed, folder]) rmSync(path, { recursive: true, force: true });
});

it('copies the binaries out of a folder that others may not enter', () => {
  expect(othersMayRun(binaries.postgres)).toBe(false);
  const copied = binariesFor(owner, binaries, folder);
  expect(copied).toEqual({
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
  });
  expect(statSync(copied.postgres).mode & 0o700).toBe(0o700);
});

it('leaves them where everyone may run them', () => {
  const open = join(folder, 'native');
  chmodSync(folder, 0o755);
  cpSync(join(closed, 'native'), open, { recursive: true });
  for (const path of [open, join(open, 'bin')]) chmodSync(path, 0o755);
  const reachable = { initdb: join(open, 'bin/initdb'), postgres: join(open, 'bin/postgres') };
  expect(binariesFor(owner, reachable, folder)).toBe(reachable);
});

it('says what to do where the temporary folder is closed as well', () => {
  expect(() => binariesFor(owner, binaries, join(closed, 'cluster'))).toThrow(/TMPDIR.*TEST_DATABASE_URL/);
});
