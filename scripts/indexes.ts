/**
 * `pnpm indexes`: keeps the lists whose entries are the files of a folder, so that adding one touches nothing else.
 * Entries stay in the order they have; new ones come last. `--check` changes nothing and fails when a list is behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LISTS } from './indexes/lists.ts';
import { listedText } from './indexes/listed-text.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

for (const list of LISTS) {
  const path = `${ROOT}${list.file}`;
  const before = readFileSync(path, 'utf8');
  const after = listedText(list, before, ROOT);
  if (after === before) continue;
  if (!check) writeFileSync(path, after);
  process.stdout.write(
    `${list.file} ${check ? 'is behind its folder: run `npx pnpm indexes`' : 'written'}\n`,
  );
  if (check) process.exitCode = 1;
}
