import {
  type Amount,
  type Analyte,
  type ChangeRule,
  fromAnalyteUnit,
  markProvisional,
  normalizeUnit,
  printedValue,
  toAnalyteUnit,
} from '@svc/clinical';
import { dayAsSent } from '../shared/dates.ts';
import { slugOf } from '../shared/signal-key.ts';
import type { Change, Uncompared } from './find-changes.ts';
import type { MeasuredReading } from './reading.ts';
import { clipUnit, valueText } from './wording.ts';

/** One unit for all numbers of a sentence: that of the newest reading, where the analyte knows it. */
export function changeUnit({ later: { analyte, unit, measured } }: Change): string {
  const sent = unit?.trim() ?? '';
  const known = measured.unitSent && sent !== '' && fromAnalyteUnit(analyte, 1, sent) !== undefined;
  return known ? sent : analyte.unit;
}

/** The number of a reading in a unit: as sent where that is its own. */
export function numberIn(reading: MeasuredReading, unit: string): number {
  const own = reading.measured.unitSent ? (reading.unit ?? '') : reading.analyte.unit;
  if (normalizeUnit(own) === normalizeUnit(unit)) return reading.number;
  return fromAnalyteUnit(reading.analyte, reading.measured.value, unit) ?? reading.number;
}

function numberText(reading: MeasuredReading, unit: string): string {
  const number = numberIn(reading, unit);
  return number === reading.number
    ? String(Number(number.toPrecision(6)))
    : printedValue(reading.analyte, number, unit, () => true);
}

/** Three digits are as many as a difference has. */
export function differenceIn(change: Change, unit: string): number {
  const size = numberIn(change.later, unit) - numberIn(change.earlier, unit);
  return Number(size.toPrecision(3));
}

/** Whole percent of the earlier value. */
export function percentOf({ earlier, later }: Change): number {
  return Math.round(100 * (later.measured.value / earlier.measured.value - 1));
}

/** The change in one line: what, from and to, in how long, and what it is called. */
export function changeLine(change: Change): string {
  const { earlier, later, rule } = change;
  const unit = changeUnit(change);
  const numbers = `from ${numberText(earlier, unit)} to ${numberText(later, unit)} ${clipUnit(unit)}`;
  return `${later.label} ${verbOf(rule)} ${numbers} in ${timeText(change)}: ${nameText(change, unit)}.`;
}

/** The change with its dates and size, and what to look at. */
export function changeDetail(change: Change, medicines: ReadonlySet<string>): string {
  const { earlier, later, rule } = change;
  const unit = changeUnit(change);
  const shown = clipUnit(unit);
  const [from, to] = datesOf(change);
  const size = Math.abs(differenceIn(change, unit));
  const numbers =
    `from ${numberText(earlier, unit)} (${from}) to ${numberText(later, unit)} ${shown} (${to}), ` +
    `by ${size} ${shown} or ${Math.abs(percentOf(change))} %`;
  const beside = Object.entries(rule.beside ?? {}).flatMap(([drug, words]) =>
    medicines.has(drug) ? [` ${capital(words)}.`] : [],
  );
  return `${later.label} ${verbOf(rule)} ${numbers}: ${nameText(change, unit)}. To look at: ${rule.look}.${beside.join('')}${methodText(change)}`;
}

function methodText({ earlier, later, rule: { byMethod } }: Change): string {
  if (byMethod === undefined || slugOf(earlier.sent.name) === slugOf(later.sent.name)) return '';
  return ` ${capital(byMethod)}.`;
}

/** The limit that a change met, in the unit of the sentence; marked when no source of it was read. */
export function changeLimit(change: Change): string {
  const { rule, later } = change;
  const unit = changeUnit(change);
  const by =
    rule.by === undefined ? [] : [`by ≥ ${sizeText(later.analyte, rule.by, unit)} ${clipUnit(unit)}`];
  const times = rule.times === undefined ? [] : [timesText(rule)];
  const within = rule.withinHours === undefined ? '' : ` within ${hoursText(rule.withinHours)}`;
  const way = rule.direction === 'rise' ? 'rise' : 'fall';
  return markProvisional(`${way} ${[...by, ...times].join(' and ')}${within}`, rule.evidence);
}

/** What the change is called, with the amounts of its row in the unit of the sentence. */
function nameText({ rule, later: { analyte } }: Change, unit: string): string {
  const { by, toBelow } = rule;
  return rule.name
    .replace('{by}', by === undefined ? '' : `${sizeText(analyte, by, unit)} ${clipUnit(unit)}`)
    .replace(
      '{toBelow}',
      toBelow === undefined ? '' : `${amountText(analyte, toBelow, unit)} ${clipUnit(unit)}`,
    );
}

function amountText(analyte: Analyte, { value, unit: own }: Amount, unit: string): string {
  if (normalizeUnit(own) === normalizeUnit(unit)) return String(value);
  const converted = convert(analyte, value, own, unit);
  return converted === undefined ? String(value) : String(Number(converted.toPrecision(3)));
}

function timesText({ times = 1, direction }: ChangeRule): string {
  return direction === 'rise' ? `to ≥ ${times} times` : `to ≤ ${times} times`;
}

/** A difference in another unit: without the offset that some units have. */
function sizeText(analyte: Analyte, { value, unit: own }: Amount, unit: string): string {
  if (normalizeUnit(own) === normalizeUnit(unit)) return String(value);
  const [none, whole] = [0, value].map((number) => convert(analyte, number, own, unit));
  return none === undefined || whole === undefined
    ? `${value} ${own}`
    : String(Number((whole - none).toPrecision(2)));
}

function convert(analyte: Analyte, number: number, from: string, to: string): number | undefined {
  const own = toAnalyteUnit(analyte, number, from);
  return 'value' in own ? fromAnalyteUnit(analyte, own.value, to) : undefined;
}

function verbOf({ direction }: ChangeRule): string {
  return direction === 'rise' ? 'rose' : 'fell';
}

function timeText({ hours }: Change): string {
  return hoursText(hours);
}

function hoursText(hours: number): string {
  if (hours === 0) return 'a day';
  if (hours <= 48) return `${Math.max(1, Math.round(hours))} h`;
  const days = Math.round(hours / 24);
  return `${days} days`;
}

/** Calendar dates; with the time where both are of one day. */
function datesOf({ earlier, later }: Change): [string, string] {
  const [from = '', to = ''] = [earlier.panel.observedAt, later.panel.observedAt];
  if (dayAsSent(from) !== dayAsSent(to)) return [dayAsSent(from), dayAsSent(to)];
  return [withTime(from), withTime(to)];
}

function withTime(date: string): string {
  return date.slice(0, 16).replace('T', ' ');
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Readings that nobody can put in an order. */
export function uncomparedText({ readings }: Uncompared): string {
  const [first] = readings;
  const values = [...new Set(readings.map((reading) => valueText(reading)))].slice(0, 6);
  return `${first?.label ?? ''} ${values.join(', ')}: not compared over time, without dates that tell which came first`;
}
