import type { WorkingFrame } from '../field/working-frame.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { smoothed } from '../pixels/gaussian.ts';
import { eroded } from '../pixels/regions.ts';
import { closed } from './closing.ts';
import { fitCircle, type Circle } from './fit-circle.ts';

/** The optic disc in pixels of the working frame. */
export interface Disc extends Circle {
  /** How far the disc stands out from what is around it, in deviations of the field. */
  readonly prominence: number;
  /** Share of the directions in which an edge was found near the circle. */
  readonly edgeShare: number;
  /** Brightness without vessels, at the reduced size; kept for the cup. */
  readonly brightness: Plane;
  /** Pixels of the frame for one of `brightness`. */
  readonly reduction: number;
}

/** The search runs on every fourth pixel. */
const REDUCTION = 4;
/** Of the diameter of the field: from a wide field of 60 degrees to a narrow one of 25. */
const RADIUS_SHARES = [0.05, 0.06, 0.072, 0.086, 0.1, 0.115, 0.13] as const;
/** Vessels at the disc are up to a tenth of its diameter wide. */
const CLOSING_RADIUS = 4;
const SURROUNDINGS_SHARE = 0.17;
/** The width of the ring that a disc is compared with, of its radius. */
const RING_SHARE = 0.6;
/** What thick vessels running up and down add to brightness. */
const VESSEL_WEIGHT = 0.9;
const RIM_PIXELS = 3;
const DIRECTIONS = 72;

/**
 * Finds the disc: first the place where a bright circle stands out most from its ring and vessels gather, then the
 * circle through the strongest falls of brightness around that place.
 *
 * @param vessels the probability of a vessel at each pixel of the frame
 * @returns `undefined` where nothing stands out
 */
export function findDisc(frame: WorkingFrame, vessels: Plane): Disc | undefined {
  const { brightness, vesselness, mask } = reduce(frame, vessels);
  const relief = against(brightness, mask);
  const place = strongestCircle(relief, vesselness, mask);
  if (place === undefined) return undefined;
  const fitted = refine(brightness, mask, place);
  return {
    x: (fitted.x + 0.5) * REDUCTION - 0.5,
    y: (fitted.y + 0.5) * REDUCTION - 0.5,
    radius: fitted.radius * REDUCTION,
    prominence: place.score,
    edgeShare: fitted.edgeShare,
    brightness,
    reduction: REDUCTION,
  };
}

/** A quarter of the size: brightness with the vessels closed, and how much vessel there is. */
function reduce({ colours, mask }: WorkingFrame, vessels: Plane) {
  const width = Math.floor(colours.width / REDUCTION);
  const height = Math.floor(colours.height / REDUCTION);
  const light = new Float32Array(width * height);
  const vessel = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let vesselSum = 0;
      let within = 0;
      for (let v = 0; v < REDUCTION; v++) {
        for (let u = 0; u < REDUCTION; u++) {
          const i = (y * REDUCTION + v) * colours.width + x * REDUCTION + u;
          sum += (colours.red[i] as number) * 0.4 + (colours.green[i] as number) * 0.6;
          vesselSum += vessels.data[i] as number;
          within += mask.data[i] as number;
        }
      }
      const at = y * width + x;
      light[at] = sum / REDUCTION ** 2;
      vessel[at] = vesselSum / REDUCTION ** 2;
      inside[at] = within === REDUCTION ** 2 ? 1 : 0;
    }
  }
  const reducedMask = eroded({ width, height, data: inside }, RIM_PIXELS);
  return {
    brightness: smoothed(closed({ width, height, data: light }, CLOSING_RADIUS), 1),
    vesselness: smoothed({ width, height, data: vessel }, 2),
    mask: reducedMask,
  };
}

/** Brightness less that of the surroundings, in deviations over the field. */
function against(plane: Plane, mask: Mask): Plane {
  const around = surroundings(plane, mask, Math.round(SURROUNDINGS_SHARE * plane.width));
  const data = plane.data.map((value, i) => (mask.data[i] === 1 ? value - (around.data[i] as number) : 0));
  let squares = 0;
  let count = 0;
  for (let i = 0; i < data.length; i++) {
    if (mask.data[i] === 0) continue;
    squares += (data[i] as number) ** 2;
    count += 1;
  }
  const deviation = Math.sqrt(squares / Math.max(1, count)) + 1e-6;
  return { ...plane, data: data.map((value) => value / deviation) };
}

interface Place extends Circle {
  readonly score: number;
}

function strongestCircle(relief: Plane, vesselness: Plane, mask: Mask): Place | undefined {
  const { width, height } = relief;
  const diameter = Math.max(width, height);
  const reliefSums = rowSums(relief.data, width, height);
  const maskSums = rowSums(Float32Array.from(mask.data), width, height);
  const vesselSums = rowSums(vesselness.data, width, height);
  let best: Place | undefined;
  for (const share of RADIUS_SHARES) {
    const radius = share * diameter;
    const outer = radius * (1 + RING_SHARE);
    const halves = halvesOf(radius);
    const outerHalves = halvesOf(outer);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (mask.data[y * width + x] === 0) continue;
        const area = circleSum(maskSums, width, height, x, y, halves);
        const areaOuter = circleSum(maskSums, width, height, x, y, outerHalves);
        const ring = areaOuter - area;
        // A disc that the rim cuts off cannot be told from the rim.
        if (
          area < 0.85 * Math.PI * radius * radius ||
          ring < 0.5 * Math.PI * (outer * outer - radius * radius)
        )
          continue;
        const inner = circleSum(reliefSums, width, height, x, y, halves);
        const outside = circleSum(reliefSums, width, height, x, y, outerHalves) - inner;
        const gathered = circleSum(vesselSums, width, height, x, y, outerHalves) / areaOuter;
        const score =
          (inner / area - outside / ring) * (share / 0.1) ** 1.6 +
          VESSEL_WEIGHT * Math.min(gathered / 0.12, 1.5);
        if (best === undefined || score > best.score) best = { x, y, radius, score };
      }
    }
  }
  return best;
}

/** Sums along each row, with a zero before the first pixel, so that a stretch is one subtraction. */
function rowSums(data: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] as number) + (data[y * width + x] as number);
  return sums;
}

/** How far each row of a circle reaches to either side of its middle, from its top row down. */
function halvesOf(radius: number): Int32Array {
  const reach = Math.floor(radius);
  return Int32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.floor(Math.sqrt(radius * radius - (k - reach) ** 2)),
  );
}

function circleSum(
  sums: Float64Array,
  width: number,
  height: number,
  x: number,
  y: number,
  halves: Int32Array,
): number {
  let sum = 0;
  const reach = halves.length >> 1;
  for (let v = Math.max(-reach, -y); v <= Math.min(reach, height - 1 - y); v++) {
    const half = halves[v + reach] as number;
    const row = (y + v) * (width + 1);
    sum +=
      (sums[row + Math.min(x + half, width - 1) + 1] as number) -
      (sums[row + Math.max(x - half, 0)] as number);
  }
  return sum;
}

/** From a rough circle to the one through the falls of brightness along rays from its middle, three times over. */
function refine(brightness: Plane, mask: Mask, place: Place): Circle & { edgeShare: number } {
  let circle: Circle = place;
  let edgeShare = 0;
  for (let round = 0; round < 3; round++) {
    const edges = edgesAround(brightness, mask, circle);
    const fitted = fitCircle(edges);
    edgeShare = edges.length / DIRECTIONS;
    if (fitted === undefined) break;
    const [least, most] = [place.radius * 0.6, place.radius * 1.6];
    circle = { ...fitted, radius: Math.min(Math.max(fitted.radius, least), most) };
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
  for (let k = 0; k < DIRECTIONS; k++) {
    const angle = (2 * Math.PI * k) / DIRECTIONS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
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
