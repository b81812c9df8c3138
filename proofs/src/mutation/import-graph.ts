import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** For every source file of the tree, the files whose behaviour depends on it, itself included. */
export function dependentsOf(root: string): (file: string) => ReadonlySet<string> {
  const importers = new Map<string, Set<string>>();
  for (const file of sourceFiles(root)) {
    for (const imported of importsOf(root, file)) {
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
  return ['packages', 'services'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .map((path) => `${folder}/${path}`),
  );
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('.')) return [join(dirname(file), specifier)];
    const name = /^@svc\/([^/]+)$/.exec(specifier)?.[1];
    const entries = [`packages/${name}/src/index.ts`, `services/${name}/src/index.ts`];
    return name === undefined ? [] : entries.filter((entry) => existsSync(join(root, entry)));
  });
}
