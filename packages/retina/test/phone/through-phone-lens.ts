import type { FundusTruth } from '../draw-fundus.ts';
import type { RgbImage } from '../../src/pixels/image.ts';
import { canvasOfImage, type Colour, imageOf, paint } from '../canvas.ts';
import type { Random } from '../fundus/random.ts';
import { eased } from '../fundus/value-noise.ts';

/**
 * A picture as a phone before a hand lens gives it: another white balance, little blue, a bluish rim, small reflexes of the
 * lamp, softer than a camera's. A person would still grade it.
 */
export function throughPhoneLens(image: RgbImage, field: FundusTruth['field'], random: Random): RgbImage {
  const canvas = canvasOfImage(image);
  const gain: Colour = [random.between(0.6, 0.8), random.between(0.95, 1.25), random.between(0.9, 1.3)];
  const veil = random.between(0.03, 0.1);
  const rim = random.between(20, 60);
  const reflexes = Array.from({ length: Math.floor(random.between(2, 6)) }, () => ({
    x: field.x + random.between(-0.5, 0.5) * field.radius,
    y: field.y + random.between(-0.5, 0.5) * field.radius,
    w: random.between(0.006, 0.02) * field.radius,
    h: random.between(0.006, 0.05) * field.radius,
  }));
  paint(canvas, (x, y, before) => {
    const r = Math.hypot(x - field.x, y - field.y) / field.radius;
    if (r > 1) return before;
    const edge = rim * eased((r - 0.75) / 0.25);
    const reflex = Math.min(
      1,
      reflexes.reduce((sum, at) => sum + eased(1.3 - Math.hypot((x - at.x) / at.w, (y - at.y) / at.h)), 0),
    );
    return [0, 1, 2].map((c) => {
      const own =
        before[c as 0] * gain[c as 0] * (1 - veil) + 120 * veil + edge * (c === 2 ? 1 : c === 1 ? 0.6 : 0.3);
      return own + reflex * ([215, 240, 255][c as 0] as number) * (1 - own / 255);
    }) as unknown as Colour;
  });
  return imageOf(canvas);
}
