import type { Mutant } from './mutant.ts';
import {
  argumentsOf,
  calleeOf,
  declarationOf,
  keyOf,
  lineOf,
  numberOf,
  type Source,
  type SyntaxNode,
  textOf,
  walk,
} from './source-tree.ts';

/** What a change is about, before it is given its tests. */
export type Edit = Pick<Mutant, 'name' | 'file' | 'start' | 'end' | 'replacement' | 'words'>;

const OBJECTS = new Set(['.object', '.looseObject', '.strictObject', '.extend']);
const BOUNDED = new Set(['numberBetween', 'integerBetween', '.min', '.max']);
const LISTED_CONSTANTS = new Set([
  'PLANS',
  'KEY_MODES',
  'KEY_KINDS',
  'EVENT_TYPES',
  'CHANGE_DIRECTIONS',
  'ORGANIZATION_SCOPES',
  'MSE_PROVENANCES',
  'MSE_CONFIDENCES',
  'MSE_RISK_LEVELS',
  'CSSRS_QUESTION_IDS',
  'CSSRS_ANSWERS',
  'MSE_AGENT_TOOLS',
]);

/** Every change of a contract file that the tests of its rows must notice. */
export function schemaEdits(sources: readonly Source[]): Edit[] {
  const usages = usagesOf(sources);
  const optionalNames = optionalNamesOf(sources);
  return sources.flatMap((source) => {
    const edits: Edit[] = [];
    walk(source.program, (node, ancestors) => {
      const words = wordsFor(ancestors, usages);
      const found = [
        ...boundChanges(node, ancestors),
        ...memberChanges(source, node, ancestors),
        ...literalChanges(source, node, ancestors),
        ...fieldChanges(source, node, ancestors, optionalNames),
      ];
      for (const { what, start, end, replacement, field } of found) {
        const about = field === undefined ? words : [field];
        const place = `${source.file}:${lineOf(source, node)} ${about.join('/')}`;
        edits.push({ name: `${place}: ${what}`, file: source.file, start, end, replacement, words: about });
      }
    });
    return edits;
  });
}

interface Change {
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The field changed, when it is not the one the node stands in. */
  readonly field?: string;
}

/** Fields that each named constant is used for, so that a change of it is looked for in their tests. */
function usagesOf(sources: readonly Source[]): Map<string, Set<string>> {
  const usages = new Map<string, Set<string>>();
  for (const { program } of sources) {
    walk(program, (node, ancestors) => {
      const field = fieldOf(ancestors);
      if (node.type !== 'Identifier' || field === undefined) return;
      const name = String(node.name);
      usages.set(name, (usages.get(name) ?? new Set()).add(field));
    });
  }
  return usages;
}

/** Constants and functions whose schema is optional already, and fields of named objects: `A.shape.field`. */
function optionalNamesOf(sources: readonly Source[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    walk(source.program, (node, ancestors) => {
      const isOptional = (value: unknown) => textOf(source, value as SyntaxNode).endsWith('.optional()');
      if (node.type === 'VariableDeclarator' && node.init && isOptional(node.init))
        names.add(String((node.id as SyntaxNode).name));
      const [object, call] = [ancestors.at(-1), ancestors.at(-2)];
      if (node.type === 'Property' && isField(call, object) && isOptional(node.value))
        names.add(`${declarationOf(ancestors)}.shape.${keyOf(node)}`);
    });
  }
  return names;
}

/** The innermost property a node is the value of, `meta` and bounds of `text()` left out. */
function fieldOf(ancestors: readonly SyntaxNode[]): string | undefined {
  const property = ancestors.findLast(
    (node, index) => node.type === 'Property' && isField(ancestors[index - 2], ancestors[index - 1]),
  );
  return property && keyOf(property);
}

const isField = (call: SyntaxNode | undefined, object: SyntaxNode | undefined): boolean =>
  object?.type === 'ObjectExpression' && OBJECTS.has(calleeOf(call));

function wordsFor(ancestors: readonly SyntaxNode[], usages: ReadonlyMap<string, Set<string>>): string[] {
  const field = fieldOf(ancestors);
  if (field !== undefined) return [field];
  const direct = usages.get(declarationOf(ancestors)) ?? new Set<string>();
  return [...direct];
}

/** Each bound of a number, a text or an array, one up and one down. */
function boundChanges(node: SyntaxNode, ancestors: readonly SyntaxNode[]): Change[] {
  const value = numberOf(node);
  const parent = ancestors.at(-1);
  if (value === undefined || numberOf(parent) !== undefined || !isBound(node, ancestors)) return [];
  const metric = ancestors.findLast((above) => above.type === 'Property' && above !== parent);
  const field = declarationOf(ancestors) === 'DMSE_METRICS' && metric ? signalKeyOf(metric) : undefined;
  return [value + 1, value - 1].map((moved) => ({
    what: `bound ${value} moved to ${moved}`,
    start: node.start,
    end: node.end,
    replacement: String(moved),
    ...(field === undefined ? {} : { field }),
  }));
}

function isBound(node: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  const parent = ancestors.at(-1);
  if (parent === undefined) return false;
  if (BOUNDED.has(calleeOf(parent))) return argumentsOf(parent).includes(node);
  if (parent.type === 'VariableDeclarator') return declarationOf(ancestors) === 'MAX_OBJECT_DEPTH';
  if (parent.type !== 'Property' || !['min', 'max'].includes(keyOf(parent))) return false;
  return calleeOf(ancestors.at(-3)) === 'text' || declarationOf(ancestors) === 'DMSE_METRICS';
}

/** `signalKey` of an entry of the metric table: what its history is called by. */
function signalKeyOf(metric: SyntaxNode): string | undefined {
  const properties = (metric.value as SyntaxNode).properties as SyntaxNode[] | undefined;
  const key = properties?.find((property) => keyOf(property) === 'signalKey');
  return key && String((key.value as SyntaxNode).value);
}

/** Each member taken out of an enum, a list of values or the table of flags. */
function memberChanges(source: Source, node: SyntaxNode, ancestors: readonly SyntaxNode[]): Change[] {
  if (node.type !== 'ArrayExpression' || !isEnumeration(ancestors)) return [];
  const elements = node.elements as SyntaxNode[];
  return elements.map((element, index) => ({
    what: `member ${textOf(source, element)} removed`,
    ...cut(source, elements, index),
    replacement: '',
    ...(declarationOf(ancestors) === 'BIOMARKER_FLAGS' ? { field: 'flag' } : {}),
  }));
}

function isEnumeration(ancestors: readonly SyntaxNode[]): boolean {
  const parent = ancestors.at(-1);
  if (calleeOf(parent) === '.enum') return true;
  if (calleeOf(parent) === 'Map') return declarationOf(ancestors) === 'BIOMARKER_FLAGS';
  return parent?.type === 'TSAsExpression' && LISTED_CONSTANTS.has(declarationOf(ancestors));
}

/** Each fixed value changed to another. */
function literalChanges(source: Source, node: SyntaxNode, ancestors: readonly SyntaxNode[]): Change[] {
  const isSchemaName =
    declarationOf(ancestors) === 'INTELLIGENCE_SCHEMA' && ancestors.at(-1)?.type === 'VariableDeclarator';
  const isLiteral = calleeOf(ancestors.at(-1)) === '.literal';
  if (!isSchemaName && !isLiteral) return [];
  const replacement =
    node.type === 'TemplateLiteral'
      ? "'another'"
      : node.type === 'Literal'
        ? { string: "'another'", boolean: String(node.value !== true) }[
            typeof node.value as 'string' | 'boolean'
          ]
        : undefined;
  if (replacement === undefined) return [];
  const what = `fixed value ${textOf(source, node)} changed`;
  return [
    { what, start: node.start, end: node.end, replacement, ...(isSchemaName ? { field: 'schema' } : {}) },
  ];
}

/** Each field dropped, given another type, made optional or required, no longer nullable. */
function fieldChanges(
  source: Source,
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  optionalNames: ReadonlySet<string>,
): Change[] {
  if (node.type !== 'Property' || !isField(ancestors.at(-2), ancestors.at(-1))) return [];
  const field = keyOf(node);
  const value = node.value as SyntaxNode;
  const schema = textOf(source, value);
  const properties = (ancestors.at(-1) as SyntaxNode).properties as SyntaxNode[];
  const replaced = (what: string, text: string): Change => ({
    what,
    start: node.start,
    end: node.end,
    replacement: `${textOf(source, node.key as SyntaxNode)}: ${text}`,
    field,
  });
  const optional = chainedCall(value, '.optional');
  const nullable = chainedCall(value, '.nullable');
  const nullish = chainedCall(value, '.nullish');
  const named = optionalNames.has(calleeOf(value) || schema);
  return [
    { what: 'field dropped', ...cut(source, properties, properties.indexOf(node)), replacement: '', field },
    replaced('field given another type', otherType(schema, named || (optional ?? nullish) !== undefined)),
    nullish
      ? replaced('made required', `${without(source, value, nullish)}.nullable()`)
      : optional
        ? replaced('made required', without(source, value, optional))
        : named
          ? replaced('made required', `${schema}.unwrap()`)
          : replaced('made optional', `${schema}.optional()`),
    ...(nullable ? [replaced('no longer nullable', without(source, value, nullable))] : []),
    ...(nullish ? [replaced('no longer nullable', `${without(source, value, nullish)}.optional()`)] : []),
  ];
}

/** The call of `method` in the chain that makes a field's schema. */
function chainedCall(value: SyntaxNode, method: string): SyntaxNode | undefined {
  let link: SyntaxNode | undefined = value;
  while (link?.type === 'CallExpression') {
    if (calleeOf(link) === method) return link;
    const callee = link.callee as SyntaxNode;
    link = callee.type === 'MemberExpression' ? (callee.object as SyntaxNode) : undefined;
  }
  return undefined;
}

/** The schema's text without one call of its chain. */
function without(source: Source, value: SyntaxNode, call: SyntaxNode): string {
  const { object } = call.callee as unknown as { object: SyntaxNode };
  return source.text.slice(value.start, object.end) + source.text.slice(call.end, value.end);
}

function otherType(schema: string, optional: boolean): string {
  const isNumber = /^(z\s*\.(number|int|boolean|array)|numberBetween|integerBetween)/.test(schema);
  return `${isNumber ? 'z.string()' : 'z.number()'}${optional ? '.optional()' : ''}`;
}

/** The range that takes out one entry of a list with its comma. */
function cut(
  { text }: Source,
  entries: readonly SyntaxNode[],
  index: number,
): { start: number; end: number } {
  const [entry, next, before] = [entries[index], entries[index + 1], entries[index - 1]];
  if (entry === undefined) throw new RangeError('no such entry');
  if (next) return { start: entry.start, end: next.start };
  if (before) return { start: before.end, end: entry.end };
  const comma = /^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0;
  return { start: entry.start, end: entry.end + comma };
}
