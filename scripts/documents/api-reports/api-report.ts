import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Statement } from 'oxc-parser';

interface Package {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly types: string } }>>;
}

/** A declared name: the text of its declaration, and the file that names it uses are looked up in. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly text: string;
  readonly uses: readonly string[];
}

interface Module {
  readonly declared: ReadonlyMap<string, Declaration>;
  /** Names imported from other files of the package, with the file and the name there. */
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>;
  /** Names that are handed on, likewise. */
  readonly exported: ReadonlyMap<string, readonly [file: string, name: string]>;
  readonly starred: readonly string[];
}

const MOST_CHARACTERS = 6_000;

const modules = new Map<string, Module>();

/** Every public name of a package by entry, with its declaration and those it rests on, without comments. */
export function apiReport(folder: string): string {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const rests = new Map<string, Declaration>();
  // A script that a page loads as it is declares nothing.
  const typed = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [[entry, target.import.types] as const],
  );
  const entries = typed.map(([entry, types]) => {
    const names = [...exportsOf(join(folder, types))].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [, declaration] of names) collect(declaration, rests);
    return `## ${name}${entry.slice(1)}\n\n${names.map(([exported, of]) => lineOf(exported, of)).join('')}`;
  });
  const declarations = [...new Set([...rests.values()].map(printed))].toSorted();
  return `# What ${name} declares\n\n${entries.join('\n')}\n## Declarations\n\n${declarations.join('\n')}\n`;
}

/** What is longer than anybody compares by eye (a table of all schemas, say) is told by its hash. */
function printed({ text }: Declaration): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, text.indexOf(':') + 1)} … ${text.length} characters, SHA-256 ${hash}…`;
}

const lineOf = (exported: string, { name }: Declaration) =>
  exported === name ? `${name}\n` : `${exported} = ${name}\n`;

function collect(declaration: Declaration, into: Map<string, Declaration>): void {
  const key = `${declaration.file} ${declaration.name} ${declaration.text.length}`;
  if (into.has(key)) return;
  into.set(key, declaration);
  for (const used of declaration.uses) {
    const found = lookUp(declaration.file, used);
    if (found !== undefined) collect(found, into);
  }
}

/** What a name means in a file, when it is a name of this package. */
function lookUp(file: string, name: string): Declaration | undefined {
  const { declared, imported } = moduleOf(file);
  const from = imported.get(name);
  return declared.get(name) ?? (from && exportsOf(from[0]).get(from[1]));
}

function exportsOf(file: string): ReadonlyMap<string, Declaration> {
  const { exported, starred } = moduleOf(file);
  const found = new Map<string, Declaration>();
  for (const each of starred) for (const [name, declaration] of exportsOf(each)) found.set(name, declaration);
  for (const [name, [from, original]] of exported) {
    const declaration = from === file ? lookUp(file, original) : exportsOf(from).get(original);
    if (declaration !== undefined) found.set(name, declaration);
  }
  return found;
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source, { sourceType: 'module' });
  const plain = (start: number, end: number) => withoutComments(source, start, end, comments);
  const module = {
    declared: new Map<string, Declaration>(),
    imported: new Map<string, readonly [string, string]>(),
    exported: new Map<string, readonly [string, string]>(),
    starred: [] as string[],
  };
  modules.set(file, module);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = ownFile(file, statement.source.value);
      for (const each of statement.specifiers)
        if (from !== undefined && each.type === 'ImportSpecifier')
          module.imported.set(each.local.name, [from, nameIn(each.imported)]);
    } else if (statement.type === 'ExportAllDeclaration') {
      const from = ownFile(file, statement.source.value);
      if (from !== undefined) module.starred.push(from);
    } else {
      readDeclaration(statement);
    }
  }
  return module;

  function readDeclaration(statement: Statement): void {
    const isExport = statement.type === 'ExportNamedDeclaration';
    if (isExport && statement.declaration === null) {
      const from = statement.source === null ? file : ownFile(file, statement.source.value);
      for (const { local, exported } of statement.specifiers)
        if (from !== undefined) module.exported.set(nameIn(exported), [from, nameIn(local)]);
      return;
    }
    const text = plain(statement.start, statement.end);
    const uses = [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])];
    for (const name of namesDeclared(text)) {
      const before = module.declared.get(name);
      // A type and a value of one name, or overloads, are one declaration.
      const joined = before === undefined ? text : `${before.text}\n${text}`;
      module.declared.set(name, { file, name, text: joined, uses: [...(before?.uses ?? []), ...uses] });
      if (isExport) module.exported.set(name, [file, name]);
    }
  }
}

/** The names that a declaration in a declaration file gives: one, or those of a list of constants. */
function namesDeclared(text: string): string[] {
  const head =
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|var|function|class|interface|type|namespace|enum) ([\w$]+)/;
  const [, name] = head.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

/** The file a source means, when it is one of the package. */
function ownFile(file: string, source: string): string | undefined {
  return source.startsWith('.') ? join(dirname(file), source.replace(/\.js$/, '.d.ts')) : undefined;
}

const nameIn = (name: { readonly type: string }) => {
  const { name: identifier, value } = name as { readonly name?: string; readonly value?: string };
  return identifier ?? value ?? '';
};

function withoutComments(
  source: string,
  from: number,
  to: number,
  comments: readonly { readonly start: number; readonly end: number }[],
): string {
  let text = '';
  let at = from;
  for (const { start, end } of comments.filter((comment) => comment.start >= from && comment.end <= to)) {
    text += source.slice(at, start);
    at = end;
  }
  return (text + source.slice(at, to)).replace(/^\s*\n/gm, '').replace(/[ \t]+$/gm, '');
}
