import { execFileSync } from 'node:child_process';
import { apiPage } from './api-page.ts';
import { operationsText } from './operations-text.ts';
import { typesText } from './types-text.ts';

const CLIENT = 'sdks/client/';
const FILES = {
  'src/wire/types.ts': () => formatted(typesText()),
  'src/wire/operations.ts': () => formatted(operationsText()),
  'api.md': apiPage,
};
export const where = Object.keys(FILES).map((file) => CLIENT + file);

/** What `@svc/client` takes from the contracts: its types and its list of operations, and `api.md`. */
export function make(): Map<string, string> {
  return new Map(Object.entries(FILES).map(([file, write]) => [CLIENT + file, write()]));
}

/** As the formatter wants it, so that what is written is what is kept. */
function formatted(text: string): string {
  return execFileSync('biome', ['format', '--stdin-file-path=a.ts'], { input: text, encoding: 'utf8' });
}
