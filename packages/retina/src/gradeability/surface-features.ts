import type { ReducedFrame } from '../field/reduced-frame.ts';
import { surroundings } from '../pixels/box-mean.ts';
import { ln } from '../pixels/elementary.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import { PIXEL_FLOOR } from '../pixels/pixel-floor.ts';
import { areaOf, eroded, partsOf } from '../pixels/regions.ts';
import type { Colours } from '../pixels/resample.ts';
import { roundEdgeOf } from './round-edge.ts';

/** What of the surface tells a retina from the front of an eye and from other round things, before any judgement. */
export interface SurfaceFeatures {
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

const RIM_PIXELS = 3;
const NEAR = 2;
const FAR = 15;
const BRIGHT = 90;
const LEAST_COLOUR = 0.25;

export function surfaceFeaturesOf({ colours, mask }: ReducedFrame): SurfaceFeatures {
  const { width, height, red, green } = colours;
  const inner = eroded(mask, RIM_PIXELS);
  const logarithms = (levelAt: (i: number) => number): Plane => ({
    width,
    height,
    data: green.map((_, i) => ln(levelAt(i) + PIXEL_FLOOR)),
  });
  const brightness = logarithms((i) => green[i] as number);
  // Iris and pupil differ most in green and red together.
  const light = logarithms((i) => 0.6 * (green[i] as number) + 0.4 * (red[i] as number));
  return {
    coarseContrast: coarseContrastOf(brightness, mask, inner),
    ...coloursOf(colours, inner),
    roundEdge: roundEdgeOf(light, mask),
  };
}

/** Length of the longest connected tree of vessels, in diameters of the field: pixels of the skeleton over the longer side. */
export function longestTree(skeleton: Mask): number {
  const { sizes } = partsOf(skeleton, 8);
  return sizes.reduce((most, size) => Math.max(most, size), 0) / Math.max(skeleton.width, skeleton.height);
}

function coarseContrastOf(brightness: Plane, mask: Mask, inner: Mask): number {
  const near = surroundings(brightness, mask, NEAR).data;
  const far = surroundings(brightness, mask, FAR).data;
  let squares = 0;
  for (let i = 0; i < near.length; i++)
    if (inner.data[i] === 1) squares += ((near[i] as number) - (far[i] as number)) ** 2;
  return Math.sqrt(squares / Math.max(1, areaOf(inner)));
}

function coloursOf({ red, green, blue }: Colours, inner: Mask) {
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
