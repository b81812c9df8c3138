import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the server and the command line, when a source changed since: tests start what people start. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../../../scripts/build.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--platform'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}
