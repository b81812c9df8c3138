/**
 * Builds the package in the current folder: JavaScript by tsup (ESM and CommonJS), declarations by tsc.
 * Each format gets its own folder, whose package.json states the module kind of the declarations beside it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';

/** Sources of what the package exports, by their place below `src`. */
const { exports: exported } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, { '@svc/source': string }>;
};
const entries = Object.fromEntries(
  Object.values(exported).map(({ '@svc/source': file }) => [
    file.slice('./src/'.length, -'.ts'.length),
    file,
  ]),
);
const FORMATS = { esm: 'module', cjs: 'commonjs' } as const;

rmSync('dist/esm', { recursive: true, force: true });
rmSync('dist/cjs', { recursive: true, force: true });
for (const format of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
  await build({
    entry: entries,
    format,
    outDir: `dist/${format}`,
    outExtension: () => ({ js: '.js' }),
    target: 'es2023',
    platform: 'neutral',
    treeshake: false,
    splitting: false,
    sourcemap: false,
    silent: true,
    config: false,
  });
}
execFileSync('tsc', ['-b'], { stdio: 'inherit' });
for (const [format, type] of Object.entries(FORMATS)) {
  cpSync('dist/types', `dist/${format}`, { recursive: true, filter: (path) => !path.endsWith('.test.d.ts') });
  pointAtJavaScript(`dist/${format}`);
  writeFileSync(`dist/${format}/package.json`, `${JSON.stringify({ type })}\n`);
}

/** Declarations keep the `.ts` of our imports; consumers resolve the `.js` beside them. */
function pointAtJavaScript(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2'),
    );
  }
}
