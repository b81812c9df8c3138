import type { Mask } from '../pixels/image.ts';

const BOX_SIDES = [2, 4, 8, 16, 32, 64] as const;

/**
 * The box-counting dimension: how fast the number of boxes that a figure touches falls with their side (slope of the
 * line through both logarithms). 1 for a line, 2 for a filled square.
 */
export function fractalDimension({ width, height, data }: Mask): number | undefined {
  const points = BOX_SIDES.map((side) => {
    const columns = Math.ceil(width / side);
    const touched = new Uint8Array(columns * Math.ceil(height / side));
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (data[y * width + x] === 1) touched[Math.floor(y / side) * columns + Math.floor(x / side)] = 1;
    const count = touched.reduce((sum, value) => sum + value, 0);
    return { x: -Math.log2(side), y: Math.log2(Math.max(count, 1)), count };
  });
  if ((points[0]?.count ?? 0) < 2) return undefined;
  const mean = (pick: (p: { x: number; y: number }) => number) =>
    points.reduce((sum, p) => sum + pick(p), 0) / points.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const covariance = mean(({ x, y }) => (x - mx) * (y - my));
  return covariance / mean(({ x }) => (x - mx) ** 2);
}
