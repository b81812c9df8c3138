import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { createVitest } from 'vitest/node';
import type { Mutant } from './mutant.ts';

type ViteOverrides = NonNullable<Parameters<typeof createVitest>[2]>;
type Plugin = Extract<NonNullable<NonNullable<ViteOverrides['plugins']>[number]>, { name: string }>;

const QUERY = /\?mutant=(\d+)$/;

/**
 * Serves each mutant as a copy of the modules it touches: `file.ts?mutant=7` is the file with change 7 made, or
 * a file that imports it, so that many mutants live beside each other in one run.
 */
export function mutantPlugin(
  root: string,
  mutants: ReadonlyMap<number, Mutant>,
  dependents: (file: string) => ReadonlySet<string>,
): Plugin {
  // Files do not move while mutants are judged.
  const known = new Map<string, { readonly id: string }>();
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const id = QUERY.exec(source)?.[1] ?? QUERY.exec(importer ?? '')?.[1];
      const mutant = mutants.get(Number(id));
      if (mutant === undefined) return null;
      const [from, by] = [source.replace(QUERY, ''), importer?.replace(QUERY, '')];
      const key = `${from} ${by}`;
      const resolved = known.get(key) ?? (await this.resolve(from, by, { ...options, skipSelf: true }));
      if (resolved === null) return null;
      known.set(key, resolved);
      const touched = dependents(mutant.file).has(relative(root, resolved.id));
      return touched ? `${resolved.id}?mutant=${id}` : resolved;
    },
    load(id) {
      const number = QUERY.exec(id)?.[1];
      if (number === undefined) return null;
      const path = id.replace(QUERY, '');
      const text = readFileSync(path, 'utf8');
      const mutant = mutants.get(Number(number));
      if (mutant === undefined || path !== join(root, mutant.file)) return text;
      return text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end);
    },
  };
}
