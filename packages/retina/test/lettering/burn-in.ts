import type { RgbImage } from '../../src/pixels/image.ts';
import { canvasOfImage, type Colour, imageOf } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';
import { textWidth, writeText } from './write-text.ts';

/** In the dark beside the field, or over the retina itself. */
export const TEXT_PLACES = ['corner', 'edge', 'over'] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

const FIRST_NAMES = ['ANNA', 'PETER', 'MARIA', 'JOHN', 'AISHA', 'WEI', 'OLGA', 'CARLOS'] as const;
const LAST_NAMES = ['MUELLER', 'SMITH', 'GARCIA', 'KHAN', 'IVANOVA', 'TANAKA', 'OKAFOR', 'BROWN'] as const;
const COLOURS: readonly [Colour, ...Colour[]] = [
  [255, 255, 255],
  [235, 235, 235],
  [255, 255, 0],
  [0, 255, 0],
];

/** A picture with a name, a date and an eye as a camera or an archive burns them in. */
export function burnIn(image: RgbImage, where: TextPlace, random: Random): RgbImage {
  const canvas = canvasOfImage(image);
  const { width, height } = image;
  const size = Math.min(width, height) * random.between(0.02, 0.04);
  const lines = [
    `${random.pick(LAST_NAMES)}, ${random.pick(FIRST_NAMES)}`,
    `${Math.floor(random.between(1930, 2012))}-0${Math.floor(random.between(1, 9))}-${Math.floor(random.between(10, 28))}`,
    random.pick(['OD', 'OS', 'R 45', 'L 45']),
  ].slice(0, Math.floor(random.between(1, 3.99)));
  const broad = Math.max(...lines.map((line) => textWidth(line, size)));
  const tall = lines.length * 1.5 * size;
  const margin = 0.012 * width + 2;
  const isRight = random.pick([true, false]);
  const isLow = random.pick([true, false]);
  const at = {
    corner: {
      left: isRight ? width - broad - margin : margin,
      top: isLow ? height - tall - margin : margin,
    },
    edge: { left: (width - broad) / 2, top: isLow ? height - tall - margin : margin },
    over: {
      left: width * random.between(0.25, 0.65) - broad / 2 + 0.1 * width,
      top: height * random.between(0.25, 0.7),
    },
  }[where];
  const colour = random.pick(COLOURS);
  lines.forEach((text, k) =>
    writeText(canvas, { text, left: at.left, top: at.top + k * 1.5 * size, height: size, colour }),
  );
  return imageOf(canvas);
}
