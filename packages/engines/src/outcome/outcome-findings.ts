import type { Confidence, OutcomeComponent, OutcomeDirection } from '@svc/contracts';
import type { ScaleReading } from '../shared/scale-reading.ts';
import type { SymptomReading } from './symptoms.ts';

/** Everything one analysis found, before it is put into words. */
export interface OutcomeFindings {
  readonly scales: ScaleReading;
  readonly symptoms: SymptomReading | undefined;
  readonly latencyPctChange: number | undefined;
  readonly components: readonly OutcomeComponent[];
  readonly score: number;
  readonly direction: OutcomeDirection;
  readonly sourceCount: number;
  readonly confidence: Confidence;
}
