import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../root.ts';
import { readClaims, renderPage, type VitestReport } from './report.ts';
import { ROWS } from './rows.ts';

/** Kept by a run of all tests. */
const REPORT = 'made/test-report.json';
const FILE = 'made/spec-coverage.md';
export const where = [FILE];

/** Every row and rule of the contract with the tests or the benchmark behind it. @throws Error before all tests ran */
export function make(): Map<string, string> {
  if (!existsSync(ROOT + REPORT)) throw new Error(`${REPORT} is not there: npx pnpm test --all`);
  const report = JSON.parse(readFileSync(ROOT + REPORT, 'utf8')) as VitestReport;
  return new Map([[FILE, renderPage(ROWS, readClaims(report, ROOT))]]);
}
