import type { Mask } from '../pixels/image.ts';

/** Pixels of the working frame: from 1/304 to 1/9.5 of the diameter of the field. */
const BOX_SIDES = [2, 4, 8, 16, 32, 64] as const;
/** Of a grid along each axis; how many boxes a figure touches hangs on where the grid happens to lie. */
const GRID_PLACES = 4;

/**
 * The box-counting dimension of the vessels, as Mainster 1990 (Eye 4:235) and Masters 2004 (Annual Review of Biomedical
 * Engineering 6:427) define it: how fast the number of boxes that the figure touches falls with their side, which is the slope
 * of the line through both logarithms. Of each side the least number over several places of the grid counts (Foroutan-pour et
 * al. 1999, Applied Mathematics and Computation 105:195). 1 for a line, 2 for a filled square.
 */
export function fractalDimension(mask: Mask): number | undefined {
  const places = placesOf(mask);
  if (places.length < 2) return undefined;
  const points = BOX_SIDES.map((side) => ({
    x: -Math.log2(side),
    y: Math.log2(leastCover(places, mask, side)),
  }));
  const mean = (pick: (p: { x: number; y: number }) => number) =>
    points.reduce((sum, p) => sum + pick(p), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const covariance = mean(({ x, y }) => (x - mx) * (y - my));
  return covariance / mean(({ x }) => (x - mx) ** 2);
}

function placesOf({ data }: Mask): Int32Array {
  const places: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] === 1) places.push(i);
  return Int32Array.from(places);
}

/** The fewest boxes of one side that cover the figure. */
function leastCover(places: Int32Array, { width, height }: Mask, side: number): number {
  const columns = Math.ceil(width / side) + 1;
  const step = Math.max(1, side / GRID_PLACES);
  let least = Infinity;
  for (let down = 0; down < side; down += step)
    for (let across = 0; across < side; across += step) {
      const touched = new Uint8Array(columns * (Math.ceil(height / side) + 1));
      let count = 0;
      for (const place of places) {
        const x = place % width;
        const box = ((((place - x) / width + down) / side) | 0) * columns + (((x + across) / side) | 0);
        if (touched[box] === 1) continue;
        touched[box] = 1;
        count += 1;
      }
      least = Math.min(least, count);
    }
  return least;
}
