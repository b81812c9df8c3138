import type { Mask, Plane } from '../pixels/image.ts';
import { smoothed } from '../pixels/gaussian.ts';

/** Between centres and between radii looked at, in pixels. */
const STEP = 3;
/** Centres lie within these shares of the sides. */
const CENTRES = [0.2, 0.8] as const;
/** Of the longer side: wider than a disc, up to an iris that fills the field. */
const RADII = [0.14, 0.45] as const;
/** To either side of the edge, in pixels. */
const ACROSS = 2;
/** The edge may lie so far further out, in pixels. */
const SLACK = 1.25;
/** Difference of the logarithms of brightness across the edge. */
const LEAST_STEP = 0.2;

/** Every 15 degrees, from known sines by addition: the same bits on every host. */
const DIRECTIONS: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, k) => {
  const [c15, s15] = [Math.sqrt(2 + Math.sqrt(3)) / 2, Math.sqrt(2 - Math.sqrt(3)) / 2];
  let [c, s] = [1, 0];
  for (let turn = 0; turn < k; turn++) [c, s] = [c * c15 - s * s15, s * c15 + c * s15];
  return [c, s];
});

/**
 * The share of a large circle along which brightness steps the same way, of the best of all circles: near 1 where pupil or
 * iris is seen, as no edge in a retina but that of its small disc goes round.
 *
 * @param brightness its logarithm
 */
export function roundEdgeOf(brightness: Plane, mask: Mask): number {
  const { width, height } = brightness;
  const { data } = smoothed(brightness, 1);
  const longer = Math.max(width, height);
  let best = 0;
  for (let y = Math.round(CENTRES[0] * height); y < CENTRES[1] * height; y += STEP)
    for (let x = Math.round(CENTRES[0] * width); x < CENTRES[1] * width; x += STEP)
      for (let radius = RADII[0] * longer; radius < RADII[1] * longer; radius += STEP) {
        let [rising, falling] = [0, 0];
        for (let k = 0; k < DIRECTIONS.length; k++) {
          // Not even the rest of the directions would make it the best.
          if (Math.max(rising, falling) + DIRECTIONS.length - k <= best) break;
          const [c, s] = DIRECTIONS[k] as readonly [number, number];
          const near = stepAt(data, mask, x, y, c, s, radius);
          const far = stepAt(data, mask, x, y, c, s, radius + SLACK);
          if (near > LEAST_STEP || far > LEAST_STEP) rising += 1;
          if (near < -LEAST_STEP || far < -LEAST_STEP) falling += 1;
        }
        best = Math.max(best, rising, falling);
      }
  return best / DIRECTIONS.length;
}

/** How much brighter it is just outside a radius than just inside; 0 where either lies beyond the field. */
function stepAt(
  data: Float32Array,
  { width, height, data: inside }: Mask,
  x: number,
  y: number,
  c: number,
  s: number,
  radius: number,
): number {
  const [u, v] = [Math.round(x + c * (radius - ACROSS)), Math.round(y + s * (radius - ACROSS))];
  const [p, q] = [Math.round(x + c * (radius + ACROSS)), Math.round(y + s * (radius + ACROSS))];
  if (u < 0 || v < 0 || p < 0 || q < 0 || u >= width || v >= height || p >= width || q >= height) return 0;
  const [from, to] = [v * width + u, q * width + p];
  return inside[from] === 1 && inside[to] === 1 ? (data[to] as number) - (data[from] as number) : 0;
}
