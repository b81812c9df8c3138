import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Browsers of 2022 and later. */
const TARGET = ['es2022', 'chrome102', 'firefox102', 'safari15.4'];
const FILES = ['index.html', 'launch.html', 'style.css', 'settings.json'];

/** Writes the app as static files; the scoring is a file of its own, loaded once there is a record. */
export async function buildSmartApp(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: ['main', 'launch-page'].map((name) => join(HERE, 'src', `${name}.ts`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: TARGET,
    conditions: ['@svc/source'],
    legalComments: 'none',
    logLevel: 'warning',
  });
  await Promise.all(FILES.map((name) => copyFile(join(HERE, name), join(folder, name))));
}

if (import.meta.main) {
  const folder = process.argv[2] ?? join(HERE, 'dist');
  await buildSmartApp(folder);
  process.stdout.write(`${folder} written\n`);
}
