import type { BiomarkerStatus } from '@svc/contracts';
import {
  discrepancySide,
  discrepancyStatus,
  type ImplausibleReading,
  isAbnormal,
  isCriticalSignal,
  isImplausible,
  isUsable,
  type MeasuredReading,
} from './judge-reading.ts';
import type { Reading } from './read-panels.ts';

/** The readings by what they lead to, each list in the order of the request. */
export interface Findings {
  readonly readings: readonly Reading[];
  readonly usable: readonly Reading[];
  readonly signals: readonly Reading[];
  readonly discrepancies: readonly MeasuredReading[];
  /** Values outside the plausible range that made no signal. */
  readonly implausible: readonly ImplausibleReading[];
  /** Readings that would have made a signal or discrepancy, kept out by a wrong date. */
  readonly excludedAbnormal: readonly Reading[];
  readonly status: BiomarkerStatus;
}

/** Sorts readings into signals, discrepancies and implausible values, and takes the worst as the status. */
export function sortFindings(readings: readonly Reading[]): Findings {
  const usable = readings.filter(isUsable);
  const signals: Reading[] = [];
  const discrepancies: MeasuredReading[] = [];
  const implausible: ImplausibleReading[] = [];
  for (const reading of usable) {
    if (discrepancySide(reading) !== null) discrepancies.push(reading as MeasuredReading);
    else if (isAbnormal(reading)) signals.push(reading);
    else if (isImplausible(reading)) implausible.push(reading);
  }
  const excludedAbnormal = readings.filter(
    (reading) => reading.excluded === 'future' && (isAbnormal(reading) || discrepancySide(reading) !== null),
  );
  const critical =
    signals.some(isCriticalSignal) || discrepancies.some((entry) => discrepancyStatus(entry) === 'critical');
  const some = signals.length + discrepancies.length + implausible.length > 0;
  const status = critical ? 'critical' : some ? 'watch' : 'within_normal';
  return { readings, usable, signals, discrepancies, implausible, excludedAbnormal, status };
}

/** True for any signal, discrepancy or implausible value, one kept out, and when no reading sent was usable. */
export function needsReview({ status, excludedAbnormal, readings, usable }: Findings): boolean {
  const unread = readings.length > 0 && usable.length === 0;
  return status !== 'within_normal' || excludedAbnormal.length > 0 || unread;
}

/** Labels worst first: discrepancies, critical signals, watch signals, implausible values; each label once. */
export function flaggedLabels({ signals, discrepancies, implausible }: Findings): string[] {
  const labels = new Set<string>();
  for (const entry of discrepancies) if (discrepancyStatus(entry) === 'critical') labels.add(entry.label);
  for (const entry of discrepancies) labels.add(entry.label);
  for (const entry of signals) if (isCriticalSignal(entry)) labels.add(entry.label);
  for (const entry of signals) labels.add(entry.label);
  for (const entry of implausible) labels.add(entry.label);
  return [...labels];
}
