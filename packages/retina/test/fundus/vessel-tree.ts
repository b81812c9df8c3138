import type { Point } from '../../src/vessels/segments.ts';
import type { Random } from './random.ts';
import { splineThrough } from './spline.ts';
import type { Trunk, VesselKind } from './trunks.ts';

/** A vessel between two junctions, in degrees; its width is the same from end to end. */
export interface Stretch {
  readonly kind: VesselKind;
  readonly width: number;
  readonly points: readonly Point[];
}

export interface Bounds {
  /** Nothing grows where this does not hold. */
  readonly holds: (point: Point) => boolean;
  /** Narrower vessels are not drawn. */
  readonly leastWidth: number;
}

interface Bud {
  readonly kind: VesselKind;
  readonly width: number;
  readonly start: Point;
  readonly heading: number;
}

/** A branch ends where it would cross a vessel of its kind: each holds the squares it goes through, so many degrees wide, and those around. */
const SQUARE = 0.55;
/** So near to its start a branch is still beside the vessel it leaves. */
const LEAVING = 1.9;
/** Narrower ones end at those of the other kind too. */
const CROSSING_WIDTH = 0.16;
/** The middle of the macula has no vessels. */
const AVASCULAR = 1.8;

/**
 * Trunks with branches, and branches of these, until they are too narrow. At each junction the cube of the width of
 * what comes is the sum of the cubes of what goes on (Murray 1926).
 */
export function vesselTree(
  trunks: readonly Trunk[],
  { holds, leastWidth }: Bounds,
  random: Random,
): Stretch[] {
  const stretches: Stretch[] = [];
  const buds: Bud[] = [];
  const taken = { artery: new Set<number>(), vein: new Set<number>() };
  const add = (stretch: Stretch) => {
    stretches.push(stretch);
    for (const { x, y } of stretch.points) taken[stretch.kind].add(squareAt(x, y));
  };
  for (const trunk of trunks) {
    const grown = stretchesOf(trunk, leastWidth, random);
    grown.stretches.forEach(add);
    buds.push(...grown.buds);
  }
  for (let bud = buds.shift(); bud !== undefined; bud = buds.shift()) {
    if (bud.width < leastWidth) continue;
    const { kind, width } = bud;
    const blocked = width < CROSSING_WIDTH ? [taken.artery, taken.vein] : [taken[kind]];
    const { points, isWhole } = grow(bud, holds, blocked, random);
    if (points.length < 2) continue;
    add({ kind, width, points });
    if (isWhole) buds.push(...fork(bud, points, random));
  }
  return stretches;
}

const squareAt = (x: number, y: number) => 10_000 * Math.round(x / SQUARE) + Math.round(y / SQUARE);

function meets({ x, y }: Point, blocked: readonly ReadonlySet<number>[]): boolean {
  return [-SQUARE, 0, SQUARE].some((dx) =>
    [-SQUARE, 0, SQUARE].some((dy) => blocked.some((taken) => taken.has(squareAt(x + dx, y + dy)))),
  );
}

/** Cube root of a share: Murray's law for one of the two that a vessel becomes. */
const narrowed = (width: number, share: number) => width * Math.cbrt(share);

function stretchesOf(trunk: Trunk, leastWidth: number, random: Random) {
  const stretches: Stretch[] = [];
  const buds: Bud[] = [];
  const { kind, path } = trunk;
  let { width } = trunk;
  let side = random.pick([1, -1]);
  // Steps of an eighth of a degree.
  let from = 0;
  while (from < path.length - 1 && width >= leastWidth) {
    const to = Math.min(path.length - 1, from + Math.round(8 * random.between(from === 0 ? 3.5 : 2, 5)));
    stretches.push({ kind, width, points: path.slice(from, to + 1) });
    const share = random.between(0.06, 0.28);
    buds.push({
      kind,
      width: narrowed(width, share),
      start: path[to] as Point,
      heading: headingAt(path, to) + side * random.between(0.6, 1.2),
    });
    width = narrowed(width, 1 - share);
    side = random.between(0, 1) < 0.75 ? -side : side;
    from = to;
  }
  return { stretches, buds };
}

function headingAt(points: readonly Point[], k: number): number {
  const [a, b] = [points[Math.max(0, k - 2)] as Point, points[k] as Point];
  return Math.atan2(b.y - a.y, b.x - a.x);
}

/** A winding path of some degrees, up to where something is in its way. */
function grow(
  { start, heading }: Bud,
  holds: (point: Point) => boolean,
  blocked: readonly ReadonlySet<number>[],
  random: Random,
): { points: Point[]; isWhole: boolean } {
  const knots = [start];
  const length = Math.round(random.between(3, 7));
  let [direction, turn] = [heading, random.between(-0.1, 0.1)];
  let here = start;
  for (let k = 0; k < length; k++) {
    turn = 0.6 * turn + random.between(-0.14, 0.14);
    direction += turn;
    here = { x: here.x + Math.cos(direction), y: here.y + Math.sin(direction) };
    knots.push(here);
  }
  const path = splineThrough(knots);
  const end = path.findIndex(
    (point) =>
      !holds(point) ||
      Math.hypot(point.x, point.y) < AVASCULAR ||
      (Math.hypot(point.x - start.x, point.y - start.y) > LEAVING && meets(point, blocked)),
  );
  return end === -1 ? { points: path, isWhole: true } : { points: path.slice(0, end), isWhole: false };
}

function fork({ kind, width }: Bud, points: readonly Point[], random: Random): Bud[] {
  const last = points.length - 1;
  const share = random.between(0.5, 0.8);
  const heading = headingAt(points, last);
  const side = random.pick([1, -1]);
  return [share, 1 - share].map((own, k) => ({
    kind,
    width: narrowed(width, own),
    start: points[last] as Point,
    heading: heading + (k === 0 ? side : -side) * (1 - own) * random.between(0.7, 1.3),
  }));
}
