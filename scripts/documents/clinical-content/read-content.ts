import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Expression, parseSync } from 'oxc-parser';
import { linesOf } from './lines.ts';
import { standingOf } from './standing.ts';
import { importedBy, isSimple, type Names, writtenValue } from './written-value.ts';

/** Where what a clinician could review stands, and what the scorings weigh. */
const FOLDERS = [
  'packages/clinical/src',
  'packages/engines/src',
  'packages/mse-draft/src',
  'packages/fhir/src',
  'packages/cds-hooks/src',
  'packages/retina/src',
  'sdks/capture/src/core',
];
const NOT_CONTENT =
  /\.(?:test|fixture)\.ts$|\/(?:test-[a-z-]+|sample-calls|weights|rxnorm-products|further-atc-codes|index|engines|registry)\.ts$|\/spec\//;

/** Modules that only name what others cite. */
const SOURCES = /\/sources\.ts$/;

/** A table or a number, and the file that declares it. */
export interface Content {
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
}

/** Everything in the modules of every folder. */
export async function readContent(root: string): Promise<Content[]> {
  const found: Content[] = [];
  for (const file of contentFiles(root)) {
    const path = join(root, file);
    const module = (await import(pathToFileURL(path).href)) as Names;
    found.push(...(await contentOf(root, file, readFileSync(path, 'utf8'), module)));
  }
  return found;
}

/** The modules that hold content, from the root of the tree. */
export function contentFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => modulesOf(join(root, folder)).map((file) => relative(root, file)));
}

/**
 * Every constant that a module exports, at the file that declares it, and every one that it keeps to itself and writes out; before
 * them what they rest on. What is computed from other names, and functions, are code: no reading for a clinician.
 */
export async function contentOf(root: string, file: string, text: string, module: Names): Promise<Content[]> {
  const exported = Object.fromEntries(Object.entries(module).filter(([, value]) => isSimple(value)));
  const names: Record<string, unknown> = { ...(await importedBy(join(root, file), text)), ...exported };
  const own: Content[] = [];
  for (const { name, code } of constantsOf(text)) {
    const value = code === undefined ? module[name] : writtenValue(code, names);
    if (code !== undefined || isSimple(value)) names[name] = value;
    if (linesOf(value).length > 0) own.push({ file, name, value });
  }
  if (own.length === 0) return [];
  const values = own.map(({ value }) => value);
  const standing = SOURCES.test(file) ? 'names of sources that entries cite' : standingOf(text, values);
  return [{ file, name: 'standing', value: standing }, ...own];
}

function modulesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !NOT_CONTENT.test(`/${path}`))
    .sort()
    .map((path) => join(folder, path));
}

/** The constants at the top of a module in their order; `code` is the expression of one that is not exported. */
function constantsOf(code: string): { name: string; code: string | undefined }[] {
  const { program } = parseSync('module.ts', code, { sourceType: 'module' });
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) return [];
      if (isExported && isDerived(init)) return [];
      return [{ name: id.name, code: isExported ? undefined : code.slice(init.start, init.end) }];
    });
  });
}

/** Made from tables that stand elsewhere: several in a row, or an index of one. */
function isDerived(init: Expression): boolean {
  if (init.type === 'ArrayExpression')
    return (
      init.elements.length > 0 &&
      init.elements.every((each) => each?.type === 'SpreadElement' && each.argument.type === 'Identifier')
    );
  if (init.type === 'NewExpression') {
    const [made] = init.arguments;
    return made === undefined || (made.type === 'CallExpression' && isDerived(made));
  }
  if (init.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return false;
  const { object } = init.callee;
  return object.type === 'Identifier' && TABLE.test(object.name);
}

const TABLE = /^[A-Z][A-Z0-9_]+$/;
