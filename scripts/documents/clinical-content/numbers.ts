import { createHash } from 'node:crypto';
import { childrenOf, type Node, treeOf } from './tree.ts';

/**
 * How many numbers a module has, and a hash of all of them in their order: whatever number moves, wherever it stands, a text
 * or a pattern included, this changes. Nothing where it has none.
 */
export function fingerprintOfNumbers(code: string): string | undefined {
  const numbers = below(treeOf(code)).flatMap((number) => {
    const written = code.slice(number.start, number.end);
    return isNumber(number) ? [written] : (written.match(DIGITS) ?? []);
  });
  if (numbers.length === 0) return undefined;
  const hash = createHash('sha256').update(numbers.join(' ')).digest('hex').slice(0, 12);
  return `${numbers.length}, ${hash}`;
}

/** The texts, patterns and literals with a number in them, in their order. */
function below(node: Node): Node[] {
  return isNumber(node) || isWithNumber(node) ? [node] : childrenOf(node).flatMap(below);
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
