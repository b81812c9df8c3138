import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { PROJECT_ROOT } from '../src/project-root.ts';
import { RETINA_SCRIPT_FILES } from '../src/retina-page/page-scripts.ts';

const SOURCES = join(PROJECT_ROOT, 'examples/retina-capture/src');
/** Browsers of 2022 and later. */
const TARGET = ['es2022', 'chrome102', 'firefox102', 'safari15.4'];
const BEST_LEVEL = 9;

/** Bundles the scripts of the retina page, zipped as they are served. */
export async function writeRetinaPage(): Promise<void> {
  await writeScript(join(SOURCES, 'capture-page.ts'), RETINA_SCRIPT_FILES.capture, 'esm');
  await writeScript(join(SOURCES, 'quality-worker.ts'), RETINA_SCRIPT_FILES.quality, 'iife');
}

async function writeScript(entry: string, file: string, format: BuildOptions['format']): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: TARGET,
    conditions: ['@svc/source'],
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`${entry} gave no script`);
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, gzipSync(script.contents, { level: BEST_LEVEL }));
  await rename(draft, file);
}
