import { build } from 'vite';

/** Bundles the console into the folder that its configuration names. */
export async function buildConsole(): Promise<void> {
  await build({ configFile: `${import.meta.dirname}/vite.config.ts`, mode: 'production' });
}
