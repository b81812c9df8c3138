/**
 * `node scripts/build.ts`: builds everything. `--platform`: only what the server and the command line run, and
 * nothing at all when no source changed since: asking the build tool costs more than most commands.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const stamp = join(root, 'node_modules/.cache/svc-platform-build');
const TURBO = ['run', 'build', '--output-logs=errors-only', '--log-prefix=none', '--ui=stream'];
/** The build tool and its helpers ask nobody and tell nobody. */
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
/** They have the packages they use inside, from their sources: those need no build of their own. */
const PROGRAMS = ['cli', 'platform', 'pages', 'store'];
/** Folders that builds write into: a log of the build tool there is no change. */
const MADE = new Set(['node_modules', 'dist', '.turbo']);
const INPUT_FOLDERS = ['packages', 'sdks', 'services', 'cli', 'apps', 'docs'];
const INPUT_FILES = [
  'README.md',
  'tsconfig.base.json',
  'turbo.json',
  'pnpm-lock.yaml',
  'scripts/build-package.ts',
];
const OUTPUTS = [
  'cli/dist/svc.js',
  ...['main', 'index', 'settings', 'compute-worker', 'retina-worker'].map(
    (name) => `services/platform/dist/${name}.js`,
  ),
];
const TEMPLATE = 'packages/store/dist/embedded/PG_VERSION';
/** What pages are made of: every file below. */
const PAGE_FOLDERS = ['reference', 'docs', 'retina-page', 'capture-page', 'console'].map(
  (name) => `services/pages/dist/${name}`,
);

const platform = process.argv.includes('--platform');
if (!platform || !isFresh()) process.exitCode = build();

function build(): number {
  const filter = platform ? PROGRAMS.map((name) => `--filter=@svc/${name}`) : [];
  const before = platform ? fingerprint() : '';
  // What the build tool says is for people: the output belongs to the program that follows.
  const { status, error } = spawnSync('turbo', [...TURBO, ...filter], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, ...QUIET },
  });
  if (error) process.stderr.write(`${error.message}: run \`npx pnpm install\` first.\n`);
  // A source that changed meanwhile is built again next time.
  if (status === 0 && platform) keep(before);
  return status ?? 1;
}

function isFresh(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === `${fingerprint()} ${outputs()}`;
  } catch {
    return false;
  }
}

function keep(sources: string): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${sources} ${outputs()}`);
}

/** Over place, size and moment of every source. */
function fingerprint(): string {
  return hashOf([...INPUT_FOLDERS.flatMap(filesIn), ...INPUT_FILES].sort());
}

/** Throws when one is missing. */
function outputs(): string {
  return hashOf([...OUTPUTS, TEMPLATE, ...PAGE_FOLDERS.flatMap(filesIn)]);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return entry.name.endsWith('.test.ts') ? [] : [path];
    return entry.isDirectory() && !MADE.has(entry.name) ? filesIn(path) : [];
  });
}
