import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Kept between runs, since they are most of a gigabyte. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/svc-runtimes/', import.meta.url));

/** Every one is a package of npm, pinned, that nobody has to have installed. */
export const PINNED = {
  'Node 20': { node: '20.20.2' },
  'Node 22': { node: '22.23.3' },
  'Node 24': { node: '24.21.0' },
  Bun: { bun: '1.4.5' },
  Deno: { deno: '2.9.6' },
  workerd: { workerd: '1.20261117.1' },
  'TypeScript 5.0': { typescript: '5.0.4', '@types/node': '20.17.0' },
  'TypeScript 5.4': { typescript: '5.4.5', '@types/node': '20.19.43' },
  'TypeScript 5.9': { typescript: '5.9.3', '@types/node': '24.10.1' },
  'TypeScript 7.0': { typescript: '7.0.2', '@types/node': '24.10.1' },
  Prism: { '@stoplight/prism-cli': '5.16.0' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Runtime = keyof typeof PINNED;

/** It cannot be had here; `message` says why. */
export class NotTriedError extends Error {}

/** The folder of a runtime with its packages in `node_modules`. @throws NotTriedError */
export function folderOf(runtime: Runtime): string {
  const packages = Object.entries(PINNED[runtime]);
  const folder = join(
    CACHE,
    packages.map(([name, version]) => `${name.replace('/', '+')}-${version}`).join('_'),
  );
  const done = join(folder, 'installed');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  install(
    folder,
    packages.map(([name, version]) => `${name}@${version}`),
  );
  writeFileSync(done, '');
  return folder;
}

/** A program of a runtime that answers to `--version`. @throws NotTriedError */
export function programOf(runtime: Runtime, name: string): string {
  const program = join(folderOf(runtime), 'node_modules/.bin', name);
  try {
    execFileSync(program, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new NotTriedError(`${name} does not start: ${firstLines(error)}`);
  }
  return program;
}

/** What npm is given is an archive or a pinned name. @throws NotTriedError */
export function install(folder: string, packages: readonly string[]): void {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (error) {
    throw new NotTriedError(`npm cannot install ${packages.join(' ')}: ${firstLines(error)}`);
  }
}

/** What to say of a run that came to nothing, without a place on this machine. */
export function whyNot(error: unknown): string {
  const kind = error instanceof NotTriedError ? 'not tried' : 'failed';
  const said = `${kind}: ${firstLines(error)}`;
  return said.replaceAll(CACHE, '').replaceAll(/\/\S*\/svc-[\w-]+\//g, '');
}

/** Of what it wrote, or of its message. */
function firstLines(error: unknown): string {
  const { stderr, message } = error as Error & { readonly stderr?: Buffer | string };
  return (stderr?.toString().trim() || message).split('\n').slice(0, 3).join(' ');
}
