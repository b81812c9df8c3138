import type { FundusTruth } from '../draw-fundus.ts';
import type { RgbImage } from '../../src/pixels/image.ts';
import { type Canvas, canvasOfImage, type Colour, imageOf, mixed, paint } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';
import { eased, valueNoise } from '../fundus/value-noise.ts';

/** What a diseased or hard eye shows that is no vessel. */
export const LESIONS = [
  'drusen',
  'exudates',
  'dotHaemorrhages',
  'preretinalHaemorrhage',
  'lensReflex',
] as const;
export type Lesion = (typeof LESIONS)[number];

type Field = FundusTruth['field'];

/** A picture with lesions drawn into its field of view; where a blob of blood lies is said. */
export function withLesion(image: RgbImage, field: Field, lesion: Lesion, random: Random): RgbImage {
  const canvas = canvasOfImage(image);
  PAINTERS[lesion](canvas, field, random);
  return imageOf(canvas);
}

const PAINTERS: Readonly<Record<Lesion, (canvas: Canvas, field: Field, random: Random) => void>> = {
  drusen: (canvas, field, random) =>
    spots(canvas, field, random, {
      count: random.between(40, 160),
      size: [0.006, 0.022],
      spread: 0.55,
      colour: [236, 196, 120],
      cover: 0.55,
    }),
  exudates: (canvas, field, random) =>
    spots(canvas, field, random, {
      count: random.between(20, 80),
      size: [0.005, 0.03],
      spread: 0.5,
      colour: [250, 232, 160],
      cover: 0.9,
    }),
  dotHaemorrhages: (canvas, field, random) =>
    spots(canvas, field, random, {
      count: random.between(15, 60),
      size: [0.006, 0.025],
      spread: 0.8,
      colour: [96, 20, 14],
      cover: 0.75,
    }),
  preretinalHaemorrhage: (canvas, field, random) => bloodPool(canvas, field, random),
  lensReflex(canvas, field, random) {
    const count = Math.floor(random.between(1, 4));
    for (let k = 0; k < count; k++) {
      const at = somewhere(field, 0.7, random);
      const [w, h] = [random.between(0.02, 0.06) * field.radius, random.between(0.02, 0.09) * field.radius];
      light(canvas, at, w, h, [190, 225, 255], random.between(0.6, 1));
    }
  },
};

function somewhere({ x, y, radius }: Field, share: number, random: Random) {
  const [angle, off] = [random.between(0, 2 * Math.PI), Math.sqrt(random.between(0, 1)) * share * radius];
  return { x: x + off * Math.cos(angle), y: y + off * Math.sin(angle) };
}

interface Spots {
  readonly count: number;
  /** Radii, of that of the field. */
  readonly size: readonly [number, number];
  readonly spread: number;
  readonly colour: Colour;
  readonly cover: number;
}

function spots(
  canvas: Canvas,
  field: Field,
  random: Random,
  { count, size, spread, colour, cover }: Spots,
): void {
  const centre = somewhere(field, 0.3, random);
  for (let k = 0; k < count; k++) {
    const at = somewhere({ ...centre, radius: field.radius }, spread, random);
    if (Math.hypot(at.x - field.x, at.y - field.y) > 0.93 * field.radius) continue;
    const radius = random.between(...size) * field.radius;
    light(canvas, at, radius * random.between(0.7, 1.3), radius, colour, cover * random.between(0.6, 1));
  }
}

/** An ellipse with a soft edge. */
function light(
  canvas: Canvas,
  at: { x: number; y: number },
  w: number,
  h: number,
  colour: Colour,
  cover: number,
): void {
  const { width, height, data } = canvas;
  for (let y = Math.max(0, Math.floor(at.y - 1.5 * h)); y <= Math.min(height - 1, at.y + 1.5 * h); y++)
    for (let x = Math.max(0, Math.floor(at.x - 1.5 * w)); x <= Math.min(width - 1, at.x + 1.5 * w); x++) {
      const off = Math.hypot((x - at.x) / w, (y - at.y) / h);
      const share = cover * eased((1.2 - off) / 0.4);
      const i = (y * width + x) * 3;
      for (const c of [0, 1, 2] as const)
        data[i + c] = (data[i + c] as number) + share * (colour[c] - (data[i + c] as number));
    }
}

/** Blood before the retina: a boat with a level top, dark red, that hides what is behind it. */
function bloodPool(canvas: Canvas, field: Field, random: Random): void {
  const at = somewhere(field, 0.45, random);
  const [w, h] = [random.between(0.16, 0.34) * field.radius, random.between(0.12, 0.26) * field.radius];
  const edge = valueNoise(random);
  const colour: Colour = [random.between(80, 120), random.between(10, 24), random.between(8, 18)];
  paint(canvas, (x, y, before) => {
    if (Math.hypot(x - field.x, y - field.y) > field.radius) return before;
    const [u, v] = [(x - at.x) / w, (y - at.y) / h];
    const off = Math.hypot(u, v > 0 ? v : 2.2 * v) + 0.08 * edge(4 * u, 4 * v);
    return mixed(before, colour, 0.95 * eased((1.04 - off) / 0.08));
  });
}
