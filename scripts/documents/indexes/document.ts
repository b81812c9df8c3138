import { readFileSync } from 'node:fs';
import { ROOT } from '../../root.ts';
import { LISTS } from './lists.ts';
import { listedText } from './listed-text.ts';

export const where = LISTS.map(({ file }) => file);

/**
 * The lists whose entries are the files of a folder, so that adding one touches nothing else. Entries stay in the order
 * they have; new ones come last.
 */
export function make(): Map<string, string> {
  return new Map(
    LISTS.map((list) => [list.file, listedText(list, readFileSync(ROOT + list.file, 'utf8'), ROOT)]),
  );
}
