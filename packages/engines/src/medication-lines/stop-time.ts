/** When something was stopped, as far as the words say. */
export type StopTime = SinceDuration | SinceDate;

interface SinceDuration {
  readonly words: string;
  /** The fewest days the words allow. */
  readonly leastDays: number;
}

interface SinceDate {
  readonly words: string;
  readonly year?: number;
  /** 1 to 12. */
  readonly month?: number;
  readonly day?: number;
  /** Day and month change places where both are possible: the later date counts. */
  readonly dayOrMonth?: boolean;
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  few: 2,
  several: 2,
};
const COUNT = String.raw`(\d{1,4}(?:[.,]\d)?|${Object.keys(NUMBERS).join('|')})`;
const UNIT = String.raw`(hours?|hrs?|h|days?|d|weeks?|wks?|w|months?|mos?|mths?|years?|yrs?|y)`;
/** "2 weeks", "2-3 weeks", "a couple of weeks"; of a range the shorter. */
const SPAN = String.raw`${COUNT}(?:\s+of)?(?:\s*(?:-|to)\s*\d{1,4})?(?:\s*-)?\s*${UNIT}(?![a-z])`;
const AGO = new RegExp(String.raw`\b(?:a\s+)?${SPAN}\s+(?:ago|earlier|back|prior|since)\b`);
/** British shorthand: "3/52 ago" is 3 weeks, of 7 days, of 12 months. */
const FRACTION_AGO = /\b(\d{1,2})\/(7|52|12)\s+ago\b/;
const WASHOUT_DAY = /\bwash\w*\s?-?(?:out)?[\s,(:]*(?:on\s+)?day\s+(\d{1,3})\b/;
const BARE_AGO = /\b(hours|days|weeks|months|years|decades)\s+ago\b|\b(long\s+ago)\b/;
/** A span after the word of stopping: "off for 3 weeks", "washed out 10 days". "Stopped after 6 weeks" is none. */
const STOP_WORD = String.raw`(?:stop(?:ped|s)?|off|wash(?:ed)?\s?-?out|discontinued|held|hold|paused|suspended|missed|skipped|quit|ceased|finished|completed|ended|withdrawn|out|taken|took|taking|doses?|longer)`;
const AFTER_STOP = new RegExp(
  String.raw`\b${STOP_WORD}\b(?:\s+(?:it|this|them|of|for|x|about|almost|now|over|the|last|past|all|doses?|approximately|approx|roughly|around|~)){0,6}(?:\s*[:,(-])?\s*(?:for\s+)?${SPAN}`,
);
const FOR_NOW = new RegExp(String.raw`\b(?:for|since)\s+(?:the\s+(?:last|past)\s+)?${SPAN}`);

const DAYS: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, w: 7, m: 30, y: 365 };

const FIXED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:today|tonight|this\s+(?:morning|afternoon|evening|week|weekend)|just\s+stopped|just\s+now)\b/, 0],
  [/\b(?:last\s+night)\b/, 0],
  [/\byesterday\b/, 1],
  [/\b(?:day\s+before\s+yesterday)\b/, 2],
  [/\b(?:last|past)\s+(?:week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/, 1],
  [/\bon\s+(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/, 0],
  [/\b(?:as\s+a\s+child|as\s+child|in\s+childhood)\b/, 730],
];
const DAYS_OF_FRACTION: Readonly<Record<string, number>> = { '7': 1, '52': 7, '12': 30 };
const LEAST_OF_PLURAL: Readonly<Record<string, number>> = {
  hours: 0,
  days: 2,
  weeks: 14,
  months: 60,
  years: 730,
  decades: 7300,
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\.?`;
const YEAR = String.raw`((?:19|20)\d{2})`;
const ISO_DATE = /\b((?:19|20)\d{2})-(\d{1,2})(?:-(\d{1,2}))?\b/;
const SLASH_DATE = /\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20)?\d{2})\b/;
const MONTH_OF_YEAR = /\b(\d{1,2})\/((?:19|20)\d{2})\b/;
const DAY_MONTH = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH}(?:,?\s+${YEAR})?`);
const MONTH_DAY = new RegExp(String.raw`\b${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\d)(?:,?\s+${YEAR})?`);
/** "May" and "March" are months only where a date is meant. */
const MONTH_NAMED = new RegExp(
  String.raw`\b(?:since|in|on|during|last|this|early|mid|late|from|until|till|end\s+of|start\s+of|beginning\s+of|stopped|discontinued|ended|finished)\s+(?:early\s+|mid(?:\s*-)?\s*|late\s+|last\s+)?${MONTH}(?:,?\s+${YEAR})?`,
);
const MONTH_WITH_YEAR = new RegExp(String.raw`\b${MONTH},?\s+${YEAR}\b`);
const LAST_SPAN = /\blast\s+(month|year)\b/;
const YEAR_ALONE = new RegExp(
  String.raw`(?:^|[\s(,:])(?:(?:since|in|until|till|before|around|stopped|discontinued|ended|quit)\s+)?${YEAR}(?=$|[\s),;.])(?!\s*(?:mg|mcg|units?|iu|ml))`,
);

/** The time a text names beside a wording of stopping; undefined where it names none. The text is plain and short. */
export function stopTimeIn(text: string): StopTime | undefined {
  return agoIn(text) ?? dateIn(text) ?? fixedIn(text) ?? afterStopIn(text);
}

function agoIn(text: string): StopTime | undefined {
  const span = AGO.exec(text);
  if (span) return duration(span);
  const [fraction, count, of = ''] = FRACTION_AGO.exec(text) ?? [];
  if (fraction !== undefined)
    return { words: fraction, leastDays: Number(count) * (DAYS_OF_FRACTION[of] ?? 1) };
  const [washout, day] = WASHOUT_DAY.exec(text) ?? [];
  if (washout !== undefined) return { words: washout, leastDays: Number(day) };
  const [words, unit] = BARE_AGO.exec(text) ?? [];
  return words === undefined ? undefined : { words, leastDays: LEAST_OF_PLURAL[unit ?? 'years'] ?? 730 };
}

function afterStopIn(text: string): StopTime | undefined {
  const match = AFTER_STOP.exec(text) ?? FOR_NOW.exec(text);
  if (!match) return undefined;
  const { leastDays } = duration(match);
  const words = new RegExp(SPAN).exec(match[0])?.[0] ?? match[0];
  return { words, leastDays };
}

function duration([words, count = '', unit = '']: RegExpExecArray): SinceDuration {
  const amount = NUMBERS[count] ?? Number(count.replace(',', '.'));
  return { words: words.trim(), leastDays: Math.floor(amount * (DAYS[unit[0] ?? ''] ?? 0)) };
}

function fixedIn(text: string): StopTime | undefined {
  for (const [pattern, leastDays] of FIXED) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return { words, leastDays };
  }
  return undefined;
}

function dateIn(text: string): StopTime | undefined {
  const iso = ISO_DATE.exec(text);
  if (iso) return dated(iso[0], iso[1], iso[2], iso[3]);
  const slashed = SLASH_DATE.exec(text);
  if (slashed) {
    const [words, first, second, year = ''] = slashed;
    return { ...dated(words, year.length === 2 ? `20${year}` : year, second, first), dayOrMonth: true };
  }
  const monthOfYear = MONTH_OF_YEAR.exec(text);
  if (monthOfYear) return dated(monthOfYear[0], monthOfYear[2], monthOfYear[1]);
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) return dated(dayMonth[0], dayMonth[3], monthNumber(dayMonth[2]), dayMonth[1]);
  const withYear = MONTH_WITH_YEAR.exec(text);
  if (withYear) return dated(withYear[0], withYear[2], monthNumber(withYear[1]));
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay) return dated(monthDay[0], monthDay[3], monthNumber(monthDay[1]), monthDay[2]);
  const named = MONTH_NAMED.exec(text);
  if (named) return dated(named[0], named[2], monthNumber(named[1]));
  const [lastSpan, unit] = LAST_SPAN.exec(text) ?? [];
  if (lastSpan !== undefined) return { words: lastSpan, ...(unit === 'year' ? { year: -1 } : { month: -1 }) };
  const alone = YEAR_ALONE.exec(text);
  return alone ? dated(alone[0].replace(/^[\s(,:]+/, ''), alone[1]) : undefined;
}

function dated(words: string, year?: string, month?: string | number, day?: string): SinceDate {
  return {
    words: words.trim(),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1;
}

const DAY_MS = 86_400_000;

/**
 * The fewest whole days that can lie between the stop and `now`; undefined where the words and `now` do not tell.
 * A month without a day ends on its last day, a year on its last: what may still matter is not left out.
 *
 * @param now milliseconds since the epoch; without it a date tells nothing
 */
export function leastDaysSince(time: StopTime, now: number | undefined): number | undefined {
  if ('leastDays' in time) return time.leastDays;
  if (now === undefined) return undefined;
  const ends = endsOf(time, new Date(now));
  if (ends === undefined) return undefined;
  return Math.max(0, Math.floor((now - ends) / DAY_MS));
}

/** The last moment the date can mean that is not after `now`. */
function endsOf(time: SinceDate, now: Date): number | undefined {
  const thisYear = now.getUTCFullYear();
  if (time.year === -1) return Date.UTC(thisYear, 0, 1) - 1;
  if (time.month === -1) return Date.UTC(thisYear, now.getUTCMonth(), 1) - 1;
  const years = time.year === undefined ? [thisYear, thisYear - 1] : [time.year];
  const readings = [time, ...(time.dayOrMonth ? [{ ...time, month: time.day, day: time.month }] : [])];
  const ends = years
    .flatMap((year) => readings.map(({ month, day }) => endOf(year, month, day)))
    .filter((end) => end !== undefined)
    .map((end) => (startsBefore(end, now) ? Math.min(end, now.getTime()) : end))
    .filter((end) => end <= now.getTime());
  return ends.length === 0 ? undefined : Math.max(...ends);

  /** The current month or year is not over: it can mean today. */
  function startsBefore(end: number, moment: Date): boolean {
    if (time.day !== undefined) return false;
    const last = new Date(end);
    const sameYear = last.getUTCFullYear() === moment.getUTCFullYear();
    return sameYear && (time.month === undefined || last.getUTCMonth() === moment.getUTCMonth());
  }
}

function endOf(year: number, month: number | undefined, day: number | undefined): number | undefined {
  if (month === undefined) return Date.UTC(year + 1, 0, 1) - 1;
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return Date.UTC(year, month, 1) - 1;
  if (day < 1 || day > 31) return undefined;
  return Date.UTC(year, month - 1, day);
}
