import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Comment, parseSync, type Statement } from 'oxc-parser';

/** A worked example in the documentation of a published function. */
export interface Example {
  /** The published name. */
  readonly name: string;
  /** Below the folder of the package. */
  readonly file: string;
  /** Of its first line of code. */
  readonly line: number;
  readonly code: string;
}

export interface Published {
  /** Functions and classes with no example, by their published names. */
  readonly functionsWithoutExample: readonly string[];
  readonly examples: readonly Example[];
}

/** A declared name, with the comment that stands before it. */
interface Declaration {
  readonly file: string;
  readonly isFunction: boolean;
  readonly doc: Comment | undefined;
}

type Declarations = ReadonlyMap<string, Declaration>;

const FENCED = /^```ts\n([^]*?)^```/gm;

/** What the package in a folder publishes, by the `@svc/source` of its `exports`, with the examples of each name. */
export function readExamples(folder: string): Published {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { '@svc/source'?: string }>;
  };
  const published = new Map<string, Declaration>();
  for (const { '@svc/source': entry } of Object.values(exports))
    if (entry !== undefined)
      for (const [name, declaration] of exportsOf(join(folder, entry))) published.set(name, declaration);
  const examples: Example[] = [];
  const functionsWithoutExample: string[] = [];
  for (const [name, declaration] of published) {
    const found = examplesOf(name, declaration, folder);
    examples.push(...found);
    if (declaration.isFunction && found.length === 0) functionsWithoutExample.push(name);
  }
  return { functionsWithoutExample, examples };
}

/** The names a file exports, those it hands on from other files of the package included. */
function exportsOf(file: string): Declarations {
  const { statements, docBefore } = read(file);
  const found = new Map<string, Declaration>();
  const imported = new Map<string, () => Declaration | undefined>();
  const declared = new Map<string, Declaration>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration' && isOwn(statement.source.value)) {
      const from = join(dirname(file), statement.source.value);
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier')
          imported.set(each.local.name, () => exportsOf(from).get(nameOf(each.imported)));
    }
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner === null) continue;
    for (const [name, isFunction] of declaredBy(inner as Statement)) {
      const declaration = { file, isFunction, doc: docBefore(statement.start) };
      declared.set(name, declaration);
      if (inner !== statement) found.set(name, declaration);
    }
  }
  for (const statement of statements) {
    if (
      statement.type === 'ExportAllDeclaration' &&
      statement.exportKind !== 'type' &&
      isOwn(statement.source.value)
    )
      for (const [name, declaration] of exportsOf(join(dirname(file), statement.source.value)))
        found.set(name, declaration);
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue;
    const source = statement.source?.value;
    if (source !== undefined && !isOwn(source)) continue;
    const from = source === undefined ? undefined : exportsOf(join(dirname(file), source));
    for (const { local, exported } of statement.specifiers) {
      const name = nameOf(local);
      const declaration = from ? from.get(name) : (declared.get(name) ?? imported.get(name)?.());
      if (declaration !== undefined) found.set(nameOf(exported), declaration);
    }
  }
  return found;
}

function read(file: string) {
  const source = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docBefore = (start: number) =>
    docs.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '');
  return { statements: program.body, docBefore };
}

/** The names a statement declares, and whether each is a function or a class. */
function declaredBy(statement: Statement): [string, boolean][] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id === null ? [] : [[statement.id.name, true]];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier'
      ? [[id.name, init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression']]
      : [],
  );
}

function examplesOf(name: string, { file, doc }: Declaration, folder: string): Example[] {
  if (doc === undefined) return [];
  const source = readFileSync(file, 'utf8');
  const firstLine = source.slice(0, doc.start).split('\n').length;
  const text = doc.value.replace(/^[^\S\n]*\* ?/gm, '');
  return [...text.matchAll(/^@example\b[^]*?(?=^@\w|$(?![^]))/gm)].flatMap((part) =>
    [...part[0].matchAll(FENCED)].map((block) => ({
      name,
      file: relative(folder, file),
      line: firstLine + text.slice(0, part.index + block.index).split('\n').length,
      code: block[1] ?? '',
    })),
  );
}

const isOwn = (source: string) => source.startsWith('.');

function nameOf(name: { type: string; name?: string; value?: string }): string {
  return name.name ?? name.value ?? '';
}
