import type { AssessedSignal } from './dmse-findings.ts';
import type { DmseAnalyzeRequest, TrendDirection } from '@svc/contracts';
import { type BaselineComparison, compareWithBaseline } from '../shared/baseline.ts';
import { summarise } from '../shared/stats.ts';
import { orderedTrend, PAIRWISE_WINDOW } from '../shared/trend.ts';
import { type Cuts, classifyInBands } from './population-bands.ts';
import { signalConfidence } from './confidence.ts';
import { type Metric, signalKeyOf } from './define-metric.ts';
import { deviationOf, raiseByBaseline } from './deviation.ts';
import type { ParameterName } from './metrics/index.ts';

/** Fewest prior values for the order of the values to say something about a trend. Ours. */
const MIN_N_FOR_ORDER = 4;

/** Judges one metric, or undefined when it was not sent. */
export function assessSignal(
  metric: Metric<ParameterName>,
  input: DmseAnalyzeRequest,
  cuts: Cuts,
): AssessedSignal | undefined {
  const value = input[metric.field];
  if (value === undefined) return undefined;
  const duration = input.sessionDurationSeconds;
  const measurement = metric.measure(value, duration);
  const population = classifyInBands(metric, measurement, cuts);
  const history = input.history?.[signalKeyOf(metric)] ?? [];
  const baseline = history.length === 0 ? undefined : summarise(history);
  // A value that measures nothing has no place among earlier measurements.
  const comparison =
    baseline && !measurement.unmeasured
      ? compareWithBaseline(value, baseline, metric.resolution.value)
      : undefined;
  const deviation =
    baseline && comparison && deviationOf(metric, comparison, population, baseline, duration, cuts);
  const status = raiseByBaseline(population.status, deviation, history.length);
  const trendDir = trendOf(comparison);
  return {
    metric,
    value,
    measurement,
    population,
    baseline,
    deviation,
    status,
    side:
      measurement.unmeasured || status === 'within_normal' ? undefined : (population.arm ?? deviation)?.side,
    trendDir,
    trendSupported: orderSupports(trendDir, history, value),
    confidence: signalConfidence(history.length, duration, measurement.cap),
  };
}

/** The value against the mean of the prior ones, at the 80 % prediction interval. */
function trendOf(comparison: BaselineComparison | undefined): TrendDirection {
  if (comparison === undefined) return 'insufficient_data';
  if (comparison.outside === 0) return 'stable';
  return comparison.side === 'above' ? 'rising' : 'falling';
}

function orderSupports(
  trend: TrendDirection,
  history: readonly number[],
  value: number,
): boolean | undefined {
  if (history.length < MIN_N_FOR_ORDER || (trend !== 'rising' && trend !== 'falling')) return undefined;
  const { s, slopeSign } = orderedTrend([...history.slice(1 - PAIRWISE_WINDOW), value]);
  return trend === 'rising' ? s > 0 && slopeSign > 0 : s < 0 && slopeSign < 0;
}
