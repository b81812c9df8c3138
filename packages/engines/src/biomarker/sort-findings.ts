import type { BiomarkerFindings } from './biomarker-findings.ts';
import {
  type NumberedReading,
  type ImplausibleReading,
  isAbnormal,
  isImplausible,
  type Reading,
} from './reading.ts';
import { type Analyte, CLOZAPINE_MYOCARDITIS, URGENT_LIMITS } from '@svc/clinical';
import { type Change, findChanges, findUncompared } from './find-changes.ts';
import { heartReadings } from './heart-readings.ts';
import { medicineOfLevel } from './known-medicines.ts';
import { findMyocarditis } from './myocarditis.ts';
import {
  discrepancyKind,
  discrepancyStatus,
  isCriticalSignal,
  isCriticalValue,
  isPositive,
  isUnread,
  isUsable,
  urgentOf,
} from './judge-reading.ts';

const URGENT_KEYS = new Set(URGENT_LIMITS.map(({ analyte }) => analyte));

/** Sorts readings into what they lead to, and takes the worst as the status. */
export function sortFindings(
  readings: readonly Reading[],
  named: ReadonlySet<string> = new Set(),
): BiomarkerFindings {
  const usable = readings.filter(isUsable);
  const signals: Reading[] = [];
  const discrepancies: NumberedReading[] = [];
  const implausible: ImplausibleReading[] = [];
  const past: Reading[] = [];
  for (const reading of usable) {
    if (discrepancyKind(reading) !== null) discrepancies.push(reading as NumberedReading);
    else if (isAbnormal(reading)) signals.push(reading);
    else if (isImplausible(reading)) {
      if (reading.superseded === undefined) implausible.push(reading);
    } else if (reading.superseded && isCriticalValue(reading)) past.push(reading);
  }
  const positive = readings.filter(isPositive);
  const unread = readings.filter(isUnread);
  const excludedAbnormal = readings.filter(isExcludedAbnormal);
  const medicines = new Set([...named, ...usable.flatMap(({ analyte }) => levelOf(analyte))]);
  const myocarditis = medicines.has(CLOZAPINE_MYOCARDITIS.drug)
    ? findMyocarditis(heartReadings(usable))
    : undefined;
  const changes = findChanges(usable);
  const uncompared = findUncompared(usable);
  const critical =
    signals.some(isCriticalSignal) ||
    discrepancies.some((entry) => discrepancyStatus(entry) === 'critical') ||
    changes.some(({ rule }) => rule.critical) ||
    myocarditis?.beyond === true;
  const some =
    myocarditis !== undefined ||
    uncompared.some(({ matters }) => matters) ||
    [signals, discrepancies, implausible, positive, unread, changes].some((list) => list.length > 0);
  const status = critical ? 'critical' : some ? 'watch' : 'within_normal';
  return {
    readings,
    usable,
    signals,
    discrepancies,
    implausible,
    positive,
    unread,
    past,
    excludedAbnormal,
    changes,
    uncompared,
    medicines,
    myocarditis,
    status,
  };
}

function levelOf(analyte: Analyte | undefined): string[] {
  const drug = analyte && medicineOfLevel(analyte.key);
  return drug === undefined ? [] : [drug];
}

function isExcludedAbnormal(reading: Reading): boolean {
  if (reading.excluded !== 'future') return false;
  return isAbnormal(reading) || discrepancyKind({ ...reading, excluded: undefined }) !== null;
}

/** True for whatever makes the status more than normal, for what was kept out, and when no reading sent was usable. */
export function needsReview({ status, excludedAbnormal, readings, usable }: BiomarkerFindings): boolean {
  const unread = readings.length > 0 && usable.length === 0;
  return status !== 'within_normal' || excludedAbnormal.length > 0 || unread;
}

export interface RankedReading {
  readonly reading: Reading;
  readonly rank: number;
}

/** All that was found, worst first: critical, urgent, implausible, urgent long ago, other, superseded. */
export function rankedReadings(findings: BiomarkerFindings): RankedReading[] {
  const { signals, discrepancies, implausible, positive, unread } = findings;
  const listed: readonly Reading[] = [...discrepancies, ...signals, ...positive, ...implausible, ...unread];
  const reported = new Set(discrepancies as readonly Reading[]);
  const ranked = listed.map((reading) => ({ reading, rank: rankOf(reading, reported.has(reading)) }));
  return ranked.sort((a, b) => a.rank - b.rank || byNewest(a.reading, b.reading));
}

/** The newest first, then by name, value and unit: the order of the request does not count. */
function byNewest(a: Reading, b: Reading): number {
  const [at, than] = [a.instant ?? Number.POSITIVE_INFINITY, b.instant ?? Number.POSITIVE_INFINITY];
  if (at !== than) return at < than ? 1 : -1;
  return (
    compareText(a.label, b.label) ||
    compareText(String(a.sent.value), String(b.sent.value)) ||
    compareText(a.unit ?? '', b.unit ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function rankOf(reading: Reading, isDiscrepancy: boolean): number {
  if (isDiscrepancy ? discrepancyStatus(reading) === 'critical' : isCriticalSignal(reading)) return 0;
  if (reading.superseded !== undefined) return 5;
  if (isImplausible(reading)) return 2;
  if (!isUrgent(reading)) return 4;
  return reading.old ? 3 : 1;
}

/** Beyond a row of the urgent tier, or at a critical limit that does not make the status critical. */
export function isUrgent(reading: Reading): boolean {
  if (reading.superseded !== undefined) return false;
  return urgentOf(reading) !== undefined || isCriticalValue(reading) || isUrgentPositive(reading);
}

function isUrgentPositive({ word, analyte }: Reading): boolean {
  return word === 'positive' && analyte !== undefined && URGENT_KEYS.has(analyte.key);
}

/** Labels worst first, each once. */
export function flaggedLabels(findings: BiomarkerFindings): string[] {
  const { myocarditis } = findings;
  const found = rankedReadings(findings).map(({ reading, rank }) => ({ label: reading.label, rank }));
  const heart = (myocarditis?.readings ?? []).map(({ label }) => ({
    label,
    rank: myocarditis?.beyond ? 0 : 1,
  }));
  const changed = findings.changes.map((change) => ({ label: change.later.label, rank: changeRank(change) }));
  const apart = findings.uncompared
    .filter(({ matters }) => matters)
    .flatMap(({ readings: [first] }) => (first === undefined ? [] : [{ label: first.label, rank: 5 }]));
  const ranked = [...heart, ...changed, ...found, ...apart].toSorted((a, b) => a.rank - b.rank);
  return [...new Set(ranked.map(({ label }) => label))];
}

/** Where a change stands among the readings. */
export function changeRank({ rule }: Change): number {
  if (rule.critical) return 0;
  return rule.urgent ? 1 : 4;
}
