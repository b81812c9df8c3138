import type { MeasuredReading, NumberedReading, ImplausibleReading, Reading } from './reading.ts';
import type { BiomarkerStatus } from '@svc/contracts';
import type { Change, Uncompared } from './find-changes.ts';
import type { Myocarditis } from './myocarditis.ts';

/** The readings by what they lead to, each list in the order of the request. */
export interface BiomarkerFindings {
  readonly readings: readonly Reading[];
  readonly usable: readonly Reading[];
  readonly signals: readonly Reading[];
  readonly discrepancies: readonly NumberedReading[];
  /** Values outside the plausible range that made no signal. */
  readonly implausible: readonly ImplausibleReading[];
  /** Tests answered as positive in words, without a flag. */
  readonly positive: readonly Reading[];
  /** Values that could not be read although a critical limit waits for them. */
  readonly unread: readonly Reading[];
  /** Critical readings too old to tell as findings, with a newer one in their place. */
  readonly past: readonly Reading[];
  /** Readings that would have made a signal or discrepancy, kept out by a wrong date. */
  readonly excludedAbnormal: readonly Reading[];
  /** Changes over time, one for each analyte at most. */
  readonly changes: readonly Change[];
  /** Series that cannot be compared for want of dates. */
  readonly uncompared: readonly Uncompared[];
  /** Keys of medicines that are known to be taken. */
  readonly medicines: ReadonlySet<string>;
  /** On clozapine: readings that ask to look for a myocarditis. */
  readonly myocarditis: Myocarditis<Reading> | undefined;
  readonly status: BiomarkerStatus;
}

/** A creatinine and a filtration rate of one collection that cannot both be right. */
export interface KidneyMismatch {
  readonly creatinine: MeasuredReading;
  readonly rate: MeasuredReading;
}
