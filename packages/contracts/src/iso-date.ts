const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Days from the year 0 of the proleptic Gregorian calendar to 1970. */
const DAYS_TO_1970 = 719_528;

const DASH = 45;
const COLON = 58;

/**
 * Milliseconds since the Unix epoch of an ISO 8601 date or RFC 3339 date-time, or `NaN` when the text is
 * neither or names a day that does not exist. A date without a time and a time without an offset mean UTC,
 * never the zone of the machine. Read by position: a request may carry hundreds of dates.
 *
 * @example parseIsoDate('2026-02-30') // NaN
 */
export function parseIsoDate(text: string): number {
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 2);
  const day = digits(text, 8, 2);
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return Number.NaN;
  const date = dayNumber(year, month, day) * DAY_MINUTES * MINUTE_MS;
  return text.length === 10 ? date : date + timeOfDay(text);
}

/** Days since 1970, `NaN` for a day that does not exist. */
function dayNumber(year: number, month: number, day: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = (DAYS_IN_MONTH[month - 1] ?? Number.NaN) + (leap && month === 2 ? 1 : 0);
  if (!(day >= 1 && day <= length)) return Number.NaN;
  const past = year - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1;
  const inYear = (DAYS_BEFORE_MONTH[month - 1] ?? 0) + (leap && month > 2 ? 1 : 0);
  return year * 365 + leapDays + inYear + day - 1 - DAYS_TO_1970;
}

/** Milliseconds from midnight UTC of `Thh:mm[:ss[.fff]][Z|±hh:mm]` at position 10. */
function timeOfDay(text: string): number {
  if (text[10] !== 'T' && text[10] !== 't') return Number.NaN;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  if (text.charCodeAt(13) !== COLON || hour > 23 || minute > 59) return Number.NaN;
  let at = 16;
  let seconds = 0;
  if (text.charCodeAt(at) === COLON) {
    seconds = digits(text, 17, 2);
    // RFC 3339 allows second 60 (leap second); it reads as the first instant after it.
    if (seconds > 60) return Number.NaN;
    at = 19;
  }
  const fractionEnd = endOfFraction(text, at);
  const milliseconds =
    fractionEnd === at ? 0 : Math.trunc(Number(`0.${text.slice(at + 1, fractionEnd)}`) * 1000);
  return (hour * 60 + minute - offsetMinutes(text, fractionEnd)) * MINUTE_MS + seconds * 1000 + milliseconds;
}

/** Position after `.digits` (1 to 9 of them), or `at` when no fraction stands there. */
function endOfFraction(text: string, at: number): number {
  if (text[at] !== '.' && text[at] !== ',') return at;
  let end = at + 1;
  while (end - at <= 9 && isDigit(text.charCodeAt(end))) end++;
  return end === at + 1 ? at : end;
}

function offsetMinutes(text: string, at: number): number {
  if (at === text.length) return 0;
  const sign = text[at];
  if (sign === 'Z' || sign === 'z') return at + 1 === text.length ? 0 : Number.NaN;
  if ((sign !== '+' && sign !== '-') || text.length !== at + 6) return Number.NaN;
  const hours = digits(text, at + 1, 2);
  const minutes = digits(text, at + 4, 2);
  if (text.charCodeAt(at + 3) !== COLON || hours > 23 || minutes > 59) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes);
}

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let i = from; i < from + count; i++) {
    const code = text.charCodeAt(i);
    if (!isDigit(code)) return Number.NaN;
    value = value * 10 + code - 48;
  }
  return value;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
