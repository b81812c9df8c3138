/** Which heavy checks were seen at a commit since which the code that they are about has changed. */
import { commitOf, readSections } from './page.ts';

const COVERS = /\bcovers(?:: | = )\[([^\]]*)\]/;

/** The folders that a check says it is about, from the text of its file. @throws Error when it names none */
export function readCovers(name: string, text: string): string[] {
  const folders = [...(text.match(COVERS)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, folder = '']) => folder,
  );
  if (folders.length === 0) throw new Error(`proofs/src/${name}.ts names no folder in \`covers\``);
  return [...folders, `proofs/src/${name}`];
}

export interface Staleness {
  readonly name: string;
  /** One line for people. */
  readonly why: string;
}

/**
 * @param page the text of `docs/proof.md`
 * @param covers the folders of each check
 * @param changedSince files changed since a commit; nothing when the history does not hold it
 */
export function findStale(
  page: string,
  covers: ReadonlyMap<string, readonly string[]>,
  changedSince: (commit: string) => readonly string[] | undefined,
): Staleness[] {
  const sections = readSections(page);
  return [...covers].flatMap(([name, folders]): Staleness[] => {
    const commit = commitOf(sections.get(name));
    if (commit === undefined) return [{ name, why: 'never ran' }];
    const changed = changedSince(commit);
    if (changed === undefined) return [{ name, why: `${commit} is not in the history that is here` }];
    const about = changed.filter((file) => isSource(file) && isIn(file, folders));
    return about.length === 0
      ? []
      : [{ name, why: `${about.length} files changed since ${commit}, such as ${about[0]}` }];
  });
}

/** What a test says of the code does not change what a check sees, unless the check runs it. */
function isSource(file: string): boolean {
  return !file.endsWith('.test.ts') || file.endsWith('.heavy.test.ts');
}

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(`${folder}/`) || file === `${folder}.ts`);
}
