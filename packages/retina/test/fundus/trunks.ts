import type { Point } from '../../src/vessels/segments.ts';
import type { Eye } from './eye.ts';
import type { Random } from './random.ts';
import { splineThrough } from './spline.ts';

export type VesselKind = 'artery' | 'vein';

/** A vessel from the disc outwards before anything leaves it, in degrees. */
export interface Trunk {
  readonly kind: VesselKind;
  readonly width: number;
  readonly path: readonly Point[];
}

/** A vein of 120 micrometres at the disc, 290 of them to the degree; arteries are to veins about as 2 to 3. */
const VEIN = 0.42;
const ARTERY = 0.3;
const NASAL_SHARE = 0.7;
const LENGTH = 44;

/** An artery and a vein to each of the four quadrants: the two arcades around the fovea, and two pairs to the nose. */
export function trunksOf(eye: Eye, random: Random): Trunk[] {
  return ([1, -1] as const).flatMap((up) => {
    const bend = random.between(0.17, 0.23);
    const apart = random.between(0.05, 0.08) * random.pick([1, -1]);
    const nasal = random.between(0.75, 1.05);
    return (['vein', 'artery'] as const).flatMap((kind) => {
      const isVein = kind === 'vein';
      const width = (isVein ? VEIN : ARTERY) * random.between(0.9, 1.1);
      const start = { x: eye.disc.x + (isVein ? 0.35 : 0.1), y: eye.disc.y + up * random.between(0, 0.3) };
      return [
        { kind, width, path: arcade(start, up, bend + (isVein ? 0 : apart), random) },
        {
          kind,
          width: width * NASAL_SHARE,
          path: ray(start, up * (nasal + (isVein ? 0.15 : -0.1)), random),
        },
      ];
    });
  });
}

/** A parabola with its vertex at the disc, which opens towards the temple. */
function arcade(start: Point, up: 1 | -1, bend: number, random: Random): Point[] {
  const points: Point[] = [];
  const sway = swayOf(random);
  let y = 0;
  for (let along = 0; along < LENGTH; along++) {
    const slope = 2 * bend * y;
    const length = Math.sqrt(1 + slope * slope);
    const off = sway(along);
    points.push({
      x: start.x - bend * y * y + off / length,
      y: start.y + up * (y + (off * slope) / length),
    });
    y += 1 / length;
  }
  return splineThrough(points);
}

function ray(start: Point, angle: number, random: Random): Point[] {
  const sway = swayOf(random);
  const turn = -Math.sign(angle) * random.between(0.005, 0.02);
  return splineThrough(
    Array.from({ length: LENGTH / 2 }, (_, along) => {
      const [dx, dy] = [Math.cos(angle + turn * along), Math.sin(angle + turn * along)];
      const off = sway(along);
      return { x: start.x + along * dx - off * dy, y: start.y + along * dy + off * dx };
    }),
  );
}

/** How far a vessel strays to its side; 0 where it starts. */
function swayOf(random: Random): (along: number) => number {
  const waves = [9, 17].map((length) => ({
    length: length * random.between(0.8, 1.2),
    phase: random.between(0, 2 * Math.PI),
    height: (length / 50) * random.between(0.5, 1.2),
  }));
  return (along) =>
    waves.reduce(
      (sum, { length, phase, height }) =>
        sum + height * (Math.sin(phase + (2 * Math.PI * along) / length) - Math.sin(phase)),
      0,
    ) * Math.min(1, along / 4);
}
