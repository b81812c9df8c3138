/** A value of the content as lines that can be read and compared: one fact each. */

/** `path: value` for every fact in a value; what is missing or empty gives no line, and code none but a name of its own. */
export function linesOf(value: unknown, path = ''): string[] {
  if (value === undefined || isEmpty(value) || isSchema(value)) return [];
  if (typeof value === 'function')
    return isNamed(value.name, path) ? [`${path}: ${wordsOf(value.name)}`] : [];
  const plain = plainOf(value);
  if (plain !== undefined) return [path === '' ? plain : `${path}: ${plain}`];
  if (value instanceof Map)
    return [...value].flatMap(([key, each]) => linesOf(each, join(path, wordOf(key))));
  const list = value instanceof Set ? [...value] : value;
  if (Array.isArray(list))
    return list.flatMap((each, i) => linesOf(each, `${path}[${nameOf(each) ?? i + 1}]`));
  return Object.entries(value as object).flatMap(([key, each]) => linesOf(each, join(path, key)));
}

/** What an entry is called; undefined where it has no name of its own. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const named = entry as Readonly<Record<string, unknown>>;
  const name = named.key ?? named.id;
  return typeof name === 'string' ? name : undefined;
}

/** The value in one line, where it fits one: what is simple, a list of that, a rule, a source with its status. */
function plainOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ');
  if (value instanceof RegExp) return `\`${String(value)}\``;
  if (typeof value !== 'object' || value === null) return String(value);
  const list = value instanceof Set ? [...value] : value;
  if (Array.isArray(list)) return list.every(isSimple) ? list.map(wordOf).join(', ') : undefined;
  if (value instanceof Map) return undefined;
  const { status, source, ...more } = value as Readonly<Record<string, unknown>>;
  const isSource = typeof status === 'string' && typeof source === 'string' && Object.keys(more).length === 0;
  return isSource ? `${status}: ${source}` : undefined;
}

/** A rule that several entries share has a name; any other is called as the field it stands in. */
function isNamed(name: string, path: string): boolean {
  return /^(?:is|has)[A-Z]/.test(name) && !path.endsWith(name);
}

/** `isSevereKidney` reads "is severe kidney". */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && value.length === 0) || (value instanceof Set && value.size === 0);
}

/** What a request may be is told by the OpenAPI document. */
function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isSimple(value: unknown): boolean {
  return typeof value !== 'object' && typeof value !== 'function';
}

function wordOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value).replace(/\s+/g, ' ');
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
