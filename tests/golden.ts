/**
 * `pnpm golden record <folder or git ref> <file>`: the answers of a tree, a line of JSON for each request.
 * `pnpm golden compare <file> <file>`: what is different in the second one.
 */
import { compareRecordings } from './golden/golden-answers/compare.ts';
import { recordTree } from './golden/golden-answers/record.ts';
import { readRecording, writeRecording } from './golden/golden-answers/recording.ts';
import { openTree } from './golden/golden-answers/tree.ts';

const USAGE = 'Usage: golden record <folder or git ref> <file>, or golden compare <base file> <file>\n';
const [command, one, other] = process.argv.slice(2);

if (command === 'record' && one !== undefined && other !== undefined) {
  const tree = openTree(one);
  try {
    const entries = await recordTree(tree.folder);
    writeRecording(other, entries);
    process.stdout.write(`${entries.length} answers in ${other}\n`);
  } finally {
    tree.remove();
  }
} else if (command === 'compare' && one !== undefined && other !== undefined) {
  const differences = compareRecordings(readRecording(one), readRecording(other));
  for (const { request, spot, base, here } of differences)
    process.stdout.write(`${request}\n  ${spot}\n  - ${base}\n  + ${here}\n`);
  process.stdout.write(`${differences.length} differences\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
