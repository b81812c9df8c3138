import type { Prescription } from '@svc/contracts';
import type { Drug } from '../drugs/define-drug.ts';
import { findDrug } from '../drugs/find-drug.ts';
import { DAY_MS, instantOf, isFuture } from '../shared/dates.ts';
import { quoteInput, slugOf, uniqueKeys } from '../shared/signal-key.ts';
import { activityOf } from './prescription-status.ts';

/** A prescription that counts as taken. */
export interface ActivePrescription {
  readonly sent: Prescription;
  /** Position in the request. */
  readonly index: number;
  readonly drug: Drug | undefined;
  /** The drug's name, else the name as sent in quotes. */
  readonly name: string;
  /** Tells prescriptions apart within one answer: `sertraline`, `sertraline_2`. */
  readonly key: string;
  /** Milliseconds since the epoch, null without a start date. */
  readonly start: number | null;
}

export interface PrescriptionReading {
  /** In the order of the request. */
  readonly active: readonly ActivePrescription[];
  readonly warnings: readonly string[];
}

/** The prescriptions taken now: active by status, not dated ahead, exact duplicates once. */
export function readPrescriptions(prescriptions: readonly Prescription[], now: number): PrescriptionReading {
  const active: ActivePrescription[] = [];
  const warnings: string[] = [];
  const keyOf = uniqueKeys();
  const seen = new Set<string>();
  prescriptions.forEach((sent, index) => {
    const start = instantOf(sent.prescribedAt);
    const problem = problemOf(sent, start, now, seen);
    if (problem !== undefined) warnings.push(`prescriptions[${index}] ${problem}`);
    if (problem !== undefined || activityOf(sent.status) !== 'active') return;
    const drug = findDrug(sent.medicationName);
    const key = keyOf(drug?.key ?? slugOf(sent.medicationName));
    active.push({ sent, index, drug, name: drug?.name ?? quoteInput(sent.medicationName), key, start });
  });
  return { active, warnings };
}

function problemOf(
  sent: Prescription,
  start: number | null,
  now: number,
  seen: Set<string>,
): string | undefined {
  const activity = activityOf(sent.status);
  if (activity === 'inactive') return undefined;
  if (activity === 'unknown')
    return `excluded: status ${quoteInput(sent.status)} is not known, read as not active`;
  if (start !== null && isFuture(start, now)) return 'excluded: start dated more than 24 h ahead';
  const { id, medicationName, dosage = '', frequency = '', status, prescribedAt = '' } = sent;
  const identity = [id, medicationName, dosage, frequency, status, prescribedAt].join('\u0000');
  if (seen.has(identity)) return 'excluded: exact duplicate, counted once';
  seen.add(identity);
  return undefined;
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
  return !a.drug && !b.drug && slugOf(a.sent.medicationName) === slugOf(b.sent.medicationName);
}
