import type { DmseStatus } from '@svc/contracts';
import type { Side } from '../shared/baseline.ts';
import { type Evidence, markProvisional, ours } from '@svc/clinical';
import type { Arm, Metric, Measurement } from './define-metric.ts';
import type { ParameterName } from './metrics/index.ts';

/** Best first. */
export const STATUS_ORDER = [
  'within_normal',
  'subclinical',
  'clinical_attention',
] as const satisfies readonly DmseStatus[];

/** 0 for the best status. */
export function rankOf(status: DmseStatus): number {
  return STATUS_ORDER.indexOf(status);
}

/** The band edges in force, by parameter. */
export type Cuts = Readonly<Record<ParameterName, number>>;

/** Where a value lies in the population bands. */
export interface BandClass {
  readonly status: DmseStatus;
  /** The arm it lies on; absent inside the typical range. */
  readonly arm?: Arm<ParameterName>;
  /**
   * Band distance, 0 to 3: 0 in the typical range; 1 at the inner edge of the subclinical band, rising to 2 at
   * its outer edge; from there at the same pace to 3, where it stays.
   */
  readonly points: number;
}

const TYPICAL: BandClass = { status: 'within_normal', points: 0 };

/** The worst band any number of the measurement falls into. Bands are half-open and compare raw numbers. */
export function classifyInBands(
  metric: Metric<ParameterName>,
  measurement: Measurement,
  cuts: Cuts,
): BandClass {
  let worst = TYPICAL;
  for (const value of measurement.compared) {
    for (const arm of metric.arms) {
      const bandClass = classifyOnArm(arm, value, cuts);
      if (isWorse(bandClass, worst)) worst = bandClass;
    }
  }
  return worst;
}

// The band first: points of neighbouring bands can round to the same number at an edge.
function isWorse(a: BandClass, b: BandClass): boolean {
  return a.status === b.status ? a.points > b.points : rankOf(a.status) > rankOf(b.status);
}

function classifyOnArm(arm: Arm<ParameterName>, value: number, cuts: Cuts): BandClass {
  const subclinical = cuts[arm.subclinical.parameter];
  const clinical = cuts[arm.clinical.parameter];
  if (!isBeyond(arm, value, subclinical)) return TYPICAL;
  const depth = (value - subclinical) / (clinical - subclinical);
  if (isBeyond(arm, value, clinical))
    return { status: 'clinical_attention', arm, points: Math.min(1 + depth, 3) };
  return { status: 'subclinical', arm, points: 1 + depth };
}

function isBeyond({ side, cutsIncluded }: Arm<ParameterName>, value: number, cut: number): boolean {
  if (value === cut) return cutsIncluded;
  return side === 'above' ? value > cut : value < cut;
}

/** The arm on the given side, if that side is ever abnormal for the metric. */
export function armOn(metric: Metric<ParameterName>, side: Side): Arm<ParameterName> | undefined {
  return metric.arms.find((arm) => arm.side === side);
}

/** The standing of the bands: an edge moved by calibration is no longer the one of the entry's source. */
export function bandsEvidence(metric: Metric<ParameterName>, cuts: Cuts): Evidence {
  for (const { subclinical, clinical } of metric.arms) {
    if (cuts[subclinical.parameter] !== subclinical.value || cuts[clinical.parameter] !== clinical.value) {
      return ours('calibrated band edges');
    }
  }
  return metric.bandsEvidence;
}

/** The bands as text, marked when they are not a published norm. */
export function referenceRange(metric: Metric<ParameterName>, cuts: Cuts): string {
  return markProvisional(metric.referenceRange(cuts), bandsEvidence(metric, cuts));
}
