/**
 * `pnpm api-reports`: writes what each published package declares, from its built declarations, to `docs/api`. `--check`
 * changes nothing and fails when a public type is not as the report says: a change of it is meant, or noticed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiReport } from './api-reports/api-report.ts';
import { nameOf, PUBLISHED_FOLDERS } from './published.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');

for (const folder of PUBLISHED_FOLDERS) {
  const file = `docs/api/${nameOf(folder)}.d.txt`;
  const after = apiReport(`${ROOT}${folder}`);
  if (textOf(file) === after) continue;
  if (!check) writeFileSync(`${ROOT}${file}`, after);
  process.stdout.write(
    `${file} ${check ? 'is not what the package declares: run `npx pnpm api-reports` and look at the difference' : 'written'}\n`,
  );
  if (check) process.exitCode = 1;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(`${ROOT}${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
