/** `node --conditions=@svc/source scripts/wording.ts [--write]`: the page of every text, compared or written. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readDataTables } from './wording/data-tables.ts';
import { renderPage } from './wording/page.ts';
import { readSections } from './wording/sections.ts';

const file = new URL('../docs/wording.md', import.meta.url);
const page = renderPage(readSections(), readDataTables());
if (process.argv.includes('--write')) writeFileSync(file, page);
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === page;
process.stdout.write(
  isCurrent
    ? `docs/wording.md is current: ${page.split('\n').length} lines\n`
    : 'docs/wording.md is not what the sources say: run this with --write\n',
);
process.exitCode = isCurrent ? 0 : 1;
