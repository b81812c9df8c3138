import { parseSync } from 'oxc-parser';
import type { Text } from './text.ts';

/** As much of a node of the syntax tree as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Nothing in these is said: types, imports, errors of a developer, what is compared or searched for. */
const SILENT: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ThrowStatement',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSTypeReference',
  'TSLiteralType',
]);
/** The way from a statement to the words it says, of which only the first part may be compared, not said. */
const COMPARED: Readonly<Record<string, string>> = { SwitchCase: 'test' };
const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', 'in']);
/** Where a fact comes from, is not said; patterns and names that are read are not said either. */
const SILENT_FIELDS =
  /^(?:source|sources|evidence|grade|codes|unitAliases|task|description|names|aliases|synonyms|brands|wordings|pattern|patterns|says|asks|answers|observed|headed|numbersFrom|pairSource)$/;
/** What a model is asked is said to nobody else. */
const FOR_MODELS = /^promptOf$/;
const SILENT_CALLS =
  /^(?:verified|memory|ours|secondary|compile|compileWords|specified|startsWith|RegExp|Error|TypeError|RangeError|unverified|noSource|String\.raw|split|test|replace|includes)$/;

/** Signs of a regular expression. */
const PATTERN = /[|*^\\]|\(\?/;

/** Every text of a source file that may be said, whole or as a part of one, in its order. */
export function readTexts(file: string, source: string): Text[] {
  const { program, comments } = parseSync(file, source);
  const docs = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ start, end, value }) => ({ start, end, text: firstSentence(value) }));
  const texts: Text[] = [];
  const seen = new Set<string>();
  const add = (template: string, names: readonly string[], when: string): void => {
    const where = names.slice(-2).join(' ') || 'module';
    if (!/\p{L}/u.test(template) || PATTERN.test(template) || seen.has(`${where}\n${template}`)) return;
    seen.add(`${where}\n${template}`);
    texts.push({ template, where, when, file });
  };
  // A comment that an empty line follows speaks of the file; a word to the linter may stand between.
  const docOf = (node: Node): string | undefined =>
    docs.findLast(
      ({ end }) =>
        end <= node.start &&
        /^[^\S\n]*\n?(?:[^\S\n]*\/\/ oxlint-[^\n]*\n)?[^\S\n]*$/.test(source.slice(end, node.start)),
    )?.text;

  const visit = (value: unknown, names: readonly string[], when: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, names, when);
      return;
    }
    if (!isNode(value) || SILENT.has(value.type) || isSilent(value)) return;
    const said = docOf(value) ?? when;
    const inside = [...names, ...nameOf(value)];
    if (isText(value)) add(templateOf(value, source), inside, said);
    const within = isText(value)
      ? expressionsOf(value).filter((expression) => choicesOf(expression) === undefined)
      : childrenOf(value);
    visit(within, inside, said);
  };
  visit(program.body, [], '');
  return texts;
}

function childrenOf(node: Node): unknown[] {
  return Object.entries(node).flatMap(([field, child]) =>
    (field === 'key' && node['computed'] !== true) || COMPARED[node.type] === field ? [] : [child],
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isSilent(node: Node): boolean {
  if (node.type === 'FunctionDeclaration') return FOR_MODELS.test(identifierOf(node['id']));
  if (node.type === 'BinaryExpression') return COMPARISONS.has(String(node['operator']));
  if (node.type === 'Property') return SILENT_FIELDS.test(identifierOf(node['key']));
  if (node.type === 'NewExpression' && calleeOf(node['callee']) === 'Set') return isSetOfKeys(node);
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return SILENT_CALLS.test(calleeOf(node['callee']));
  return node.type === 'TaggedTemplateExpression';
}

/** What is looked up in it is no text; a set that drops repeated texts holds calls and spreads. */
function isSetOfKeys(node: Node): boolean {
  const [list] = node['arguments'] as readonly unknown[];
  if (!isNode(list) || list.type !== 'ArrayExpression') return false;
  return (list['elements'] as readonly Node[]).every(({ type }) => type === 'Literal');
}

function calleeOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? identifierOf(callee['property']) : identifierOf(callee);
}

function identifierOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node['name'] ?? node['value'] ?? '');
}

/** What a reader would look for: the function, constant or field. */
function nameOf(node: Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator')
    return [identifierOf(node['id'])];
  return node.type === 'Property' ? [identifierOf(node['key'])] : [];
}

interface TextNode extends Node {
  readonly type: 'Literal' | 'TemplateLiteral' | 'BinaryExpression' | 'CallExpression';
}

/** A string, a template, or such joined by `+` or as a list. */
function isText(node: unknown): node is TextNode {
  if (!isNode(node)) return false;
  if (node.type === 'CallExpression') return joinedOf(node).length > 0;
  if (node.type === 'BinaryExpression')
    return node['operator'] === '+' && (isText(node['left']) || isText(node['right']));
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}

function templateOf(node: Node, source: string): string {
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'CallExpression')
    return joinedOf(node)
      .map((part) => templateOf(part, source))
      .join(' ');
  if (node.type === 'BinaryExpression')
    return [node['left'], node['right']]
      .map((side) => (isText(side) ? templateOf(side, source) : placeholderOf(side as Node, source)))
      .join('');
  const { quasis, expressions } = node as unknown as TemplateParts;
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return `${value.cooked ?? ''}${expression === undefined ? '' : placeholderOf(expression, source)}`;
    })
    .join('');
}

interface TemplateParts {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly expressions: readonly Node[];
}

/** The parts of `['one', 'two'].join(' ')`. */
function joinedOf({ callee }: Node): readonly Node[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || calleeOf(callee) !== 'join') return [];
  const list = callee['object'];
  const parts: unknown = isNode(list) && list.type === 'ArrayExpression' ? list['elements'] : [];
  return Array.isArray(parts) && parts.every(isText) ? parts : [];
}

/** What stands in the placeholders of a text and may hold texts of its own. */
function expressionsOf(node: Node): readonly Node[] {
  if (node.type === 'CallExpression') return joinedOf(node).flatMap(expressionsOf);
  if (node.type === 'BinaryExpression')
    return [node['left'], node['right']].flatMap((side) =>
      isText(side) ? expressionsOf(side) : [side as Node],
    );
  return node.type === 'TemplateLiteral' ? (node as unknown as TemplateParts).expressions : [];
}

/** Its name, or the words it chooses between. */
function placeholderOf(expression: Node, source: string): string {
  const choices = choicesOf(expression);
  return `{${choices?.join(' / ') ?? placeholder(source.slice(expression.start, expression.end))}}`;
}

function choicesOf(expression: Node): string[] | undefined {
  if (expression.type === 'Literal' && typeof expression['value'] === 'string') return [expression['value']];
  if (expression.type !== 'ConditionalExpression') return undefined;
  const choices = [expression['consequent'], expression['alternate']].map((each) => choicesOf(each as Node));
  return choices.some((each) => each === undefined) ? undefined : (choices.flat() as string[]);
}

const LONGEST_PLACEHOLDER = 24;

function placeholder(code: string): string {
  const name = /^[\w.]+$/.exec(code)?.[0] ?? /^(\w+)\(/.exec(code)?.[1];
  return name !== undefined && name.length <= LONGEST_PLACEHOLDER ? name : '…';
}

function firstSentence(comment: string): string {
  const text = comment
    .replace(/^\*/, '')
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
