import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A checkout with an install of its own, built. */
export interface Tree {
  readonly folder: string;
  remove(): void;
}

export const THIS_TREE = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder is taken as it is; for a git ref a worktree is made, installed and built in a temporary folder. */
export function openTree(place: string): Tree {
  if (existsSync(join(place, 'package.json'))) {
    const folder = resolve(place);
    build(folder);
    return { folder, remove: () => {} };
  }
  const commit = git('rev-parse', '--verify', '--end-of-options', `${place}^{commit}`);
  const parent = mkdtempSync(join(tmpdir(), 'svc-golden-'));
  const folder = join(parent, 'tree');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', folder, commit);
    run(folder, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    build(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** The newest tag, or null when there is none. */
export function newestTag(): string | null {
  const tags = git('tag', '--sort=-creatordate');
  return tags === '' ? null : (tags.split('\n')[0] ?? null);
}

function build(folder: string): void {
  run(folder, process.execPath, 'scripts/build.ts', '--platform');
}

/** Programs of the tree itself come first; what they say is for people. */
function run(folder: string, program: string, ...given: string[]): void {
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
  execFileSync(program, given, { cwd: folder, env: { ...process.env, PATH: path }, stdio: ['ignore', 2, 2] });
}

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: THIS_TREE, encoding: 'utf8' }).trim();
}
