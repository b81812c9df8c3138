import { type Analyte, findAnalyte, isPlausible, toAnalyteUnit } from '@svc/clinical';
import { DAY_MS, formatIsoDay, type LabPanel, parseIsoDate } from '@svc/contracts';
import { readValue } from '@svc/engines';

/** One value of an analyte with its moment, in milliseconds since the epoch. */
export interface DatedValue {
  readonly value: number | string;
  readonly atMs: number;
}

/** The newest dated reading of each analyte, by key. What has no value or is dated in the future shows nothing. */
export function newestReadings(labs: readonly LabPanel[], now: number): ReadonlyMap<string, DatedValue> {
  const newest = new Map<string, DatedValue>();
  for (const { key, value, atMs } of datedReadings(labs, now))
    if (atMs >= (newest.get(key)?.atMs ?? Number.NEGATIVE_INFINITY)) newest.set(key, { value, atMs });
  return newest;
}

/** A number in the unit of its analyte, `<` or `>` before it where it was sent so. */
interface MeasuredNumber {
  readonly value: number;
  readonly comparator: string;
  /** For a card: as it was sent, with its unit and day. */
  readonly said: string;
}

/** The newest number of an analyte that can be compared, and why what is newer cannot be. */
export interface NewestNumber {
  readonly number: MeasuredNumber | undefined;
  readonly notCompared: string | undefined;
}

/** The newest number of each of several analytes, in the unit of the analyte. */
export function newestNumbers(
  labs: readonly LabPanel[],
  keys: ReadonlySet<string>,
  now: number,
): ReadonlyMap<string, NewestNumber> {
  const newest = new Map<string, NewestNumber>();
  const inTime = datedReadings(labs, now).toSorted((one, other) => one.atMs - other.atMs);
  for (const reading of inTime) {
    if (!keys.has(reading.key)) continue;
    const comparable = numberOf(reading);
    const before = newest.get(reading.key);
    newest.set(
      reading.key,
      typeof comparable === 'string'
        ? { number: before?.number, notCompared: comparable }
        : { number: comparable, notCompared: undefined },
    );
  }
  return newest;
}

interface DatedReading extends DatedValue {
  readonly key: string;
  readonly analyte: Analyte;
  readonly unit: string | undefined;
}

function datedReadings(labs: readonly LabPanel[], now: number): DatedReading[] {
  return labs.flatMap(({ observedAt, results }) => {
    const atMs = observedAt === undefined ? Number.NaN : parseIsoDate(observedAt);
    if (!(atMs <= now + DAY_MS)) return [];
    return results.biomarkers.flatMap(({ name, value, unit }) => {
      const analyte = findAnalyte(name);
      return analyte === undefined || value === null || value === undefined
        ? []
        : [{ key: analyte.key, analyte, value, unit, atMs }];
    });
  });
}

function numberOf({ analyte, value, unit, atMs }: DatedReading): MeasuredNumber | string {
  const read = readValue(value);
  const sent = read?.unit ?? unit;
  const said = `${analyte.label} ${[value, sent].filter((part) => part !== undefined).join(' ')} of ${formatIsoDay(atMs)}`;
  if (read === undefined) return `${said}: no number`;
  const converted = toAnalyteUnit(analyte, read.number, sent);
  if ('problem' in converted)
    return `${said}: ${converted.problem === 'missing_unit' ? 'unit missing' : 'unit not known for it'}`;
  if (!isPlausible(analyte, converted.value)) return `${said}: not plausible in that unit`;
  return { value: converted.value, comparator: (read.comparator ?? '').slice(0, 1), said };
}
