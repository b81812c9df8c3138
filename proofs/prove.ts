/**
 * `pnpm prove [NAME…]`: the heavy checks, one file each under `proofs/src/`. Writes what they saw, the
 * machine and the commit to `proofs/results/NAME.json`. A run at a reduced scale or from a tree with changes is told, and not
 * written. `pnpm prove --stale` lists the checks whose code changed since they were seen.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { type Report, type Result, resultFile, resultOf, whyNotWritten } from './results.ts';
import { SCALE } from './src/support/scale.ts';
import { findStale, readCoverage } from './stale.ts';

const USUAL_LIMIT_MINUTES = 10;
const folder = new URL('./src/', import.meta.url);
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

// Pages and workers are served as they are built.
execFileSync(process.execPath, ['scripts/build.ts', '--platform'], { stdio: ['ignore', 2, 2] });
let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  say(`prove ${name} …`);
  const before = treeState();
  const report = await runOne(name);
  if (!report.passed) failed++;
  say(`${report.passed ? 'ok  ' : 'FAIL'} ${name} (${report.seconds} s) ${JSON.stringify(report.figures)}`);
  writeResult(report, before);
}
process.exit(failed === 0 ? 0 : 1);

/** In a group of processes of its own, so that one that is stopped at the limit takes its servers with it. */
async function runOne(name: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    ['--conditions=@svc/source', new URL(`${name}.ts`, folder).pathname],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  const endGroup = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  const stop = () => process.exit(1);
  process.once('exit', endGroup).once('SIGINT', stop).once('SIGTERM', stop);
  let isLate = false;
  const limitMinutes = readLimitMinutes(name);
  const limit = setTimeout(() => {
    isLate = true;
    endGroup();
  }, limitMinutes * 60_000);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  process.off('exit', endGroup).off('SIGINT', stop).off('SIGTERM', stop);
  try {
    return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Report;
  } catch {
    const ended = isLate ? `stopped after ${limitMinutes} min` : `exit ${status}`;
    return { name, bar: '', seconds: 0, scale: SCALE, passed: false, figures: { ended } };
  }
}

function readLimitMinutes(name: string): number {
  const text = readFileSync(new URL(`${name}.ts`, folder), 'utf8');
  return Number(text.match(/\blimitMinutes: (\d+)/)?.[1] ?? USUAL_LIMIT_MINUTES);
}

interface TreeState {
  readonly commit: string;
  readonly tree: string;
  readonly changed: readonly string[];
}

function treeState(): TreeState {
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  return {
    commit: git('rev-parse', '--short', 'HEAD'),
    tree: git('rev-parse', '--short', 'HEAD^{tree}'),
    changed: changed.map((line) => line.slice(3)),
  };
}

/** @param before the tree it began with, which is the tree it is about when it ends with the same */
function writeResult(report: Report, before: TreeState): void {
  const after = treeState();
  const moved = after.commit === before.commit ? [] : [`now at ${after.commit}`];
  const why = whyNotWritten(report.scale, [...before.changed, ...after.changed, ...moved]);
  if (why !== undefined) return say(`not written to proofs/results: ${why}`);
  const { commit, tree } = before;
  const day = new Date().toISOString().slice(0, 10);
  const { name, bar, passed, seconds, scale, figures } = report;
  const seen = { name, bar, passed, seconds, scale, figures, commit, tree, day, machine: machine() };
  writeFileSync(resultFile(name), `${JSON.stringify(seen satisfies Result, null, 2)}\n`);
}

function sayStale(): void {
  const coverage = all.map((name) => {
    const text = readFileSync(new URL(`${name}.ts`, folder), 'utf8');
    return [name, readCoverage(name, text)] as const;
  });
  const stale = findStale((name) => resultOf(name)?.commit, new Map(coverage), changedSince);
  for (const { name, why } of stale) say(`stale: ${name}: ${why}`);
  say(`${stale.length} of ${all.length} heavy checks are stale`);
}

function changedSince(commit: string): string[] | undefined {
  try {
    return git('diff', '--name-only', '--no-renames', commit, 'HEAD').split('\n');
  } catch {
    return undefined;
  }
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
