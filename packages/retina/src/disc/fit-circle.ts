export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

const LEAST_POINTS = 8;
const ROUNDS = 5;

/**
 * The circle nearest to weighted points (Kåsa 1976, IEEE Transactions on Instrumentation 25:8), fitted anew a few times
 * with less weight for what lies far from it.
 */
export function fitCircle(points: readonly Point[]): Circle | undefined {
  if (points.length < LEAST_POINTS) return undefined;
  let circle: Circle | undefined;
  let weights = points.map(({ weight }) => weight);
  for (let round = 0; round < ROUNDS; round++) {
    const next = weightedFit(points, weights);
    if (next === undefined) return circle;
    circle = next;
    weights = points.map(({ x, y, weight }) => {
      const off = (Math.hypot(x - next.x, y - next.y) - next.radius) / (0.12 * next.radius);
      return weight / (1 + off * off);
    });
  }
  return circle;
}

/** Least squares of x² + y² = 2ax + 2by + c. */
function weightedFit(points: readonly Point[], weights: readonly number[]): Circle | undefined {
  let [w, x1, y1, xx, xy, yy, z1, xz, yz] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  points.forEach(({ x, y }, i) => {
    const weight = weights[i] as number;
    const z = x * x + y * y;
    w += weight;
    x1 += weight * x;
    y1 += weight * y;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    z1 += weight * z;
    xz += weight * x * z;
    yz += weight * y * z;
  });
  const [mx, my, mz] = [x1 / w, y1 / w, z1 / w];
  const [cxx, cxy, cyy] = [xx / w - mx * mx, xy / w - mx * my, yy / w - my * my];
  const [cxz, cyz] = [xz / w - mx * mz, yz / w - my * mz];
  const determinant = cxx * cyy - cxy * cxy;
  if (!(Math.abs(determinant) > 1e-9)) return undefined;
  const x = (cxz * cyy - cyz * cxy) / determinant / 2;
  const y = (cyz * cxx - cxz * cxy) / determinant / 2;
  const squared = mz - 2 * x * mx - 2 * y * my + x * x + y * y;
  return squared > 0 ? { x, y, radius: Math.sqrt(squared) } : undefined;
}
