import { type Canvas, type Colour, mixed, paint } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';
import { eased } from '../fundus/value-noise.ts';

/** What a lamp leaves on the cornea. */
export const LIGHTS = ['spots', 'ring', 'ringOfDots', 'slit', 'window'] as const;
export type LightKind = (typeof LIGHTS)[number];

interface Place {
  readonly x: number;
  readonly y: number;
}

const WHITE: Colour = [255, 255, 255];

export function addLights(canvas: Canvas, eye: Place, iris: number, kind: LightKind, random: Random): void {
  const coverAt = coverOf(kind, eye, iris, random);
  paint(canvas, (x, y, before) => mixed(before, WHITE, coverAt(x, y)));
}

function coverOf(
  kind: LightKind,
  eye: Place,
  iris: number,
  random: Random,
): (x: number, y: number) => number {
  const at = { x: eye.x + random.between(-0.35, 0.35) * iris, y: eye.y + random.between(-0.4, 0.2) * iris };
  const size = random.between(0.04, 0.1) * iris;
  const spot = (place: Place, radius: number) => (x: number, y: number) =>
    eased((radius - Math.hypot(x - place.x, y - place.y)) / (0.3 * radius) + 0.5);
  if (kind === 'ring') {
    const radius = random.between(0.25, 0.55) * iris;
    return (x, y) => eased(1 - Math.abs(Math.hypot(x - eye.x, y - eye.y) - radius) / (0.6 * size));
  }
  if (kind === 'slit') {
    const width = random.between(0.05, 0.25) * iris;
    return (x, y) => {
      const bend = at.x + 0.25 * iris * (1 - ((y - eye.y) / iris) ** 2);
      return Math.abs(y - eye.y) > iris ? 0 : 0.75 * eased((width - Math.abs(x - bend)) / (0.2 * width));
    };
  }
  if (kind === 'window') {
    const [w, h] = [random.between(0.1, 0.22) * iris, random.between(0.12, 0.28) * iris];
    return (x, y) =>
      Math.abs(x - at.x) < w && Math.abs(y - at.y) < h && Math.abs(x - at.x) > 0.06 * w ? 0.9 : 0;
  }
  const spots =
    kind === 'ringOfDots'
      ? Array.from({ length: 12 }, (_, k) => ({
          x: eye.x + 0.4 * iris * Math.cos((k * Math.PI) / 6),
          y: eye.y + 0.4 * iris * Math.sin((k * Math.PI) / 6),
        }))
      : [at, { x: at.x + random.between(1, 3) * size, y: at.y + random.between(-2, 2) * size }];
  const covers = spots.map((place) => spot(place, kind === 'ringOfDots' ? 0.5 * size : size));
  return (x, y) =>
    Math.min(
      1,
      covers.reduce((sum, cover) => sum + cover(x, y), 0),
    );
}
