import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';

/** Browsers of 2022 and later. */
const TARGET = ['es2022', 'chrome102', 'firefox102', 'safari15.4'];
const BEST_LEVEL = 9;

/** Bundles the script of a page, zipped as it is served. */
export async function bundlePageScript(
  entry: string,
  file: string,
  format: BuildOptions['format'],
): Promise<void> {
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
  await writePageScript(script.contents, file);
}

/** Writes it zipped; whoever reads it meanwhile has the old one or the new one. */
export async function writePageScript(contents: string | Uint8Array, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, gzipSync(contents, { level: BEST_LEVEL }));
  await rename(draft, file);
}
