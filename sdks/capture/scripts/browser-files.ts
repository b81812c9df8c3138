import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { WORKLET_SOURCE } from '../src/sound/worklet-source.ts';

const sourceFile = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
/** Browsers of 2022 and later. */
const TARGET = ['es2022', 'chrome102', 'firefox102', 'safari15.4'];

/** A file for a page without a bundler. */
export interface BrowserFile {
  readonly name: string;
  readonly contents: string;
  /** For the attribute `integrity` of the script. */
  readonly integrity: string;
}

/**
 * The one script, with everything a page needs and the global `SvcCapture`; the worklet; and the timeline, with the global
 * `SvcCaptureTimeline`, for pages that show one.
 */
export async function browserFiles(): Promise<readonly BrowserFile[]> {
  return [
    fileOf('capture.js', await scriptOf('one-script.ts', 'SvcCapture')),
    fileOf('capture-worklet.js', WORKLET_SOURCE),
    fileOf('capture-timeline.js', await scriptOf('timeline/index.ts', 'SvcCaptureTimeline')),
  ];
}

async function scriptOf(path: string, globalName: string): Promise<string> {
  const entry = sourceFile(path);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName,
    platform: 'browser',
    target: TARGET,
    conditions: ['@svc/source'],
    legalComments: 'none',
    // A script has no address that it knows: its page names the worklet.
    define: { 'import.meta.url': 'undefined' },
    logLevel: 'warning',
    write: false,
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`${entry} gave no script`);
  return script.text;
}

function fileOf(name: string, contents: string): BrowserFile {
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return { name, contents, integrity };
}
