import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LOCK_MODULE = new URL('./folder-lock.ts', import.meta.url).href;

/** Locks the folder in another process, which says so and stays until it is killed. */
async function lockElsewhere() {
  const script = `const { lockFolder } = await import(${JSON.stringify(LOCK_MODULE)});
    lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

it('refuses a folder that a live process holds, and names both', async () => {
  const other = await lockElsewhere();
  expect(() => lockFolder(folder)).toThrow(`in ${folder} is in use by process ${other.pid}`);
  await other.kill();
});

it('takes over from a process that was killed', async () => {
  const other = await lockElsewhere();
  await other.kill();
  const lock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`));
  lock.release();
});

it('refuses a second holder in the same process until the first lets go', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  first.release();
  expect(() => lockFolder(folder).release()).not.toThrow();
});

it.runIf(process.platform === 'linux')('is not held by a later process with the same id', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid}\nsome-earlier-boot 1\n`);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

it.each([
  ['an empty lock', ''],
  ['nonsense', 'not a process'],
])('is not kept out by %s', (_, content) => {
  writeFileSync(join(folder, 'lock'), content);
  expect(() => lockFolder(folder).release()).not.toThrow();
});

it('is not kept out by a process that died while it took the lock', () => {
  // No system gives out process ids this high.
  writeFileSync(join(folder, 'lock.turn'), '99999999\n\n');
  expect(() => lockFolder(folder).release()).not.toThrow();
});
