import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { parseSync } from 'oxc-parser';
import { childrenOf, type Node, treeOf } from './tree.ts';

export type Names = Readonly<Record<string, unknown>>;

/** The value of an expression of a module that rests on these names alone; nothing where it rests on others. */
export function writtenValue(code: string, names: Names): unknown {
  const body = withoutTypes(`const value = ${code};`);
  try {
    return compileFunction(`${body} return value;`, Object.keys(names))(...Object.values(names));
  } catch {
    return undefined;
  }
}

/** What a module imports that its constants are written with: numbers, texts, patterns and functions. A table that rests on another is no writing. */
export async function importedBy(path: string, code: string): Promise<Names> {
  const names: Record<string, unknown> = {};
  for (const { moduleRequest, entries } of parseSync(path, code).module.staticImports) {
    const from = moduleRequest.value;
    if (entries.every(({ isType }) => isType)) continue;
    const url = from.startsWith('.') ? pathToFileURL(resolve(dirname(path), from)).href : from;
    // A package that the scripts do not have gives no names.
    const module = (await import(url).catch(() => ({}))) as Names;
    for (const { importName, localName } of entries)
      if (isSimple(module[importName.name ?? ''])) names[localName.value] = module[importName.name ?? ''];
  }
  return names;
}

export function isSimple(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || value === null || value instanceof RegExp);
}

function withoutTypes(code: string): string {
  return typesBelow(treeOf(code)).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
}

type Span = Pick<Node, 'start' | 'end'>;

/** In the order of the code. */
function typesBelow(node: Node): Span[] {
  if (!node.type.startsWith('TS')) return childrenOf(node).flatMap(typesBelow);
  const inner = node.expression as Node | undefined;
  return inner === undefined ? [node] : [...typesBelow(inner), { start: inner.end, end: node.end }];
}
