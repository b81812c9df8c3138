import type { Defect } from './defect.ts';
import { perValue } from './per-pixel.ts';

/** `degraded/` has a factor of 0.22. */
export const dark: Defect = {
  name: 'dark',
  axis: 'exposure',
  apply: (image, _, random) => {
    const factor = random.pick([random.between(0.06, 0.17), random.between(0.27, 0.45)]);
    return { image: perValue(image, (before) => factor * before), strength: `factor ${factor.toFixed(2)}` };
  },
};

/** `degraded/` has twice the light and 45 levels more. */
export const bright: Defect = {
  name: 'bright',
  axis: 'exposure',
  apply: (image, field, random) => {
    const factor = random.between(3, 4.5);
    return {
      image: perValue(image, (before, x, y) => (isInside(field, x, y) ? factor * before : before)),
      strength: `factor ${factor.toFixed(2)}`,
    };
  },
};

/** `degraded/` has a veil of 0.66. */
export const haze: Defect = {
  name: 'haze',
  axis: 'contrast',
  apply: (image, field, random) => {
    const veil = random.pick([random.between(0.5, 0.6), random.between(0.73, 0.9)]);
    const colour = [random.between(160, 210), random.between(160, 200), random.between(140, 190)];
    return {
      image: perValue(image, (before, x, y, c) =>
        isInside(field, x, y) ? (1 - veil) * before + veil * (colour[c] as number) : before,
      ),
      strength: `veil of ${veil.toFixed(2)}`,
    };
  },
};

/** Two to four reflections; `degraded/` has one, of about 0.15 of the field. */
export const glare: Defect = {
  name: 'glare',
  axis: 'glareScore',
  apply: (image, field, random) => {
    const spots = Array.from({ length: Math.floor(random.between(2, 5)) }, () => {
      const [angle, off] = [random.between(0, 2 * Math.PI), random.between(0.1, 0.75) * field.radius];
      return {
        x: field.x + off * Math.cos(angle),
        y: field.y + off * Math.sin(angle),
        size: random.between(0.045, 0.1) * 2 * field.radius,
      };
    });
    const lightAt = (x: number, y: number) =>
      spots.reduce(
        (sum, spot) => sum + 400 * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / spot.size ** 2),
        0,
      );
    let light = 0;
    return {
      image: perValue(image, (before, x, y, c) => {
        if (c === 0) light = isInside(field, x, y) ? lightAt(x, y) : 0;
        return before + light;
      }),
      strength: spots.map(({ size }) => (size / field.radius / 2).toFixed(3)).join(', '),
    };
  },
};

function isInside(field: { x: number; y: number; radius: number }, x: number, y: number): boolean {
  return (x - field.x) ** 2 + (y - field.y) ** 2 <= field.radius ** 2;
}
