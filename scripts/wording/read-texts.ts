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
const COMPARISONS: ReadonlySet<string> = new Set(['===', '!==', 'in']);
/** Where a fact comes from, is not said; patterns and names that are read are not said either. */
const SILENT_FIELDS =
  /^(?:source|sources|evidence|grade|codes|unitAliases|task|description|names|aliases|synonyms|brands|wordings|pattern|patterns|says|asks|answers|observed|headed|numbersFrom|pairSource)$/;
const SILENT_CALLS =
  /^(?:verified|memory|ours|secondary|compile|RegExp|Set|Error|TypeError|RangeError|unverified|noSource|String\.raw|split|test|replace|includes|startsWith)$/;

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
    if (!/\p{L}/u.test(template) || seen.has(`${where}\n${template}`)) return;
    seen.add(`${where}\n${template}`);
    texts.push({ template, where, when, file });
  };
  const docOf = (node: Node): string | undefined =>
    docs.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '')?.text;

  const visit = (value: unknown, names: readonly string[], when: string): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, names, when);
      return;
    }
    if (!isNode(value) || SILENT.has(value.type) || isSilent(value)) return;
    const said = docOf(value) ?? when;
    const inside = [...names, ...nameOf(value)];
    if (value.type === 'TemplateLiteral') {
      add(templateOf(value, source), inside, said);
      visit(value['expressions'], inside, said);
      return;
    }
    if (value.type === 'Literal' && typeof value['value'] === 'string') add(value['value'], inside, said);
    for (const [field, child] of Object.entries(value))
      if (field !== 'key' || value['computed'] === true) visit(child, inside, said);
  };
  visit(program.body, [], '');
  return texts;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isSilent(node: Node): boolean {
  if (node.type === 'BinaryExpression') return COMPARISONS.has(String(node['operator']));
  if (node.type === 'Property') return SILENT_FIELDS.test(identifierOf(node['key']));
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return SILENT_CALLS.test(calleeOf(node['callee']));
  return node.type === 'TaggedTemplateExpression';
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

function templateOf({ quasis, expressions }: Node, source: string): string {
  const parts = (quasis as readonly { value: { cooked: string | null } }[]).map(
    ({ value }) => value.cooked ?? '',
  );
  return parts
    .map((part, index) => {
      const expression = (expressions as readonly Node[])[index];
      return expression === undefined
        ? part
        : `${part}{${placeholder(source.slice(expression.start, expression.end))}}`;
    })
    .join('');
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
  return /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text;
}
