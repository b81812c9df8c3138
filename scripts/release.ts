/**
 * `pnpm release [NAME…]`: packs every published package, or those named, looks into each tarball, and says what would be
 * published. `--publish` publishes them, dependencies first, with a provenance statement: from a workflow that may ask for
 * an identity token, after `changeset version`. A version that is out is left alone by the registry, so it can run again.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nameOf, PUBLISHED_FOLDERS } from './published.ts';
import { ROOT } from './root.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const { values, positionals } = parseArgs({
  options: { publish: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !PUBLISHED_FOLDERS.some((folder) => nameOf(folder) === name));
if (unknown.length > 0) throw new Error(`No published package is called ${unknown.join(', ')}.`);

const work = mkdtempSync(join(tmpdir(), 'svc-release-'));
try {
  for (const folder of dependenciesFirst(PUBLISHED_FOLDERS))
    if (positionals.length === 0 || positionals.includes(nameOf(folder))) release(folder);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function release(folder: string): void {
  const tarball = pack(folder);
  const { name, version } = manifestOfTarball(tarball);
  // A dry run asks no registry.
  const how = values.publish ? ['--provenance'] : ['--provenance', '--dry-run', '--offline'];
  const flags = ['publish', tarball, '--access', 'restricted', ...how];
  execFileSync('npm', flags, { cwd: ROOT, stdio: values.publish ? 'inherit' : 'ignore' });
  process.stdout.write(
    `${values.publish ? 'published' : 'would publish'} ${name}@${version}, with provenance\n`,
  );
}

function pack(folder: string): string {
  const args = ['-C', folder, 'pack', '--json', '--pack-destination', work];
  const { filename } = JSON.parse(execFileSync('pnpm', args, { cwd: ROOT, encoding: 'utf8' })) as {
    filename: string;
  };
  return filename;
}

/** What a registry and its readers need is there, and nothing of this workspace is. */
function manifestOfTarball(tarball: string): Manifest {
  const read = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
  const manifest = JSON.parse(read('xzOf', tarball, 'package/package.json')) as Manifest;
  const { name, description, license, dependencies = {} } = manifest;
  const faults = [
    ...(description && license ? [] : ['description or license is missing']),
    ...(manifest.private ? ['it is private'] : []),
    ...(read('tzf', tarball).includes('package/README.md') ? [] : ['README.md is missing']),
    ...Object.entries(dependencies).flatMap(([dependency, range]) =>
      range.startsWith('workspace:') ? [`${dependency} is ${range}`] : [],
    ),
  ];
  if (faults.length > 0) throw new Error(`${name} cannot be published: ${faults.join(', ')}.`);
  return manifest;
}

function dependenciesFirst(folders: readonly string[]): string[] {
  const sorted = new Set<string>();
  const visit = (folder: string) => {
    const text = readFileSync(`${ROOT}${folder}/package.json`, 'utf8');
    const { dependencies = {} } = JSON.parse(text) as Manifest;
    for (const other of folders) if (`@svc/${nameOf(other)}` in dependencies) visit(other);
    sorted.add(folder);
  };
  for (const folder of folders) visit(folder);
  return [...sorted];
}
