import { ERROR_CODES, ERRORS, type ErrorCode } from '@svc/contracts';
import type { Edit } from './schema-mutants.ts';
import { argumentsOf, calleeOf, keyOf, lineOf, type Source, type SyntaxNode, walk } from './source-tree.ts';

/** Each status of the error table changed to that of another code, and each code taken out of it. */
export function statusEdits(source: Source): Edit[] {
  const edits: Edit[] = [];
  walk(source.program, (node, ancestors) => {
    if (node.type !== 'Property' || keyOf(node) !== 'status') return;
    const entry = ancestors.at(-2);
    const code = entry ? keyOf(entry) : '';
    if (!isCode(code) || entry === undefined) return;
    const other = otherStatus(code);
    const { start, end } = node.value as SyntaxNode;
    const place = { file: source.file, words: [code] };
    const line = `${source.file}:${lineOf(source, node)} ${code}`;
    edits.push({ ...place, name: `${line}: status ${other}`, start, end, replacement: String(other) });
    const after = source.text[entry.end] === ',' ? entry.end + 1 : entry.end;
    edits.push({
      file: source.file,
      words: ['code'],
      name: `${line}: code removed`,
      start: entry.start,
      end: after,
      replacement: '',
    });
  });
  return edits;
}

/** The code of each error that is made, changed to another. */
export function codeEdits(source: Source): Edit[] {
  const edits: Edit[] = [];
  walk(source.program, (node) => {
    if (calleeOf(node) !== 'ApiError' || node.type !== 'NewExpression') return;
    const [argument] = argumentsOf(node);
    const code = String(argument?.value);
    if (argument === undefined || !isCode(code)) return;
    const other = otherCode(code);
    edits.push({
      file: source.file,
      words: [],
      name: `${source.file}:${lineOf(source, node)}: ${code} answered as ${other}`,
      start: argument.start,
      end: argument.end,
      replacement: `'${other}'`,
    });
  });
  return edits;
}

const isCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

/** The status of the next code of the table that has another one. */
function otherStatus(code: ErrorCode): number {
  const { status } = ERRORS[code];
  const following = [...ERROR_CODES.slice(ERROR_CODES.indexOf(code)), ...ERROR_CODES];
  return following.map((other) => ERRORS[other].status).find((other) => other !== status) ?? status;
}

/** The hardest to tell apart: one of the same status where there is one, else the next of the table. */
function otherCode(code: ErrorCode): ErrorCode {
  const { status } = ERRORS[code];
  const twin = ERROR_CODES.find((other) => other !== code && ERRORS[other].status === status);
  return twin ?? ERROR_CODES[(ERROR_CODES.indexOf(code) + 1) % ERROR_CODES.length] ?? code;
}
