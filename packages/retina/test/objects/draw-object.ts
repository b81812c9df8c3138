import type { RgbImage } from '../../src/pixels/image.ts';
import { canvasOf, type Colour, imageOf, mixed, paint, scaled } from '../canvas.ts';
import { type Random, randomOf } from '../fundus/random.ts';
import { eased, valueNoise } from '../fundus/value-noise.ts';

export const OBJECTS = ['fruit', 'leaf', 'coin', 'wood', 'moon', 'cup', 'stone'] as const;
export type DrawnObject = (typeof OBJECTS)[number];

type Surface = (u: number, v: number) => Colour;

/** A round thing before a dark ground, or cut out round: what is held before a lens, or sent by mistake. */
export function drawObject({
  seed,
  object,
  side = 600,
}: {
  readonly seed: number;
  readonly object: DrawnObject;
  readonly side?: number;
}): RgbImage {
  const random = randomOf(seed, object);
  const surface = SURFACES[object](random);
  const radius = random.between(0.38, 0.48) * side;
  const middle = (side - 1) / 2;
  const lamp = { x: random.between(-0.4, 0.4), y: random.between(-0.5, 0.1) };
  const shade = random.between(0.2, 0.6);
  const noise = random.between(1, 4);
  const canvas = canvasOf(side, side);
  paint(canvas, (x, y) => {
    const [u, v] = [(x - middle) / radius, (y - middle) / radius];
    const inside = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(x - middle, y - middle)));
    const light = 1 - shade * ((u - lamp.x) ** 2 + (v - lamp.y) ** 2);
    const gloss = object === 'fruit' ? 0.7 * Math.exp(-((u - lamp.x) ** 2 + (v - lamp.y) ** 2) / 0.02) : 0;
    const n = noise * random.normal();
    const [r, g, b] = mixed(scaled(surface(u, v), Math.max(0.05, light)), [255, 255, 255], gloss);
    return [inside * (r + n) + 3, inside * (g + n) + 3, inside * (b + n) + 3];
  });
  return imageOf(canvas);
}

const SURFACES: Readonly<Record<DrawnObject, (random: Random) => Surface>> = {
  fruit(random) {
    const skin = valueNoise(random);
    const colour: Colour = [random.between(200, 240), random.between(90, 150), random.between(20, 60)];
    return (u, v) => scaled(colour, 1 + 0.12 * skin(22 * u, 22 * v) + 0.06 * skin(60 * u, 60 * v));
  },
  leaf(random) {
    const bend = valueNoise(random);
    const colour = random.pick<Colour>([
      [70, 120, 40],
      [190, 110, 40],
      [160, 70, 40],
    ]);
    const [slope, apart] = [random.between(0.4, 0.9), random.between(0.1, 0.2)];
    return (u, v) => {
      const side = Math.abs(u) * slope + v + 0.03 * bend(3 * u, 3 * v);
      const rib = Math.exp(-((u / 0.02) ** 2));
      const nerve = Math.exp(-(((side / apart - Math.round(side / apart)) / 0.06) ** 2));
      const net = Math.max(0, 1 - Math.abs(bend(14 * u, 14 * v)) * 7) * 0.3;
      return scaled(colour, 1 + 0.5 * Math.max(rib, 0.7 * nerve, net) + 0.08 * bend(30 * u, 30 * v));
    };
  },
  coin(random) {
    const relief = valueNoise(random);
    const colour: Colour = [random.between(150, 200), random.between(110, 160), random.between(50, 110)];
    return (u, v) => {
      const r = Math.hypot(u, v);
      return scaled(
        colour,
        1 + 0.5 * relief(5 * u, 5 * v) * (r < 0.7 ? 1 : 0) + 0.4 * (Math.abs(r - 0.85) < 0.03 ? 1 : 0),
      );
    };
  },
  wood(random) {
    const sway = valueNoise(random);
    const colour: Colour = [random.between(150, 200), random.between(90, 130), random.between(50, 80)];
    const rings = random.between(8, 22);
    return (u, v) => {
      const r = Math.hypot(u - 0.1, v) + 0.05 * sway(2 * u, 2 * v);
      return scaled(colour, 0.85 + 0.25 * Math.sin(2 * Math.PI * rings * r) + 0.1 * sway(30 * u, 30 * v));
    };
  },
  moon(random) {
    const hills = valueNoise(random);
    return (u, v) => {
      const level =
        150 * (1 + 0.25 * hills(3 * u, 3 * v) + 0.2 * hills(9 * u, 9 * v) + 0.15 * hills(26 * u, 26 * v));
      return [level * 1.03, level, level * 0.94];
    };
  },
  cup(random) {
    const foam = valueNoise(random);
    const coffee: Colour = [random.between(90, 150), random.between(50, 80), random.between(20, 40)];
    const rim = random.between(0.72, 0.85);
    return (u, v) =>
      Math.hypot(u, v) > rim
        ? [225, 222, 215]
        : mixed(coffee, [214, 170, 120], 0.5 * eased(0.5 + 0.8 * foam(4 * u + foam(2 * u, 2 * v), 4 * v)));
  },
  stone(random) {
    const [grain, crack] = [valueNoise(random), valueNoise(random)];
    const colour: Colour = [random.between(150, 200), random.between(80, 110), random.between(60, 80)];
    return (u, v) => {
      const line = Math.max(0, 1 - Math.abs(crack(3 * u + 0.3 * grain(8 * u, 8 * v), 3 * v)) * 18);
      return scaled(
        colour,
        (1 + 0.1 * grain(12 * u, 12 * v) + 0.08 * grain(40 * u, 40 * v)) * (1 - 0.5 * line),
      );
    };
  },
};
