import { readFileSync } from 'node:fs';
import { nameOf, PUBLISHED_FOLDERS } from '../../published.ts';
import { ROOT } from '../../root.ts';
import { table } from '../table.ts';
import { rowsFor } from './rows.ts';

const TITLE = 'Where it runs';
const HEADS = ['where', 'runs', 'shown by'];

export const where = PUBLISHED_FOLDERS.map((folder) => `${folder}/README.md`);

/** The last section of the page of each published package; what stands above it is written by hand. */
export function make(): Map<string, string> {
  return new Map(
    where.map((file, index) => {
      const [byHand] = readFileSync(ROOT + file, 'utf8').split(`\n## ${TITLE}\n`);
      const rows = rowsFor(nameOf(PUBLISHED_FOLDERS[index] ?? '')).map(({ where: place, runs, test }) => [
        place,
        runs,
        test === undefined ? '' : `\`${test}\``,
      ]);
      return [file, `${byHand}\n${table(TITLE, HEADS, rows)}`];
    }),
  );
}
