import type { Direction } from '../vessels/directions.ts';
import { DISC_PARAMETERS } from '../parameters.ts';
import { exp, ln } from '../pixels/elementary.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import { ringMean } from '../pixels/ring-mean.ts';
import type { Circle } from './fit-circle.ts';
import type { TracedCircle } from './trace-edge.ts';

/** What the circles of one picture are judged by, at the reduced size. */
export interface DiscView {
  readonly mask: Mask;
  /** Without vessels. */
  readonly brightness: Plane;
  /** Against the surroundings, in deviations of the field. */
  readonly relief: Plane;
  readonly vesselness: Plane;
  readonly convergence: Plane;
  readonly directions: readonly Direction[];
  /** Mean over the tree. */
  readonly vesselWidth: number;
}

const P = DISC_PARAMETERS;

/** What speaks for a circle. None of it depends on the brightness of a camera or on the angle of its field. */
export interface DiscEvidence {
  readonly edgeShare: number;
  /** Logarithm of the fall of the relief over the edge. */
  readonly fall: number;
  /** Of the vessels at the middle. */
  readonly convergence: number;
  /** How far the vessels around run straight out. */
  readonly radial: number;
  /** Logarithm of the radius in widths of a vessel, from that which most discs have. */
  readonly size: number;
  readonly sizeSquared: number;
  /** Share of all circles traced in the picture that came to this one, whatever place and radius they began with. */
  readonly agreement: number;
}

/** @param all the circles traced in the picture, this one among them */
export function evidenceOf(circle: TracedCircle, all: readonly TracedCircle[], view: DiscView): DiscEvidence {
  const { radius, edgeShare } = circle;
  const mean = (plane: Plane, from: number, to: number) =>
    ringMean(plane, view.mask, circle, [from * radius, to * radius]);
  const size = ln(radius / view.vesselWidth) - P.usualSize;
  return {
    edgeShare,
    fall: ln(Math.max(mean(view.relief, 0.7, 0.95) - mean(view.relief, 1.05, 1.3), 0.1)),
    convergence: mean(view.convergence, 0, 0.6),
    radial: radialShare(view.directions, circle),
    size,
    sizeSquared: size * size,
    agreement: all.filter((other) => isAlike(circle, other)).length / all.length,
  };
}

/** That the middle of a circle lies in the disc and its radius is that of the disc within 20 %: a logistic fit. */
export function probabilityOf(evidence: DiscEvidence): number {
  let power: number = P.constant;
  for (const key of Object.keys(P.weights) as (keyof DiscEvidence)[]) power += P.weights[key] * evidence[key];
  return 1 / (1 + exp(-Math.min(Math.max(power, -40), 40)));
}

/** Whether two ways of looking came to the same circle. */
function isAlike(circle: Circle, other: Circle): boolean {
  const apart = Math.sqrt((other.x - circle.x) ** 2 + (other.y - circle.y) ** 2);
  return apart < P.alike * circle.radius && Math.abs(other.radius - circle.radius) < P.alike * circle.radius;
}

/** Mean squared cosine between the vessels around a circle and the way out from its middle: one half by chance, 1 at most. */
function radialShare(directions: readonly Direction[], { x, y, radius }: Circle): number {
  const [inner, outer] = [P.ring[0] * radius, P.ring[1] * radius];
  let [sum, count] = [0, 0];
  for (const at of directions) {
    const [across, down] = [at.x - x, at.y - y];
    const square = across * across + down * down;
    if (square < inner * inner || square > outer * outer) continue;
    sum += (across * at.dx + down * at.dy) ** 2 / square;
    count += 1;
  }
  return count === 0 ? 0.5 : sum / count;
}
