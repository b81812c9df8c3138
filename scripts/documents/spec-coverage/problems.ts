import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../../root.ts';
import { faultsOfFigure } from './figures.ts';
import { findGaps, idsIn, readClaims, type VitestReport } from './report.ts';
import { ROWS } from './rows.ts';

/**
 * What is wrong between the rows of the contract and the tests of a report: a row with no test and no benchmark, a test that names a
 * row that does not exist, a figure beyond its row.
 *
 * @param isPartial the tests that start programs are not in it: what they name is not missing
 */
export function problemsOf(report: VitestReport, isPartial: boolean): string[] {
  const elsewhere = new Set(isPartial ? PROGRAMS.flatMap(idsInFile) : []);
  const { untested, unknownIds } = findGaps(ROWS, readClaims(report, ROOT), elsewhere);
  const ids = ROWS.map(({ id }) => id);
  return [
    ...new Set([
      ...untested.map(({ id, text }) => `no test: [${id}] ${text}`),
      ...unknownIds.map(({ id, file, title }) => `no such row: [${id}] in ${file}: ${title}`),
      ...ROWS.flatMap(({ id, benchmark }) => (benchmark ? faultsOfFigure(benchmark, id) : [])),
      ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two rows are called [${id}]`),
    ]),
  ];
}

const PROGRAMS = globSync('{packages,sdks,services,examples,scripts}/**/*.{program,browser}.test.ts', {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});

function idsInFile(file: string): string[] {
  return idsIn(readFileSync(ROOT + file, 'utf8'));
}
