import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { BESIDE, GROUPS } from './import-graph.ts';

const FOLDERS = [...GROUPS, ...BESIDE, 'docs', 'scripts'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.turbo']);

/**
 * A temporary copy of the sources of `root` in which files may be changed. Packages of the workspace find each
 * other's copies; everything else installed is shared with the original.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'svc-mutation-'));
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  for (const name of [...files, ...FOLDERS]) {
    const options = { recursive: true, filter: (path: string) => !LEFT_OUT.has(basename(path)) };
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), options);
  }
  for (const folder of [root, ...workspaceFolders(root)]) linkModules(folder, { root, copy });
  return copy;
}

function workspaceFolders(root: string): string[] {
  const grouped = GROUPS.flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return [...grouped, ...BESIDE.map((name) => join(root, name))];
}

interface Trees {
  readonly root: string;
  readonly copy: string;
}

function linkModules(folder: string, trees: Trees): void {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return;
  const target = join(trees.copy, relative(trees.root, modules));
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(modules).filter((name) => !name.startsWith('.'))) {
    if (name.startsWith('@')) {
      mkdirSync(join(target, name));
      for (const scoped of readdirSync(join(modules, name))) link(join(modules, name, scoped), trees);
    } else link(join(modules, name), trees);
  }
}

function link(installed: string, { root, copy }: Trees): void {
  const place = join(copy, relative(root, installed));
  const pointsAt = resolve(dirname(installed), readlinkSync(installed));
  const path = relative(root, pointsAt);
  const ours = GROUPS.includes(dirname(path)) || BESIDE.includes(path);
  symlinkSync(ours ? join(copy, path) : realpathSync(installed), place);
}
