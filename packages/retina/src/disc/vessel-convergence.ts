import type { Direction } from '../vessels/directions.ts';
import type { Plane } from '../pixels/image.ts';
import { plainMean } from '../pixels/plain-mean.ts';

const SECTORS = 12;
/** Of the diameter of the field: how far a vessel points. */
const POINTS_SHARE = 0.3;
/** Pixels by which it may miss. */
const MISS = 2;
/** Unit vectors of the sectors' first sides. */
const SIDES = Array.from({ length: SECTORS }, (_, k) => {
  const angle = (Math.PI * k) / SECTORS;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * How much vessels of different directions point at each place, 1 at the most: the convergence of the vessel tree by which
 * Hoover and Goldbaum 2003 (IEEE Transactions on Medical Imaging 22:951) find the disc. A vessel votes for all that lies
 * ahead of it and behind it. Of each sector of directions the root of its votes counts, so that one long vessel is no tree.
 */
export function vesselConvergence(directions: readonly Direction[], vesselness: Plane): Plane {
  const { width, height } = vesselness;
  const votes = SIDES.map(() => new Float32Array(width * height));
  const reach = POINTS_SHARE * Math.max(width, height);
  for (const { x, y, dx, dy } of directions) {
    const sector = votes[sectorOf(dx, dy)] as Float32Array;
    const weight = vesselness.data[Math.round(y) * width + Math.round(x)] ?? 0;
    for (let t = -reach; t <= reach; t++) {
      const [u, v] = [Math.round(x + t * dx), Math.round(y + t * dy)];
      if (u >= 0 && v >= 0 && u < width && v < height)
        sector[v * width + u] = (sector[v * width + u] as number) + weight;
    }
  }
  const sums = new Float32Array(width * height);
  for (const data of votes) {
    const near = plainMean({ width, height, data }, MISS).data;
    for (let i = 0; i < sums.length; i++)
      sums[i] = (sums[i] as number) + Math.sqrt(Math.max(0, near[i] as number));
  }
  const most = sums.reduce((a, b) => Math.max(a, b), 1e-9);
  return { width, height, data: sums.map((value) => value / most) };
}

/** By the sides of lines through the origin and not by an angle, whose last digit may differ between engines. */
function sectorOf(dx: number, dy: number): number {
  const turned = dy < 0 || (dy === 0 && dx < 0) ? -1 : 1;
  return SIDES.findLastIndex(({ x, y }) => turned * (x * dy - y * dx) >= 0);
}
