/** Part of every wording below: most texts have none and are read no further. */
const HAS_SPAN = /w|mo|od|year|annu|fort|alter|every|q ?\d|tue|thu|fri|sat|sun/;

const DAYS_OF: Readonly<Record<string, number>> = { d: 1, n: 1, w: 7, m: 30, y: 365 };
const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  second: 2,
  other: 2,
  alternate: 2,
  thrice: 3,
  three: 3,
  third: 3,
  four: 4,
  five: 5,
  six: 6,
};

const SPAN = '(days?|d|nights?|weeks?|weekly|wks?|w|months?|monthly|mo)';
/** "twice a week", "3x/week", "three times weekly", "once monthly". */
const TIMES_A_SPAN =
  /\b(?:(\d{1,2}) ?(?:x|times?)|(once|twice|thrice|(?:one|two|three|four|five|six)(?= times?))(?: times?)?) ?(?:a |per |each |every |\/ ?)?(weeks?|weekly|wks?|w|months?|monthly|mo)\b/;
/** "every other day", "every 3 days", "q2w", "every second night", "every 2-3 days": the shorter of two. */
const EVERY_SO_MANY = new RegExp(
  `\\b(?:q|every|each) ?(?:(\\d{1,3})(?: ?- ?\\d{1,3})?|(other|second|alternate|third|two|three|four|five|six)) ?${SPAN}\\b`,
);
/** "every 48 hours", "q72h". */
const EVERY_HOURS = /\b(?:q|every) ?(\d{2,3})(?: ?(?:-|to) ?\d{1,3})? ?(?:h|hrs?|hours?|hourly)\b/;
const ALTERNATE = /\b(?:qod|eod|alternate (?:days?|nights?|mornings?|evenings?))\b/;
const EVERY_SPAN = /\b(?:every|each|per|a|q) ?(weeks?|wks?|w|months?|mo)\b|\/ ?(week|wks?|month|mo)\b/;
/** Words that stand for themselves; of "biweekly" the shorter reading. */
const WORDS: readonly (readonly [word: RegExp, days: number])[] = [
  [/\bbiweekly\b/, 3.5],
  [/\b(?:fortnightly|qow|every fortnight)\b/, 14],
  [/\bweekly\b/, 7],
  [/\bbimonthly\b/, 15],
  [/\bmonthly\b/, 30],
  [/\b(?:yearly|annually)\b/, 365],
];
const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|days?|nesdays?|sdays?|rsdays?|urdays?|r|rs)?\b/g;
const WEEKDAY_RANGE =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6} ?(?:-|to|through|until) ?(?:mon|tue|wed|thu|fri|sat|sun)/;

/**
 * Days from one day of intake to the next, where a text says that something is taken less often than daily: 2 for
 * "every other day", 7 for "weekly", 3.5 for "twice a week". Where two readings are possible, the shorter one.
 * Undefined where it is daily, or nothing is said. The one definition of "not daily".
 *
 * @param text directions of a medicine, in lower case with single spaces
 */
export function daysBetweenIntakes(text: string): number | undefined {
  if (!HAS_SPAN.test(text)) return undefined;
  const [, digits, word = '', span = ''] = TIMES_A_SPAN.exec(text) ?? [];
  if (span !== '') return daysOf(span) / (COUNTS[word] ?? Math.max(1, Number(digits)));
  return everySoMany(text) ?? everyHours(text) ?? wordsOf(text) ?? weekdaysOf(text);
}

function everySoMany(text: string): number | undefined {
  if (ALTERNATE.test(text)) return 2;
  const [, digits, word = '', span = ''] = EVERY_SO_MANY.exec(text) ?? [];
  if (span === '') return undefined;
  const days = (COUNTS[word] ?? Number(digits)) * daysOf(span);
  return days > 1 ? days : undefined;
}

function everyHours(text: string): number | undefined {
  const hours = Number(EVERY_HOURS.exec(text)?.[1]);
  return hours > 24 ? hours / 24 : undefined;
}

function wordsOf(text: string): number | undefined {
  const found = WORDS.find(([word]) => word.test(text))?.[1];
  if (found !== undefined) return found;
  const [, span, after] = EVERY_SPAN.exec(text) ?? [];
  return span === undefined && after === undefined ? undefined : daysOf(span ?? after ?? '');
}

/** "Mon, Wed, Fri": each named day once. A range of days is nearly daily and not read. */
function weekdaysOf(text: string): number | undefined {
  if (WEEKDAY_RANGE.test(text)) return undefined;
  const days = new Set([...text.matchAll(WEEKDAY)].map(([, day]) => day));
  return days.size === 0 ? undefined : 7 / days.size;
}

const daysOf = (span: string) => DAYS_OF[span[0] ?? ''] ?? 1;
