import { execFileSync } from 'node:child_process';
import { apiPage } from './api-page.ts';
import { operationsText } from './operations-text.ts';
import { eventsText, typesText } from './types-text.ts';

const FILES = {
  'sdks/client/src/wire/types.ts': () => formatted(typesText()),
  'sdks/client/src/wire/operations.ts': () => formatted(operationsText()),
  'sdks/client/api.md': apiPage,
  'packages/webhooks/src/events.ts': () => formatted(eventsText()),
};
export const where = Object.keys(FILES);

/** What packages without a schema library take from the contracts: types, the list of operations, and `api.md`. */
export function make(): Map<string, string> {
  return new Map(Object.entries(FILES).map(([file, write]) => [file, write()]));
}

/** As the formatter wants it, so that what is written is what is kept. */
function formatted(text: string): string {
  return execFileSync('biome', ['format', '--stdin-file-path=a.ts'], { input: text, encoding: 'utf8' });
}
