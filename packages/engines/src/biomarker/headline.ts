import {
  discrepancySide,
  discrepancyStatus,
  isCriticalSignal,
  outsideSide,
  urgentOf,
} from './judge-reading.ts';
import {
  isAbnormal,
  isImplausible,
  type ImplausibleReading,
  isMeasured,
  isWithoutDirection,
  type Reading,
} from './reading.ts';
import { kidneyMismatches } from './kidney-mismatch.ts';
import type { KidneyMismatch, BiomarkerFindings } from './biomarker-findings.ts';
import { changeRank, isUrgent, rankedReadings } from './sort-findings.ts';
import { myocarditisLine } from './myocarditis.ts';
import { changeLine, uncomparedText } from './change-wording.ts';
import { quoteInput } from '../shared/signal-key.ts';
import {
  answerText,
  dateOf,
  flagWords,
  isAtCriticalLimit,
  newerText,
  plainUrgentText,
  valueText,
} from './wording.ts';
import { shownUnit } from './shown-unit.ts';

const UNFLAGGED = 'Outside its range, without a flag';

/** Known readings without a flag that a headline names. */
const MOST_NAMED = 3;
/** Readings of one kind that a headline names at most: a request may hold thousands. */
const MOST_LISTED = 12;

interface HeadlineOptions {
  /** Name what the caller named, in quotes: an unknown analyte is nothing but its name. */
  readonly quoted: boolean;
}

/** One sentence on the whole analysis: what was found, with its numbers, worst first. */
export function headlineOf(findings: BiomarkerFindings, options: HeadlineOptions = { quoted: true }): string {
  const { readings, usable, unread, excludedAbnormal } = findings;
  if (usable.length === 0 && unread.length === 0) {
    const why = readings.length === 0 ? 'no readings were sent' : 'no usable readings';
    return `Not assessed: ${why}. This is not a normal result.`;
  }
  const parts = headlineParts(findings, options);
  const left = counted(excludedAbnormal.length, 'abnormal reading', 'abnormal readings');
  const told = new Set([...usable, ...unread]);
  const unchecked = readings.filter((reading) => reading.excluded === undefined && !told.has(reading));
  const among = counted(usable.length, 'reading', 'readings');
  return [
    ...(parts.length > 0 ? parts : [`None of ${among} is flagged or outside its range.`]),
    ...kidneyMismatches(usable).map(mismatchText),
    ...(unchecked.length > 0 ? [uncheckedText(unchecked, options)] : []),
    ...(left === '' ? [] : [`${left} left out for a date in the future.`]),
  ].join(' ');
}

/** Which of the two is wrong nobody can tell from here. */
function mismatchText({ creatinine, rate }: KidneyMismatch): string {
  const pair = `${creatinine.label} ${valueText(creatinine)} and ${rate.label} ${valueText(rate)}`;
  return `Do not fit together: ${pair} of ${dateOf(creatinine)}; one is wrong, repeat both.`;
}

/** Sentences on readings and on changes, worst first. */
function headlineParts(findings: BiomarkerFindings, options: HeadlineOptions): string[] {
  const groups = headlineGroups(findings).map(({ title, rank, readings }) => ({
    rank,
    text: `${title}: ${namesOf(title, readings, options)}.`,
  }));
  const changes = firstOf(findings.changes, MOST_LISTED).map((change) => ({
    rank: changeRank(change),
    text: changeLine(change),
  }));
  const critical = groups.filter(({ rank }) => rank === 0);
  const others = [...changes, ...groups.filter(({ rank }) => rank > 0)];
  const listed = new Set(rankedReadings(findings).map(({ reading }) => reading));
  const uncompared = findings.uncompared
    .filter(({ matters, readings }) => matters && readings.some((reading) => !listed.has(reading)))
    .map((series) => `${uncomparedText(series)}.`);
  const sorted = [...critical, ...others.toSorted((a, b) => a.rank - b.rank)];
  const heart = findings.myocarditis === undefined ? [] : [myocarditisLine(findings.myocarditis)];
  return [...heart, ...sorted.map(({ text }) => text), ...uncompared];
}

interface HeadlineGroup {
  readonly title: string;
  readonly rank: number;
  readonly readings: Reading[];
}

function headlineGroups(findings: BiomarkerFindings): HeadlineGroup[] {
  const unread = new Set(findings.unread);
  const implausible = new Set<Reading>(findings.implausible);
  const { changes, myocarditis } = findings;
  const told = new Set<Reading>(myocarditis?.readings.map(({ reading }) => reading));
  const changed = new Set<Reading>(changes.map(({ later }) => later));
  const groups = new Map<string, HeadlineGroup>();
  for (const { reading, rank } of rankedReadings(findings)) {
    const title = unread.has(reading)
      ? 'Not assessed'
      : implausible.has(reading)
        ? implausibleTitle(reading)
        : headlineTitle(reading);
    // The line on the heart, or on the change, gives the value.
    if (told.has(reading) || (title === UNFLAGGED && changed.has(reading))) continue;
    const group = groups.get(title) ?? { title, rank, readings: [] };
    groups.set(title, group);
    group.readings.push(reading);
  }
  return [...groups.values()];
}

function implausibleTitle({ measured }: Reading): string {
  const hasUnit = measured.kind === 'implausible' && measured.looksLike !== undefined;
  return hasUnit ? 'Implausible, unit to confirm' : 'Implausible, value to confirm';
}

function headlineTitle(reading: Reading): string {
  if (reading.superseded !== undefined) return 'Superseded';
  const critical =
    discrepancySide(reading) === null ? isCriticalSignal(reading) : discrepancyStatus(reading) === 'critical';
  if (critical) return 'Critical';
  if (isUrgent(reading)) return reading.old ? 'Urgent then, not measured since' : 'Urgent';
  if (isAbnormal(reading)) return 'Flagged';
  if (!isWithoutDirection(reading)) return UNFLAGGED;
  return outsideSide(reading) === null
    ? 'Flagged abnormal, no direction given'
    : 'Flagged abnormal, outside its range';
}

/** Names with numbers. Only known readings without a flag may be counted instead, and never a single one. */
function namesOf(title: string, readings: readonly Reading[], { quoted }: HeadlineOptions): string {
  const known = readings.filter(({ analyte }) => analyte !== undefined);
  const unknown = quoted ? readings.filter(({ analyte }) => analyte === undefined) : [];
  const chosen =
    title === UNFLAGGED
      ? [...firstOf(unknown, MOST_LISTED), ...firstOf(known, MOST_NAMED)]
      : firstOf(quoted ? readings : known, MOST_LISTED);
  const more = readings.length - chosen.length;
  if (chosen.length === 0) return `${counted(more, 'reading', 'readings')} named in the summary alone`;
  return `${chosen.map(shortText).join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

/** The first of a list; all of it where only one would be left. */
function firstOf<Entry>(entries: readonly Entry[], most: number): readonly Entry[] {
  return entries.length === most + 1 ? entries : entries.slice(0, most);
}

/** What was sent and says nothing: each by its name. */
function uncheckedText(readings: readonly Reading[], { quoted }: HeadlineOptions): string {
  const names = new Set(
    readings.filter(({ analyte }) => quoted || analyte !== undefined).map((reading) => nameOf(reading)),
  );
  if (names.size === 0) return `Not assessed: ${counted(readings.length, 'reading', 'readings')}.`;
  const shown = firstOf([...names].toSorted(), MOST_LISTED);
  const more = names.size - shown.length;
  return `Not assessed: ${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`;
}

function shortText(reading: Reading): string {
  const { word } = reading;
  const label = nameOf(reading);
  if (word === 'positive') return `${label} ${answerText(reading)}`;
  if (isMeasured(reading)) {
    return `${label} ${valueText(reading)}${shortLimit(reading)}${shortDate(reading)}`;
  }
  if (isImplausible(reading)) return `${label} ${valueText(reading)}${looksLikeText(reading)}`;
  if (reading.analyte === undefined || isWithoutDirection(reading)) return `${label} ${valueText(reading)}`;
  return isAbnormal(reading) ? `${label} flagged ${flagWords(reading)}` : label;
}

function looksLikeText({ measured: { looksLike } }: ImplausibleReading): string {
  return looksLike === undefined ? '' : ` (looks like ${looksLike})`;
}

/** The label of a known analyte; the name of another as sent, in quotes. */
function nameOf({ analyte, label }: Reading): string {
  return analyte === undefined ? quoteInput(label) : label;
}

function shortLimit(reading: Reading): string {
  const urgent = urgentOf(reading);
  const isReported = urgent !== undefined && isUrgent(reading) && !isAtCriticalLimit(reading);
  if (!isReported || reading.analyte === undefined) return '';
  return ` (${plainUrgentText(reading.analyte, urgent, shownUnit(reading))})`;
}

function shortDate(reading: Reading): string {
  const { superseded, old } = reading;
  const date = superseded !== undefined || old ? ` of ${dateOf(reading)}` : '';
  return superseded === undefined
    ? date
    : `${date} (on ${dateOf(superseded)}: ${newerText(reading, superseded)})`;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
