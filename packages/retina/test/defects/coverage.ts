import { resized } from '../resized.ts';
import type { Defect } from './defect.ts';
import { perValue } from './per-pixel.ts';

const SURROUND = 2;

/** A lid or the rim of the pupil over a part of the field; `degraded/` has one over the left half. */
export const cut: Defect = {
  name: 'cut',
  axis: 'fieldCoverage',
  apply: (image, field, random) => {
    const at = random.pick([random.between(-0.5, -0.15), random.between(0.15, 0.6)]);
    const angle = random.between(0, 2 * Math.PI);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      image: perValue(image, (before, x, y) =>
        (x - field.x) * c + (y - field.y) * s > at * field.radius ? SURROUND : before,
      ),
      strength: `from ${at.toFixed(2)} of the radius on, at ${angle.toFixed(2)} rad`,
    };
  },
};

/** Taken from too far away: the field is small in its picture; `degraded/` has none. */
export const far: Defect = {
  name: 'far',
  axis: 'fieldCoverage',
  apply: (image, _, random) => {
    const { width, height, channels } = image;
    const scale = random.between(0.4, 0.65);
    const small = resized(image, scale);
    const [left, top] = [
      Math.round(random.between(0, width - small.width)),
      Math.round(random.between(0, height - small.height)),
    ];
    return {
      image: perValue(image, (_before, x, y, c) => {
        const [u, v] = [x - left, y - top];
        if (u < 0 || v < 0 || u >= small.width || v >= small.height) return SURROUND;
        return small.data[(v * small.width + u) * channels + c] as number;
      }),
      strength: `${scale.toFixed(2)} of the size`,
    };
  },
};

/** A part of the field without light, which is not in view; `degraded/` has none. */
export const shadow: Defect = {
  name: 'shadow',
  axis: 'fieldCoverage',
  apply: (image, field, random) => {
    const angle = random.between(0, 2 * Math.PI);
    const left = random.between(0.02, 0.12);
    const from = random.between(-0.4, 0.4);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      image: perValue(image, (before, x, y) => {
        const towards = ((x - field.x) * c + (y - field.y) * s) / field.radius;
        return before * Math.max(left, Math.min(1, 1 - (1 - left) * ((towards - from) / 0.4)));
      }),
      strength: `down to ${left.toFixed(2)} from ${from.toFixed(2)} of the radius on`,
    };
  },
};
