import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Expression, parseSync } from 'oxc-parser';
import { fingerprintOfNumbers, numbersInFunctions } from './numbers.ts';
import { standingOf } from './standing.ts';

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
    const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
    found.push(...contentOf(file, readFileSync(join(root, file), 'utf8'), module));
  }
  return found;
}

/** The modules that hold content, from the root of the tree. */
export function contentFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => modulesOf(join(root, folder)).map((file) => relative(root, file)));
}

/**
 * Every constant that a module exports, at the file that declares it, every number, text and pattern that it keeps to itself
 * at its top level, and the numbers in its functions; before them what they rest on.
 */
export function contentOf(file: string, text: string, module: Readonly<Record<string, unknown>>): Content[] {
  const own: Content[] = [];
  for (const constant of constantsOf(text)) {
    const value = constant.name in module ? module[constant.name] : constant.literal;
    if (value !== undefined && typeof value !== 'function') own.push({ file, name: constant.name, value });
  }
  for (const { name: inside, code } of numbersInFunctions(text))
    own.push({ file, name: `${inside}()`, value: `\`${code}\`` });
  const fingerprint = fingerprintOfNumbers(text);
  if (fingerprint !== undefined) own.push({ file, name: 'all numbers', value: fingerprint });
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

/** The constants at the top of a module in their order; `literal` is the text of one that is not exported. */
function constantsOf(code: string): { name: string; literal: string | undefined }[] {
  const { program } = parseSync('module.ts', code, { sourceType: 'module' });
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init === null) return [];
      const isFunction = init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression';
      if (isExported && isDerived(init)) return [];
      const literal = isExported || isFunction ? undefined : code.slice(init.start, init.end);
      return [{ name: id.name, literal }];
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
