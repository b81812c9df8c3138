import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { brotliFile } from '../src/scripts/built-script.ts';

/** Browsers of 2022 and later. */
const TARGET = ['es2022', 'chrome102', 'firefox102', 'safari15.4'];
const BEST_LEVEL = 9;
/** Beyond this the best quality of brotli takes too long: 40 s for the reference, for a tenth less. */
const LARGE = 1_000_000;
/** A tenth larger than by the best, in a tenth of the time. */
export const QUICK_QUALITY = 9;

/** Bundles the script of a page, packed as it is served. */
export async function bundlePageScript(
  entry: string,
  file: string,
  format: BuildOptions['format'],
  plugins: Plugin[] = [],
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
    plugins,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`${entry} gave no script`);
  await writePageScript(script.contents, file);
}

/** Writes it zipped, and packed by brotli beside. */
export async function writePageScript(
  contents: string | Uint8Array,
  file: string,
  quality = contents.length > LARGE ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeWhole(brotliFile(file), await promisify(brotliCompress)(contents, { params }));
  await writeWhole(file, await promisify(gzip)(contents, { level: BEST_LEVEL }));
}

/** Whoever reads it meanwhile has the old one or the new one. */
export async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
