import type { Confidence, ConfidenceLevel, DmseStatus, TrendDirection } from '@svc/contracts';
import type { Pattern, Metric, Measurement } from './define-metric.ts';
import type { Side } from '../shared/baseline.ts';
import type { Summarised } from '../shared/stats.ts';
import type { BandClass } from './population-bands.ts';
import type { Deviation } from './deviation.ts';
import type { ParameterName } from './metrics/index.ts';

/** One metric, fully judged; wording and the answer are made from it. */
export interface AssessedSignal {
  readonly metric: Metric<ParameterName>;
  readonly value: number;
  readonly measurement: Measurement;
  readonly population: BandClass;
  /** Present when at least one prior value was sent. */
  readonly baseline: Summarised | undefined;
  readonly deviation: Deviation | undefined;
  /** The population band, raised by the baseline where that applies. */
  readonly status: DmseStatus;
  /** The abnormal side; absent when typical or not measured. */
  readonly side: Side | undefined;
  readonly trendDir: TrendDirection;
  /** Whether the order of the latest values points the same way; absent without a trend or with too few. */
  readonly trendSupported: boolean | undefined;
  readonly confidence: ConfidenceLevel;
}

/** Everything an answer and its description are made from. */
export interface DmseFindings {
  /** In the order of the metrics. */
  readonly signals: readonly AssessedSignal[];
  /** The signals outside the typical range, worst first; ties in the order of the metrics. */
  readonly flagged: readonly AssessedSignal[];
  readonly status: DmseStatus;
  /** The cluster two or more flagged signals make. */
  readonly pattern: Pattern | undefined;
  /** Two or more signals deviate from their baselines in the same sense. */
  readonly concordant: boolean;
  readonly requiresClinicianReview: boolean;
  readonly confidence: Confidence;
}

/** What a flagged signal is part of when another one suggests the same. */
export function patternOf({ metric, side }: AssessedSignal): Pattern | undefined {
  return side && metric.suggests[side];
}
