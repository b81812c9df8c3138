import type { Mask, Plane } from '../pixels/image.ts';
import { type Circle, fitCircle } from './fit-circle.ts';

/** A circle with the edge it was fitted to. */
export interface TracedCircle extends Circle {
  /** Share of the directions in which the strongest fall of brightness lies on the circle, within 15 % of its radius. */
  readonly edgeShare: number;
}

const DIRECTIONS = 72;
const ROUNDS = 3;
const ON_CIRCLE = 0.15;
/** Of the radius to begin with. */
const RADIUS_BOUNDS = [0.6, 1.6] as const;
const RAYS = Array.from({ length: DIRECTIONS }, (_, k) => {
  const angle = (2 * Math.PI * k) / DIRECTIONS;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});

/** From a rough circle to the one through the falls of brightness along rays from its middle, three times over. */
export function traceEdge(brightness: Plane, mask: Mask, start: Circle): TracedCircle {
  let circle: Circle = start;
  let edgeShare = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const edges = edgesAround(brightness, mask, circle);
    const fitted = fitCircle(edges);
    if (fitted === undefined) break;
    const [least, most] = RADIUS_BOUNDS.map((share) => share * start.radius) as [number, number];
    const { x, y, radius } = { ...fitted, radius: Math.min(Math.max(fitted.radius, least), most) };
    circle = { x, y, radius };
    const near = edges.filter((edge) => {
      const from = Math.sqrt((edge.x - x) ** 2 + (edge.y - y) ** 2);
      return Math.abs(from - radius) < ON_CIRCLE * radius;
    });
    edgeShare = near.length / DIRECTIONS;
  }
  return { ...circle, edgeShare };
}

/** On each ray the place of the strongest fall, where there is one. */
function edgesAround(
  brightness: Plane,
  mask: Mask,
  { x, y, radius }: Circle,
): { x: number; y: number; weight: number }[] {
  const edges: { x: number; y: number; weight: number }[] = [];
  for (const { dx, dy } of RAYS) {
    let best = { r: 0, fall: 0 };
    for (let r = 0.6 * radius; r <= 1.5 * radius; r += 0.25) {
      const inner = sampleAt(brightness, mask, x + dx * (r - 1.5), y + dy * (r - 1.5));
      const outer = sampleAt(brightness, mask, x + dx * (r + 1.5), y + dy * (r + 1.5));
      if (inner === undefined || outer === undefined) continue;
      // Near the circle expected a fall counts more.
      const nearness = 1 / (1 + ((r - radius) / (0.35 * radius)) ** 2);
      const fall = (inner - outer) * nearness;
      if (fall > best.fall) best = { r, fall };
    }
    if (best.fall > 1) edges.push({ x: x + dx * best.r, y: y + dy * best.r, weight: best.fall });
  }
  return edges;
}

function sampleAt({ width, height, data }: Plane, mask: Mask, x: number, y: number): number | undefined {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const i = top * width + left;
  if (mask.data[i] === 0) return undefined;
  const h = x - left;
  const v = y - top;
  const upper = (data[i] as number) * (1 - h) + (data[i + 1] as number) * h;
  const lower = (data[i + width] as number) * (1 - h) + (data[i + width + 1] as number) * h;
  return upper * (1 - v) + lower * v;
}
