/**
 * `pnpm release [NAME…]`: packs every published package, or those named, dependencies first, looks into each tarball,
 * writes what it brings along, and says what would be published. `--publish` and `--registry` publish; see `--help`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nameOf, PUBLISHED, PUBLISHED_FOLDERS } from './published.ts';
import { dependenciesFirst } from './release/dependencies-first.ts';
import { manifestIn } from './release/manifest.ts';
import { type Destination, isOut, publish } from './release/registry.ts';
import { writeSboms } from './release/sbom.ts';
import { manifestOf, pack } from './release/tarball.ts';
import { ROOT } from './root.ts';

const HELP = `Usage: npx pnpm release [--registry URL] [--publish] [NAME…]

Packs the published packages, or those named, dependencies first, looks into each tarball, and writes what each brings
along to made/sbom (CycloneDX). Without an option it asks no registry, and says what would be published.

  --registry URL  publishes to the registry at URL, without a provenance statement
  --publish       publishes with a provenance statement, from a workflow that may ask for an identity token; to the
                  registry that is set up for npm, or to that at URL
  --help          says this

A version that is out is skipped: what stopped halfway is run again. The token is taken from npm's own configuration, where
\`npm login --registry URL\` puts it. NAME is one of ${PUBLISHED.join(', ')}.
`;

try {
  const { values, positionals } = parseArgs({
    options: {
      registry: { type: 'string' },
      publish: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) process.stdout.write(HELP);
  else await release(named(positionals), destinationOf(values));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function named(names: readonly string[]): string[] {
  const unknown = names.filter((name) => !PUBLISHED.includes(name));
  if (unknown.length > 0) throw new Error(`No published package is called ${unknown.join(', ')}. (--help)`);
  const isWanted = (folder: string) => names.length === 0 || names.includes(nameOf(folder));
  return dependenciesFirst(PUBLISHED_FOLDERS).filter(isWanted);
}

/** Undefined: nowhere, to see what would be published. */
function destinationOf(asked: { registry?: string; publish: boolean }): Destination | undefined {
  const registry = asked.registry === undefined ? undefined : registryAt(asked.registry);
  return asked.publish || registry !== undefined ? { registry, hasProvenance: asked.publish } : undefined;
}

/** As npm takes it: with a slash at its end. */
function registryAt(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error('--registry takes the address of a registry, such as https://registry.example.org.');
  if (url.username !== '' || url.password !== '')
    throw new Error("--registry takes no name and no password: npm's own configuration has them.");
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

async function release(folders: readonly string[], destination: Destination | undefined): Promise<void> {
  writeSboms(folders.map(nameOf));
  const out = destination === undefined ? [] : await foldersOut(folders, destination);
  const work = mkdtempSync(join(tmpdir(), 'svc-release-'));
  try {
    for (const folder of folders)
      say(out.includes(folder) ? skipped(folder) : await releaseOne(pack(folder, work), destination));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Asked of all before anything is published: a registry that is not there, or does not let us, says so at once. */
async function foldersOut(folders: readonly string[], destination: Destination): Promise<string[]> {
  const areOut = await Promise.all(folders.map((folder) => isOut(manifestIn(folder), destination)));
  return folders.filter((_, index) => areOut[index]);
}

function skipped(folder: string): string {
  const { name, version } = manifestIn(folder);
  return `skipped ${name}@${version}, which is out`;
}

/** What became of a package, in a line. */
async function releaseOne(tarball: string, destination: Destination | undefined): Promise<string> {
  const manifest = manifestOf(tarball);
  const what = `${manifest.name}@${manifest.version}`;
  if (destination === undefined) {
    rehearse(tarball);
    return `would publish ${what}, with provenance`;
  }
  await publish(tarball, manifest, destination);
  return `published ${what}, ${destination.hasProvenance ? 'with' : 'without'} provenance`;
}

/** Asks no registry. */
function rehearse(tarball: string): void {
  const flags = ['--access', 'restricted', '--provenance', '--dry-run', '--offline'];
  execFileSync('npm', ['publish', tarball, ...flags], { cwd: ROOT, stdio: 'ignore' });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
