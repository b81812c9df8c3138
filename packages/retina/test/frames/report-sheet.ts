import type { RgbImage } from '../../src/pixels/image.ts';
import { type Canvas, canvasOf, type Colour, imageOf, mixed, paint, place } from '../canvas.ts';
import { drawFundus } from '../draw-fundus.ts';
import { type Random, randomOf } from '../fundus/random.ts';
import { valueNoise } from '../fundus/value-noise.ts';
import { writeText } from '../lettering/write-text.ts';

export const SHEETS = ['octScan', 'octReport', 'screenshot', 'letter'] as const;
export type Sheet = (typeof SHEETS)[number];

const WORDS = [
  'OCT',
  'MACULA',
  'THICKNESS',
  'SIGNAL',
  'RNFL',
  'OD',
  'OS',
  'CUBE',
  '512 X 128',
  'CENTRE',
  'VOLUME',
] as const;

interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A sheet or screen of an eye clinic that is no photograph of a fundus, drawn from a seed. */
export function drawSheet({ seed, sheet }: { readonly seed: number; readonly sheet: Sheet }): RgbImage {
  const random = randomOf(seed, sheet);
  const [width, height] = random.pick<readonly [number, number]>([
    [900, 640],
    [720, 900],
    [1000, 700],
  ]);
  const isDark = sheet === 'octScan' || random.between(0, 1) < 0.3;
  const canvas = canvasOf(width, height, isDark ? [8, 8, 10] : [250, 250, 250]);
  const ink: Colour = isDark ? [230, 230, 230] : [25, 25, 30];
  if (sheet === 'octScan') {
    scan(canvas, { left: 10, top: 30, width: width - 20, height: height - 60 }, random);
    lines(canvas, { left: 14, top: 8, width: 200, height: 20 }, ink, random);
  } else if (sheet === 'octReport') {
    lines(canvas, { left: 30, top: 20, width: width - 60, height: 80 }, ink, random);
    scan(canvas, { left: 30, top: 120, width: 0.55 * width, height: 0.3 * height }, random);
    thicknessMap(canvas, { left: 0.65 * width, top: 120, width: 0.3 * width, height: 0.3 * height }, random);
    fundusInset(canvas, { left: 30, top: 0.62 * height, width: 0.32 * width, height: 0.32 * height }, seed);
    lines(
      canvas,
      { left: 0.5 * width, top: 0.62 * height, width: 0.4 * width, height: 0.3 * height },
      ink,
      random,
    );
  } else if (sheet === 'screenshot') {
    const bar: Colour = [random.between(20, 90), random.between(40, 110), random.between(80, 170)];
    box(canvas, { left: 0, top: 0, width, height: 42 }, bar);
    box(
      canvas,
      { left: 0, top: 42, width: 0.2 * width, height: height - 42 },
      mixed(bar, [255, 255, 255], 0.75),
    );
    lines(canvas, { left: 12, top: 70, width: 0.17 * width, height: height - 110 }, ink, random);
    fundusInset(
      canvas,
      { left: 0.28 * width, top: 0.15 * height, width: 0.4 * width, height: 0.5 * height },
      seed,
    );
    lines(
      canvas,
      { left: 0.25 * width, top: 0.72 * height, width: 0.7 * width, height: 0.2 * height },
      ink,
      random,
    );
  } else lines(canvas, { left: 60, top: 60, width: width - 120, height: height - 120 }, ink, random);
  return imageOf(canvas);
}

function box(canvas: Canvas, part: Part, colour: Colour): void {
  within(canvas, part, () => colour);
}

function within(
  canvas: Canvas,
  { left, top, width, height }: Part,
  colourAt: (u: number, v: number, before: Colour) => Colour,
): void {
  paint(canvas, (x, y, before) =>
    x < left || y < top || x >= left + width || y >= top + height
      ? before
      : colourAt((x - left) / width, (y - top) / height, before),
  );
}

function lines(canvas: Canvas, { left, top, width, height }: Part, colour: Colour, random: Random): void {
  const size = random.between(9, 14);
  for (let y = top; y + size < top + height; y += 1.8 * size) {
    let text: string = random.pick(WORDS);
    while (text.length * size * 0.86 < width * random.between(0.3, 0.9))
      text += ` ${random.pick([random.pick(WORDS), String(Math.floor(random.between(10, 999)))])}`;
    writeText(canvas, {
      text: text.slice(0, Math.floor(width / (0.86 * size))),
      left,
      top: y,
      height: size,
      colour,
    });
  }
}

/** Layers of grey across, with speckle: a section through the retina. */
function scan(canvas: Canvas, part: Part, random: Random): void {
  const [sway, speckle] = [valueNoise(random), valueNoise(random)];
  const [dip, tilt] = [random.between(0.05, 0.12), random.between(-0.1, 0.1)];
  const layers = [
    [0, 0.04, 190],
    [0.04, 0.12, 110],
    [0.16, 0.05, 150],
    [0.21, 0.07, 70],
    [0.28, 0.03, 215],
    [0.32, 0.2, 120],
  ] as const;
  within(canvas, part, (u, v) => {
    const depth =
      v - 0.3 - tilt * (u - 0.5) - dip * Math.exp(-(((u - 0.5) / 0.09) ** 2)) - 0.02 * sway(6 * u, 1);
    const layer = layers.find(([from, thick]) => depth >= from && depth < from + thick);
    const level = (layer?.[2] ?? 12) * (0.75 + 0.35 * speckle(u * part.width * 0.6, v * part.height * 0.6));
    const grey = Math.max(0, level + 10 * random.normal());
    return [grey, grey, grey];
  });
}

/** A round map from blue over green to red, as thickness is coded. */
function thicknessMap(canvas: Canvas, part: Part, random: Random): void {
  const hills = valueNoise(random);
  within(canvas, part, (u, v, before) => {
    const r = Math.hypot(u - 0.5, (v - 0.5) * (part.height / part.width));
    if (r > 0.42) return before;
    const level = Math.min(1, Math.max(0, 0.5 + 0.5 * hills(4 * u, 4 * v) - 0.8 * Math.abs(r - 0.2)));
    return mixed(
      mixed([30, 60, 220], [40, 200, 70], Math.min(1, 2 * level)),
      [225, 60, 40],
      Math.max(0, 2 * level - 1),
    );
  });
}

function fundusInset(canvas: Canvas, { left, top, width, height }: Part, seed: number): void {
  const side = Math.round(Math.min(width, height));
  const { image } = drawFundus({ seed, width: side, height: side });
  place(canvas, image, Math.round(left), Math.round(top));
}
