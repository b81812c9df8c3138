import type { Content } from './read-content.ts';
import { linesOf, nameOf } from './lines.ts';

/** What can come of a wrong number, the worst first: the order in which numbers are read in their sources. */
export const CONSEQUENCES = [
  'A danger is told or stays unsaid: highest doses, critical and urgent limits, washouts, cautions for the patient, contraindicated and major interactions, alerts of a scale',
  'A level or a grade is another: moderate and minor interactions, bands, cut-offs, change and remission of scales, signs of relapse',
  'A value is taken for usual or unusual: reference ranges, conversions, members of sets, enzymes, allergies',
  'A hint is wrong: onset, monitoring, contents of panels, hints beside a value',
] as const;
type Consequence = 0 | 1 | 2 | 3;

/** A statement of what a number rests on, with the numbers it stands for. */
export interface Row {
  readonly consequence: Consequence;
  readonly file: string;
  /** The entry and the field, as on the page of the file. */
  readonly place: string;
  readonly says: string;
  readonly status: string;
  readonly source: string;
}

type Path = readonly string[];
type Entry = Readonly<Record<string, unknown>>;

const DANGER =
  /^(?:criticalLow|criticalHigh|doseEvidence|maxDoseEvidence|maxDailyMgOverAge|escalations|scoreAlert)$/;
const DANGER_FILES =
  /\/(?:urgent-limits|washouts|patient-cautions|combinations|symptom-flags|safety)\.ts$|\/safety-words\//;
const RANGE = /^(?:referenceEvidence|conversions|plausible)$/;
const HINT = /^(?:onset|monitoringEvidence|context|contents)$/;
/** What an entry as a whole rests on, beside its numbers. */
const NOT_A_ROW = /^sources$/;
/** Names of sources, and what only repeats the doses of the drugs. */
const NOT_COUNTED = /\/(?:sources|drug-sources)\.ts$/;
const MOST_CHARACTERS = 140;

/** The statements of all content, those of the worst consequence first, in the order of the pages. */
export function rowsOf(contents: readonly Content[]): Row[] {
  return contents
    .filter(({ file }) => !NOT_COUNTED.test(file))
    .flatMap(({ file, name, value }) => found(file, [name], value, undefined))
    .toSorted((a, b) => a.consequence - b.consequence);
}

function found(file: string, path: Path, value: unknown, entry: Entry | undefined): Row[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Map)
    return [...value].flatMap(([key, it]) => found(file, [...path, String(key)], it, entry));
  if (Array.isArray(value) || value instanceof Set)
    return [...value].flatMap((it, i) => found(file, [...path, nameOf(it) ?? String(i + 1)], it, entry));
  const own = value as Entry;
  const { status, source } = own;
  if (typeof status === 'string' && typeof source === 'string') {
    const place = path.filter((part) => part !== 'evidence').join(' ');
    const says = saysOf(path, entry ?? {});
    return [{ consequence: consequenceOf(file, path, entry ?? {}), file, place, says, status, source }];
  }
  return Object.entries(own).flatMap(([key, it]) =>
    NOT_A_ROW.test(key) ? [] : found(file, [...path, key], it, own),
  );
}

function consequenceOf(file: string, path: Path, { severity }: Entry): Consequence {
  if (DANGER_FILES.test(file) || path.some((part) => DANGER.test(part))) return 0;
  if (severity === 'contraindicated' || severity === 'major') return 0;
  if (path.some((part) => HINT.test(part)) || file.includes('/monitoring/') || file.includes('/lab-panels/'))
    return 3;
  if (path.some((part) => RANGE.test(part))) return 2;
  return /\/clinical\/src\/(?:drugs|enzymes|analytes)\//.test(file) ? 2 : 1;
}

/** What stands beside a statement, without other statements. */
function saysOf(path: Path, entry: Entry): string {
  const field = path.at(-1) ?? '';
  const stem = field.replace(/Evidence$/, '');
  const beside = Object.entries(entry).filter(([key, it]) =>
    field === 'evidence'
      ? !isEvidence(it) && key !== 'codes'
      : (DOSE_FIELDS[field]?.includes(key) ?? key.startsWith(stem)),
  );
  const text = linesOf(Object.fromEntries(beside.filter(([key]) => key !== field)))
    .filter((line) => !/vidence|: verified: |: memory: /.test(line))
    .join('; ');
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1).trimEnd()}…`;
}

const DOSE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  doseEvidence: ['usualDose', 'maxDose'],
  maxDoseEvidence: ['maxDose', 'maxDailyMg'],
};

function isEvidence(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'status' in value && 'source' in value;
}

/** The worst that the content of a file can lead to; files without such statements last. */
export function worstOf(contents: readonly Content[]): number {
  return Math.min(CONSEQUENCES.length, ...rowsOf(contents).map(({ consequence }) => consequence));
}
