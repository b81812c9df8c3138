import { spawnSync } from 'node:child_process';

/** Code of a page, and the folder where its imports are resolved. */
export interface Snippet {
  readonly code: string;
  readonly folder: string;
  /** How many lines it prints, where that is known: more may come after its module has run. */
  readonly lines?: number;
}

/** What a snippet printed, or why it did not run. */
export type Ran = { printed: string } | { fault: string };

/**
 * Runs snippets one after the other in one process, by the packages as they are built: what they import is loaded
 * once. Each is a module of its own in its folder, and prints something.
 */
export function runSnippets(snippets: readonly Snippet[]): Ran[] {
  const input = `const SNIPPETS = ${JSON.stringify(snippets)};\n${HARNESS}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // Ends only what prints nothing and stays open.
    timeout: 200_000,
  });
  if (status !== 0) throw new Error(`The snippets do not run: ${stderr}`);
  return JSON.parse(stdout.split('\n').at(-1) ?? '');
}

/** Its last line of output is the results. */
const HARNESS = `
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const urls = SNIPPETS.map(({ folder }, index) => pathToFileURL(join(folder, 'snippet-' + index + '.ts')).href);
registerHooks({
  resolve: (specifier, context, next) =>
    urls.includes(specifier) ? { url: specifier, format: 'module-typescript', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    urls.includes(url)
      ? { format: 'module-typescript', source: SNIPPETS[urls.indexOf(url)].code, shortCircuit: true }
      : next(url, context),
});

const write = process.stdout.write.bind(process.stdout);
const results = [];
for (const [index, url] of urls.entries()) {
  const { lines = 1 } = SNIPPETS[index];
  let printed = '';
  // A server says where it listens after its module has run.
  const said = new Promise((resolve) => {
    process.stdout.write = (text) => { printed += text; if (printed.split('\\n').length > lines) resolve(); return true; };
  });
  try {
    await import(url);
    await said;
    results.push({ printed });
  } catch (error) {
    results.push({ fault: String(error?.stack ?? error) });
  }
}
process.stdout.write = write;
write('\\n' + JSON.stringify(results), () => process.exit());
`;
