import { isReliableChange } from '../instruments/bands.ts';
import type { InstrumentScale } from '../instruments/define-instrument.ts';
import { settle } from '../shared/whole-numbers.ts';

export interface Trajectory {
  readonly trajectory: 'improved' | 'worsened' | 'stable' | 'unknown';
  /** Present minus prior score; null without a usable prior score. */
  readonly change: number | null;
  /** Null where the scale has no figure, as a screen. */
  readonly reliableChange: boolean | null;
}

export const NO_TRAJECTORY: Trajectory = { trajectory: 'unknown', change: null, reliableChange: null };

/** Whether two scores of one scale differ by more than its measurement error, and which way. */
export function compareWithPrior(scale: InstrumentScale, score: number, prior: number): Trajectory {
  const change = settle(score - prior);
  if (scale.reliableChange === undefined) return { trajectory: 'unknown', change, reliableChange: null };
  const reliable = isReliableChange(scale, 0, change);
  if (!reliable) return { trajectory: 'stable', change, reliableChange: false };
  const worse = change > 0 === (scale.worse === 'higher');
  return { trajectory: worse ? 'worsened' : 'improved', change, reliableChange: true };
}

/** Whether a number can be a score of the scale. */
export function isOnScale({ min, max }: InstrumentScale, score: number): boolean {
  return score >= min && score <= max;
}
