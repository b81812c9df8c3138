import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderPages } from '../../../scripts/clinical-content/pages.ts';
import { contentOf } from '../../../scripts/clinical-content/read-content.ts';

let source = '';
let loaded = 0;

/** What a module with this text says on its page; what it imports is as it stands in the tree. */
export async function renderModule(root: string, file: string, text: string): Promise<string> {
  source = text;
  loaded += 1;
  const url = `${pathToFileURL(join(root, file)).href}?moved=${loaded}`;
  const module = (await import(url)) as Readonly<Record<string, unknown>>;
  return [...renderPages(contentOf(file, text, module)).values()].join('');
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
