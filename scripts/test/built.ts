import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Builds what is published, and for tests with a database the server and the command line instead, when a source changed
 * since: tests start what people start, and examples run as whoever installed the packages runs them.
 */
export function setup({ name }: { readonly name: string }): void {
  const script = fileURLToPath(new URL('../build.ts', import.meta.url));
  const flags = name === 'database' ? ['--platform'] : [];
  const { status, stderr } = spawnSync(process.execPath, [script, ...flags], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}
