import { readDataTables } from './data-tables.ts';
import { renderPage } from './page.ts';
import { readSections } from './sections.ts';

const FILE = 'docs/wording.md';
export const where = [FILE];

/** Every text that engines and agents can say. */
export function make(): Map<string, string> {
  return new Map([[FILE, renderPage(readSections(), readDataTables())]]);
}
