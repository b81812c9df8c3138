/**
 * `pnpm test [--all] [--changed [BASE]] [--only NAME[,NAME…]] [--write]`: builds, checks and tests, and closes with one line of counts; every
 * check counts as one test. Test files that start a browser or whole programs (`*.browser.test.ts`, `*.program.test.ts`) are
 * a third of the time of all: they run with `--all`, and always where `CI` is set. Where Chromium, Firefox or
 * PulseAudio is missing its tests are skipped and a line says so; where `CI` is set they fail. `--only` runs just the checks named, `--write` runs all and
 * updates `docs/spec-coverage.md`. `--changed` runs every check, and of the tests those that import what is not committed, or
 * what changed since `BASE`; tests that read files instead of importing them are left to a run of all.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingChromium, skipsChromium } from '../services/platform/src/testing/chromium-file.ts';
import { missingFirefox, skipsFirefox } from '../services/platform/src/testing/firefox-file.ts';
import { missingSoundServer, skipsSoundServer } from '../services/platform/src/testing/sound-server.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const WITH_PROGRAMS =
  process.env.CI !== undefined || process.argv.includes('--all') || process.argv.includes('--write');

/** Arguments for vitest that leave only tests of what changed; undefined for all tests. */
const CHANGED = changedOf(process.argv);

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

interface Check {
  name: string;
  /** Runs only when `--only` names it. */
  onRequest?: boolean;
  /** Takes all cores, or makes what the checks after it need. */
  alone?: boolean;
  run(): Counts | Promise<Counts>;
}

const CHECKS: Check[] = [
  { ...command('build', process.execPath, ['scripts/build.ts']), alone: true },
  // Each checker of its own works out the types that they share: one is quicker than four on two cores.
  { ...command('types', 'tsc', ['-b', '--checkers', '1']), alone: true },
  command('types of tests', 'tsc', ['-p', 'tsconfig.tests.json', '--checkers', '1']),
  command('lint', 'oxlint', ['--deny-warnings']),
  command('format', 'biome', ['format', '.']),
  command('regular expressions', process.execPath, ['--conditions=@svc/source', 'scripts/regexps.ts']),
  command('lists of folders', process.execPath, ['scripts/indexes.ts', '--check']),
  command('client of the contracts', process.execPath, [
    '--conditions=@svc/source',
    'scripts/client.ts',
    '--check',
  ]),
  command('clinical content', process.execPath, [
    '--conditions=@svc/source',
    'scripts/clinical-content.ts',
    '--check',
  ]),
  command('reports of the APIs', process.execPath, ['scripts/api-reports.ts', '--check']),
  command('OpenAPI document', 'redocly', ['lint', 'docs/openapi.json', '--format=stylish'], '.', {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  }),
  command('unused', 'knip', ['--no-progress']),
  command('published packages', process.execPath, ['scripts/check-packages.ts']),
  { name: 'vitest', alone: true, run: runEverything },
  {
    name: 'database',
    onRequest: true,
    alone: true,
    run: () => runVitest(['--project', 'database'], async () => NOTHING),
  },
];

/** What tests are left out for, with how to get it. */
const lacking = [
  skipsChromium() ? missingChromium() : undefined,
  skipsFirefox() ? missingFirefox() : undefined,
  skipsSoundServer() ? missingSoundServer() : undefined,
].filter((missing) => missing !== undefined);
if (process.argv.includes('--write') && CHANGED !== undefined) {
  say('The page of coverage needs every test: --write goes without --changed.');
  process.exit(1);
}
if (process.argv.includes('--write') && lacking.length > 0) {
  say(`The page of coverage needs every test. ${lacking.join(' ')}`);
  process.exit(1);
}
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]?.split(',')
  : undefined;
let total = NOTHING;
const wanted = CHECKS.filter((check) =>
  only ? only.some((name) => check.name.startsWith(name)) : !check.onRequest,
);
const wantsTests = wanted.some(({ name }) => name === 'vitest' || name === 'database');
while (wanted.length > 0) {
  const until = wanted.findIndex(({ alone }) => alone);
  const together = wanted.splice(0, until === 0 ? 1 : until < 0 ? wanted.length : until);
  const [first] = together;
  await Promise.all(Array.from({ length: first?.alone ? 1 : availableParallelism() }, () => take(together)));
  // What follows a failed build would only fail for the same reason.
  if (first?.name === 'build' && total.failed > 0) break;
}
if (wantsTests && CHANGED !== undefined)
  say('Left out: tests that do not import what changed. Run all before you hand in: npx pnpm test');
if (wantsTests && !WITH_PROGRAMS)
  say('Left out: tests that start a browser or whole programs (npx pnpm test --all).');
if (wantsTests && WITH_PROGRAMS && lacking.length > 0)
  say(`Skipped: tests in a browser. ${lacking.join(' ')}`);
say(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && (total.passed > 0 || CHANGED !== undefined) ? 0 : 1);

/** Runs one check after the other, as long as any is left. */
async function take(checks: Check[]): Promise<void> {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const started = performance.now();
    const counts = await check.run();
    total = add(total, counts);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    say(`${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
  }
}

function command(
  name: string,
  program: string,
  args: string[],
  cwd = '.',
  env: Record<string, string> = {},
): Check {
  return {
    name,
    run: async () => {
      const { status, output } = await finished(program, args, cwd, env);
      if (status === 0) return { passed: 1, failed: 0, skipped: 0 };
      say(output);
      return { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

function finished(
  program: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', ({ message }) => resolve({ status: null, output: output + message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

function runEverything(): Promise<Counts> {
  return CHANGED === undefined ? runVitest([], checkSpecCoverage) : runVitest(CHANGED, async () => NOTHING);
}

function changedOf(args: readonly string[]): string[] | undefined {
  if (!args.includes('--changed')) return undefined;
  const base = args[args.indexOf('--changed') + 1] ?? '--';
  return [base.startsWith('--') ? '--changed' : `--changed=${base}`, '--passWithNoTests'];
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

/** Every row of the contract has a test that carries its id. */
async function checkSpecCoverage(report: string): Promise<Counts> {
  const flags = process.argv.includes('--write')
    ? ['--write']
    : WITH_PROGRAMS && lacking.length === 0
      ? []
      : ['--partial'];
  return command('spec coverage', process.execPath, ['scripts/spec-coverage.ts', report, ...flags]).run();
}

function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

function readCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
