import { readFileSync } from 'node:fs';

/** The pages of clinical content, which a change of content no longer equals. */
export const CONTENT_CHECK = 'clinical content';

/** One change of the source that a test must notice: a defect that types and lint let through. */
export interface Fault {
  readonly id: string;
  /** File from the root of the tree. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** What goes wrong, and for whom. */
  readonly meaning: string;
  /** What noticed it last, which is asked first: a test file, or {@link CONTENT_CHECK}. */
  readonly noticedBy?: string;
  /** Why no test can notice it, where none can. */
  readonly explained?: string;
}

/** The faults of a list, one JSON object a line. @throws Error for an id that stands there twice */
export function readFaults(list: string): Fault[] {
  const text = readFileSync(new URL(`./${list}.jsonl`, import.meta.url), 'utf8');
  const faults = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Fault);
  const twice = faults.find(({ id }, index) => faults.findIndex((other) => other.id === id) !== index);
  if (twice !== undefined) throw new Error(`${list}.jsonl has ${twice.id} twice`);
  return faults;
}

/** The text of the file with the fault in it. @throws Error where the source has moved on */
export function withFault({ id, file, from, to }: Fault, text: string): string {
  const at = text.indexOf(from);
  if (at < 0 || text.indexOf(from, at + 1) >= 0)
    throw new Error(`${id}: its text stands not exactly once in ${file}`);
  return text.slice(0, at) + to + text.slice(at + from.length);
}
