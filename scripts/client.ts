/**
 * `pnpm client`: writes what `@svc/client` takes from the contracts: its types and its list of operations, and `api.md`.
 * `--check` changes nothing and fails when one of them is behind.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage } from './client/api-page.ts';
import { operationsText } from './client/operations-text.ts';
import { typesText } from './client/types-text.ts';

const CLIENT = fileURLToPath(new URL('../sdks/client/', import.meta.url));
const FILES = {
  'src/wire/types.ts': typesText,
  'src/wire/operations.ts': operationsText,
  'api.md': apiPage,
};
const check = process.argv.includes('--check');

for (const [file, write] of Object.entries(FILES)) {
  const after = formatted(file, write());
  if (textOf(`${CLIENT}${file}`) === after) continue;
  if (!check) writeFileSync(`${CLIENT}${file}`, after);
  process.stdout.write(`${file} ${check ? 'is behind: run `npx pnpm client`' : 'written'}\n`);
  if (check) process.exitCode = 1;
}

/** As the formatter wants it, so that what is written is what is kept. */
function formatted(file: string, text: string): string {
  if (!file.endsWith('.ts')) return text;
  return execFileSync('biome', ['format', `--stdin-file-path=${file}`], { input: text, encoding: 'utf8' });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
