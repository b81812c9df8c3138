import type { RgbImage } from '../../src/pixels/image.ts';
import { canvasOf, type Colour, imageOf, place } from '../canvas.ts';
import { drawFundus } from '../draw-fundus.ts';
import { randomOf } from '../fundus/random.ts';

const SURROUNDS: readonly [Colour, ...Colour[]] = [
  [2, 2, 2],
  [0, 0, 0],
  [255, 255, 255],
  [40, 40, 44],
];

/** Two or four eyes on one sheet, apart or touching. */
export function drawSeveralFields({
  seed,
  count,
}: {
  readonly seed: number;
  readonly count: 2 | 4;
}): RgbImage {
  const random = randomOf(seed, 'several fields');
  const side = Math.round(random.between(380, 520));
  const gap = Math.round(random.pick([random.between(-0.03, 0.02), random.between(0.02, 0.12)]) * side);
  const upright = count === 2 && random.between(0, 1) < 0.25;
  const [columns, rows] = count === 4 ? [2, 2] : upright ? [1, 2] : [2, 1];
  const surround = random.pick(SURROUNDS);
  const margin = Math.round(0.03 * side);
  const span = (n: number) => n * side + (n - 1) * gap + 2 * margin;
  const canvas = canvasOf(span(columns), span(rows), surround);
  for (let k = 0; k < count; k++) {
    const { image, truth } = drawFundus({ seed: 10 * seed + k, width: side, height: side });
    const { field } = truth;
    place(
      canvas,
      image,
      margin + (k % columns) * (side + gap),
      margin + Math.floor(k / columns) * (side + gap),
      (x, y) => (x - field.x) ** 2 + (y - field.y) ** 2 <= (field.radius + 1) ** 2,
    );
  }
  return imageOf(canvas);
}
