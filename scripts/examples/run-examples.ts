import { spawnSync } from 'node:child_process';
import { parseSync, type Statement } from 'oxc-parser';
import { type Example, readExamples } from './read-examples.ts';

export interface ExampleResult extends Pick<Example, 'name' | 'file' | 'line'> {
  /** Values that were compared. */
  readonly compared: number;
  /** What is not as the example says; empty when all is. */
  readonly faults: readonly string[];
}

/** A comment `// → …` and the statement whose value it shows. */
interface Shown {
  readonly statement: Statement;
  readonly expected: string;
}

const ARROW = '→';
const THROWS = /^throws\b\s*/;

/**
 * Runs every example of the published functions of a package, all in one process whose folder is the package's. The
 * value of an expression, or of the one name that is declared, is compared with what `// →` shows after it, on its line
 * or the next: an expression (`// → { tries: 9 }`), or the beginning of an error (`// → throws TypeError: An event`).
 */
export function runExamples(folder: string): ExampleResult[] {
  const { examples } = readExamples(folder);
  return runAll(examples, folder);
}

/** @param folder where the imports of the examples are resolved */
export function runAll(examples: readonly Example[], folder: string): ExampleResult[] {
  const programs = examples.map(({ code }) => instrumented(code));
  const text = programs.map((program) => ('code' in program ? asFunction(program.code) : 'async () => {}'));
  const ran = runProgram(`${HARNESS}\nawait run([\n${text.join(',\n')}\n]);`, folder);
  return examples.map(({ name, file, line }, index) => {
    const program = programs[index];
    if (program === undefined || 'fault' in program)
      return { name, file, line, compared: 0, faults: [program?.fault ?? 'was not read'] };
    const { compared, faults } = ran[index] ?? { compared: 0, faults: ['did not run'] };
    const silent = program.shown === 0 ? [`shows no value: write "// ${ARROW} …" after an expression`] : [];
    return { name, file, line, compared, faults: [...silent, ...faults] };
  });
}

/** The code with each shown value handed to `shown`, or why that cannot be. */
function instrumented(code: string): { code: string; shown: number } | { fault: string } {
  const { program, errors } = parseSync('example.ts', code, { sourceType: 'module' });
  if (errors.length > 0) return { fault: `cannot be parsed: ${errors[0]?.message}` };
  const shown = readShown(code);
  if ('fault' in shown) return shown;
  const edits = program.body.flatMap((statement) => {
    const of = shown.list.find((each) => each.statement.start === statement.start);
    const text =
      statement.type === 'ImportDeclaration' ? asAwait(code, statement) : of && comparing(code, of);
    return text === undefined ? [] : [{ start: statement.start, end: statement.end, text }];
  });
  let edited = code;
  for (const { start, end, text } of edits.toReversed())
    edited = edited.slice(0, start) + text + edited.slice(end);
  return { code: edited, shown: shown.list.length };
}

function readShown(code: string): { list: Shown[] } | { fault: string } {
  const { program, comments } = parseSync('example.ts', code, { sourceType: 'module' });
  const list: Shown[] = [];
  for (const [index, { value, start, end }] of comments.entries()) {
    if (!value.trim().startsWith(ARROW)) continue;
    let expected = value.trim().slice(ARROW.length).trim();
    // A long value goes on in the comments on the next lines.
    for (let next = index + 1, from = end; !isExpected(expected) && next < comments.length; next++) {
      const comment = comments[next];
      if (comment === undefined || code.slice(from, comment.start).trim() !== '') break;
      expected += ` ${comment.value.trim()}`;
      from = comment.end;
    }
    if (!isExpected(expected)) return { fault: `"${ARROW} ${expected}" is no expression` };
    const statement = program.body.findLast((each) => each.end <= start);
    if (program.body.some((each) => each.start < start && start < each.end))
      return { fault: `"${ARROW} ${expected}" stands inside a statement` };
    if (statement === undefined || shownBy(code, statement) === undefined)
      return { fault: `"${ARROW} ${expected}" stands after no expression and no single declared name` };
    list.push({ statement, expected });
  }
  return { list };
}

function isExpected(text: string): boolean {
  return (
    THROWS.test(text) || parseSync('value.ts', `(${text});`, { sourceType: 'module' }).errors.length === 0
  );
}

/** The expression whose value a comment after this statement shows. */
function shownBy(code: string, statement: Statement): string | undefined {
  if (statement.type === 'ExpressionStatement')
    return code.slice(statement.expression.start, statement.expression.end);
  if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return undefined;
  const [{ id } = { id: undefined }] = statement.declarations;
  return id?.type === 'Identifier' ? id.name : undefined;
}

function comparing(code: string, { statement, expected }: Shown): string {
  const before = statement.type === 'VariableDeclaration' ? code.slice(statement.start, statement.end) : '';
  const wanted = THROWS.test(expected)
    ? `{ throws: ${JSON.stringify(expected.replace(THROWS, ''))} }`
    : `{ value: () => (${expected}) }`;
  const expression = shownBy(code, statement);
  return `${before}\nawait shown(${JSON.stringify(expression)}, async () => (${expression}), ${wanted});`;
}

/** An import as it can stand in a function. */
function asAwait(code: string, statement: Extract<Statement, { type: 'ImportDeclaration' }>): string {
  if (statement.importKind === 'type') return '';
  const from = `await import(${JSON.stringify(statement.source.value)})`;
  const names = statement.specifiers.flatMap((each) => {
    if (each.type === 'ImportDefaultSpecifier') return [`default: ${each.local.name}`];
    if (each.type === 'ImportNamespaceSpecifier') return [`...${each.local.name}`];
    if (each.importKind === 'type') return [];
    return [`${code.slice(each.imported.start, each.imported.end)}: ${each.local.name}`];
  });
  return `const { ${names.join(', ')} } = ${from};`;
}

function asFunction(code: string): string {
  return `async (shown) => {\n${code}\n}`;
}

/** Runs in the process of the examples; its last line of output is the results. */
const HARNESS = `
import { inspect, isDeepStrictEqual } from 'node:util';

async function run(examples) {
  const results = [];
  for (const example of examples) {
    const faults = [];
    let compared = 0;
    const shown = async (expression, actual, wanted) => {
      compared += 1;
      const fault = await faultOf(actual, wanted);
      if (fault) faults.push(expression + ': ' + fault);
    };
    await example(shown).catch((error) => faults.push('throws ' + error));
    results.push({ compared, faults });
  }
  process.stdout.write('\\n' + JSON.stringify(results));
}

async function faultOf(actual, wanted) {
  let value;
  try {
    value = await actual();
  } catch (error) {
    if ('throws' in wanted && String(error).startsWith(wanted.throws)) return;
    return 'throws ' + error;
  }
  if ('throws' in wanted) return 'throws nothing, and is ' + inspect(value);
  const expected = wanted.value();
  if (!isDeepStrictEqual(value, expected)) return 'is ' + inspect(value, { depth: 9 }) + ', not ' + inspect(expected, { depth: 9 });
}
`;

function runProgram(program: string, cwd: string): { compared: number; faults: string[] }[] {
  const flags = ['--input-type=module-typescript', '-'];
  const { status, stdout, stderr } = spawnSync(process.execPath, flags, {
    cwd,
    input: program,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The examples do not run: ${stderr}`);
  return JSON.parse(stdout.split('\n').at(-1) ?? '');
}
