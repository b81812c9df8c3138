import type { WorkingFrame } from '../field/working-frame.ts';
import { smoothed } from '../pixels/gaussian.ts';
import type { Plane } from '../pixels/image.ts';
import { againstSurroundings } from './channels.ts';

const SURROUNDINGS_RADIUS = 17;
/** Half the widths of vessels at the working size. */
const SIGMAS = [1.3, 2.2, 3.5] as const;
const ANGLES = 12;
/** Pixels to each side over which a response is averaged along its line. */
const REACH = 5;

/**
 * Lines found without learning: the second derivative across each of twelve directions at three widths, averaged along
 * the direction, the largest of all. Dark lines are positive. An opinion of its own beside the net: where both agree,
 * either can be trusted more.
 */
export function lineStrength(frame: WorkingFrame): Plane {
  const relief = againstSurroundings(frame, 'green', SURROUNDINGS_RADIUS);
  const { width, height } = relief;
  const second = curvatures(relief);
  const best = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  for (let k = 0; k < ANGLES; k++) {
    const [c, s] = DIRECTIONS[k] as readonly [number, number];
    for (let i = 0; i < across.length; i++)
      across[i] =
        s * s * (second.xx[i] as number) -
        2 * s * c * (second.xy[i] as number) +
        c * c * (second.yy[i] as number);
    takeLarger(best, averagedAlong({ width, height, data: across }, c, s));
  }
  return { width, height, data: best.map((value, i) => (frame.mask.data[i] === 1 ? value : 0)) };
}

/** Cosine and sine of each direction, by halving angles from known ones: no library function, no difference of hosts. */
const DIRECTIONS: readonly (readonly [number, number])[] = Array.from({ length: ANGLES }, (_, k) => {
  const [c15, s15] = [Math.sqrt(2 + Math.sqrt(3)) / 2, Math.sqrt(2 - Math.sqrt(3)) / 2];
  let [c, s] = [1, 0];
  for (let turn = 0; turn < k; turn++) [c, s] = [c * c15 - s * s15, s * c15 + c * s15];
  return [c, s];
});

/** Second derivatives at all widths together, each weighed by its width. */
function curvatures(relief: Plane): { xx: Float32Array; xy: Float32Array; yy: Float32Array } {
  const { width, height, data } = relief;
  const [xx, xy, yy] = [
    new Float32Array(data.length),
    new Float32Array(data.length),
    new Float32Array(data.length),
  ];
  for (const sigma of SIGMAS) {
    const { data: s } = smoothed(relief, sigma);
    const weight = sigma * sigma;
    for (let y = 1; y + 1 < height; y++) {
      for (let x = 1; x + 1 < width; x++) {
        const i = y * width + x;
        const here = s[i] as number;
        xx[i] = (xx[i] as number) + weight * ((s[i - 1] as number) - 2 * here + (s[i + 1] as number));
        yy[i] = (yy[i] as number) + weight * ((s[i - width] as number) - 2 * here + (s[i + width] as number));
        xy[i] =
          (xy[i] as number) +
          (weight / 4) *
            ((s[i - width - 1] as number) -
              (s[i - width + 1] as number) -
              (s[i + width - 1] as number) +
              (s[i + width + 1] as number));
      }
    }
  }
  return { xx, xy, yy };
}

function averagedAlong({ width, height, data }: Plane, c: number, s: number): Float32Array {
  const out = new Float32Array(data.length);
  const steps: { dx: number; dy: number }[] = [];
  for (let k = -REACH; k <= REACH; k++) steps.push({ dx: Math.round(k * c), dy: Math.round(k * s) });
  for (const { dx, dy } of steps) {
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
      const from = (y + dy) * width + dx;
      const to = y * width;
      for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++)
        out[to + x] = (out[to + x] as number) + (data[from + x] as number);
    }
  }
  return out;
}

function takeLarger(best: Float32Array, other: Float32Array): void {
  for (let i = 0; i < best.length; i++)
    if ((other[i] as number) > (best[i] as number)) best[i] = other[i] as number;
}
