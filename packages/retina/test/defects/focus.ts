import { averagedAlong } from './averaged-along.ts';
import type { Defect } from './defect.ts';
import { perValue } from './per-pixel.ts';

/** `degraded/` has 1 and 2.5 pixels, 0.0011 and 0.0027 of the field. */
export const outOfFocus: Defect = {
  name: 'out of focus',
  axis: 'sharpness',
  apply: (image, { radius }, random) => {
    const share = random.between(0.0032, 0.008);
    const sigma = share * 2 * radius;
    const reach = Math.ceil(3 * sigma);
    const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
      Math.exp(-0.5 * ((k - reach) / sigma) ** 2),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const offsets = weights.map((weight, k) => ({ at: k - reach, weight: weight / total }));
    const across = averagedAlong(
      image,
      offsets.map(({ at, weight }) => ({ dx: at, dy: 0, weight })),
    );
    return {
      image: averagedAlong(
        across,
        offsets.map(({ at, weight }) => ({ dx: 0, dy: at, weight })),
      ),
      strength: `sigma ${share.toFixed(4)} of the field`,
    };
  },
};

/** `degraded/` has 14 pixels from left to right, 0.015 of the field. */
export const motion: Defect = {
  name: 'motion',
  axis: 'motionScore',
  apply: (image, { radius }, random) => {
    const share = random.between(0.02, 0.045);
    const angle = random.between(0, Math.PI);
    const length = share * 2 * radius;
    const steps = Math.ceil(length);
    const offsets = Array.from({ length: steps + 1 }, (_, k) => {
      const along = (k / steps - 0.5) * length;
      return {
        dx: Math.round(along * Math.cos(angle)),
        dy: Math.round(along * Math.sin(angle)),
        weight: 1 / (steps + 1),
      };
    });
    return {
      image: averagedAlong(image, offsets),
      strength: `${share.toFixed(3)} of the field at ${angle.toFixed(2)} rad`,
    };
  },
};

/** `degraded/` has none. */
export const noisy: Defect = {
  name: 'noise',
  axis: 'sharpness',
  apply: (image, _, random) => {
    const deviation = random.between(22, 60);
    return {
      image: perValue(image, (before) => before + deviation * random.normal()),
      strength: `${deviation.toFixed(0)} levels`,
    };
  },
};
