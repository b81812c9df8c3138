const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Days from the year 0 of the proleptic Gregorian calendar to 1970. */
const DAYS_TO_1970 = 719_528;
/** Days from 1 January to 1 March of the year 0. */
const DAYS_TO_MARCH = 60;
/** Days of 400 years. */
const ERA_DAYS = 146_097;

const MOST_FRACTION_DIGITS = 9;

const ZERO = 48;
const DASH = 45;
const COLON = 58;
const DOT = 46;
const COMMA = 44;
const UPPER_T = 84;
const LOWER_T = 116;
const UPPER_Z = 90;
const LOWER_Z = 122;
const PLUS = 43;
/** Makes every number it becomes part of negative; unlike `NaN`, it keeps the arithmetic in integers. */
const NO_DIGITS = -10_000;

/**
 * Milliseconds since the Unix epoch of an ISO 8601 date or RFC 3339 date-time, or `NaN` when the text is
 * neither or names a day that does not exist. A date without a time and a time without an offset mean UTC,
 * never the zone of the machine. Read by position: a request may carry hundreds of dates.
 *
 * @example parseIsoDate('2026-02-30') // NaN
 *
 * @example
 * ```ts
 * import { parseIsoDate } from '@svc/contracts';
 *
 * parseIsoDate('2026-11-20T10:30:00+01:00') === Date.UTC(2026, 10, 20, 9, 30); // → true
 * parseIsoDate('20 Nov 2026'); // → NaN
 * ```
 */
export function parseIsoDate(text: string): number {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (year < 0 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return Number.NaN;
  const date = dayNumber(year, month, day) * DAY_MS;
  if (text.length === ISO_DAY_LENGTH) return date;
  return date + (text.length === USUAL_LENGTH ? usualTime(text) : timeOfDay(text));
}

/** Days since 1970, `NaN` for a day that does not exist. */
function dayNumber(year: number, month: number, day: number): number {
  if (month < 1 || month > 12) return Number.NaN;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = (DAYS_IN_MONTH[month - 1] ?? 0) + (leap && month === 2 ? 1 : 0);
  if (day < 1 || day > length) return Number.NaN;
  const inYear = (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (leap && month > 2 ? 1 : 0);
  return year * 365 + leapDaysBefore(year) + inYear + day - 1 - DAYS_TO_1970;
}

/** Leap days of the years from 0 up to a year of four digits, itself not counted. */
function leapDaysBefore(year: number): number {
  if (year === 0) return 0;
  const past = year - 1;
  return whole(past / 4) - whole(past / 100) + whole(past / 400) + 1;
}

/** Length of `YYYY-MM-DD`. */
const ISO_DAY_LENGTH = 10;

/** Length of `YYYY-MM-DDThh:mm:ss.sssZ`, which is how most programs write an instant. */
const USUAL_LENGTH = 24;

/** `timeOfDay` of the usual form in one step; any other text of its length the long way. */
function usualTime(text: string): number {
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  const ms = twoDigits(text, 20) * 10 + text.charCodeAt(22) - ZERO;
  const isUsual =
    text.charCodeAt(10) === UPPER_T &&
    text.charCodeAt(13) === COLON &&
    text.charCodeAt(16) === COLON &&
    text.charCodeAt(19) === DOT &&
    text.charCodeAt(23) === UPPER_Z &&
    isDigit(text.charCodeAt(22));
  if (
    !isUsual ||
    hours < 0 ||
    hours > 23 ||
    minutes < 0 ||
    minutes > 59 ||
    seconds < 0 ||
    seconds > 59 ||
    ms < 0
  )
    return timeOfDay(text);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
}

/** Milliseconds from midnight UTC of `Thh:mm[:ss[.fff]][Z|±hh:mm]` at position 10. */
function timeOfDay(text: string): number {
  const separator = text.charCodeAt(10);
  if (separator !== UPPER_T && separator !== LOWER_T) return Number.NaN;
  const minutes = clock(text, 11);
  if (minutes < 0) return Number.NaN;
  let at = 16;
  let seconds = 0;
  if (text.charCodeAt(at) === COLON) {
    seconds = twoDigits(text, 17);
    // RFC 3339 allows second 60 (leap second); it reads as the first instant after it.
    if (seconds < 0 || seconds > 60) return Number.NaN;
    at = 19;
  }
  let milliseconds = 0;
  const mark = text.charCodeAt(at);
  if ((mark === DOT || mark === COMMA) && isDigit(text.charCodeAt(at + 1))) {
    const last = at + MOST_FRACTION_DIGITS;
    // Anything finer than a millisecond is cut off.
    let weight = 100;
    for (at++; at <= last && isDigit(text.charCodeAt(at)); at++) {
      milliseconds += (text.charCodeAt(at) - ZERO) * weight;
      weight = weight > 1 ? weight / 10 : 0;
    }
  }
  return (minutes - offsetMinutes(text, at)) * MINUTE_MS + seconds * 1000 + milliseconds;
}

/** Minutes of `hh:mm`, negative when there is no such time. */
function clock(text: string, at: number): number {
  const hours = twoDigits(text, at);
  const minutes = twoDigits(text, at + 3);
  if (text.charCodeAt(at + 2) !== COLON || hours > 23 || minutes > 59) return NO_DIGITS;
  return hours * 60 + minutes;
}

function offsetMinutes(text: string, at: number): number {
  if (at === text.length) return 0;
  const sign = text.charCodeAt(at);
  if (sign === UPPER_Z || sign === LOWER_Z) return at + 1 === text.length ? 0 : Number.NaN;
  if ((sign !== PLUS && sign !== DASH) || text.length !== at + 6) return Number.NaN;
  const minutes = clock(text, at + 1);
  if (minutes < 0) return Number.NaN;
  return sign === DASH ? -minutes : minutes;
}

/** The number two digits make; `NO_DIGITS` when there are none. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NO_DIGITS;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

/** First instants of the years 0 and 10000: between them the year has four digits. */
const FOUR_DIGIT_YEARS = [-62_167_219_200_000, 253_402_300_800_000] as const;

/**
 * The text `new Date(instant).toISOString()` gives, in a seventh of the time: an answer carries one for every
 * dated signal. Days to the calendar as in Hinnant, chrono-compatible low-level date algorithms, civil_from_days;
 * years are counted from March, so that the leap day is the last of one.
 *
 * @param instant milliseconds since the Unix epoch
 * @throws RangeError when the platform has no date for it
 *
 * @example
 * ```ts
 * import { formatIsoDate } from '@svc/contracts';
 *
 * formatIsoDate(Date.UTC(2026, 10, 20, 9, 30)); // → '2026-11-20T09:30:00.000Z'
 * ```
 */
export function formatIsoDate(instant: number): string {
  const [from, to] = FOUR_DIGIT_YEARS;
  if (!Number.isInteger(instant) || instant < from || instant >= to) return new Date(instant).toISOString();
  const daysSince1970 = Math.floor(instant / DAY_MS);
  const days = daysSince1970 + DAYS_TO_1970 - DAYS_TO_MARCH;
  const era = Math.floor(days / ERA_DAYS);
  const dayOfEra = days - era * ERA_DAYS;
  const leapDays = whole(dayOfEra / 1460) - whole(dayOfEra / 36_524) + whole(dayOfEra / 146_096);
  const yearOfEra = whole((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (yearOfEra * 365 + whole(yearOfEra / 4) - whole(yearOfEra / 100));
  const monthFromMarch = whole((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - whole((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return dateTimeText(year, month, day, instant - daysSince1970 * DAY_MS);
}

/**
 * The UTC day of an instant, `YYYY-MM-DD`.
 *
 * @example
 * ```ts
 * import { formatIsoDay } from '@svc/contracts';
 *
 * formatIsoDay(Date.UTC(2026, 10, 20, 9, 30)); // → '2026-11-20'
 * ```
 */
export function formatIsoDay(instant: number): string {
  return formatIsoDate(instant).slice(0, ISO_DAY_LENGTH);
}

/**
 * Whether a text is `YYYY-MM-DD` of a day that exists.
 *
 * @example
 * ```ts
 * import { isIsoDay } from '@svc/contracts';
 *
 * isIsoDay('2026-02-28'); // → true
 * isIsoDay('2026-02-30'); // → false
 * ```
 */
export function isIsoDay(text: string): boolean {
  return text.length === ISO_DAY_LENGTH && !Number.isNaN(parseIsoDate(text));
}

/** One call that makes the whole text: put together from pieces it takes three times as long. */
function dateTimeText(year: number, month: number, day: number, msOfDay: number): string {
  const minutes = whole(msOfDay / MINUTE_MS);
  const ms = msOfDay - minutes * MINUTE_MS;
  const hours = whole(minutes / 60);
  // biome-ignore format: a line for each part of the date-time reads as the text does; the formatter makes it 23 lines
  return String.fromCharCode(
    digit(year, 1000), digit(year, 100), digit(year, 10), digit(year, 1), DASH,
    digit(month, 10), digit(month, 1), DASH,
    digit(day, 10), digit(day, 1), UPPER_T,
    digit(hours, 10), digit(hours, 1), COLON,
    digit(minutes - hours * 60, 10), digit(minutes, 1), COLON,
    digit(ms, 10_000), digit(ms, 1000), DOT,
    digit(ms, 100), digit(ms, 10), digit(ms, 1), UPPER_Z,
  );
}

/** Character code of the digit of a whole number at a power of ten. */
function digit(value: number, power: number): number {
  return ZERO + (whole(value / power) % 10);
}

/** The whole part of a number below 2^31. */
function whole(value: number): number {
  return value | 0;
}
