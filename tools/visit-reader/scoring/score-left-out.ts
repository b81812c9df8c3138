import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LabelledVisit, labelledVisits } from '../trainer/labelled-visits.ts';
import { riskTopicsOf, scorableOf } from './scorable.ts';

// Scores the reader of visits on the labelled visits, each half of their authors read by what is learned without that half:
// `node --conditions=@svc/source tools/visit-reader/scoring/score-left-out.ts`. It takes some minutes and a copy of the package inside the project.

const ROOT = new URL('../../../', import.meta.url).pathname;
const COPIED = ['packages/mse-draft/src', 'packages/mse-draft/package.json', 'tools/visit-reader'];

/** Learns in a copy: `[copy, ids of the visits to learn from]`. */
const LEARN = `
  import { writeFileSync } from 'node:fs';
  const [copy, ids] = [process.argv[1], new Set(JSON.parse(process.argv[2]))];
  const { labelledVisits } = await import(copy + 'tools/visit-reader/trainer/labelled-visits.ts');
  const { weightsFiles } = await import(copy + 'tools/visit-reader/trainer/learn-weights.ts');
  const visits = labelledVisits().filter(({ id }) => ids.has(id));
  for (const [path, text] of Object.entries(weightsFiles(visits))) writeFileSync(copy + 'packages/mse-draft/src/' + path, text);
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
  const copy = `${ROOT}left-out-${half}/`;
  try {
    for (const path of COPIED) cpSync(ROOT + path, copy + path, { recursive: true });
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
        `${copy}tools/visit-reader/scoring/score-visits.ts`,
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
