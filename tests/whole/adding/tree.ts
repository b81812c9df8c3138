import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Case, Edit } from './case.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** A checkout of the commit with what it needs installed, thrown away at the end. */
export interface Tree {
  readonly folder: string;
  apply(added: Case): void;
  /** Paths that differ from the commit. */
  touched(): string[];
  reset(): void;
  run(program: string, ...args: string[]): string;
  remove(): void;
}

export function checkOut(): Tree {
  const folder = join(mkdtempSync(join(tmpdir(), 'svc-adding-')), 'svc');
  git(ROOT, 'worktree', 'add', '--detach', '--quiet', folder, 'HEAD');
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  run('npx', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  return {
    folder,
    run,
    apply({ files, edits = [] }) {
      for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
      for (const edit of edits) insert(folder, edit);
    },
    touched: () =>
      git(folder, 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(3)),
    reset() {
      git(folder, 'checkout', '--quiet', '.');
      git(folder, 'clean', '-fdq');
    },
    remove() {
      git(ROOT, 'worktree', 'remove', '--force', folder);
      rmSync(dirname(folder), { recursive: true, force: true });
    },
  };
}

function insert(folder: string, { file, after, text }: Edit): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(after)) throw new Error(`${file} has no place ${JSON.stringify(after)}`);
  writeFileSync(
    path,
    source.replace(after, () => after + text),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}
