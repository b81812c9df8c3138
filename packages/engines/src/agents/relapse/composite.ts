import type { RelapseLevel } from '@svc/contracts';
import type { RelapseIndicator } from '@svc/clinical';
import { largestRemainder, roundOffNoise } from '../../shared/whole-numbers.ts';
import { bandOf, lowerEdgeOf } from './relapse-bands.ts';

/** An indicator that is present: severity above 0 and up to 1. */
export interface PresentSignal {
  readonly indicator: RelapseIndicator;
  readonly severity: number;
}

export interface WeighedSignal extends PresentSignal {
  /** Whole points of the composite. */
  readonly contribution: number;
}

export interface Composite {
  /** Whole, 0 to 100, after the safety floor. */
  readonly score: number;
  readonly scoreBeforeFloor: number;
  readonly band: RelapseLevel;
  /** Largest contribution first; the contributions add up to the score. */
  readonly signals: readonly WeighedSignal[];
}

/**
 * 100 * (1 - product of (1 - weight * severity)): each signal takes its share of what the others leave, so the
 * composite never passes 100 and no signal lowers it. The points are split in proportion to -ln(1 - weight *
 * severity), which is additive. Weights, bands and floor are ours.
 */
export function weigh(signals: readonly PresentSignal[]): Composite {
  const ordered = signals
    .map((signal) => ({ ...signal, share: shareOf(signal) }))
    .sort((a, b) => b.share - a.share || (a.indicator.key < b.indicator.key ? -1 : 1));
  const total = ordered.reduce((sum, { share }) => sum + share, 0);
  const scoreBeforeFloor = Math.round(roundOffNoise(-100 * Math.expm1(-total))) + 0;
  const score = Math.max(scoreBeforeFloor, lowerEdgeOf(floorOf(signals)));
  const points = ordered.map(({ share }) => roundOffNoise((score * share) / total));
  const contributions = largestRemainder(points, score);
  return {
    score,
    scoreBeforeFloor,
    band: bandOf(score),
    signals: ordered.map(({ indicator, severity }, index) => ({
      indicator,
      severity,
      contribution: contributions[index] ?? 0,
    })),
  };
}

/** Never 0, however small the severity: the points of the floor need somebody to go to. */
function shareOf({ indicator, severity }: PresentSignal): number {
  return Math.max(Number.MIN_VALUE, -Math.log1p(-indicator.weight * severity));
}

/** The lowest band that the safety indicators allow. */
function floorOf(signals: readonly PresentSignal[]): RelapseLevel {
  let floor: RelapseLevel = 'low';
  for (const { indicator, severity } of signals) {
    if (indicator.safetyFloor === undefined) continue;
    if (severity >= indicator.safetyFloor.highFrom) return 'high';
    floor = 'moderate';
  }
  return floor;
}
