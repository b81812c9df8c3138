import type { DmseMetric, DmseSignalKey, DmseStatus } from '@svc/contracts';
import { DMSE_METRICS } from '@svc/contracts';
import type { Side } from '../shared/baseline.ts';
import type { ConfidenceCap } from '../shared/confidence.ts';
import type { Evidence, ConceptCode } from '@svc/clinical';

/** A band edge that calibration may move inside `caps`. */
export interface Cut<Name extends string> {
  readonly parameter: Name;
  readonly value: number;
  readonly caps: readonly [min: number, max: number];
}

/** One abnormal side of a metric: values beyond `subclinical`, and further out beyond `clinical`. */
export interface Arm<Name extends string> {
  readonly side: Side;
  readonly subclinical: Cut<Name>;
  readonly clinical: Cut<Name>;
  /** Whether a value equal to a cut already lies beyond it. */
  readonly cutsIncluded: boolean;
  /** Neutral words for a value in the two bands of this arm. */
  readonly finding: Readonly<Record<Exclude<DmseStatus, 'within_normal'>, string>>;
  /** Code of the finding; absent when no verified code says this and no more. */
  readonly code?: ConceptCode;
}

/** Clusters of signals that are named together. Slowing is never read from few movements. */
export type Pattern = 'slowing' | 'activation';

/** How the number sent is put against the bands. */
export interface Measurement {
  /** Numbers in the unit of the cuts; the worst band counts. */
  readonly compared: readonly number[];
  /** What limits confidence beside the length of the session. */
  readonly cap?: ConfidenceCap;
  /** Added to the detail sentence. */
  readonly remark?: string;
  /** The number is no measure of the metric: these words replace the finding; no pattern, no code. */
  readonly unmeasured?: string;
}

export interface Metric<Name extends string = string> {
  /** Request field. */
  readonly field: DmseMetric;
  readonly label: string;
  readonly unit: string;
  /** Unit after the number 1, where it differs. */
  readonly unitOfOne?: string;
  /** Prefix of the mental status line. */
  readonly domain: 'Speech' | 'Psychomotor' | 'Attention';
  readonly arms: readonly Arm<Name>[];
  readonly bandsEvidence: Evidence;
  /** Text of the bands as shown, without the mark of a provisional number. */
  referenceRange(cuts: Readonly<Record<Name, number>>): string;
  /** Smallest spread of prior values that counts, in the unit of the metric. */
  readonly resolution: { readonly value: number; readonly evidence: Evidence };
  measure(value: number, durationSeconds: number | undefined): Measurement;
  readonly typicalFinding: string;
  /** Comparison with the person's own earlier values: "longer", "shorter". */
  readonly comparative: Readonly<Record<Side, string>>;
  readonly suggests: Readonly<Partial<Record<Side, Pattern>>>;
  /** Limits of the number that the reader should know; a whole sentence. */
  readonly caveat?: string;
}

/** Checks an entry when the module loads. Throws on a slip. */
export function defineMetric<const Name extends string>(metric: Metric<Name>): Metric<Name> {
  const { min, max } = DMSE_METRICS[metric.field];
  for (const { side, subclinical, clinical } of metric.arms) {
    const fail = (why: string): never => {
      throw new Error(`metric ${metric.field}, values ${side}: ${why}`);
    };
    const [milder, worse] = side === 'above' ? [subclinical, clinical] : [clinical, subclinical];
    if (!(milder.caps[1] < worse.caps[0])) fail('the caps of the two cuts overlap');
    for (const { value, caps } of [subclinical, clinical]) {
      if (value < caps[0] || value > caps[1]) fail('a default lies outside its caps');
      if (caps[0] < min || caps[1] > max) fail('caps reach outside the accepted values');
    }
  }
  return metric;
}

/**
 * The key by which an answer names the signal of a metric.
 *
 * @example
 * ```ts
 * import { assessSignals, dmse, signalKeyOf } from '@svc/engines';
 *
 * assessSignals({ responseLatencySeconds: 4.2 }, dmse.parameters.defaults).signals.map(({ metric }) => signalKeyOf(metric));
 * // → [ 'response_latency' ]
 * ```
 */
export function signalKeyOf(metric: Metric): DmseSignalKey {
  return DMSE_METRICS[metric.field].signalKey;
}

/** The measurement of a metric that is compared as sent. */
export function measureAsSent(value: number): Measurement {
  return { compared: [value] };
}
