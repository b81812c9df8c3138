import type { Row } from '../row.ts';
import type { ContractEntry } from './read-contract.ts';
import { SHOWN_BY } from './shown-by.ts';

/** The rows that stand for an entry of the documents; nothing where none does, and none is needed for those explained. */
export function rowsFor(
  { id }: Pick<ContractEntry, 'id'>,
  rows: readonly Pick<Row, 'id'>[],
): string[] | 'explained' {
  const known = SHOWN_BY[id];
  if (known !== undefined) return 'none' in known ? 'explained' : [...known];
  const [section = '', words = '', second = ''] = id.split(' | ');
  if (words === 'heading') return rows.filter((row) => isOfSection(row.id, section)).map((row) => row.id);
  const likely = new Set([
    `${section} ${words}`,
    `${section} signal.${words}`,
    `${section} ${second}`,
    `${section}.${words.replace('rule ', '')}`,
  ]);
  return rows.filter((row) => likely.has(row.id)).map((row) => row.id);
}

/** `1:2` holds `1:2.2 explain` and `1:2 x`, and not `1:20`. */
function isOfSection(id: string, section: string): boolean {
  return id.startsWith(section) && /^(?:[ .]|$)/.test(id.slice(section.length));
}
