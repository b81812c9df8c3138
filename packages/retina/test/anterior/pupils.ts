import { type Colour, mixed, scaled } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';
import { eased, valueNoise } from '../fundus/value-noise.ts';

/** Dark, with a clouded lens behind it, or lit from behind as in a picture against the red reflex. */
export const PUPILS = ['dark', 'clouded', 'amber', 'redReflex'] as const;
export type PupilKind = (typeof PUPILS)[number];

/** The colour at so many radii from the middle of the pupil, in a direction. */
export function pupilAt(kind: PupilKind, random: Random): (radii: number, angle: number) => Colour {
  const cloud = valueNoise(random);
  const spokes = random.between(4, 14);
  const dark: Colour = [random.between(6, 30), random.between(6, 24), random.between(8, 26)];
  const milk = scaled(
    [random.between(150, 225), random.between(160, 225), random.between(160, 230)],
    random.between(0.6, 1),
  );
  const amber: Colour = [random.between(150, 210), random.between(110, 160), random.between(50, 90)];
  const reflex: Colour = [random.between(190, 245), random.between(80, 140), random.between(30, 70)];
  const textureAt = (radii: number, angle: number) =>
    0.22 * cloud((angle * spokes) / Math.PI, 2 * radii) +
    0.12 * cloud(5 * radii * Math.cos(angle) + 20, 5 * radii * Math.sin(angle) + 20);
  return (radii, angle) => {
    if (kind === 'dark') return dark;
    const lens = kind === 'clouded' ? milk : kind === 'amber' ? amber : reflex;
    return mixed(scaled(lens, 1 + textureAt(radii, angle)), dark, 0.6 * eased((radii - 0.7) / 0.3));
  };
}
