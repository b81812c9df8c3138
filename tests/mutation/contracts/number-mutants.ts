import type { Edit } from './schema-mutants.ts';
import {
  calleeOf,
  keyOf,
  argumentsOf,
  numberOf,
  type Source,
  type SyntaxNode,
  textOf,
  walk,
} from './source-tree.ts';

/** Which numbers of a file are cut-offs. */
export interface CutOffs {
  /** Only numbers under one of these property names. */
  readonly properties?: readonly string[];
  /** Only numbers that are an argument of a call of one of these functions. */
  readonly callees?: readonly string[];
}

/** Each number of a table moved by one step of its last digit, up and down. Those inside functions and types stay. */
export function numberEdits(source: Source, { properties, callees }: CutOffs): Edit[] {
  const edits: Edit[] = [];
  walk(source.program, (node, ancestors) => {
    const value = numberOf(node);
    if (value === undefined || numberOf(ancestors.at(-1)) !== undefined || ancestors.some(isFunctionOrType))
      return;
    if (properties && !ancestors.some((above) => properties.includes(propertyOf(above)))) return;
    if (callees && !callees.includes(calleeOf(ancestors.at(-1)))) return;
    const text = textOf(source, node);
    for (const moved of neighbours(text)) {
      const name = `${source.file} ${pathOf(node, ancestors)}: ${text} moved to ${moved}`;
      edits.push({
        name,
        file: source.file,
        start: node.start,
        end: node.end,
        replacement: moved,
        words: [],
      });
    }
  });
  return edits;
}

const isFunctionOrType = ({ type }: SyntaxNode): boolean =>
  ['FunctionDeclaration', 'ArrowFunctionExpression', 'FunctionExpression', 'TSLiteralType'].includes(type);

const propertyOf = (node: SyntaxNode): string => (node.type === 'Property' ? keyOf(node) : '');

/** Where a number stands, without line numbers: `SLEEP_POINTS.anchors[3][0]`. */
function pathOf(node: SyntaxNode, ancestors: readonly SyntaxNode[]): string {
  const chain = [...ancestors, node];
  const steps = chain.map((above, index) => stepInto(above, chain[index + 1]));
  return steps.join('').replace(/^\./, '');
}

function stepInto(above: SyntaxNode, below: SyntaxNode | undefined): string {
  if (below === undefined) return '';
  if (above.type === 'VariableDeclarator') return `.${String((above.id as SyntaxNode).name)}`;
  if (above.type === 'Property') return `.${keyOf(above)}`;
  if (above.type === 'ArrayExpression') return `[${(above.elements as SyntaxNode[]).indexOf(below)}]`;
  const argument = calleeOf(above) === '' ? -1 : argumentsOf(above).indexOf(below);
  return argument < 0 ? '' : `.${calleeOf(above)}(${argument})`;
}

/** The next numbers with as many decimals. */
function neighbours(text: string): string[] {
  const plain = text.replaceAll('_', '');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const step = 10 ** -decimals;
  return [step, -step].map((change) => (Number(plain) + change).toFixed(decimals));
}
