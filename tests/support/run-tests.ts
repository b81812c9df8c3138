import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Report {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What test files say when they run with the heavy ones among them. */
export interface TestRun {
  readonly files: number;
  readonly held: number;
  readonly skipped: number;
  /** The full names of those that did not hold. */
  readonly failed: readonly string[];
}

/** Runs test files, the heavy ones too, one after the other. A statement that is skipped does not hold, unless said so. */
export function runTests(
  files: readonly string[],
  {
    env = {},
    maySkip = false,
  }: { readonly env?: Readonly<Record<string, string>>; readonly maySkip?: boolean } = {},
): TestRun {
  const file = join(mkdtempSync(join(tmpdir(), 'svc-tests-')), 'report.json');
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--maxWorkers=1'];
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...files], {
    cwd: ROOT,
    env: { ...process.env, ...env, SVC_HEAVY: maySkip ? '' : '1' },
    stdio: ['ignore', 2, 2],
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(dirname(file), { recursive: true });
  return {
    files: report.testResults.length,
    held: report.numPassedTests,
    skipped: report.numPendingTests,
    failed: report.testResults.flatMap(({ name, assertionResults }) => [
      ...(assertionResults.length === 0 ? [name] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed' || (status !== 'passed' && !maySkip))
        .map(({ fullName }) => fullName),
    ]),
  };
}
