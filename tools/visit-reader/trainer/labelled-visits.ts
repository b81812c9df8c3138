import { readdirSync, readFileSync } from 'node:fs';

/** A line of a visit with what its author says that it shows. */
export interface LabelledLine {
  readonly speaker: 'clinician' | 'patient' | 'relative' | 'interpreter';
  readonly text: string;
  /** `domain.option` that the line is evidence of. */
  readonly options: readonly string[];
  /** What the line says of risk. */
  readonly topics: readonly string[];
  /** How words of risk are said that are not asserted of the patient. */
  readonly how: readonly string[];
  readonly denied: readonly string[];
  readonly cssrs: readonly string[];
}

/** A whole visit, labelled line by line. */
export interface LabelledVisit {
  readonly id: string;
  readonly author: string;
  readonly level: string;
  readonly lines: readonly LabelledLine[];
  readonly gold: readonly string[];
  readonly acceptable: readonly string[];
}

const NAMES: Readonly<Record<LabelledLine['speaker'], string>> = {
  clinician: 'Clinician',
  patient: 'Patient',
  relative: 'Relative',
  interpreter: 'Interpreter',
};

/** A visit as a reader is given it. */
export function transcriptOf({ lines }: LabelledVisit): string {
  return lines.map(({ speaker, text }) => `${NAMES[speaker]}: ${text}`).join('\n');
}

const FOLDER = new URL('../corpus/labelled-visits/', import.meta.url);
const SPEAKERS = { T: 'clinician', P: 'patient', R: 'relative', I: 'interpreter' } as const;
const LINE = /^[TPRI]: /;

/** Every visit of a folder, in the order of its files: of those to learn from if none is given. @throws Error for a line that does not fit */
export function labelledVisits(folder = FOLDER): LabelledVisit[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1))
    .map(visitOf);
}

function visitOf(text: string): LabelledVisit {
  const [head = '', ...rest] = text.trim().split('\n');
  const [id = '', , level = ''] = head.split(' | ');
  const end = rest.indexOf('---');
  const summary = rest.slice(end + 1).join('\n');
  return {
    id,
    author: id.slice(0, id.indexOf('-')),
    level: level.trim(),
    lines: rest
      .slice(0, end < 0 ? undefined : end)
      .filter(Boolean)
      .map((line) => lineOf(id, line)),
    gold: listOf(/^GOLD:(.*)$/m.exec(summary)?.[1]),
    acceptable: listOf(/^OK:(.*)$/m.exec(summary)?.[1]),
  };
}

function lineOf(id: string, written: string): LabelledLine {
  const line = written.trim();
  if (!LINE.test(line)) throw new Error(`${id}: "${line}" is no line of a visit`);
  const end = line.endsWith('}') ? line.lastIndexOf('{') : line.length;
  const text = line.slice('T: '.length, end).trimEnd();
  const labels = line.slice(end + 1, -1);
  const parts = labels.split(';').map((part) => part.trim());
  const named = (name: string): string[] =>
    parts
      .filter((part) => part.startsWith(`${name}=`))
      .flatMap((part) => listOf(part.slice(name.length + 1)));
  return {
    speaker: SPEAKERS[line[0] as 'T'],
    text,
    options: parts.filter((part) => /^[a-z_]+\.[a-z_0-9]+$/.test(part)),
    topics: named('topic'),
    how: named('how'),
    denied: named('denied'),
    cssrs: named('cssrs'),
  };
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
