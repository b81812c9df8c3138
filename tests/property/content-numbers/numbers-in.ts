import { parseSync } from 'oxc-parser';

/** A number of a module, in whatever it stands: a literal, a text, a pattern. */
export interface FoundNumber {
  readonly start: number;
  readonly text: string;
  /** The same with its last digit moved by one. */
  readonly moved: string;
}

const NUMBER = /\d+(?:\.\d+)?/g;
/** A digit of a name: `q1`, `sha256`. Within texts these are content. */
const IN_NAME = /[\p{L}_$]\d*$/u;

/** Every number outside of comments, of names and of the paths of imports. */
export function numbersIn(code: string): FoundNumber[] {
  const { comments, module, program } = parseSync('module.ts', code, { sourceType: 'module' });
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ];
  const left = [...comments, ...requests.filter((it) => it !== null && it !== undefined)];
  const written = textsIn(program);
  return [...code.matchAll(NUMBER)].flatMap(({ index: start, 0: text }): FoundNumber[] => {
    const isIn = ({ start: from, end }: Span): boolean => start >= from && start < end;
    if (left.some(isIn)) return [];
    if (IN_NAME.test(code.slice(Math.max(0, start - 80), start)) && !written.some(isIn)) return [];
    const last = Number(text.at(-1));
    return [{ start, text, moved: `${text.slice(0, -1)}${last === 9 ? 8 : last + 1}` }];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where texts and patterns stand. */
function textsIn(node: unknown): Span[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end, value, ...rest } = node as Span & { type?: string; value?: unknown };
  if (type === 'TemplateElement' || (type === 'Literal' && typeof value !== 'number'))
    return [{ start, end }];
  return Object.values({ value, ...rest }).flatMap(textsIn);
}
