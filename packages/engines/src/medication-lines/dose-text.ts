import type { Drug } from '@svc/clinical';
import { daysBetweenIntakes } from './less-than-daily.ts';

const NUMBER = String.raw`(\d+(?:[.,]\d+)*|\.\d+)`;
const MASS_UNIT = String.raw`(mgs?|milligrams?|milligrammes?|mcgs?|ugs?|µg|μg|micrograms?|microgrammes?|gm|g|grams?|grammes?)`;
/** `50 mg`, `0.5mg-1mg`, `50 to 100 mg`, `1,000 mg`. */
const MASS = new RegExp(
  `(?<![\\d.,/a-z]|\\d-)${NUMBER}(?:\\s*${MASS_UNIT})?(?:\\s*(?:-|to)\\s*${NUMBER})?\\s*${MASS_UNIT}(?![a-z])`,
  'g',
);
/** A concentration, a rate or a dose by weight is no dose. */
const PER_OTHER =
  /^\s*(?:\/|per)\s*(?:\d+(?:\.\d+)?\s*)?(?:ml|l|kg|m2|h|hr|hour|actuat|puff|spray|inh|g|dose)\b/;
const STRENGTH_PAIR = /^\s*\/\s*\d/;
const PER_DAY = /^\s*(?:\/|per|a|each)\s*(?:day|d|24\s*h|24\s*hr)\b/;
const COUNTED_FORMS =
  /(?:^|[^\d./])(\d+(?:\.\d+)?(?:\s*\/\s*\d+)?|half|one|two|three|four)\s*((?:-|to)\s*\d+\s*)?(?:an?\s*)?(?:tabs?|tablets?|caps?|capsules?|pills?)\b/;
const TIMES_OVER = /(?:\bx\s*[2-9](?!\s*(?:\/|day|d\b|week|wk|month|mo\b|yr|year|daily))|\b[2-9]\s*x\s*\d)/;
const DIVIDED = /\bdivided\b|\btotal\b|\bdiv\b/;

/** A range whose ends lie further apart than this is read as something else, such as two strengths. */
const MOST_RANGE_RATIO = 10;

/**
 * Milligrams per intake in the text beside a name. The higher end of a range. Absent where no mass is written, where
 * different ones are, for part of a tablet or several, for a concentration or a dose by weight, for a combination
 * product. A number without a unit counts as milligrams only where {@link bareMilligrams} says so.
 */
export function doseMgIn(text: string, drug: Drug, bareNumber: () => number | undefined): number | undefined {
  if (drug.ingredients || !HAS_DIGIT.test(text)) return undefined;
  if (HAS_COUNT.test(text) && isCounted(text)) return undefined;
  const masses = HAS_MASS.test(text) ? massesIn(text) : [];
  if (masses === undefined) return undefined;
  const found = new Set(masses);
  if (found.size > 1) return undefined;
  const [only] = found;
  return only ?? bareMilligrams(bareNumber(), drug);
}

/** All matches of a pattern with the flag `g`; `matchAll` copies the pattern first, at several times the cost. */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

const HAS_LETTER = /[a-z]/;
const HAS_DIGIT = /\d/;
/** Part of everything {@link isCounted} looks for. */
const HAS_COUNT = /tab|cap|pill|x|div|total/;
const HAS_MASS = /\d\s*[mguµμ]/;

function isCounted(text: string): boolean {
  const [, forms, more] = COUNTED_FORMS.exec(text) ?? [];
  return (
    (forms !== undefined && (more !== undefined || (forms !== '1' && forms !== 'one'))) ||
    TIMES_OVER.test(text) ||
    DIVIDED.test(text)
  );
}

/** Undefined where one of the masses is no dose. */
function massesIn(text: string): number[] | undefined {
  const masses: number[] = [];
  for (const match of matchesIn(text, MASS)) {
    const [whole, first = '', firstUnit, second, unit = ''] = match;
    const rest = text.slice(match.index + whole.length);
    if (PER_OTHER.test(rest) || STRENGTH_PAIR.test(rest)) return undefined;
    const low = milligrams(first, firstUnit ?? unit);
    const high = second === undefined ? low : milligrams(second, unit);
    if (!(low > 0) || high < low || high > low * MOST_RANGE_RATIO) return undefined;
    masses.push(high);
  }
  return masses;
}

const MG_PER_UNIT: Readonly<Record<string, number>> = { m: 1, u: 0.001, g: 1000 };

function milligrams(number: string, unit: string): number {
  const isMicro =
    unit.startsWith('mc') || unit.startsWith('mic') || unit.startsWith('µ') || unit.startsWith('μ');
  const perUnit = isMicro ? 0.001 : (MG_PER_UNIT[unit[0] ?? ''] ?? Number.NaN);
  const mass = numberOf(number) * perUnit;
  return perUnit === 1 ? mass : Number(mass.toPrecision(12));
}

/** `1,000` is a thousand, `0,5` a half. */
function numberOf(text: string): number {
  const plain = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  return Number(plain);
}

const LEAST_BARE = 1;
const MOST_BARE = 2000;
/** Drugs with a lower daily maximum are dosed in micrograms or parts of a milligram. */
const LEAST_DAILY_MG = 1;

/**
 * A bare number directly after a name ("lithium 450 bid") is milligrams only where nothing else can be meant: the
 * drug has a daily maximum of 1 mg or more, and the number is from 1 to 2000, not above that maximum and no year.
 */
function bareMilligrams(bare: number | undefined, drug: Drug): number | undefined {
  const most = drug.maxDailyMg ?? 0;
  if (bare === undefined || most < LEAST_DAILY_MG) return undefined;
  if (bare < LEAST_BARE || bare > Math.min(MOST_BARE, most)) return undefined;
  return isYear(bare) ? undefined : bare;
}

function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1900 && number <= 2099;
}

const AS_NEEDED = /\bprn\b|\b(?:as|if|when)\s+(?:needed|required|necessary)\b/;
const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  thrice: 3,
  three: 3,
  four: 4,
};
const LATIN: Readonly<Record<string, number>> = { bid: 2, bd: 2, tid: 3, tds: 3, qid: 4, qds: 4 };
/** Part of every word of `LATIN`. */
const HAS_LATIN = /[btq]i?d/;
const LATIN_WORD = /\b(bid|bd|tid|tds|qid|qds)\b/g;
const TIMES_A_DAY =
  /(?:\b\d+\s*(?:-|to)\s*)?\b(?:(\d+)\s*(?:x|times?)|(once|one|twice|two|thrice|three|four)(?:\s*times?)?)\s*(?:a\s+|per\s+|each\s+|every\s+|\/\s*)?(?:day|daily|d)\b/g;
/** Part of every wording of `TIMES_A_DAY`. */
const HAS_COUNT_A_DAY = /\d\s*[xt]|onc?e|tw[io]|thr[ie]|four/;
const TIMES_SIGN = /\bx\s*([1-6])\s*(?:\/\s*)?(?:day|daily|d)\b(?!ays)/;
const EVERY_HOURS = /\b(?:q|every)\s*(\d+)(?:\s*(?:-|to)\s*\d+)?\s*(?:h|hr|hrs|hour|hours|hourly)\b/;
const MOMENTS: readonly RegExp[] = [
  /\b(?:q\s?am|am|mornings?|mane|breakfast)\b/,
  /\b(?:noon|midday|lunch|afternoon)\b/,
  /\b(?:q\s?pm|pm|evenings?|dinner|supper)\b/,
  /\b(?:q?\s?hs|nightly|nocte|bedtime|nights?)\b/,
];
/** Part of every word of `MOMENTS`. */
const HAS_MOMENT = /am|morn|mane|breakf|noon|mid|lunch|pm|even|dinn|supp|hs|night|noct|bed/;
const ONCE = /\b(?:daily|qd|od|q\s?day|q\s?daily|every\s+day|each\s+day|once)\b/;

/** Intakes a day as written; absent when none is, when as needed, when less often than daily, or when two disagree. */
export function timesPerDayIn(text: string): number | undefined {
  if (!HAS_LETTER.test(text) || AS_NEEDED.test(text)) return undefined;
  if (daysBetweenIntakes(text) !== undefined) return undefined;
  const stated = statedTimes(text);
  if (stated.length > 0) return agreed(stated, text);
  const moments = HAS_MOMENT.test(text) ? MOMENTS.filter((moment) => moment.test(text)).length : 0;
  if (moments > 0) return moments;
  return ONCE.test(text) || MASS_PER_DAY.test(text) ? 1 : undefined;
}

/**
 * Intakes a day on average, where the text says that it is less often than daily: 0.5 for "every other day", 2 / 7 for
 * "twice a week". Undefined otherwise, and when as needed.
 */
export function intakesPerDayOnAverage(text: string): number | undefined {
  const days = AS_NEEDED.test(text) ? undefined : daysBetweenIntakes(text);
  if (days === undefined) return undefined;
  const stated = statedTimes(text);
  return (stated.length === 0 ? 1 : (agreed(stated, text) ?? 1)) / days;
}

/** Whether the text says that it is taken as needed. */
export function isAsNeeded(text: string): boolean {
  return AS_NEEDED.test(text);
}

const MASS_PER_DAY = new RegExp(`${MASS_UNIT}${PER_DAY.source.slice(1)}`);

function statedTimes(text: string): number[] {
  const latin = HAS_LATIN.test(text) ? matchesIn(text, LATIN_WORD).map(([word]) => LATIN[word] ?? 0) : [];
  const counted = (HAS_COUNT_A_DAY.test(text) ? matchesIn(text, TIMES_A_DAY) : []).map(
    ([, digits, word = '']) => COUNTS[word] ?? Number(digits),
  );
  const sign = text.includes('x') ? TIMES_SIGN.exec(text)?.[1] : undefined;
  const hours = text.includes('h') ? EVERY_HOURS.exec(text)?.[1] : undefined;
  return [
    ...latin,
    ...counted.filter((count) => count >= 1 && count <= 12),
    ...(sign === undefined ? [] : [Number(sign)]),
    ...(hours === undefined ? [] : [Math.max(1, Math.round(24 / Math.max(1, Number(hours))))]),
  ];
}

const BETWEEN_TIMES = /\b(?:bid|bd|tid|tds)\s*(?:-|to|or|\/)\s*(?:tid|tds|qid|qds)\b/;

/** The higher end of "bid-tid"; otherwise only what all say. */
function agreed(stated: readonly number[], text: string): number | undefined {
  // Not spread into Math.max: a line may state more times than a call takes arguments.
  const most = stated.reduce((highest, times) => Math.max(highest, times), 0);
  return BETWEEN_TIMES.test(text) || stated.every((times) => times === most) ? most : undefined;
}

/** Whether the text gives the whole day's mass ("1200 mg/day") and several intakes: the dose of one is not written. */
export function isDailyTotal(text: string, timesPerDay: number | undefined): boolean {
  return timesPerDay !== undefined && timesPerDay > 1 && MASS_PER_DAY.test(text);
}

/** Milligrams and times, nothing else: how most lines are written. */
const SIMPLE = /^[ :]*(\d+(?:\.\d+)?) ?mg(?: ([a-z ]+))?$/;

/** Wordings of times a day that stand for themselves, read once by {@link timesPerDayIn}. */
const SIMPLE_TIMES: ReadonlyMap<string, SimpleTimes> = new Map(
  [
    'daily, once daily, once a day, every day, qd, od, po daily, po qd, by mouth daily, twice daily',
    'twice a day, bid, bd, po bid, three times daily, three times a day, tid, tds, po tid',
    'four times daily, four times a day, qid, qds, po qid, qhs, hs, po qhs, nightly, at night, at bedtime',
    'qam, in the morning, every morning, prn, as needed, po, po prn, daily prn, weekly, once weekly, monthly, ',
  ]
    .flatMap((line) => line.split(', '))
    .map((wording) => [
      wording,
      { timesPerDay: timesPerDayIn(wording), intakesPerDay: intakesPerDayOnAverage(wording) },
    ]),
);

/** Dose and times of a text that holds nothing else, as {@link doseMgIn} and {@link timesPerDayIn} read it. */
export interface SimpleDirections extends SimpleTimes {
  readonly mg: number | undefined;
}

interface SimpleTimes {
  readonly timesPerDay: number | undefined;
  /** See {@link intakesPerDayOnAverage}. */
  readonly intakesPerDay: number | undefined;
}

/** The same reading in one step for the texts most lines have; undefined for any other. */
export function simpleDirections(text: string): SimpleDirections | undefined {
  const [, number, wording = ''] = SIMPLE.exec(text) ?? [];
  const times = wording.trimEnd();
  const read = SIMPLE_TIMES.get(times);
  if (number === undefined || read === undefined) return undefined;
  const mg = Number(number);
  return { mg: mg > 0 ? mg : undefined, ...read };
}

/** For the test that both readings agree. */
export const SIMPLE_WORDINGS: readonly string[] = [...SIMPLE_TIMES.keys()];
