import { type Instrument, type InstrumentScale, leastReliableChange } from '@svc/clinical';
import {
  type BandCrossing,
  crossingOf,
  type RelapseSign,
  relapseSignOf,
} from '../../shared/band-crossing.ts';
import { roundOffNoise } from '../../shared/whole-numbers.ts';

export interface Trajectory {
  readonly trajectory: 'improved' | 'worsened' | 'stable' | 'unknown';
  /** Present minus prior score; null without a usable prior score. */
  readonly change: number | null;
  /** Null where the scale has no figure, as a screen. */
  readonly reliableChange: boolean | null;
  /** The present score lies in a worse band than the prior one. */
  readonly crossing?: BandCrossing | undefined;
  /** The rise is a relapse by itself, however small. */
  readonly relapse?: RelapseSign | undefined;
}

export const NO_TRAJECTORY: Trajectory = { trajectory: 'unknown', change: null, reliableChange: null };

/**
 * Whether two scores of one scale differ by more than its measurement error, and which way. Where the scale has no
 * figure a fifth of its range stands in; a screen is reported by its cut and makes no trajectory.
 */
export function compareWithPrior(
  instrument: Instrument,
  scale: InstrumentScale,
  score: number,
  prior: number,
): Trajectory {
  const change = roundOffNoise(score - prior);
  const listed = scale.reliableChange !== undefined;
  if (!listed && instrument.purpose === 'screen')
    return { trajectory: 'unknown', change, reliableChange: null };
  const reliable =
    change !== 0 && Math.abs(change) >= roundOffNoise(leastReliableChange(scale, prior, score));
  const reliableChange = listed ? reliable : null;
  const bands = {
    crossing: crossingOf(scale, prior, score),
    relapse: relapseSignOf({ instrument, scale }, prior, score),
  };
  if (!reliable) return { trajectory: 'stable', change, reliableChange, ...bands };
  const worse = change > 0 === (scale.worse === 'higher');
  return { trajectory: worse ? 'worsened' : 'improved', change, reliableChange, ...bands };
}

/** Whether a number can be a score of the scale. */
export function isOnScale({ min, max }: InstrumentScale, score: number): boolean {
  return score >= min && score <= max;
}
