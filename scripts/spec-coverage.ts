/**
 * `node scripts/spec-coverage.ts REPORT [--write | --partial]`: ties the tests of a vitest JSON report to the rows of the
 * contract. Fails when a row has no test and no benchmark, when a test names a row that does not exist, or
 * when `docs/spec-coverage.md` is not what these tests give; `--write` updates the page.
 * `--partial` is for a report without the tests that start programs: a row that the page ties to one of those is not
 * missing, and the page is not compared.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  findGaps,
  readClaims,
  renderPage,
  rowsShownByPrograms,
  type VitestReport,
} from './spec-coverage/report.ts';
import { faultsOfFigure } from './spec-coverage/figures.ts';
import { ROWS } from './spec-coverage/rows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = new URL('../docs/spec-coverage.md', import.meta.url);
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) {
  say('Usage: node scripts/spec-coverage.ts REPORT [--write]');
  process.exit(2);
}

const claims = readClaims(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, root);
const isPartial = flags.includes('--partial');
const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
const { untested, unknownIds } = findGaps(ROWS, claims, isPartial ? rowsShownByPrograms(written) : new Set());
const text = renderPage(ROWS, claims);
if (flags.includes('--write')) writeFileSync(page, text);

const problems = [
  ...untested.map(({ id, text }) => `no test: [${id}] ${text}`),
  ...unknownIds.map(({ id, file, title }) => `no such row: [${id}] in ${file}: ${title}`),
  ...ROWS.flatMap(({ id, benchmark }) => (benchmark ? faultsOfFigure(benchmark, id) : [])),
  ...duplicates(ROWS.map(({ id }) => id)).map((id) => `two rows are called [${id}]`),
  ...(isPartial || flags.includes('--write') || written === text
    ? []
    : ['docs/spec-coverage.md is not what these tests give: run the tests with --write']),
];
for (const problem of new Set(problems)) say(problem);
process.exit(problems.length === 0 ? 0 : 1);

function duplicates(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
