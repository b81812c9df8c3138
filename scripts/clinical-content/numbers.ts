import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';

/** The expressions with a number, be it within a text or a pattern, that stand in the functions of a module, under the name of their function. */
export interface NumberInFunction {
  readonly name: string;
  /** The code around the number, as much of it as is read at a glance. */
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const MOST_CHARACTERS = 110;
const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Each once, in the order of the file. What stands outside of functions is content of its own. */
export function numbersInFunctions(code: string): NumberInFunction[] {
  const found = new Map<string, NumberInFunction>();
  for (const { number, above } of numbersOf(code)) {
    const first = above.findIndex(({ type }) => FUNCTIONS.test(type));
    if (first < 0) continue;
    const around = above.find(
      ({ type, start, end }, index) =>
        index > first && type !== 'BlockStatement' && end - start <= MOST_CHARACTERS,
    );
    const { start, end } = around ?? number;
    const name = nameOf(above.slice(0, first + 1)) ?? 'a function';
    const text = code.slice(start, end).replace(/\s+/g, ' ');
    found.set(`${name}: ${text}`, { name, code: text });
  }
  return [...found.values()];
}

/**
 * How many numbers a module has, and a hash of all of them in their order: whatever number moves, wherever it stands, a text
 * or a pattern included, this changes. Nothing where it has none.
 */
export function fingerprintOfNumbers(code: string): string | undefined {
  const numbers = numbersOf(code).flatMap(({ number }) => {
    const written = code.slice(number.start, number.end);
    return isNumber(number) ? [written] : (written.match(DIGITS) ?? []);
  });
  if (numbers.length === 0) return undefined;
  const hash = createHash('sha256').update(numbers.join(' ')).digest('hex').slice(0, 12);
  return `${numbers.length}, ${hash}`;
}

interface Placed {
  readonly number: Node;
  /** What it stands in, the module first. */
  readonly above: readonly Node[];
}

function numbersOf(code: string): Placed[] {
  const { program } = parseSync('module.ts', code, { sourceType: 'module' });
  return below(program as unknown as Node, []);
}

function below(node: Node, above: readonly Node[]): Placed[] {
  if (isNumber(node) || isWithNumber(node)) return [{ number: node, above }];
  const chain = [...above, node];
  return childrenOf(node).flatMap((child) => below(child, chain));
}

function isNumber({ type, value }: Node): boolean {
  return type === 'Literal' && typeof value === 'number';
}

const DIGITS = /\d+/g;

/** A text or a pattern with a digit in it. */
function isWithNumber({ type, value, raw }: Node): boolean {
  const written = type === 'TemplateElement' ? (value as { readonly raw: string }).raw : raw;
  return (type === 'Literal' || type === 'TemplateElement') && /\d/.test(String(written));
}

/** Without the module that an import names. */
function childrenOf(node: Node): Node[] {
  const parts = Object.entries(node).flatMap(([key, part]) => (key === 'source' ? [] : [part].flat()));
  return parts.filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The name that a function, or what it stands in, was given. */
function nameOf(above: readonly Node[]): string | undefined {
  for (const node of above.toReversed()) {
    const named = (node.id ?? node.key) as { readonly name?: string } | null | undefined;
    if (named?.name !== undefined) return named.name;
  }
  return undefined;
}
