import { discrepancySide, discrepancyStatus, isCriticalSignal, urgentOf } from './judge-reading.ts';
import { isAbnormal, isImplausible, isMeasured, type Reading } from './reading.ts';
import { kidneyMismatches } from './kidney-mismatch.ts';
import type { KidneyMismatch, BiomarkerFindings } from './biomarker-findings.ts';
import { isUrgent, worstFirst } from './sort-findings.ts';
import { valueText, SIGNS, isAtCriticalLimit, dateOf, flagWords } from './wording.ts';

/** Readings of one kind that a headline names; the rest is counted. */
const MOST_NAMED = 3;

/** One sentence on the whole analysis: what was found, with its numbers, worst first. */
export function headlineOf(findings: BiomarkerFindings): string {
  const { readings, usable, unread, excludedAbnormal } = findings;
  if (usable.length === 0 && unread.length === 0) {
    const why = readings.length === 0 ? 'no readings were sent' : 'no usable readings';
    return `Not assessed: ${why}. This is not a normal result.`;
  }
  const groups = headlineGroups(findings);
  const parts = groups.map(([title, found]) => `${title}: ${namesOf(found)}.`);
  const left = counted(excludedAbnormal.length, 'abnormal reading', 'abnormal readings');
  const kept = readings.filter(({ excluded }) => excluded === undefined).length;
  const unchecked = kept - usable.length;
  const among = counted(usable.length, 'reading', 'readings');
  return [
    ...(parts.length > 0 ? parts : [`None of ${among} is flagged or outside its range.`]),
    ...kidneyMismatches(usable).map(mismatchText),
    ...(unchecked > unread.length ? [`${unchecked - unread.length} not assessed.`] : []),
    ...(left === '' ? [] : [`${left} left out for a date in the future.`]),
  ].join(' ');
}

/** Which of the two is wrong nobody can tell from here. */
function mismatchText({ creatinine, rate }: KidneyMismatch): string {
  const pair = `${creatinine.label} ${valueText(creatinine)} and ${rate.label} ${valueText(rate)}`;
  return `Do not fit together: ${pair} of ${dateOf(creatinine)}; one is wrong, repeat both.`;
}

function headlineGroups(findings: BiomarkerFindings): [title: string, readings: readonly Reading[]][] {
  const unread = new Set(findings.unread);
  const implausible = new Set<Reading>(findings.implausible);
  const groups = new Map<string, Reading[]>();
  for (const reading of worstFirst(findings)) {
    const title = unread.has(reading)
      ? 'Not assessed'
      : implausible.has(reading)
        ? 'Implausible'
        : headlineTitle(reading);
    const group = groups.get(title) ?? [];
    groups.set(title, group);
    group.push(reading);
  }
  return [...groups];
}

function headlineTitle(reading: Reading): string {
  if (reading.superseded !== undefined) return 'Superseded';
  const critical =
    discrepancySide(reading) === null ? isCriticalSignal(reading) : discrepancyStatus(reading) === 'critical';
  if (critical) return 'Critical';
  if (isUrgent(reading)) return reading.old ? 'Urgent then, not measured since' : 'Urgent';
  return isAbnormal(reading) ? 'Flagged' : 'Outside its range, without a flag';
}

/** Names with numbers; text that the caller made up is counted only. */
function namesOf(readings: readonly Reading[]): string {
  const known = readings.filter(({ analyte }) => analyte !== undefined);
  const names = known.slice(0, MOST_NAMED).map(shortText);
  const more = readings.length - names.length;
  if (names.length === 0) return counted(more, 'reading', 'readings');
  return `${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}

function shortText(reading: Reading): string {
  const { label, word } = reading;
  if (word === 'positive') return `${label} positive`;
  if (isMeasured(reading)) {
    return `${label} ${valueText(reading)}${shortLimit(reading)}${shortDate(reading)}`;
  }
  if (isImplausible(reading)) return `${label} ${valueText(reading)}`;
  return isAbnormal(reading) ? `${label} flagged ${flagWords(reading)}` : label;
}

function shortLimit(reading: Reading): string {
  const urgent = urgentOf(reading);
  const isReported = urgent !== undefined && isUrgent(reading) && !isAtCriticalLimit(reading);
  return isReported ? ` (${SIGNS[urgent.comparator]} ${urgent.limit} ${urgent.unit})` : '';
}

function shortDate(reading: Reading): string {
  const { superseded, old } = reading;
  const date = superseded !== undefined || old ? ` of ${dateOf(reading)}` : '';
  return superseded === undefined ? date : `${date} (on ${dateOf(superseded)}: ${valueText(superseded)})`;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
