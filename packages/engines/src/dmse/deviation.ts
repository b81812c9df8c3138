import type { DmseStatus } from '@svc/contracts';
import { type BaselineComparison, type Side, verdictConfidence } from '../shared/baseline.ts';
import type { Summarised } from '../shared/stats.ts';
import { armOn, type Cuts, type BandClass, classifyInBands } from './population-bands.ts';
import type { Metric } from './define-metric.ts';
import type { ParameterName } from './metrics/index.ts';

/** Fewest prior values behind clinical attention on the strength of a baseline. Ours. */
const MIN_N_FOR_CLINICAL = 5;

/** A value outside the 95 or 99 % prediction interval of the person's own prior values. */
export interface Deviation {
  readonly side: Side;
  readonly outside: 95 | 99;
  /** `worse`: in the abnormal direction. `return`: from an abnormal mean towards typical. `other`: a note. */
  readonly kind: 'worse' | 'return' | 'other';
}

/** What the comparison says about deviation; undefined when it says none or rests on too few values. */
export function deviationOf(
  metric: Metric<ParameterName>,
  { side, outside }: BaselineComparison,
  population: BandClass,
  baseline: Summarised,
  durationSeconds: number | undefined,
  cuts: Cuts,
): Deviation | undefined {
  if (verdictConfidence(baseline.n) === undefined || (outside !== 95 && outside !== 99)) return undefined;
  if (population.arm) return { side, outside, kind: population.arm.side === side ? 'worse' : 'return' };
  const usual = classifyInBands(metric, metric.measure(baseline.mean, durationSeconds), cuts);
  if (usual.arm && usual.arm.side !== side) return { side, outside, kind: 'return' };
  return { side, outside, kind: armOn(metric, side) ? 'worse' : 'other' };
}

/** The band after the baseline: it may raise by one step, never lower. Ours. */
export function raiseByBaseline(
  population: DmseStatus,
  deviation: Deviation | undefined,
  n: number,
): DmseStatus {
  if (deviation?.kind !== 'worse') return population;
  if (population === 'within_normal') return 'subclinical';
  return deviation.outside === 99 && n >= MIN_N_FOR_CLINICAL ? 'clinical_attention' : population;
}
