import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type LabelledVisit,
  labelledVisits,
} from '../../packages/mse-draft/test-support/classifier/labelled-visits.ts';
import { riskTopicsOf, scorableOf } from '../../packages/mse-draft/test-support/scorable.ts';

// Scores the reader of visits on the labelled visits, each half of their authors read by what is learned without that half:
// `node --conditions=@svc/source tools/score-left-out/score-left-out.ts`. It takes some minutes and a copy of the package beside it.

const PACKAGE = new URL('../../packages/mse-draft/', import.meta.url).pathname;

/** Learns in a copy: `[copy, ids of the visits to learn from]`. */
const LEARN = `
  import { writeFileSync } from 'node:fs';
  const [copy, ids] = [process.argv[1], new Set(JSON.parse(process.argv[2]))];
  const { labelledVisits } = await import(copy + 'test-support/classifier/labelled-visits.ts');
  const { weightsFiles } = await import(copy + 'test-support/classifier/learn-weights.ts');
  const visits = labelledVisits().filter(({ id }) => ids.has(id));
  for (const [path, text] of Object.entries(weightsFiles(visits))) writeFileSync(copy + 'src/' + path, text);
`;

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@svc/source', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const visits = labelledVisits();
const authors = [...new Set(visits.map(({ author }) => author))];
const folder = mkdtempSync(join(tmpdir(), 'svc-left-out-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const half of [0, 1]) {
  const copy = `${PACKAGE.slice(0, -1)}-without-${half}/`;
  try {
    cpSync(PACKAGE, copy, { recursive: true, verbatimSymlinks: true });
    const isLeftOut = ({ author }: LabelledVisit): boolean => authors.indexOf(author) % 2 === half;
    const learned = visits.filter((visit) => !isLeftOut(visit)).map(({ id }) => id);
    run(['--input-type=module', '--eval', LEARN, copy, JSON.stringify(learned)]);
    const left = visits.filter(isLeftOut);
    const write = (name: string, rows: readonly object[]): string => {
      const path = join(folder, name);
      writeFileSync(path, rows.map((row) => JSON.stringify(row)).join('\n'));
      return path;
    };
    process.stdout.write(`${left.length} visits of ${authors.length} authors' half ${half}\n`);
    process.stdout.write(
      run([
        `${copy}test-support/score-visits.ts`,
        '--visits',
        write('visits.jsonl', left.map(scorableOf)),
        '--topics',
        write('topics.jsonl', left.map(riskTopicsOf)),
      ]),
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
