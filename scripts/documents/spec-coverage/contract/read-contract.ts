import { createHash } from 'node:crypto';

/** A heading, a row of a table, a numbered rule or a point of a list of a document of the contract. */
export interface ContractEntry {
  /** `1:2.2 | responseLatencySeconds`: document, section, and the words it begins with. */
  readonly id: string;
  /** Of its whole text, so that a change of the document is seen without holding the document here. */
  readonly hash: string;
}

const HEADING = /^#+ (\d+(?:\.\d+)?)\.? /;
const RULE = /^(\d+)\. /;
const POINT = /^[-*] /;
const MOST_WORDS = 6;

/** The entries of a document in their order. Rules and points go on over lines that are indented. */
export function readContract(document: number, markdown: string): ContractEntry[] {
  const lines = markdown.split('\n');
  const seen = new Map<string, number>();
  let section = '0';
  let isHead = true;
  return lines.flatMap((line, index) => {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      section = heading[1] ?? section;
      return [entry('heading', sectionText(lines, index))];
    }
    if (!line.startsWith('|')) isHead = true;
    else if (isHead) {
      isHead = false;
      return [];
    } else {
      const [first = '', second = ''] = cellsOf(line);
      return /^[-: ]*$/.test(first) ? [] : [entry(first, line, second)];
    }
    const rule = RULE.exec(line);
    if (rule !== null) return [entry(`rule ${rule[1]}`, withContinuation(lines, index))];
    if (!POINT.test(line)) return [];
    const text = withContinuation(lines, index);
    return [entry(text.slice(2).split(' ').slice(0, MOST_WORDS).join(' '), text)];
  });

  function entry(words: string, text: string, second = ''): ContractEntry {
    const plain = words.replaceAll('`', '');
    const key = `${document}:${section} | ${plain}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const hash = createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);
    const twin =
      second === '' ? `${count}` : second.replaceAll('`', '').split(' ').slice(0, MOST_WORDS).join(' ');
    return { id: count === 1 ? key : `${key} | ${twin}`, hash };
  }
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** All that stands below a heading, its tables and rules included. */
function sectionText(lines: readonly string[], from: number): string {
  const next = lines.findIndex((line, index) => index > from && line.startsWith('#'));
  return lines.slice(from, next < 0 ? undefined : next).join('\n');
}

function withContinuation(lines: readonly string[], from: number): string {
  const next = lines.findIndex((line, index) => index > from && !/^\s+\S/.test(line));
  return lines.slice(from, next < 0 ? undefined : next).join('\n');
}
