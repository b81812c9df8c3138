import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clone of the committed tree with its packages, in which files may be changed; it ends with this process. */
export function throwAwayTree(root: string): string {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'svc-faults-'))), 'tree');
  process.once('exit', () => rmSync(join(folder, '..'), { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
  run(tmpdir(), 'git', 'clone', '--quiet', '--local', root, folder);
  run(folder, 'npx', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  return folder;
}

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
}
