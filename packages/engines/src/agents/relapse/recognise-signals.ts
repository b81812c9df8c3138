import type { RelapseIndicator } from '@svc/clinical';
import { quoteInput } from '../../shared/signal-key.ts';
import type { PresentSignal } from './composite.ts';
import { holdsSafetyWords, mayConcernSafety, type NameReading, readIndicatorName } from './find-indicator.ts';

/** One reported sign with a severity from 0 (absent) to 1 (full). */
export interface RelapseSignal {
  readonly indicator: string;
  readonly severity: number;
}

/** An indicator that an entry denies, or whose healthy state it names. */
interface AbsentSignal {
  readonly indicator: RelapseIndicator;
  /** As sent. */
  readonly sentAs: string;
}

export interface ReadSignals {
  /** Every recognised indicator once, at its larger severity; 0 means reported as absent. */
  readonly recognised: readonly PresentSignal[];
  /** Denied or well, by the words of the entry; not scored. */
  readonly absent: readonly AbsentSignal[];
  /** The wordings that an indicator was read from, where they are not its name. */
  readonly wordings: ReadonlyMap<RelapseIndicator, readonly string[]>;
  /** Names as sent, each once. */
  readonly unrecognised: readonly string[];
  /** The same, the most severe first. */
  readonly unrecognisedBySeverity: readonly string[];
  /** Entries, not names, that were not recognised. */
  readonly unrecognisedCount: number;
  /** Severities that were sent with names that were not recognised, one for each entry. */
  readonly unrecognisedSeverities: readonly number[];
  /** Entries of different words that say a sign, by their severity. */
  readonly signEntries: ReadonlyMap<string, number>;
  /** Entries of a known indicator whose severity is no number from 0 to 1. */
  readonly unreadableCount: number;
  /** An unrecognised name may be about safety. */
  readonly mayConcernSafety: boolean;
  /** A recognised entry holds words about safety beside what it is scored as. */
  readonly holdsMoreSafety: boolean;
  readonly warnings: readonly string[];
}

// oxlint-disable-next-line max-lines-per-function -- one pass over the signals fills all that is returned
export function recogniseSignals(signals: readonly RelapseSignal[]): ReadSignals {
  const severities = new Map<RelapseIndicator, number>();
  const wordings = new Map<RelapseIndicator, string[]>();
  const absent = new Map<string, AbsentSignal>();
  const unrecognised: RelapseSignal[] = [];
  const warnings = new Set<string>();
  const signEntries = new Map<string, number>();
  let unreadableCount = 0;
  let holdsMoreSafety = false;
  const addAbsent = (reading: NameReading, name: string): void => {
    for (const indicator of reading.absent) {
      absent.set(`${indicator.key} ${name}`, { indicator, sentAs: name });
      warnings.add(`Indicator ${quoteInput(name)} is read as denied or well: ${indicator.label}; not scored`);
    }
  };
  const addUnread = (reading: NameReading, name: string): void => {
    for (const part of reading.unread)
      warnings.add(`Indicator ${quoteInput(name)} is read in part; not read: ${quoteInput(part)}`);
  };
  for (const signal of signals) {
    const { indicator: name, severity } = signal;
    const reading = readIndicatorName(name);
    if (isUnrecognised(reading)) {
      unrecognised.push(signal);
      if (reading.absent.length === 0) warnings.add(unrecognisedWarning(signal));
      addAbsent(reading, name);
      addUnread(reading, name);
      continue;
    }
    if (!(severity >= 0 && severity <= 1)) {
      unreadableCount++;
      warnings.add(`${labelsOf(reading)}: severity is not a number from 0 to 1; not scored`);
      continue;
    }
    if (reading.present.length > 0 && severity > 0)
      signEntries.set(name.toLowerCase(), Math.max(severity, signEntries.get(name.toLowerCase()) ?? 0));
    for (const indicator of reading.present) {
      if (severities.has(indicator))
        warnings.add(`${indicator.label}: sent more than once; counted once, at the larger severity`);
      severities.set(indicator, Math.max(severity, severities.get(indicator) ?? 0));
      if (!reading.isName) wordings.set(indicator, [...new Set([...(wordings.get(indicator) ?? []), name])]);
    }
    addAbsent(reading, name);
    addUnread(reading, name);
    holdsMoreSafety ||= severity > 0 && holdsUnscoredSafety(name, reading);
  }
  return {
    recognised: [...severities].map(([indicator, severity]) => ({ indicator, severity })),
    absent: [...absent].sort(byFirst).map(([, signal]) => signal),
    wordings: new Map([...wordings].map(([indicator, names]) => [indicator, names.toSorted()])),
    unrecognised: [...new Set(unrecognised.map(({ indicator }) => indicator))],
    unrecognisedBySeverity: [...new Set(unrecognised.toSorted(bySeverity).map(({ indicator }) => indicator))],
    unrecognisedCount: unrecognised.length,
    unrecognisedSeverities: unrecognised.map(severityOf),
    signEntries,
    unreadableCount,
    mayConcernSafety: unrecognised.some(concernsSafety),
    holdsMoreSafety,
    warnings: [...warnings],
  };
}

function byFirst([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

function bySeverity(a: RelapseSignal, b: RelapseSignal): number {
  return severityOf(b) - severityOf(a) || (a.indicator < b.indicator ? -1 : 1);
}

/** No sign was read in it, and more than what it denies was said. */
function isUnrecognised({ present, absent, unread }: NameReading): boolean {
  return present.length === 0 && (absent.length === 0 || unread.length > 0);
}

function labelsOf({ present, absent }: NameReading): string {
  return [...present, ...absent].map(({ label }) => label).join(', ');
}

/** What is no number is read as the most that could be meant. */
function severityOf({ severity }: RelapseSignal): number {
  return Number.isNaN(severity) ? 1 : severity;
}

function concernsSafety(signal: RelapseSignal): boolean {
  return severityOf(signal) > 0 && mayConcernSafety(signal.indicator);
}

/** Words about safety in an entry that is scored as something else. */
function holdsUnscoredSafety(name: string, { present, isName }: NameReading): boolean {
  return !isName && !present.some(({ safetyFloor }) => safetyFloor !== undefined) && holdsSafetyWords(name);
}

function unrecognisedWarning(signal: RelapseSignal): string {
  const safety = concernsSafety(signal) ? '; it may concern safety, check it by hand' : '';
  return `Indicator ${quoteInput(signal.indicator)} is not recognised; not scored${safety}`;
}
