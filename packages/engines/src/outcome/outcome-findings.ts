import type { Confidence, OutcomeComponent, OutcomeDirection } from '@svc/contracts';
import type { AssessedScales } from '../shared/assess-scales.ts';
import type { SymptomChange } from './symptoms.ts';

/** Everything one analysis found, before it is put into words. */
export interface OutcomeFindings {
  readonly scales: AssessedScales;
  readonly symptoms: SymptomChange | undefined;
  readonly latencyPctChange: number | undefined;
  readonly components: readonly OutcomeComponent[];
  readonly score: number;
  readonly direction: OutcomeDirection;
  readonly sourceCount: number;
  readonly confidence: Confidence;
}
