import { compile } from './pattern.ts';

/** How long ago counts as recent: the look-back of the screener's behaviour question, 3 months. */
export const RECENT_DAYS = 92;
/** Look-back of the screener's thought questions. */
export const PAST_MONTH_DAYS = 31;
/** What number words and loose ones stand for; coarse on purpose. Ours. */
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  several: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  many: 10,
};
const UNIT_DAYS: Readonly<Record<string, number>> = {
  minute: 0,
  hour: 0,
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  year: 365,
};
const LONG_AGO = 3000;

const COUNTED =
  /(?<![^ ])(?:(\d{1,3}|[a-z]+) )?(?:of )?(minute|hour|day|night|week|month|year)s? (?:ago|back|before)(?![^ ])/g;

/** Wordings of a point in the past, with the days they stand for. Data. */
const NAMED: readonly (readonly [pattern: RegExp, days: number])[] = [
  [compile(['today', 'tonight', 'this morning', 'this afternoon', 'this evening', 'earlier', 'just now']), 0],
  [compile(['yesterday', 'last night', 'the other (?:day|night|week)']), 3],
  [compile(['this (?:past )?(?:week|weekend)']), 5],
  [compile(['(?:last|on|this) (?:past )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: night| morning)?']), 6],
  [compile(['last (?:week|weekend)']), 10],
  [compile(['this month']), 20],
  [compile(['last month']), 45],
  [compile(['last (?:spring|summer|fall|autumn|winter|christmas|year|thanksgiving|semester)']), 180],
  [compile(['a while (?:ago|back)', 'some time ago', 'earlier this year']), 365],
  [
    compile([
      'used to',
      '(?:a )?long (?:time|while) ago',
      'long ago',
      'in the past',
      'back (?:then|when|in)',
      'years before',
      'when i was (?:in (?:high school|college|university|school|prison|jail|the [^ ]+)|a (?:kid|child|teen|teenager|girl|boy|student)|younger|little|young|small|married|[0-9]+|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)',
      'when (?:he|she) was (?:a (?:kid|child|teen|teenager|girl|boy|student)|in (?:school|college|university|care)|at (?:school|university)|younger|little|young|small|[0-9]+|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)',
      'as a (?:kid|child|teen|teenager|young [^ ]+)',
      'in my (?:teens|twenties|thirties|youth|childhood|early twenties)',
      'in (?:high school|college|university|middle school|childhood|adolescence|the army)',
      'in (?:19|20)[0-9][0-9]',
      'at (?:age |the age of )[0-9]+',
      'at (?:1[2-9]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?! (?:[0-9]+|am|pm|hours|hrs|h))',
      'age [1-4][0-9]',
      'once before',
      'in a (?:past|previous|former) [^ ]+',
      'remote',
      'history of',
      'years since',
    ]),
    LONG_AGO,
  ],
  [compile(['years ago', 'decades ago']), LONG_AGO],
  [compile(['months ago']), 150],
  [compile(['weeks ago']), 21],
  [compile(['(?:days|hours|minutes) ago']), 3],
];

const STILL =
  /(?<![^ ])(?:since|now|these days|still|ever since|lately|recently|today|currently|at present)(?![^ ])/;
const ONGOING_BEFORE = /(?<![^ ])(?:since|for|over|during|in) (?:the )?(?:past |last )?$/;

/**
 * Days since the latest point in the past that a text names; undefined when it names none. "Since last year" and
 * "for two weeks" name no point.
 *
 * @param text normal words joined by spaces
 *
 * @example
 * ```ts
 * import { daysAgo } from '@svc/clinical';
 *
 * daysAgo('three weeks ago'); // → 21
 * daysAgo('every morning'); // → undefined
 * ```
 */
export function daysAgo(text: string): number | undefined {
  let latest: number | undefined;
  const take = (days: number, before: string): void => {
    if (ONGOING_BEFORE.test(before)) return;
    latest = latest === undefined ? days : Math.min(latest, days);
  };
  COUNTED.lastIndex = 0;
  const counted = new Set<number>();
  for (let match = COUNTED.exec(text); match; match = COUNTED.exec(text)) {
    const [whole, count, unit = ''] = match;
    const number = count === undefined ? undefined : (NUMBERS[count] ?? Number(count));
    if (number === undefined || Number.isNaN(number)) continue;
    counted.add(match.index + whole.length);
    take(number * (UNIT_DAYS[unit] ?? 0), text.slice(Math.max(0, match.index - 20), match.index));
  }
  for (const [pattern, days] of NAMED) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      if (counted.has(match.index + match[0].length)) continue;
      take(days, text.slice(Math.max(0, match.index - 20), match.index));
    }
  }
  return latest;
}

/**
 * Whether a sentence speaks only of a time that is over.
 *
 * @example
 * ```ts
 * import { isHistorical } from '@svc/clinical';
 *
 * isHistorical('i used to cut myself'); // → true
 * isHistorical('i cut myself yesterday'); // → false
 * ```
 */
export function isHistorical(text: string): boolean {
  const days = daysAgo(text);
  if (days !== undefined && days > RECENT_DAYS) return !STILL.test(text);
  return /(?<![^ ])used to(?! it)(?![^ ])/.test(text);
}
