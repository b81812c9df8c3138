import { REDUCTION, type ReducedFrame, reducedPlane } from '../field/reduced-frame.ts';
import { directionsOf } from '../vessels/directions.ts';
import type { SkeletonGraph } from '../vessels/segments.ts';
import { DISC_PARAMETERS } from '../parameters.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { closed } from '../pixels/closing.ts';
import { smoothed } from '../pixels/gaussian.ts';
import { highest } from '../pixels/highest.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import { areaOf, eroded } from '../pixels/regions.ts';
import { bestCircleNear, createCircleSearch } from './bright-circles.ts';
import type { Circle } from './fit-circle.ts';
import { traceEdge } from './trace-edge.ts';
import { vesselConvergence } from './vessel-convergence.ts';
import { type DiscEvidence, type DiscView, evidenceOf, probabilityOf } from './weigh-disc.ts';

/** The optic disc in pixels of the working frame. */
export interface Disc extends Circle {
  /** That the middle lies in the disc and the radius is its own within 20 %. */
  readonly probability: number;
}

/** The vessels of a picture at the working size. */
export interface VesselTree {
  readonly probability: Plane;
  readonly mask: Mask;
  readonly graph: SkeletonGraph;
}

/** Vessels at the disc are up to a tenth of its diameter wide. */
const CLOSING_RADIUS = 4;
const SURROUNDINGS_SHARE = 0.17;
const RIM_PIXELS = 3;
/** Radii, of the diameter of the field: from a wide field of 70 degrees to a narrow one of 25. Each group has its own best. */
const RADIUS_SHARES = [
  [0.042, 0.05, 0.06],
  [0.072, 0.086],
  [0.1, 0.115, 0.13],
] as const;
/** Of each group and of the convergence of vessels. */
const PLACES = 2;
/** Of the diameter of the field, as are those below. */
const PLACES_APART = 0.12;
const NEAR_CONVERGENCE = 0.07;
/** What the radius to begin with is stretched by: a true edge is found from each. */
const STRETCHES = [0.8, 1, 1.25] as const;

/**
 * Finds the disc in two ways, where a bright circle stands out most from its ring and where the vessels converge, traces the
 * edge around each place from several radii, and takes the circle that is most likely the disc.
 *
 * @returns `undefined` where no circle is likely enough
 */
export function findDisc(small: ReducedFrame, tree: VesselTree): Disc | undefined {
  let best: Disc | undefined;
  for (const { circle, evidence } of circlesOf(small, tree)) {
    const probability = probabilityOf(evidence);
    if (probability > (best?.probability ?? DISC_PARAMETERS.words.low)) best = { ...circle, probability };
  }
  return best;
}

/** A circle that was traced, in pixels of the working frame, with what speaks for it. */
export interface TracedDisc {
  readonly circle: Circle;
  readonly evidence: DiscEvidence;
}

/** All circles that were traced, some of them more than once. */
export function circlesOf(small: ReducedFrame, tree: VesselTree): TracedDisc[] {
  const view = viewOf(small, tree);
  const traced = startsOf(view).flatMap((start) =>
    STRETCHES.map((stretch) =>
      traceEdge(view.brightness, view.mask, { ...start, radius: stretch * start.radius }),
    ),
  );
  return traced.map((circle) => ({
    circle: {
      x: (circle.x + 0.5) * REDUCTION - 0.5,
      y: (circle.y + 0.5) * REDUCTION - 0.5,
      radius: circle.radius * REDUCTION,
    },
    evidence: evidenceOf(circle, traced, view),
  }));
}

function viewOf(
  { colours, mask: whole }: ReducedFrame,
  { probability, mask: vessels, graph }: VesselTree,
): DiscView {
  const { width, height, red, green } = colours;
  const mask = eroded(whole, RIM_PIXELS);
  const light = red.map((value, i) => 0.4 * value + 0.6 * (green[i] as number));
  const brightness = smoothed(closed({ width, height, data: light }, CLOSING_RADIUS), 1);
  const vesselness = smoothed(reducedPlane(probability), 2);
  const directions = directionsOf(graph).map(({ x, y, dx, dy }) => ({
    x: (x + 0.5) / REDUCTION - 0.5,
    y: (y + 0.5) / REDUCTION - 0.5,
    dx,
    dy,
  }));
  return {
    mask,
    brightness,
    relief: against(brightness, mask),
    vesselness,
    convergence: vesselConvergence(directions, vesselness),
    directions,
    vesselWidth: Math.max(0.3, areaOf(vessels) / Math.max(1, graph.lengthPixels) / REDUCTION),
  };
}

/** Brightness less that of the surroundings, in deviations over the field. */
function against(plane: Plane, mask: Mask): Plane {
  const around = surroundings(plane, mask, Math.round(SURROUNDINGS_SHARE * plane.width));
  const data = plane.data.map((value, i) => (mask.data[i] === 1 ? value - (around.data[i] as number) : 0));
  let squares = 0;
  for (const value of data) squares += value * value;
  const deviation = Math.sqrt(squares / Math.max(1, areaOf(mask))) + 1e-6;
  return { ...plane, data: data.map((value) => value / deviation) };
}

function startsOf({ relief, vesselness, convergence, mask }: DiscView): Circle[] {
  const diameter = Math.max(relief.width, relief.height);
  const converging = highest(within(convergence, mask), PLACES, PLACES_APART * diameter);
  const search = createCircleSearch(relief, vesselness, mask);
  return RADIUS_SHARES.flatMap((shares) => {
    const circles = search(shares);
    return [
      ...highest(circles.scores, PLACES, PLACES_APART * diameter).flatMap((place) =>
        bestCircleNear(circles, place, 0),
      ),
      ...converging.flatMap((place) => bestCircleNear(circles, place, NEAR_CONVERGENCE * diameter)),
    ];
  });
}

function within(plane: Plane, mask: Mask): Plane {
  return { ...plane, data: plane.data.map((value, i) => (mask.data[i] === 1 ? value : -Infinity)) };
}
