import { posix } from 'node:path';

/** Which heavy checks were seen at a commit since which the code that they are about has changed. */
const COVERS = /\bcovers(?:: | = )\[([^\]]*)\]/;

/** What a check says it is about. */
export interface Coverage {
  readonly folders: readonly string[];
  /** Whether what was seen is what tests did; to other checks a test is no part of the code. */
  readonly runsTests: boolean;
}

/**
 * What a check is about, from the text of its file: what it names, itself, and what it is made of.
 * @throws Error when it names no folder
 */
export function readCoverage(file: string, text: string): Coverage {
  const folders = [...(text.match(COVERS)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, folder = '']) => folder,
  );
  if (folders.length === 0) throw new Error(`${file} names no folder in \`covers\``);
  return {
    folders: [...new Set([...folders, file, ...partsOf(file, text)])],
    runsTests: /\brunsTests: true\b/.test(text),
  };
}

/** The folders that its file imports from; what several kinds share is no check's own. */
function partsOf(file: string, text: string): string[] {
  const folders = [...text.matchAll(PART)].map(([, part = '']) =>
    posix.dirname(posix.join(file, '..', part)),
  );
  return folders.filter((folder) => folder !== 'tests' && folder !== 'tests/support');
}

const PART = /from '(\.{1,2}\/[\w./-]+)'/g;

export interface Staleness {
  readonly name: string;
  /** One line for people. */
  readonly why: string;
}

/**
 * @param commitOf the commit at which a check was seen last; nothing when it never was
 * @param coverage what each check is about
 * @param changedSince files changed since a commit; nothing when the history does not hold it
 */
export function findStale(
  commitOf: (name: string) => string | undefined,
  coverage: ReadonlyMap<string, Coverage>,
  changedSince: (commit: string) => readonly string[] | undefined,
): Staleness[] {
  return [...coverage].flatMap(([name, { folders, runsTests }]): Staleness[] => {
    const commit = commitOf(name);
    if (commit === undefined) return [{ name, why: 'never ran' }];
    const changed = changedSince(commit);
    if (changed === undefined) return [{ name, why: `${commit} is not in the history that is here` }];
    const about = changed.filter((file) => isIn(file, folders) && isJudged(file, runsTests));
    return about.length === 0
      ? []
      : [{ name, why: `${about.length} files changed since ${commit}, such as ${about[0]}` }];
  });
}

/** A page says what people read: no check is about it. */
function isJudged(file: string, runsTests: boolean): boolean {
  return !file.endsWith('.md') && (runsTests || !file.endsWith('.test.ts'));
}

function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some(
    (folder) => file === folder || file.startsWith(`${folder}/`) || file === `${folder}.ts`,
  );
}
