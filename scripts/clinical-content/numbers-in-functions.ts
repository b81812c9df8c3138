import { parseSync } from 'oxc-parser';

/** The expressions with a number that stand in the functions of a module, under the name of their function. */
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
  const { program } = parseSync('module.ts', code, { sourceType: 'module' });
  const found = new Map<string, NumberInFunction>();
  walk(program as unknown as Node, []);
  return [...found.values()];

  function walk(node: Node, above: readonly Node[]): void {
    if (node.type === 'Literal' && typeof node.value === 'number') add(node, above);
    const below = [...above, node];
    for (const child of childrenOf(node)) walk(child, below);
  }

  function add(number: Node, above: readonly Node[]): void {
    const first = above.findIndex(({ type }) => FUNCTIONS.test(type));
    if (first < 0) return;
    const around = above.find(
      ({ type, start, end }, index) =>
        index > first && type !== 'BlockStatement' && end - start <= MOST_CHARACTERS,
    );
    const { start, end } = around ?? number;
    const name = nameOf(above.slice(0, first + 1)) ?? 'a function';
    const text = code.slice(start, end).replace(/\s+/g, ' ');
    found.set(`${name}: ${text}`, { name, code: text });
  }
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
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
