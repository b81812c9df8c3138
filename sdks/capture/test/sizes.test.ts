import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** What the page of an application has already when it loads an entry. */
const SHARED = ['react', '@svc/capture', '@svc/capture/core', '@ricky0123/vad-web'];

it.each([
  ['the measurement', 'core', [], 11_000],
  ['consent and element', 'ui', [], 6500],
  ['the timeline', 'timeline', [], 6500],
  ['the hook', 'react', SHARED, 1000],
  ['the adapter of Silero', 'silero', SHARED, 1000],
  ['all that measures and sends, the client of the API in it', '.', [], 23_000],
])('%s keeps within its size', async (name, entry, external, mostBytes) => {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../src/${entry}/index.ts`, import.meta.url).pathname],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@svc/source'],
    external,
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  process.stdout.write(`@svc/capture, ${name}: ${bytes} bytes, zipped\n`);
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThan(mostBytes);
});
