import { build } from 'vite';

/** Bundles the console into a folder, with `manifest.json` beside its files. */
export async function buildConsole(folder: string): Promise<void> {
  const configFile = `${import.meta.dirname}/vite.config.ts`;
  await build({ configFile, mode: 'production', build: { outDir: folder } });
}
