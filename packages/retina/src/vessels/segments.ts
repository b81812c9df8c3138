import type { Mask } from '../pixels/image.ts';
import { partsOf } from '../pixels/regions.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of a skeleton as stretches between its ends and junctions. */
export interface SkeletonGraph {
  /** Each from one end to the other, pixel by pixel. */
  readonly segments: readonly (readonly Point[])[];
  readonly junctionCount: number;
  /** Sum of the steps from pixel to pixel, of length 1 or the square root of 2. */
  readonly lengthPixels: number;
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/**
 * Takes a skeleton apart at its junctions: pixels with three or more neighbours that do not touch each other. Loose
 * ends shorter than `shortestSpur` pixels are dropped first, since thinning makes them of every bump.
 */
export function segmentsOf(skeleton: Mask, shortestSpur: number): SkeletonGraph {
  const pruned = withoutSpurs(skeleton, shortestSpur);
  const { nodes, segments } = trace(pruned);
  return {
    segments,
    junctionCount: junctionsOf(pruned, nodes),
    lengthPixels: segments.reduce((sum, s) => sum + lengthOf(s), 0),
  };
}

function withoutSpurs(skeleton: Mask, shortest: number): Mask {
  const { width } = skeleton;
  const data = Uint8Array.from(skeleton.data);
  const { nodes, segments } = trace(skeleton);
  for (const segment of segments) {
    if (segment.length >= shortest) continue;
    const [first, last] = [segment[0] as Point, segment[segment.length - 1] as Point];
    const joins = [first, last].filter(({ x, y }) => nodes[y * width + x] === 1);
    // A free end on one side and a junction on the other; a short line of its own stays for the caller to judge.
    if (joins.length !== 1) continue;
    for (const { x, y } of segment) if (nodes[y * width + x] === 0) data[y * width + x] = 0;
  }
  return { ...skeleton, data };
}

/** Times that lines leave a pixel: changes from empty to line on the way around it. */
function leaving({ width, height, data }: Mask, x: number, y: number): number {
  const at = (u: number, v: number) =>
    u < 0 || v < 0 || u >= width || v >= height ? 0 : (data[v * width + u] as number);
  const around = [
    at(x, y - 1),
    at(x + 1, y - 1),
    at(x + 1, y),
    at(x + 1, y + 1),
    at(x, y + 1),
    at(x - 1, y + 1),
    at(x - 1, y),
    at(x - 1, y - 1),
  ];
  return around.filter((value, k) => value === 0 && around[(k + 1) % 8] === 1).length;
}

function trace(skeleton: Mask): { nodes: Uint8Array; segments: Point[][] } {
  const { width, height, data } = skeleton;
  const nodes = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[y * width + x] === 1 && leaving(skeleton, x, y) >= 3) nodes[y * width + x] = 1;
  const visited = new Uint8Array(data.length);
  const segments: Point[][] = [];
  const neighbours = ({ x, y }: Point): Point[] =>
    STEPS.flatMap(([dx, dy]) => {
      const [u, v] = [x + dx, y + dy];
      return u >= 0 && v >= 0 && u < width && v < height && data[v * width + u] === 1 ? [{ x: u, y: v }] : [];
    });
  const isNode = ({ x, y }: Point) => nodes[y * width + x] === 1;
  const isNew = ({ x, y }: Point) => visited[y * width + x] === 0;
  const follow = (start: Point, from: Point | undefined): void => {
    const points: Point[] = from ? [from, start] : [start];
    let current = start;
    visited[current.y * width + current.x] = 1;
    for (;;) {
      const around = neighbours(current);
      const node = around.find(
        (p) =>
          isNode(p) &&
          !points.slice(-2).includes(p) &&
          !(from && p.x === from.x && p.y === from.y && points.length <= 3),
      );
      if (node && points.length > 1) {
        points.push(node);
        break;
      }
      const next = around.find((p) => !isNode(p) && isNew(p));
      if (next === undefined) break;
      visited[next.y * width + next.x] = 1;
      points.push(next);
      current = next;
    }
    if (points.length > 1) segments.push(points);
  };
  for (let i = 0; i < data.length; i++) {
    if (nodes[i] === 0) continue;
    const node = { x: i % width, y: (i / width) | 0 };
    for (const next of neighbours(node)) if (!isNode(next) && isNew(next)) follow(next, node);
  }
  const starts: Point[] = [];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 1 && nodes[i] === 0 && visited[i] === 0)
      starts.push({ x: i % width, y: (i / width) | 0 });
  }
  // Lines without a junction: from their ends first, then what is left are rings.
  for (const point of starts.filter((p) => neighbours(p).length === 1))
    if (isNew(point)) follow(point, undefined);
  for (const point of starts) if (isNew(point)) follow(point, undefined);
  return { nodes, segments };
}

/** Junction pixels that touch are one junction; one that no longer joins three lines is none. */
function junctionsOf(skeleton: Mask, before: Uint8Array): number {
  const { width } = skeleton;
  const data = before.map((value, i) =>
    value === 1 && skeleton.data[i] === 1 && leaving(skeleton, i % width, (i / width) | 0) >= 3 ? 1 : 0,
  );
  return partsOf({ ...skeleton, data }, 8).sizes.length - 1;
}

export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1] as Point, points[k] as Point];
    length += Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  }
  return length;
}
