import type { FieldOfView } from '../field/find-field.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import type { Mask, Plane } from '../pixels/image.ts';
import { smoothed } from '../pixels/gaussian.ts';
import { valueAtRank } from '../pixels/rank.ts';
import { areaOf, eroded } from '../pixels/regions.ts';
import { againstSurroundings } from '../vessels/channels.ts';

/** What is measured of a picture before any judgement, over the field of view at the working size. */
export interface QualityFeatures {
  /** Fine over coarse structure of the green channel; high also when there is noise. */
  readonly fineStructure: number;
  /** The same over the tenth of the pixels with the strongest structure: the edges of vessels, robust to noise. */
  readonly edgeSharpness: number;
  /** 0 where gradients have no common direction, 1 where all have one. */
  readonly anisotropy: number;
  /** Mean brightness, 0 to 255. */
  readonly meanBrightness: number;
  /** Share of pixels darker than 25. */
  readonly darkShare: number;
  /** Share of pixels whose red and green exceed 250. */
  readonly saturatedShare: number;
  /** Share of pixels whose red is at the end of its range. */
  readonly redClippedShare: number;
  readonly greenClippedShare: number;
  /** Share of the field that is left out: drowned in light, behind blood or writing, or in deep shadow. */
  readonly lostShare: number;
  /** Share of pixels whose red, green and blue all exceed 200. */
  readonly whiteShare: number;
  /** Standard deviation of the smoothed logarithm against the surroundings. */
  readonly contrast: number;
  /** Median red over median green. */
  readonly redOverGreen: number;
  readonly fieldCircularity: number;
  readonly fieldShareOfPicture: number;
  readonly fieldShareOfBox: number;
}

const FINE_SIGMAS = [1, 2] as const;
const COARSE_SIGMAS = [2, 6] as const;
/** Radius of the box means whose three passes are near a Gaussian of sigma 15. */
const SURROUNDINGS_RADIUS = 15;
/** The rim of the field is an edge of its own. */
const RIM_PIXELS = 10;
const STRONGEST_SHARE = 0.1;
const DARK = 25;
const SATURATED = 250;
const RED_CLIPPED = 252;
const GREEN_CLIPPED = 250;
const WHITE = 200;

/** @param seen the field without what is left out, whose edges would pass for sharpness and contrast */
export function featuresOf(frame: WorkingFrame, field: FieldOfView, seen: Mask): QualityFeatures {
  const inner = eroded(seen, RIM_PIXELS);
  const relief = againstSurroundings({ ...frame, mask: seen }, 'green', SURROUNDINGS_RADIUS);
  const blurs = new Map(
    [...new Set([...FINE_SIGMAS, ...COARSE_SIGMAS])].map((sigma) => [sigma, smoothed(relief, sigma)]),
  );
  const band = ([low, high]: readonly [number, number]) =>
    difference(blurs.get(low as 1) as Plane, blurs.get(high as 1) as Plane);
  const fine = band(FINE_SIGMAS);
  const coarse = band(COARSE_SIGMAS);
  return {
    fineStructure: deviation(fine, inner) / Math.max(deviation(coarse, inner), 1e-9),
    edgeSharpness: sharpnessOfStrongest(fine, coarse, inner),
    anisotropy: anisotropyOf(blurs.get(1) as Plane, inner),
    ...brightnessOf(frame),
    lostShare: 1 - areaOf(seen) / Math.max(1, areaOf(frame.mask)),
    contrast: deviation(blurs.get(2) as Plane, inner),
    fieldCircularity: field.circularity,
    fieldShareOfPicture: field.shareOfPicture,
    fieldShareOfBox: field.shareOfBox,
  };
}

function difference(a: Plane, b: Plane): Plane {
  return { ...a, data: a.data.map((value, i) => value - (b.data[i] as number)) };
}

function deviation({ data }: Plane, mask: Mask): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < data.length; i++) {
    if (mask.data[i] === 0) continue;
    const value = data[i] as number;
    count += 1;
    sum += value;
    squares += value * value;
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean));
}

function sharpnessOfStrongest(fine: Plane, coarse: Plane, mask: Mask): number {
  const strengths = new Float64Array(areaOf(mask));
  if (strengths.length === 0) return 0;
  let count = 0;
  for (let i = 0; i < coarse.data.length; i++)
    if (mask.data[i] === 1) strengths[count++] = Math.abs(coarse.data[i] as number);
  const least = valueAtRank(strengths, Math.floor((1 - STRONGEST_SHARE) * (count - 1)));
  let fineSquares = 0;
  let coarseSquares = 0;
  for (let i = 0; i < coarse.data.length; i++) {
    const strength = coarse.data[i] as number;
    if (mask.data[i] === 0 || Math.abs(strength) < least) continue;
    fineSquares += (fine.data[i] as number) ** 2;
    coarseSquares += strength ** 2;
  }
  return Math.sqrt(fineSquares / Math.max(coarseSquares, 1e-12));
}

/** (e1 - e2) / (e1 + e2) of the eigenvalues of the mean gradient tensor. */
function anisotropyOf({ width, data }: Plane, mask: Mask): number {
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (let i = width; i < data.length - width; i++) {
    if (mask.data[i] === 0) continue;
    const dx = (data[i + 1] as number) - (data[i - 1] as number);
    const dy = (data[i + width] as number) - (data[i - width] as number);
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const total = xx + yy;
  return total === 0 ? 0 : Math.sqrt((xx - yy) ** 2 + 4 * xy * xy) / total;
}

function brightnessOf({ colours, mask }: WorkingFrame) {
  const { red, green, blue } = colours;
  const area = Math.max(1, areaOf(mask));
  let sum = 0;
  let dark = 0;
  let saturated = 0;
  let white = 0;
  let redClipped = 0;
  let greenClipped = 0;
  const reds = new Uint32Array(256);
  const greens = new Uint32Array(256);
  for (let i = 0; i < red.length; i++) {
    if (mask.data[i] === 0) continue;
    const r = red[i] as number;
    const g = green[i] as number;
    const b = blue[i] as number;
    const brightness = 0.299 * r + 0.587 * g + 0.114 * b;
    sum += brightness;
    if (brightness < DARK) dark += 1;
    if (r > SATURATED && g > SATURATED) saturated += 1;
    if (Math.min(r, g, b) > WHITE) white += 1;
    if (r >= RED_CLIPPED) redClipped += 1;
    if (g >= GREEN_CLIPPED) greenClipped += 1;
    reds[Math.round(r)] = (reds[Math.round(r)] as number) + 1;
    greens[Math.round(g)] = (greens[Math.round(g)] as number) + 1;
  }
  return {
    meanBrightness: sum / area,
    darkShare: dark / area,
    saturatedShare: saturated / area,
    whiteShare: white / area,
    redClippedShare: redClipped / area,
    greenClippedShare: greenClipped / area,
    redOverGreen: medianOf(reds, area) / Math.max(1, medianOf(greens, area)),
  };
}

function medianOf(counts: Uint32Array, total: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value] as number;
    if (seen >= total / 2) return value;
  }
  return 0;
}
