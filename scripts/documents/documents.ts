import { globSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { ROOT } from '../root.ts';

/** What each `document.ts` exports. */
interface Document {
  /** Where it goes: the files of a document, or patterns of them, from the root of the tree. */
  readonly where: readonly string[];
  /** Its texts by file. @throws Error that says why they cannot be made */
  make(): ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;
}

/** What is made from the code, those first that others are made from. */
const DOCUMENTS = {
  indexes: () => import('./indexes/document.ts'),
  examples: () => import('./examples/document.ts'),
  openapi: () => import('./openapi/document.ts'),
  client: () => import('./client/document.ts'),
  console: () => import('./console/document.ts'),
  python: () => import('./python/document.ts'),
  samples: () => import('./samples/document.ts'),
  compatibility: () => import('./compatibility/document.ts'),
  'api-reports': () => import('./api-reports/document.ts'),
  'clinical-content': () => import('./clinical-content/document.ts'),
  'model-cards': () => import('./model-cards/document.ts'),
  wording: () => import('./wording/document.ts'),
  asvs: () => import('./asvs/document.ts'),
  proof: () => import('./proof/document.ts'),
  'spec-coverage': () => import('./spec-coverage/document.ts'),
} as const satisfies Record<string, () => Promise<Document>>;

export type DocumentName = keyof typeof DOCUMENTS;

export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[];
/** Of what tests and heavy checks saw: made where somebody asks for them, and not kept in git. */
const ON_DEMAND: ReadonlySet<DocumentName> = new Set(['proof', 'spec-coverage']);
export const COMMITTED = DOCUMENT_NAMES.filter((name) => !ON_DEMAND.has(name));

/** A file that is not as it would be made: a text is missing where it is not there, or is to go. */
export interface Change {
  readonly file: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export async function changesOf(name: DocumentName): Promise<Change[]> {
  const { where, make }: Document = await DOCUMENTS[name]();
  const made = await make();
  return [...new Set([...made.keys(), ...globSync([...where], { cwd: ROOT })])]
    .map((file) => ({ file, before: textOf(file), after: made.get(file) }))
    .filter(({ before, after }) => before !== after);
}

export function apply({ file, after }: Change): void {
  if (after === undefined) return rmSync(ROOT + file);
  mkdirSync(dirname(ROOT + file), { recursive: true });
  writeFileSync(ROOT + file, after);
}

/** The lines that would go and come, with the entry they stand under: the same fact stands under many. */
export function linesOfChange({ file, before = '', after = '' }: Change): string[] {
  const [old, fresh] = [placed(before), placed(after)];
  const lines = [
    ...[...old].filter((line) => !fresh.has(line)).map((line) => `${file}: - ${line}`),
    ...[...fresh].filter((line) => !old.has(line)).map((line) => `${file}: + ${line}`),
  ];
  return lines.length > 0 ? lines : [`${file}: the order of its lines`];
}

function placed(text: string): Set<string> {
  let entry = '';
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('  ')) entry = line;
    return line === entry ? line : `${entry} ${line.trim()}`;
  });
  return new Set(lines);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(ROOT + file, 'utf8');
  } catch {
    return undefined;
  }
}
