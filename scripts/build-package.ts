/**
 * Builds the package in the current folder: JavaScript by tsup (ESM and CommonJS), declarations by tsc.
 * Each format gets its own folder, whose package.json states the module kind of the files beside it, and
 * repeats that importing one has no effect: bundlers read the nearest.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'tsup';

/** Sources of what the package exports, by their place below `src`. */
const {
  name: self,
  exports: exported,
  sideEffects,
} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  /** A plain path is a file that the package makes itself. */
  exports: Record<string, string | { '@svc/source': string }>;
  sideEffects: boolean;
};
const entries = Object.values(exported).flatMap((entry) =>
  typeof entry === 'string' ? [] : entry['@svc/source'],
);
/** Of a declaration, an import of a part of this package. */
const OWN_IMPORT = /(from |import\()(['"])(\.[^'"]*)\.ts\2/g;
const FORMATS = { esm: 'module', cjs: 'commonjs' } as const;

/**
 * Modules an entry hands on. In ESM each is a file of its own, so that a bundler leaves out what a page does not
 * import: all engines in one file are 800 kB, one of them 20.
 */
function reExportedBy(entry: string): string[] {
  const found = readFileSync(entry, 'utf8').matchAll(/^export (?!type)[^;]* from '(\.[^']*\.ts)';$/gm);
  const parts = [...found].map(([, file = '']) => `./${join(dirname(entry), file)}`);
  return [...parts, ...parts.flatMap(reExportedBy)];
}

const withParts = [...new Set(entries.flatMap((entry) => [entry, ...reExportedBy(entry)]))];
const namedAfterPlace = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.slice('./src/'.length, -'.ts'.length), file]));

rmSync('dist/esm', { recursive: true, force: true });
rmSync('dist/cjs', { recursive: true, force: true });
for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
  await build({
    entry: namedAfterPlace(format === 'esm' ? withParts : entries),
    format,
    outDir: `dist/${format}`,
    outExtension: () => ({ js: '.js' }),
    target: 'es2023',
    platform: 'neutral',
    // An entry that imports another by the name of the package shares its copy.
    external: [new RegExp(`^${self}(/|$)`)],
    treeshake: false,
    splitting: format === 'esm',
    sourcemap: false,
    silent: true,
    config: false,
  });
}
dropBareImports('dist/esm');
// A second checker would work out the same types again.
execFileSync('tsc', ['-b', '--checkers', '1'], { stdio: 'inherit' });
const declared = declarationsFrom(entries);
for (const [format, type] of Object.entries(FORMATS)) {
  for (const [file, text] of declared) write(`dist/${format}/${file}`, text);
  write(`dist/${format}/package.json`, `${JSON.stringify({ type, sideEffects })}\n`);
}

/**
 * The declarations that entries lead to, by place: whoever installs the package needs no other, and those of tests
 * and inner parts stay here. tsc keeps the `.ts` of our imports; consumers resolve the `.js` beside them.
 */
function declarationsFrom(sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (source: string) => {
    const file = `${source.slice(0, -'.ts'.length)}.d.ts`;
    if (found.has(file)) return;
    const text = readFileSync(`dist/types/${file}`, 'utf8');
    found.set(file, text.replace(OWN_IMPORT, '$1$2$3.js$2'));
    for (const [, , , imported = ''] of text.matchAll(OWN_IMPORT))
      visit(join(dirname(file), `${imported}.ts`));
  };
  for (const source of sources) visit(relative('src', source));
  return found;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** An import of a part for its effects alone: no part has any, and bundlers warn of each. */
function dropBareImports(folder: string): void {
  for (const file of globSync(`${folder}/**/*.js`))
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^import "\..*";\n/gm, ''));
}
