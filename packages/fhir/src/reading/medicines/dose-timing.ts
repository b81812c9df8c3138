import { DAY_MS, parseIsoDate } from '@svc/contracts';
import type { CodeableConcept, Period, Range, Timing } from 'fhir/r4.js';
import { recogniseLine } from '@svc/engines';
import { codesOf } from '../element/codes.ts';
import { asText, isElement, textOf, type Unread } from '../element/element.ts';
import { conceptText } from '../readings/value.ts';
import { hoursOf, hoursOfUnit } from './amounts.ts';

type Repeat = NonNullable<Timing['repeat']>;

/** From when to when an instruction holds, milliseconds since the epoch, and for how long. */
export interface DoseBounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly lastsMs?: number | undefined;
}

const HOURS_A_DAY = 24;
const HOURS_A_WEEK = 168;
const HOUR_MS = 3_600_000;
/** More intakes a day than this are an infusion, or a slip. */
const MOST_A_DAY = 48;

/** Codes of Timing.code, with the intakes a day they stand for (HL7 GTSAbbreviation). */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  QD: 1,
  DAILY: 1,
  AM: 1,
  PM: 1,
  BED: 1,
  HS: 1,
  QHS: 1,
  QAM: 1,
  QPM: 1,
  BID: 2,
  TID: 3,
  QID: 4,
  QOD: 1 / 2,
  WK: 1 / 7,
  MO: 1 / 30,
};
const EVERY_HOURS = /^Q(\d{1,2})H$/;

/** Intakes a day, on average; undefined where the timing does not say it. Of a range the most that may be taken. */
export function intakesPerDay(timing: unknown): number | undefined {
  if (!isElement<Timing>(timing)) return undefined;
  const { repeat, code } = timing;
  const read = [
    isElement<Repeat>(repeat) ? byRepeat(repeat) : undefined,
    isElement<CodeableConcept>(code) ? byCode(code) : undefined,
  ].filter((times) => times !== undefined && times > 0 && times <= MOST_A_DAY);
  return read.length === 0 ? undefined : Math.max(...(read as number[]));
}

function byCode(code: Unread<CodeableConcept>): number | undefined {
  const stated = [...codesOf(code).map((each) => each.code), asText(code.text)].map((each) =>
    each.toUpperCase(),
  );
  for (const each of stated) {
    if (Object.hasOwn(ABBREVIATIONS, each)) return ABBREVIATIONS[each];
    const hours = Number(EVERY_HOURS.exec(each)?.[1]);
    if (hours > 0) return HOURS_A_DAY / hours;
  }
  const words = conceptText(code);
  return words === undefined ? undefined : timesInWords(words);
}

/** Read as the lines of a medication list are. */
function timesInWords(words: string): number | undefined {
  const [drug] = recogniseLine(`lithium 1 mg ${words.slice(0, 200)}`).drugs;
  return drug?.timesPerDay ?? drug?.intakesPerDay;
}

function byRepeat(repeat: Unread<Repeat>): number | undefined {
  const { frequency, frequencyMax, period, periodUnit } = repeat;
  const moments = Math.max(distinct(repeat.when), distinct(repeat.timeOfDay));
  const days = distinct(repeat.dayOfWeek);
  const times = positive(frequencyMax) ?? positive(frequency);
  const hours = hoursOfUnit(periodUnit);
  const span = hours === undefined ? undefined : (positive(period) ?? 1) * hours;
  if (span === undefined || (positive(period) === undefined && times === undefined))
    return days > 0 ? (Math.max(moments, times ?? 1) * days) / 7 : moments || undefined;
  const events = span < HOURS_A_DAY ? (times ?? 1) : Math.max(times ?? 1, moments);
  const rate = (events * HOURS_A_DAY) / span;
  if (days === 0) return rate;
  return span >= HOURS_A_WEEK ? Math.max(rate, days / 7) : (rate * Math.min(days, 7)) / 7;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}

function distinct(list: unknown): number {
  return Array.isArray(list) ? new Set(list.filter((each) => typeof each === 'string')).size : 0;
}

/** When an instruction holds, as its timing bounds it. */
export function boundsOf(timing: unknown): DoseBounds {
  if (!isElement<Timing>(timing) || !isElement<Repeat>(timing.repeat)) return {};
  const { boundsPeriod, boundsDuration, boundsRange } = timing.repeat;
  const hours =
    hoursOf(boundsDuration) ?? (isElement<Range>(boundsRange) ? hoursOf(boundsRange.high) : undefined);
  const lastsMs = hours === undefined ? undefined : hours * HOUR_MS;
  if (!isElement<Period>(boundsPeriod)) return { lastsMs };
  return { from: momentOf(boundsPeriod.start), to: endOf(boundsPeriod.end), lastsMs };
}

function momentOf(value: unknown): number | undefined {
  const at = parseIsoDate(textOf(value) ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** A day ends when the next begins. */
function endOf(value: unknown): number | undefined {
  const at = momentOf(value);
  return at === undefined || asText(value).includes('T') ? at : at + DAY_MS;
}

/** The days and times of a day that a timing names, as one text: two instructions alike in all else differ by it. */
export function momentsOf(timing: unknown): string {
  if (!isElement<Timing>(timing) || !isElement<Repeat>(timing.repeat)) return '';
  const { when, timeOfDay, dayOfWeek } = timing.repeat;
  return [when, timeOfDay, dayOfWeek]
    .flatMap((list) => (Array.isArray(list) ? list.slice(0, 50).map(asText) : []))
    .join(' ');
}
