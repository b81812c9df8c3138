import { build } from 'vite';

/** Bundles the console into a folder, with `manifest.json` beside its files. */
export async function buildConsole(folder: string): Promise<void> {
  const configFile = `${import.meta.dirname}/vite.config.ts`;
  const before = process.env['NODE_ENV'];
  // Whoever builds, a test among them: what is served is never the program of the developers of React.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile, mode: 'production', build: { outDir: folder } });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
