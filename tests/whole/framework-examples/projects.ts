import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const EXAMPLES = join(ROOT, 'examples');
/** Frameworks as partners install them: too heavy to come with this workspace, so that npm brings them here. */
const CACHE = join(ROOT, 'node_modules/.cache/svc-frameworks');

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A project of a partner: a copy of an example with what its manifest names, ours as they are published. */
export interface Project {
  readonly folder: string;
  remove(): void;
}

/**
 * @param more what the check needs beside it
 * @throws where npm brings nothing
 */
export function projectOf(example: string, more: Readonly<Record<string, string>> = {}): Project {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(EXAMPLES, example, 'package.json'), 'utf8'),
  ) as Manifest;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...more });
  const others = wanted.filter(([name]) => !isOurs(name));
  const installed = installedByNpm(example, Object.fromEntries(others));
  const folder = mkdtempSync(join(tmpdir(), `svc-${example}-`));
  // Copied out: what lies in a `node_modules` is not compiled as sources of an application.
  cpSync(join(EXAMPLES, example), folder, { recursive: true, filter: isCommitted });
  cpSync(installed, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  for (const [name] of wanted) if (isOurs(name)) unpack(name, join(folder, 'node_modules', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const isOurs = (name: string) => name.startsWith('@svc/');
const isCommitted = (path: string) => !/\/(?:node_modules|\.next)$/.test(path);

/** The `node_modules` with them, installed once for each set of versions. */
function installedByNpm(example: string, versions: Readonly<Record<string, string>>): string {
  const manifest = JSON.stringify({ private: true, dependencies: versions });
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const folder = join(CACHE, `${example}-${version}`);
  const done = join(folder, 'installed');
  if (!existsSync(done)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), manifest);
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    writeFileSync(done, '');
  }
  return join(folder, 'node_modules');
}

/** A package as it is published, where npm would put it. */
function unpack(name: string, into: string): void {
  const packed = mkdtempSync(join(tmpdir(), 'svc-packed-'));
  execFileSync('pnpm', ['-C', `sdks/${name.slice('@svc/'.length)}`, 'pack', '--pack-destination', packed], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const [tarball = ''] = readdirSync(packed);
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['xzf', join(packed, tarball), '--strip-components=1', '-C', into]);
  rmSync(packed, { recursive: true });
}
