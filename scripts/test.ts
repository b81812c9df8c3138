/**
 * `pnpm test [--all] [--changed [BASE]] [--only NAME[,NAME…]]`: builds, checks and tests, and closes with one line of counts; every
 * check counts as one test. Test files that start a browser or whole programs (`*.browser.test.ts`, `*.program.test.ts`) are
 * a third of the time of all: they run with `--all`, and always where `CI` is set. Where Chromium, Firefox or
 * PulseAudio is missing its tests are skipped and a line says so; where `CI` is set they fail. `--only` runs just the checks named.
 * `--changed` runs every check, and of the tests those that import what is not committed, or what changed since `BASE`; tests that
 * read files instead of importing them are left to a run of all.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingChromium, skipsChromium } from '../services/platform/test/chromium-file.ts';
import { missingFirefox, skipsFirefox } from '../services/platform/test/firefox-file.ts';
import { missingSoundServer, skipsSoundServer } from '../services/platform/test/sound-server.ts';
import type { VitestReport } from './documents/spec-coverage/report.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const WITH_PROGRAMS = process.env.CI !== undefined || process.argv.includes('--all');
/** Arguments for vitest that leave only tests of what changed; undefined for all tests. */
const CHANGED = changedOf(process.argv);

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Tasks of `turbo.json`, which says what waits for what. */
const CHECKS = ['types', 'test-types', 'lint', 'format', 'regexps', 'openapi', 'unused', 'packages'];
const NAMES = ['build', ...CHECKS, 'vitest', 'database'];

/** What tests are left out for, with how to get it. */
const lacking = [
  skipsChromium() ? missingChromium() : undefined,
  skipsFirefox() ? missingFirefox() : undefined,
  skipsSoundServer() ? missingSoundServer() : undefined,
].filter((missing) => missing !== undefined);
const at = process.argv.indexOf('--only');
const wanted = at < 0 ? NAMES.slice(0, -1) : (process.argv[at + 1] ?? '').split(',');
if (wanted.some((name) => !NAMES.includes(name))) {
  say(`Usage: pnpm test [--all] [--changed [BASE]] [--only NAME[,NAME…]], of ${NAMES.join(', ')}`);
  process.exit(2);
}
let total = wanted.includes('build') ? runBuild() : NOTHING;
// What follows a failed build would only fail for the same reason.
if (total.failed === 0) {
  total = add(total, runChecks(CHECKS.filter((name) => wanted.includes(name))));
  if (wanted.includes('vitest')) total = add(total, await runEverything());
  if (wanted.includes('database'))
    total = add(total, await runVitest(['--project', 'database'], async () => NOTHING));
}
const wantsTests = wanted.includes('vitest') || wanted.includes('database');
if (wantsTests && CHANGED !== undefined)
  say('Left out: tests that do not import what changed; CI runs them, and npx pnpm test does here');
if (wantsTests && !WITH_PROGRAMS)
  say('Left out: tests that start a browser or whole programs (npx pnpm test --all).');
if (wantsTests && WITH_PROGRAMS && lacking.length > 0)
  say(`Skipped: tests in a browser. ${lacking.join(' ')}`);
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && (total.passed > 0 || CHANGED !== undefined) ? 0 : 1);

function runBuild(): Counts {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  return countsOf(status === 0);
}

/** Each counts as one test. */
function runChecks(names: readonly string[]): Counts {
  if (names.length === 0) return NOTHING;
  const tasks = names.map((name) => `//#check:${name}`);
  const flags = ['--continue=always', '--concurrency=100%', '--output-logs=errors-only', '--ui=stream'];
  const { stdout } = spawnSync('turbo', ['run', ...tasks, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  say(stdout);
  const passed = Number(/Tasks: +(\d+) successful/.exec(stdout)?.[1] ?? 0);
  return { passed, failed: names.length - passed, skipped: 0 };
}

function runEverything(): Promise<Counts> {
  return CHANGED === undefined ? runVitest([], checkSpecCoverage) : runVitest(CHANGED, async () => NOTHING);
}

function changedOf(args: readonly string[]): string[] | undefined {
  if (!args.includes('--changed')) return undefined;
  const base = args[args.indexOf('--changed') + 1] ?? '--';
  return [base.startsWith('--') ? '--changed' : `--changed=${base}`, '--passWithNoTests'];
}

function countsOf(isPassed: boolean): Counts {
  return isPassed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs vitest and counts; `inspect` may look at its report. */
async function runVitest(args: string[], inspect: (report: string) => Promise<Counts>): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A log that is read as a file is read without its colours.
  const env = {
    ...process.env,
    ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
    SVC_QUICK: WITH_PROGRAMS ? '' : '1',
  };
  const { status } = spawnSync('vitest', ['run', ...args, ...reporters], { stdio: 'inherit', env });
  const reported = existsSync(report);
  const counts = reported ? readCounts(report) : { passed: 0, failed: 1, skipped: 0 };
  // A run that fails outside of a test (an unhandled error, a file that does not load) has still failed.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  const inspected = reported ? await inspect(report) : NOTHING;
  rmSync(folder, { recursive: true });
  return add(counts, inspected);
}

/** Every row of the contract has a test that carries its id. A report of all tests is kept for `pnpm documents spec-coverage`. */
async function checkSpecCoverage(report: string): Promise<Counts> {
  const { problemsOf } = await import('./documents/spec-coverage/problems.ts');
  const isWhole = WITH_PROGRAMS && lacking.length === 0;
  const problems = problemsOf(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, !isWhole);
  for (const problem of problems) say(problem);
  if (isWhole) {
    mkdirSync('made', { recursive: true });
    copyFileSync(report, 'made/test-report.json');
  }
  return countsOf(problems.length === 0);
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

interface TestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

function readCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
