import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const GROUPS = ['packages', 'services', 'sdks', 'apps', 'examples'];
/** Packages beside the groups. */
export const BESIDE = ['cli'];
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** For every source file of the tree, the files whose behaviour depends on it, itself included. */
export function dependentsOf(root: string): (file: string) => ReadonlySet<string> {
  const importers = new Map<string, Set<string>>();
  const entries = workspaceEntries(root);
  for (const file of sourceFiles(root)) {
    for (const imported of importsOf(root, file, entries)) {
      importers.set(imported, (importers.get(imported) ?? new Set()).add(file));
    }
  }
  const known = new Map<string, ReadonlySet<string>>();
  return (file) => {
    const found = known.get(file) ?? reachable(file, importers);
    known.set(file, found);
    return found;
  };
}

function reachable(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set([file]);
  for (const next of found) for (const importer of importers.get(next) ?? []) found.add(importer);
  return found;
}

function sourceFiles(root: string): string[] {
  return [...GROUPS, ...BESIDE].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/node_modules|dist\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

/** Where what a specifier of the workspace names has its source, such as `@svc/store/test`. */
function workspaceEntries(root: string): Map<string, string> {
  const grouped = GROUPS.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`));
  const folders = [...grouped, ...BESIDE];
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .flatMap((folder) => {
        const { name, exports = {} } = JSON.parse(
          readFileSync(join(root, folder, 'package.json'), 'utf8'),
        ) as Manifest;
        return Object.entries(exports).flatMap(([path, target]): [string, string][] => {
          const source = typeof target === 'object' ? target['@svc/source'] : undefined;
          return source === undefined ? [] : [[join(name, path), join(folder, source)]];
        });
      }),
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly '@svc/source'?: string }>>;
}

function importsOf(root: string, file: string, entries: ReadonlyMap<string, string>): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [join(dirname(file), specifier)];
    const entry = entries.get(specifier);
    return entry === undefined ? [] : [entry];
  });
}
