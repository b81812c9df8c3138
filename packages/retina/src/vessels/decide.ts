import { type Mask, maskWhere, type Plane } from '../pixels/image.ts';
import { withoutSmallParts } from '../pixels/regions.ts';

const STEPS = 1024;
/** The threshold stays within these, however odd the picture. */
const BOUNDS = [0.2, 0.6] as const;
/** Smaller specks are no vessel. */
const LEAST_PART = 30;

/**
 * The threshold of one picture: as much is called vessel as the probabilities add up to. A net that is unsure of a
 * camera's pictures gives lower probabilities throughout, and a fixed threshold would lose the thin vessels there.
 */
export function thresholdOf({ data }: Plane, mask: Mask): number {
  const counts = new Uint32Array(STEPS);
  let expected = 0;
  for (let i = 0; i < data.length; i++) {
    if (mask.data[i] === 0) continue;
    const value = data[i] as number;
    expected += value;
    const step = Math.min(STEPS - 1, Math.floor(value * STEPS));
    counts[step] = (counts[step] as number) + 1;
  }
  let above = 0;
  let step = STEPS;
  while (step > 0 && above < expected) above += counts[--step] as number;
  return Math.min(Math.max(step / STEPS, BOUNDS[0]), BOUNDS[1]);
}

/** Probabilities with the threshold moved to one half, so that one level decides for every picture. */
export function centred(plane: Plane, threshold: number): Plane {
  return {
    ...plane,
    data: plane.data.map((value) =>
      value < threshold ? (0.5 * value) / threshold : 0.5 + (0.5 * (value - threshold)) / (1 - threshold),
    ),
  };
}

/** What is called vessel, without specks. */
export function vesselMask(plane: Plane, mask: Mask): Mask {
  const { width, height, data } = plane;
  const above = maskWhere(width, height, (i) => (data[i] as number) >= 0.5 && mask.data[i] === 1);
  return withoutSmallParts(above, LEAST_PART);
}
