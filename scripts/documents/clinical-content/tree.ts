import { parseSync } from 'oxc-parser';

/** A node of the syntax tree of a module. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function treeOf(code: string): Node {
  return parseSync('module.ts', code, { sourceType: 'module' }).program as unknown as Node;
}

/** Without the module that an import names. */
export function childrenOf(node: Node): Node[] {
  const parts = Object.entries(node).flatMap(([key, part]) => (key === 'source' ? [] : [part].flat()));
  return parts.filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
