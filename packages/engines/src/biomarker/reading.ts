import type { Biomarker, LabPanel, normalizeBiomarkerFlag } from '@svc/contracts';
import type { Analyte } from '@svc/clinical';
import type { Measured, Side } from './measured.ts';
import type { SentRange, SentNumber, Word } from './sent-value.ts';

type Flag = NonNullable<ReturnType<typeof normalizeBiomarkerFlag>>;

/** One reading of one panel, looked up and measured. */
export interface Reading {
  readonly panel: LabPanel;
  /** Positions in the request: of the panel, and of the reading within it. */
  readonly panelIndex: number;
  readonly index: number;
  readonly sent: Biomarker;
  readonly analyte: Analyte | undefined;
  /** The analyte's label, else the name as sent. */
  readonly label: string;
  /** Readings with one subject are of one analyte: its key, or the name of one that is not in the catalogue. */
  readonly subject: string;
  readonly flag: Flag | undefined;
  /** The side the flag names; `critical` alone names none. */
  readonly flagSide: Side | undefined;
  /** The value as a number, in the unit sent; the bound of a censored one. */
  readonly number: number | undefined;
  readonly comparator: SentNumber['comparator'];
  /** What a text without a number says. */
  readonly word: Word | undefined;
  /** The unit as sent, else the one behind the number. */
  readonly unit: string | undefined;
  readonly measured: Measured;
  /** The range that came with the reading. */
  readonly ownRange: SentRange | undefined;
  /** Side on which the value is outside that range, null inside; undefined where they cannot be compared. */
  readonly ownSide: Side | null | undefined;
  /** Milliseconds since the epoch, null for a panel without a date. */
  readonly instant: number | null;
  /** The same as an ISO timestamp. */
  readonly observedAt: string | undefined;
  readonly stale: boolean;
  /** Older than any calibration lets a reading decide alone. */
  readonly old: boolean;
  /** A newer reading of the same analyte that decides in its place. */
  readonly superseded: Reading | undefined;
  /** Why the reading is left out of the analysis. */
  readonly excluded: 'future' | 'duplicate' | undefined;
}

/** A reading with a value in its analyte's own unit. */
export type MeasuredReading = Reading & {
  readonly analyte: Analyte;
  readonly number: number;
  readonly measured: Extract<Measured, { kind: 'measured' }>;
};

export type ImplausibleReading = Reading & {
  readonly analyte: Analyte;
  readonly number: number;
  readonly measured: Extract<Measured, { kind: 'implausible' }>;
};

export function isMeasured(reading: Reading): reading is MeasuredReading {
  return reading.measured.kind === 'measured';
}

export function isImplausible(reading: Reading): reading is ImplausibleReading {
  return reading.measured.kind === 'implausible';
}

export function isAbnormal({ flag }: Reading): boolean {
  return flag === 'high' || flag === 'low' || flag === 'critical';
}

/** Whether the sender calls the reading abnormal and names no side. */
export function isWithoutDirection({ sent, flag }: Reading): boolean {
  return sent.abnormal === true && (flag === undefined || flag === 'normal');
}

/** A reading whose value is a number: what a discrepancy is made of. */
export type NumberedReading = Reading & { readonly number: number };
