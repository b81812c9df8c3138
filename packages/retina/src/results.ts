/** Quality of a picture, every score from 0 to 1. */
export interface RetinaQuality {
  readonly overallScore: number;
  readonly grade: 'excellent' | 'good' | 'acceptable' | 'poor';
  readonly sharpness: number;
  readonly exposure: number;
  readonly contrast: number;
  readonly fieldCoverage: number;
  /** Lower is better. */
  readonly glareScore: number;
  /** Lower is better. */
  readonly motionScore: number;
  readonly passed: boolean;
  readonly issues: readonly string[];
}

/** A number with its confidence, or the reason why it is not given. */
export type Measured =
  | {
      readonly value: number;
      readonly unit: string;
      readonly confidence: 'high' | 'moderate' | 'low';
      readonly reason: null;
    }
  | { readonly value: null; readonly unit: string; readonly confidence: null; readonly reason: string };

export function measured(
  value: number,
  unit: string,
  confidence: 'high' | 'moderate' | 'low',
  digits = 4,
): Measured {
  const scale = 10 ** digits;
  return { value: Math.round(value * scale) / scale, unit, confidence, reason: null };
}

export function notMeasured(unit: string, reason: string): Measured {
  return { value: null, unit, confidence: null, reason };
}

/** Measurements of vessels and disc. Lengths are in pixels of the picture, or in shares of the field of view. */
export interface RetinaMorphology {
  readonly fieldDiameter: Measured;
  readonly vesselDensity: Measured;
  readonly skeletonLength: Measured;
  readonly junctionCount: Measured;
  readonly fractalDimension: Measured;
  readonly tortuosityArcChord: Measured;
  readonly tortuositySquaredCurvature: Measured;
  readonly medianCalibre: Measured;
  readonly calibreEquivalent: Measured;
  readonly crae: Measured;
  readonly crve: Measured;
  readonly avr: Measured;
  readonly discCentreX: Measured;
  readonly discCentreY: Measured;
  readonly discRadius: Measured;
  readonly verticalCupToDisc: Measured;
}
