import { changeMet, type ChangeRule, changesOf } from '@svc/clinical';
import { DAY_MS, dayAsSent } from '../shared/dates.ts';
import { isMeasured, type MeasuredReading, type Reading } from './reading.ts';

/** A change between two readings of one analyte that is told by itself. */
export interface Change {
  readonly rule: ChangeRule;
  readonly earlier: MeasuredReading;
  readonly later: MeasuredReading;
  readonly hours: number;
}

/** Readings of one analyte that would be a change in some order, and have no dates to tell it by. */
export interface Uncompared {
  readonly readings: readonly MeasuredReading[];
  /** They lie as far apart as a change that is told. */
  readonly matters: boolean;
}

const HOUR_MS = 3_600_000;

/** Of each analyte the worst change to its newest reading; none where that is old. */
export function findChanges(readings: readonly Reading[]): Change[] {
  return [...seriesOf(readings).values()].flatMap((series) => worstChange(series) ?? []);
}

/** Series that cannot be compared, since readings of them have no date, or the same one. */
export function findUncompared(readings: readonly Reading[]): Uncompared[] {
  return [...seriesOf(readings).values()].flatMap((series) => {
    const unordered = withoutOrder(series);
    return unordered.length === 0 ? [] : { readings: unordered, matters: unordered.some(isFarFrom(series)) };
  });
}

/** The lowest and the highest of each moment that nobody can put in an order with another value. */
function withoutOrder(series: readonly MeasuredReading[]): MeasuredReading[] {
  const ends = extremesOf(series);
  return ends.filter((one) => ends.some((other) => isWithoutOrder(one, other))).toSorted(byValue);
}

/** Nobody knows which of two different values came first: one has no date, or both are of one moment. */
function isWithoutOrder(one: MeasuredReading, other: MeasuredReading): boolean {
  if (one.measured.value === other.measured.value) return false;
  return one.instant === null || other.instant === null || one.instant === other.instant;
}

function byValue(a: MeasuredReading, b: MeasuredReading): number {
  return a.measured.value - b.measured.value || (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0);
}

function idOf({ panel, sent }: MeasuredReading): string {
  return `${panel.id} ${sent.value} ${sent.unit ?? ''}`;
}

function isFarFrom(series: readonly MeasuredReading[]): (one: MeasuredReading) => boolean {
  const ends = extremesOf(series);
  return (one) =>
    ends.some(
      (other) =>
        isWithoutOrder(one, other) &&
        (ruleOf(one, other, undefined) !== undefined || ruleOf(other, one, undefined) !== undefined),
    );
}

/** Readings of analytes with a row, by analyte: those whose number is certain. */
function seriesOf(readings: readonly Reading[]): Map<string, MeasuredReading[]> {
  const series = new Map<string, MeasuredReading[]>();
  for (const reading of readings) {
    if (reading.excluded !== undefined || reading.comparator !== undefined || !isMeasured(reading)) continue;
    if (changesOf(reading.analyte).length === 0) continue;
    const held = series.get(reading.analyte.key);
    if (held === undefined) series.set(reading.analyte.key, [reading]);
    else held.push(reading);
  }
  return series;
}

function worstChange(series: readonly MeasuredReading[]): Change | undefined {
  const dated = series.filter(({ instant }) => instant !== null);
  const newest = Math.max(...dated.map(({ instant }) => instant ?? 0));
  const latest = extremesOf(dated.filter(({ instant, old }) => instant === newest && !old));
  const before = extremesOf(dated.filter(({ instant }) => instant !== newest));
  const changes = latest.flatMap((later) => before.flatMap((earlier) => changeBetween(earlier, later) ?? []));
  return changes.toSorted(worseFirst)[0];
}

/** Of each moment the lowest and the highest: no change goes further than theirs. */
function extremesOf(series: readonly MeasuredReading[]): MeasuredReading[] {
  const moments = new Map<number | null, { low: MeasuredReading; high: MeasuredReading }>();
  for (const reading of series) {
    const held = moments.get(reading.instant);
    if (held === undefined) moments.set(reading.instant, { low: reading, high: reading });
    else {
      if (byValue(reading, held.low) < 0) held.low = reading;
      if (byValue(reading, held.high) > 0) held.high = reading;
    }
  }
  return [...moments.values()].flatMap(({ low, high }) => (low === high ? [low] : [low, high]));
}

function changeBetween(earlier: MeasuredReading, later: MeasuredReading): Change | undefined {
  const hours = hoursBetween(earlier, later);
  const rule = ruleOf(earlier, later, hours);
  return rule && { rule, earlier, later, hours };
}

function ruleOf(
  earlier: MeasuredReading,
  later: MeasuredReading,
  hours: number | undefined,
): ChangeRule | undefined {
  return changeMet(later.analyte, { earlier: earlier.measured.value, later: later.measured.value, hours });
}

/** Between days where one of the readings has no time: nobody knows the hours, and the nearest count. */
function hoursBetween(earlier: MeasuredReading, later: MeasuredReading): number {
  const [from = '', to = ''] = [earlier.panel.observedAt, later.panel.observedAt];
  if (from.includes('T') && to.includes('T'))
    return ((later.instant ?? 0) - (earlier.instant ?? 0)) / HOUR_MS;
  const days = (Date.parse(dayAsSent(to)) - Date.parse(dayAsSent(from))) / DAY_MS;
  return Math.max(0, days) * 24;
}

/** The worst row first, then the largest change, then the nearest reading: the order of the request does not count. */
function worseFirst(a: Change, b: Change): number {
  const rows = changesOf(a.later.analyte);
  return (
    rows.indexOf(a.rule) - rows.indexOf(b.rule) ||
    sizeOf(b) - sizeOf(a) ||
    a.hours - b.hours ||
    (textOf(a) < textOf(b) ? -1 : 1)
  );
}

function sizeOf({ earlier, later }: Change): number {
  return Math.abs(later.measured.value - earlier.measured.value);
}

function textOf({ earlier, later }: Change): string {
  return `${idOf(earlier)} ${idOf(later)}`;
}
