import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds what is published, when a source changed since: examples run as whoever installed the packages runs them. */
export function setup(): void {
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}
