import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPages } from '../../../scripts/documents/clinical-content/pages.ts';
import { fingerprintOfNumbers } from '../../../scripts/documents/clinical-content/numbers.ts';
import { contentOf } from '../../../scripts/documents/clinical-content/read-content.ts';

let source = '';
let loaded = 0;

/** What is kept of a module with this text: its page and the fingerprint of its numbers; what it imports is as it stands in the tree. */
export async function renderModule(root: string, file: string, text: string): Promise<string> {
  source = text;
  loaded += 1;
  const url = `${pathToFileURL(join(root, file)).href}?moved=${loaded}`;
  const module = (await import(url)) as Readonly<Record<string, unknown>>;
  const pages = renderPages(await contentOf(root, file, text, module));
  return [...pages.values(), fingerprintOfNumbers(text)].join('');
}

/** The text of a module as it stands. */
export function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

registerHooks({
  load: (url, context, next) =>
    url.includes('?moved=')
      ? { format: 'module-typescript', source, shortCircuit: true }
      : next(url, context),
});
