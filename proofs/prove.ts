/**
 * `pnpm prove [NAME…]`: the heavy checks, one file each under `proofs/src/`. Writes what they saw, the
 * machine and the commit to `docs/proof.md`; sections of checks that did not run are kept. A run at a reduced scale or from a
 * tree with changes is told, and not written. `pnpm prove --stale` lists the checks whose code changed since they were seen.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Report, whyNotWritten, withReport } from './page.ts';
import { findStale, readCovers } from './stale.ts';

const LIMIT_MS = 10 * 60_000;
const folder = new URL('./src/', import.meta.url);
const page = new URL('../docs/proof.md', import.meta.url);
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'proof.ts')
  .map((file) => file.slice(0, -3))
  .sort();

const asked = process.argv.slice(2).filter((argument) => argument !== '--');
if (asked.includes('--help') || asked.includes('-h')) {
  say(`Usage: pnpm prove [--stale] [NAME…]\n\nHeavy checks:\n${all.map((name) => `  ${name}`).join('\n')}`);
  process.exit(0);
}
if (asked.includes('--stale')) {
  sayStale();
  process.exit(0);
}
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(2);
}

let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  say(`prove ${name} …`);
  const report = runOne(name);
  if (!report.passed) failed++;
  say(`${report.passed ? 'ok  ' : 'FAIL'} ${name} (${report.seconds} s) ${JSON.stringify(report.figures)}`);
  writeSection(report);
}
process.exit(failed === 0 ? 0 : 1);

function runOne(name: string): Report {
  const { stdout, status, signal } = spawnSync(
    process.execPath,
    ['--conditions=@svc/source', new URL(`${name}.ts`, folder).pathname],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: LIMIT_MS, maxBuffer: 1 << 28 },
  );
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  try {
    return JSON.parse(last) as Report;
  } catch {
    const ended = signal === null ? `exit ${status}` : `stopped by ${signal} after ${LIMIT_MS / 60_000} min`;
    return { name, bar: '', seconds: 0, scale: 1, passed: false, figures: { ended } };
  }
}

function writeSection(report: Report): void {
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  const why = whyNotWritten(
    report.scale,
    changed.map((line) => line.slice(3)),
  );
  if (why !== undefined) return say(`not written to docs/proof.md: ${why}`);
  const text = withReport(readPage(), report, {
    commit: git('rev-parse', '--short', 'HEAD'),
    tree: git('rev-parse', '--short', 'HEAD^{tree}'),
    day: new Date().toISOString().slice(0, 10),
    machine: machine(),
  });
  writeFileSync(page, text);
}

function sayStale(): void {
  const covers = all.map((name) => {
    const text = readFileSync(new URL(`${name}.ts`, folder), 'utf8');
    return [name, readCovers(name, text)] as const;
  });
  const stale = findStale(readPage(), new Map(covers), changedSince);
  for (const { name, why } of stale) say(`stale: ${name}: ${why}`);
  say(`${stale.length} of ${all.length} heavy checks are stale`);
}

function changedSince(commit: string): string[] | undefined {
  try {
    return git('diff', '--name-only', commit, 'HEAD').split('\n');
  } catch {
    return undefined;
  }
}

function readPage(): string {
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trimEnd();
}

function machine(): string {
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
