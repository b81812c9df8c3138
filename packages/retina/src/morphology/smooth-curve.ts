import type { Point } from '../vessels/segments.ts';

/**
 * A curve near a chain of pixels whose second differences are small (Whittaker 1923, Proceedings of the Edinburgh
 * Mathematical Society 41:63): it takes the steps out of a chain, and leaves a straight line as it is.
 *
 * @param stiffness weight of the squared second differences; 0 gives the chain back
 */
export function smoothCurve(points: readonly Point[], stiffness: number): Point[] {
  if (points.length < 3 || stiffness === 0) return [...points];
  const xs = whittaker(
    Float64Array.from(points, ({ x }) => x),
    stiffness,
  );
  const ys = whittaker(
    Float64Array.from(points, ({ y }) => y),
    stiffness,
  );
  return points.map((_, k) => ({ x: xs[k] as number, y: ys[k] as number }));
}

/** Solves (I + stiffness D'D) z = values, a matrix with five diagonals, by LDL'. */
function whittaker(values: Float64Array, stiffness: number): Float64Array {
  const n = values.length;
  const main = new Float64Array(n);
  const first = new Float64Array(n);
  const second = new Float64Array(n);
  for (let k = 0; k < n; k++) main[k] = 1;
  for (let k = 0; k + 2 < n; k++) {
    main[k] = (main[k] as number) + stiffness;
    main[k + 1] = (main[k + 1] as number) + 4 * stiffness;
    main[k + 2] = (main[k + 2] as number) + stiffness;
    first[k] = (first[k] as number) - 2 * stiffness;
    first[k + 1] = (first[k + 1] as number) - 2 * stiffness;
    second[k] = (second[k] as number) + stiffness;
  }
  const d = new Float64Array(n);
  const l1 = new Float64Array(n);
  const l2 = new Float64Array(n);
  const z = Float64Array.from(values);
  const at = (list: Float64Array, k: number) => (k >= 0 ? (list[k] as number) : 0);
  for (let k = 0; k < n; k++) {
    d[k] = (main[k] as number) - at(d, k - 1) * at(l1, k - 1) ** 2 - at(d, k - 2) * at(l2, k - 2) ** 2;
    l1[k] = ((first[k] as number) - at(d, k - 1) * at(l1, k - 1) * at(l2, k - 1)) / (d[k] as number);
    l2[k] = (second[k] as number) / (d[k] as number);
    z[k] = (z[k] as number) - at(l1, k - 1) * at(z, k - 1) - at(l2, k - 2) * at(z, k - 2);
  }
  for (let k = 0; k < n; k++) z[k] = (z[k] as number) / (d[k] as number);
  for (let k = n - 2; k >= 0; k--)
    z[k] =
      (z[k] as number) -
      (l1[k] as number) * (z[k + 1] as number) -
      (k + 2 < n ? (l2[k] as number) * (z[k + 2] as number) : 0);
  return z;
}
