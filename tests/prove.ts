/**
 * `pnpm prove [NAME…]`: the heavy checks, one file `NAME.proof.ts` each. Writes what they saw, the
 * machine and the commit to `tests/results/NAME.json`. A run at a reduced scale or from a tree with changes is told, and not
 * written. `pnpm prove --stale` lists the checks whose code changed since they were seen; `pnpm prove --turns SECONDS` runs
 * as many of the light ones among them as the seconds allow, others with each commit.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { proofFiles } from './proof-files.ts';
import { type Report, type Result, resultFile, resultOf, whyNotWritten } from './results.ts';
import { SCALE } from './support/scale.ts';
import { findStale, readCoverage, type Staleness } from './stale.ts';
import { turnOf } from './turns.ts';

const USUAL_LIMIT_MINUTES = 10;
const MOST_WAIT_MS = 180_000;
/** Neither what a busy machine would fail, nor what runs tests that have just been run. */
const NOT_LIGHT = /\b(?:byRealTime|runsTests): true\b/;
const all = [...proofFiles.keys()];

const asked = process.argv.slice(2).filter((argument) => argument !== '--');
if (asked.includes('--help') || asked.includes('-h')) {
  say(
    `Usage: pnpm prove [--stale | --turns SECONDS] [NAME…]\n\nHeavy checks:\n${all.map((name) => `  ${name}`).join('\n')}`,
  );
  process.exit(0);
}
if (asked.includes('--stale')) {
  sayStale(staleOnes());
  process.exit(0);
}
if (asked[0] === '--turns') asked.splice(0, 2, ...takeTurns(Number(asked[1])));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  process.exit(2);
}

// Pages and workers are served as they are built, and packages used as they are published.
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 2, 2] });
let failed = 0;
for (const name of asked.length > 0 ? asked : all) {
  say(`prove ${name} …`);
  if (textOf(name).includes('byRealTime: true')) await quietMachine();
  const before = { ...treeState(), load: loadNow() };
  const report = await runOne(name);
  if (!report.passed) failed++;
  say(`${report.passed ? 'ok  ' : 'FAIL'} ${name} (${report.seconds} s) ${JSON.stringify(report.figures)}`);
  writeResult(report, before);
}
process.exit(failed === 0 ? 0 : 1);

/** In a group of processes of its own, so that one that is stopped at the limit takes its servers with it. */
async function runOne(name: string): Promise<Report> {
  const child = spawn(process.execPath, ['--conditions=@svc/source', proofFiles.get(name) ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
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
  return Number(textOf(name).match(/\blimitMinutes: (\d+)/)?.[1] ?? USUAL_LIMIT_MINUTES);
}

function textOf(name: string): string {
  return readFileSync(proofFiles.get(name) ?? '', 'utf8');
}

/** What is judged by real time waits for a machine with half of its cores free, three minutes at most. */
async function quietMachine(): Promise<void> {
  const end = Date.now() + MOST_WAIT_MS;
  while (loadavg()[0]! > cpus().length / 2 && Date.now() < end) await pause(5_000);
}

function loadNow(): number {
  return Math.round(loadavg()[0]! * 10) / 10;
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
function writeResult(report: Report, before: TreeState & { readonly load: number }): void {
  const after = treeState();
  const moved = after.commit === before.commit ? [] : [`now at ${after.commit}`];
  const why = whyNotWritten(report.scale, [...before.changed, ...after.changed, ...moved]);
  if (why !== undefined) return say(`not written to tests/results: ${why}`);
  const { commit, tree, load } = before;
  const day = new Date().toISOString().slice(0, 10);
  const { name, bar, passed, seconds, scale, figures } = report;
  const seen = { name, bar, passed, seconds, scale, figures, commit, tree, day, load, machine: machine() };
  writeFileSync(resultFile(name), `${JSON.stringify(seen satisfies Result, null, 2)}\n`);
}

function staleOnes(): Staleness[] {
  const coverage = all.map((name) => [name, readCoverage(proofFiles.get(name) ?? '', textOf(name))] as const);
  return findStale((name) => resultOf(name)?.commit, new Map(coverage), changedSince);
}

/** Which light ones run now; the others are told. */
function takeTurns(seconds: number): string[] {
  const stale = staleOnes();
  const light = stale.map(({ name }) => name).filter((name) => !NOT_LIGHT.test(textOf(name)));
  const commits = Number(git('rev-list', '--count', 'HEAD'));
  const turn = turnOf(light, (name) => resultOf(name)?.seconds, { seconds, turn: commits });
  sayStale(stale.filter(({ name }) => !turn.includes(name)));
  if (turn.length === 0) process.exit(0);
  return turn;
}

function sayStale(stale: readonly Staleness[]): void {
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
