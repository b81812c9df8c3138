import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { PLACES } from '../services/pages/src/docs/contents.ts';
import { ROOT } from './root.ts';

const PAGES = join(ROOT, 'services/pages');
/** What each task of the build of the pages runs, and the programs that it bundles. */
const TASKS: Readonly<Record<string, { readonly script: string; readonly programs: readonly string[] }>> = {
  'build:capture': { script: 'prepare-capture-page', programs: ['apps/capture-page/src/interview.ts'] },
  'build:console': { script: 'prepare-console', programs: ['apps/console/src/main.tsx'] },
  'build:docs': { script: 'prepare-docs', programs: ['apps/docs-page/src/main.ts'] },
  'build:reference': { script: 'prepare-reference', programs: [] },
  'build:retina': {
    script: 'prepare-retina-page',
    programs: ['apps/retina-page/src/capture-page.ts', 'apps/retina-page/src/quality-worker.ts'],
  },
};

/** Of each task the files whose change makes it run again, from the root. */
let inputs: Map<string, ReadonlySet<string>>;

beforeAll(() => {
  const { stdout, stderr } = spawnSync('turbo', ['run', ...Object.keys(TASKS), '--dry=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (stdout === '') throw new Error(stderr);
  const { tasks } = JSON.parse(stdout) as { tasks: { task: string; inputs: Record<string, string> }[] };
  inputs = new Map(
    tasks.map((each) => [
      each.task,
      new Set(Object.keys(each.inputs).map((file) => relative(ROOT, join(PAGES, file)))),
    ]),
  );
});

const missingOf = (task: string, files: readonly string[]) =>
  files.filter((file) => !(inputs.get(task) ?? new Set()).has(file));

/** Sources that a program is made of, without packages of others. */
async function sourcesOf(entry: string, packages: 'bundle' | 'external'): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    packages,
    platform: packages === 'external' ? 'node' : 'browser',
    conditions: ['@svc/source'],
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty' },
    write: false,
    outdir: 'nowhere',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).filter(
    (file) => !file.includes('node_modules') && existsSync(ROOT + file),
  );
}

describe.each(Object.entries(TASKS))('%s runs again', (task, { script, programs }) => {
  it('when a source of what it bundles changed', async () => {
    const sources = await Promise.all(programs.map((program) => sourcesOf(program, 'bundle')));
    expect(missingOf(task, sources.flat())).toEqual([]);
  });

  it('when a source of its script changed', async () => {
    const sources = await sourcesOf(`services/pages/scripts/${script}.ts`, 'external');
    expect(sources.length).toBeGreaterThan(2);
    expect(missingOf(task, sources)).toEqual([]);
  });
});

describe('a change that concerns one task alone', () => {
  it('of a guide makes the documentation anew', () => {
    const guides = PLACES.flatMap(({ file }) => (file === undefined ? [] : [file]));
    const errors = globSync('docs/errors/*.md', { cwd: ROOT });
    expect(missingOf('build:docs', [...guides, ...errors, 'docs/code-samples.json'])).toEqual([]);
  });

  it('of the console makes nothing else anew', () => {
    const others = Object.keys(TASKS).filter((task) => task !== 'build:console');
    const made = others.filter((task) => missingOf(task, ['apps/console/src/main.tsx']).length === 0);
    expect(made).toEqual([]);
  });
});
