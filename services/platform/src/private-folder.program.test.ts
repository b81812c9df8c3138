import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-folder.ts';
import { runServer, startServer, svc } from '../test/processes.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'svc-private-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Entries that others than the owner have a right to. */
function openToOthers(path: string): string[] {
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => openToOthers(join(path, name)))
    : [];
  const mode = statSync(path).mode & 0o777;
  return (mode & 0o077) === 0 ? inside : [`${path} ${mode.toString(8)}`, ...inside];
}

describe('a private folder', () => {
  it('is made for its owner alone', () => {
    makePrivate(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('that was open to everyone is closed with all in it', () => {
    mkdirSync(join(folder, 'pg', 'base'), { recursive: true });
    for (const file of ['credentials.json', 'pg/PG_VERSION', 'pg/base/1']) {
      writeFileSync(join(folder, file), '');
      chmodSync(join(folder, file), 0o666);
    }
    for (const name of ['', 'pg', 'pg/base']) chmodSync(join(folder, name), 0o777);
    makePrivate(folder);
    expect(openToOthers(folder)).toEqual([]);
  });

  it('behind a link is closed, and what a link in it points to is left alone', () => {
    const elsewhere = join(parent, 'elsewhere');
    const other = join(parent, 'other');
    mkdirSync(elsewhere, { mode: 0o755 });
    writeFileSync(other, '', { mode: 0o644 });
    symlinkSync(elsewhere, folder);
    symlinkSync(other, join(elsewhere, 'link'));
    makePrivate(folder);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
    expect(statSync(other).mode & 0o777).toBe(0o644);
  });

  it.runIf(process.getuid?.() === 0)('of another user is refused, with the command that mends it', () => {
    mkdirSync(folder);
    chownSync(folder, 65_534, 65_534);
    expect(() => makePrivate(folder)).toThrow(/belongs to another user \(uid 65534.*chown -R 0 /);
  });
});

describe('the data folder of a process', () => {
  it("and all that was written to it is its owner's alone, also where the folder was open before", async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const env = { SVC_DATA_DIR: folder };
    const made = await svc(['accounts', 'create', '--name', 'A', '--plan', 'launch', '--json'], env);
    expect(made.code).toBe(0);
    const server = await startServer(env);
    const written = await svc(['orgs', 'create', '--name', 'Clinic', '--json'], env);
    expect(written.code).toBe(0);
    expect(openToOthers(folder)).toEqual([]);
    server.process.kill('SIGTERM');
    await server.finished;
    expect(openToOthers(folder)).toEqual([]);
    expect(existsSync(join(folder, 'serving.json'))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('is refused at start when it belongs to another user', async () => {
    mkdirSync(folder);
    chownSync(folder, 65_534, 65_534);
    const refused = await runServer({ SVC_DATA_DIR: folder });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('belongs to another user');
    expect(readdirSync(folder)).toEqual([]);
  });
});
