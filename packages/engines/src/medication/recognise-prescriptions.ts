import type { ActivePrescription, RecognisedPrescriptions } from './medication-findings.ts';
import type { Prescription } from '@svc/contracts';
import { findDrug } from '@svc/clinical';
import { DAY_MS, instantOf, isFuture } from '../shared/dates.ts';
import { quoteInput, slugOf, uniqueKeys } from '../shared/signal-key.ts';
import { type Activity, activityOf } from './prescription-status.ts';

/** The prescriptions taken now: active by status, not dated ahead, exact duplicates once. */
export function recognisePrescriptions(
  prescriptions: readonly Prescription[],
  now: number,
): RecognisedPrescriptions {
  const active: ActivePrescription[] = [];
  const warnings: string[] = [];
  const keyOf = uniqueKeys();
  const seen: Prescription[] = [];
  prescriptions.forEach((sent, index) => {
    const activity = activityOf(sent.status);
    if (activity === 'inactive') return;
    const start = instantOf(sent.prescribedAt);
    const problem = problemOf(sent, activity, start, now, seen);
    if (problem !== undefined) {
      warnings.push(`prescriptions[${index}] ${problem}`);
      return;
    }
    seen.push(sent);
    const drug = findDrug(sent.medicationName);
    const base = drug?.key ?? slugOf(sent.medicationName);
    const name = drug?.name ?? quoteInput(sent.medicationName);
    active.push({ sent, index, drug, name, base, key: keyOf(base), start });
  });
  return { active, warnings };
}

function problemOf(
  sent: Prescription,
  activity: Activity,
  start: number | null,
  now: number,
  seen: readonly Prescription[],
): string | undefined {
  if (activity === 'unknown')
    return `excluded: status ${quoteInput(sent.status)} is not known, read as not active`;
  if (start !== null && isFuture(start, now)) return 'excluded: start dated more than 24 h ahead';
  const repeated = seen.some((other) => isSame(other, sent));
  return repeated ? 'excluded: exact duplicate, counted once' : undefined;
}

/** An absent text counts as an empty one. */
function isSame(a: Prescription, b: Prescription): boolean {
  return (
    a.id === b.id &&
    a.medicationName === b.medicationName &&
    (a.dosage ?? '') === (b.dosage ?? '') &&
    (a.frequency ?? '') === (b.frequency ?? '') &&
    a.status === b.status &&
    (a.prescribedAt ?? '') === (b.prescribedAt ?? '')
  );
}

/** Whole UTC days since the epoch. */
export function dayOf(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/** The same drug, or two drugs of one therapeutic group; drugs that are not in the catalogue only by name. */
export function isSameClass(a: ActivePrescription, b: ActivePrescription): boolean {
  if (a.drug && b.drug) {
    return a.drug.key === b.drug.key || (a.drug.group === b.drug.group && a.drug.group !== 'OTHER');
  }
  return !a.drug && !b.drug && a.base === b.base;
}
