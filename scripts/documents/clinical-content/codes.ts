import { parseSync } from 'oxc-parser';
import { childrenOf, type Node } from './tree.ts';

/** What a literal is the code of; `answer` is an answer of a LOINC list. */
type CodeKind = 'loinc' | 'snomed' | 'answer';

export interface WrittenCode {
  readonly kind: CodeKind;
  readonly code: string;
}

const SHAPES: readonly (readonly [kind: CodeKind, shape: RegExp])[] = [
  ['loinc', /^(?:https?:\/\/loinc\.org[|/](?:q\/)?)?(\d{3,7}-\d)$/],
  ['answer', /^(LA\d+-\d)$/],
  ['snomed', /^(?:https?:\/\/snomed\.info\/sct\|)?(\d{6,18})$/],
];
const SYSTEM_OF_CALL: ReadonlyMap<string, CodeKind> = new Map([
  ['loinc', 'loinc'],
  ['snomed', 'snomed'],
]);
/** Properties whose digits are codes of a system without check digits. */
const OTHER_SYSTEMS: ReadonlySet<string> = new Set(['rxcui']);
const QUOTED = /(['"`])([\w|:/.-]+)\1/g;

/**
 * Every text of a module that has the shape of a LOINC or SNOMED CT code, in its code and in the examples of its comments,
 * and whatever `loinc()` and `snomed()` are given, each once. Throws where those are given no plain text.
 */
export function codesInModule(text: string): WrittenCode[] {
  const { program, comments } = parseSync('module.ts', text, { sourceType: 'module' });
  const inComments = comments.flatMap(({ value }) =>
    [...value.matchAll(QUOTED)].flatMap(([, , quoted = '']) => codeOf(quoted)),
  );
  return distinct([...below(program as unknown as Node), ...inComments]);
}

/** The same for a document of JSON. */
export function codesInJson(text: string): WrittenCode[] {
  return distinct([...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, literal = '']) => codeOf(literal)));
}

function below(node: Node, key = ''): WrittenCode[] {
  if (node.type === 'Literal' || node.type === 'TemplateElement') {
    const text = textOf(node);
    return text === undefined || OTHER_SYSTEMS.has(key) ? [] : codeOf(text);
  }
  if (node.type === 'Property')
    return [...below(node.key as Node), ...below(node.value as Node, nameOf(node.key))];
  return [...codesOfCall(node), ...childrenOf(node).flatMap((child) => below(child, key))];
}

/** What a call of `loinc` or `snomed` is given, whatever its shape. */
function codesOfCall(node: Node): WrittenCode[] {
  const kind = node.type === 'CallExpression' ? SYSTEM_OF_CALL.get(nameOf(node.callee)) : undefined;
  if (kind === undefined) return [];
  const [first] = node.arguments as readonly Node[];
  const code = first && textOf(first);
  if (code === undefined) throw new Error(`${kind}() is given no plain text`);
  return [{ kind, code }];
}

function codeOf(text: string): WrittenCode[] {
  return SHAPES.flatMap(([kind, shape]) => {
    const [, code] = shape.exec(text) ?? [];
    return code === undefined ? [] : [{ kind, code }];
  });
}

function textOf({ value }: Node): string | undefined {
  if (typeof value === 'string') return value;
  const cooked = (value as { readonly cooked?: unknown } | null | undefined)?.cooked;
  return typeof cooked === 'string' ? cooked : undefined;
}

function nameOf(node: unknown): string {
  return (node as { readonly name?: string } | null | undefined)?.name ?? '';
}

function distinct(codes: readonly WrittenCode[]): WrittenCode[] {
  return [...new Map(codes.map((it) => [`${it.kind} ${it.code}`, it])).values()];
}
