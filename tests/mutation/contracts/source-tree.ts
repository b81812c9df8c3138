import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

/** A node of the syntax tree, as far as mutation looks at it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A parsed source file. */
export interface Source {
  /** Path from the root of the tree. */
  readonly file: string;
  readonly text: string;
  readonly program: SyntaxNode;
}

export function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8');
  return { file, text, program: parseAst(text, { lang: 'ts' }) as unknown as SyntaxNode };
}

type Visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void;

/** Visits every node, parents first; `ancestors` ends with the parent. */
export function walk(node: SyntaxNode, visit: Visit, ancestors: readonly SyntaxNode[] = []): void {
  visit(node, ancestors);
  const below = [...ancestors, node];
  for (const child of childrenOf(node)) walk(child, visit, below);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

export const textOf = ({ text }: Source, { start, end }: SyntaxNode): string => text.slice(start, end);

export const lineOf = ({ text }: Source, { start }: SyntaxNode): number =>
  text.slice(0, start).split('\n').length;

/** Name of an object property, `''` for a computed one. */
export function keyOf(property: SyntaxNode): string {
  const key = property.key as SyntaxNode | undefined;
  if (key?.type === 'Identifier') return String(key.name);
  return key?.type === 'Literal' ? String(key.value) : '';
}

/** Name called: `text` for `text(…)`, `.min` for `anything.min(…)`, `''` otherwise. */
export function calleeOf(node: SyntaxNode | undefined): string {
  if (node?.type !== 'CallExpression' && node?.type !== 'NewExpression') return '';
  const callee = node.callee as SyntaxNode;
  if (callee.type === 'Identifier') return String(callee.name);
  return callee.type === 'MemberExpression' ? `.${String((callee.property as SyntaxNode).name)}` : '';
}

export const argumentsOf = (call: SyntaxNode): readonly SyntaxNode[] => call.arguments as SyntaxNode[];

/** Value of a numeric literal, with its sign; `undefined` for anything else. */
export function numberOf(node: SyntaxNode | undefined): number | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node?.type !== 'UnaryExpression' || node.operator !== '-') return undefined;
  const value = numberOf(node.argument as SyntaxNode);
  return value === undefined ? undefined : -value;
}

/** Name of the top-level declaration a node stands in. */
export function declarationOf(ancestors: readonly SyntaxNode[]): string {
  for (const node of ancestors) {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
      return String((node.id as SyntaxNode).name ?? '');
  }
  return '';
}
