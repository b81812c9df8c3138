import type { InstrumentSeries } from '../shared/instrument-series.ts';
import type { ScaleChange, AssessedScales } from '../shared/assessed-scales.ts';
import type { Confidence, OutcomeComponent, OutcomeDirection } from '@svc/contracts';

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

/** How a scale moved, as a share of the symptom weight. */
export interface SymptomChange {
  readonly series: InstrumentSeries;
  readonly change: ScaleChange;
  /** +1 to -1; 0 within measurement error. */
  readonly value: number;
  readonly reachedRemission: boolean;
}
