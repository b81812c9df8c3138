import type { WorkingFrame } from '../field/working-frame.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { ln } from '../pixels/elementary.ts';
import { type Mask, maskWhere, type Plane } from '../pixels/image.ts';
import { areaOf, eroded, partsOf } from '../pixels/regions.ts';
import { roundEdgeOf } from './round-edge.ts';

/** What tells a retina from the front of an eye and from other round things, before any judgement. */
export interface RetinaFeatures {
  /** Length of the longest connected tree of vessels, in diameters of the field. */
  readonly treeDiameters: number;
  /**
   * How strongly brightness changes over stretches wider than any vessel: edges of pupil, iris and lids make it large, a
   * retina is lit evenly.
   */
  readonly coarseContrast: number;
  /** Blue over red: blood and pigment leave little blue of a retina; iris, white and clouded lens have it. */
  readonly blueOverRed: number;
  /** Share of the field that is bright and nearly without colour, as the white of the eye is. */
  readonly greyShare: number;
  /** Share of the best large circle along which brightness steps the same way, as at the edge of a pupil. */
  readonly roundEdge: number;
}

/** Coarse structure is looked at on every fourth pixel. */
const REDUCTION = 4;
const RIM_PIXELS = 3;
const NEAR = 2;
const FAR = 15;
const PIXEL_FLOOR = 8;
const BRIGHT = 90;
const LEAST_COLOUR = 0.25;

/** Those that need no vessels. */
export function surfaceFeaturesOf(frame: WorkingFrame): Omit<RetinaFeatures, 'treeDiameters'> {
  const small = reduced(frame);
  return {
    coarseContrast: coarseContrastOf(small.brightness, small.mask, small.inner),
    ...coloursOf(small),
    roundEdge: roundEdgeOf(small.light, small.mask),
  };
}

/** In pixels of the skeleton over the longer side of its frame. */
export function longestTree(skeleton: Mask): number {
  const { sizes } = partsOf(skeleton, 8);
  return sizes.reduce((most, size) => Math.max(most, size), 0) / Math.max(skeleton.width, skeleton.height);
}

interface SmallFrame {
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** Logarithm of green. */
  readonly brightness: Plane;
  /** Logarithm of green and red together, in which iris and pupil differ most. */
  readonly light: Plane;
  readonly mask: Mask;
  /** Without the rim. */
  readonly inner: Mask;
}

function reduced({ colours, mask }: WorkingFrame): SmallFrame {
  const [width, height] = [Math.floor(colours.width / REDUCTION), Math.floor(colours.height / REDUCTION)];
  const [red, green, blue] = (['red', 'green', 'blue'] as const).map((colour) =>
    meansOf(colours[colour], colours.width, width, height),
  ) as [Float32Array, Float32Array, Float32Array];
  const cover = meansOf(Float32Array.from(mask.data), mask.width, width, height);
  const inside = maskWhere(width, height, (i) => cover[i] === 1);
  const brightness = { width, height, data: green.map((value) => ln(value + PIXEL_FLOOR)) };
  const light = {
    width,
    height,
    data: green.map((value, i) => ln(0.6 * value + 0.4 * (red[i] as number) + PIXEL_FLOOR)),
  };
  return { red, green, blue, brightness, light, mask: inside, inner: eroded(inside, RIM_PIXELS) };
}

function meansOf(data: Float32Array, stride: number, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let v = 0; v < REDUCTION; v++)
        for (let u = 0; u < REDUCTION; u++)
          sum += data[(y * REDUCTION + v) * stride + x * REDUCTION + u] as number;
      out[y * width + x] = sum / REDUCTION ** 2;
    }
  return out;
}

function coarseContrastOf(brightness: Plane, mask: Mask, inner: Mask): number {
  const near = surroundings(brightness, mask, NEAR).data;
  const far = surroundings(brightness, mask, FAR).data;
  let squares = 0;
  for (let i = 0; i < near.length; i++)
    if (inner.data[i] === 1) squares += ((near[i] as number) - (far[i] as number)) ** 2;
  return Math.sqrt(squares / Math.max(1, areaOf(inner)));
}

function coloursOf({ red, green, blue, inner }: SmallFrame) {
  let [grey, ratios] = [0, 0];
  for (let i = 0; i < red.length; i++) {
    if (inner.data[i] === 0) continue;
    const [r, g, b] = [red[i] as number, green[i] as number, blue[i] as number];
    const most = Math.max(r, g, b);
    if (most > BRIGHT && most - Math.min(r, g, b) < LEAST_COLOUR * most) grey += 1;
    ratios += b / (r + PIXEL_FLOOR);
  }
  const area = Math.max(1, areaOf(inner));
  return { greyShare: grey / area, blueOverRed: ratios / area };
}
