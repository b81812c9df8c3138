import type { FundusTruth } from '../draw-fundus.ts';
import type { RgbImage } from '../../src/pixels/image.ts';
import { canvasOfImage, imageOf, paint } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';

/** The mark of a camera: a tooth or triangle on the rim that says which way is up, or a blank patch where a name was. */
export function withNotch(image: RgbImage, { x, y, radius }: FundusTruth['field'], random: Random): RgbImage {
  const canvas = canvasOfImage(image);
  const angle = random.pick([0.8, 2.3, 3.9, 5.5]);
  const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  const size = random.between(0.02, 0.05) * radius;
  const isTooth = random.pick([true, false]);
  const patch = random.pick([0, random.between(0.04, 0.09)]) * image.width;
  paint(canvas, (u, v, before) => {
    if (u < 1.6 * patch && v < patch) return [252, 252, 252];
    const [dx, dy] = [Math.abs(u - at.x), v - at.y];
    const isIn = isTooth ? dx < size && Math.abs(dy) < size : Math.abs(dy) < size && dx < (size - dy) / 2;
    if (!isIn) return before;
    return isTooth ? [150, 80, 40] : [4, 4, 4];
  });
  return imageOf(canvas);
}
