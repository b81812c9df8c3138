import type { RgbImage } from '../src/pixels/image.ts';
import { type Eye, eyeOf, type View, viewOf } from './fundus/eye.ts';
import { mirrored, mirroredRows } from './fundus/mirrored.ts';
import { paintFundus } from './fundus/paint-fundus.ts';
import { type Centreline, paintVessels } from './fundus/paint-vessels.ts';
import { randomOf } from './fundus/random.ts';
import { type Tone, TONES } from './fundus/tones.ts';
import { trunksOf } from './fundus/trunks.ts';
import { vesselTree } from './fundus/vessel-tree.ts';

export interface FundusOptions {
  /** Whatever is not given is drawn from the seed, except the sizes and `mirror`. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  readonly side?: 'left' | 'right';
  /** The finished picture with left and right exchanged, its truth too. */
  readonly mirror?: boolean;
  /** Of the pigment behind the retina. */
  readonly tone?: Tone;
  /** Degrees across the field of view: vessels and disc are smaller in a wider one. */
  readonly fieldAngle?: number;
  /** In degrees; the root of half its width times half its height. */
  readonly discRadius?: number;
  readonly cupRatio?: number;
  /** The bright streak along vessels, as a share of their depth. */
  readonly reflex?: number;
  /** 0 for none, 1 for that of a good camera. */
  readonly noise?: number;
  /** Vessels to draw instead of grown ones. */
  readonly centrelines?: readonly Centreline[];
}

/** What was drawn, in pixels; whole numbers are the centres of pixels. */
export interface FundusTruth {
  /** One byte a pixel, 1 where a vessel is inside the field of view. */
  readonly mask: Uint8Array;
  readonly centrelines: readonly Centreline[];
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number };
  /** Height of the cup over that of the disc. */
  readonly cupRatio: number;
  readonly field: { readonly x: number; readonly y: number; readonly radius: number };
}

export interface DrawnFundus {
  readonly image: RgbImage;
  readonly truth: FundusTruth;
}

/** Vessels go on past the rim of the field. */
const BEYOND_FIELD = 1.02;
const LEAST_WIDTH_DEGREES = 0.08;
/** A narrower line is not drawn faithfully by the values at the centres of pixels. */
const LEAST_WIDTH_PIXELS = 1.5;
const TONE_NAMES = Object.keys(TONES) as [Tone, ...Tone[]];

/**
 * A picture like one of the fundus, drawn from a seed, with all that is known of it. For tests of what code does: how
 * well it does on people cannot be learned from drawings.
 */
export function drawFundus(options: FundusOptions): DrawnFundus {
  const { seed, width = 1000, height = 1000, mirror = false } = options;
  const choice = randomOf(seed, 'choices');
  const chosen = {
    side: choice.pick(['left', 'right'] as const),
    tone: choice.pick(TONE_NAMES),
    fieldAngle: choice.between(30, 45),
    discRadius: choice.between(2.7, 3.3),
    cupRatio: choice.between(0.2, 0.6),
    reflex: choice.pick([0, 0.2]),
    noise: choice.between(0.5, 1.5),
  };
  const { side, tone, fieldAngle, discRadius, cupRatio, reflex, noise } = { ...chosen, ...options };
  const eye = eyeOf(randomOf(seed, 'eye'), fieldAngle, discRadius, cupRatio);
  const view = viewOf(eye, width, height, fieldAngle, side);
  const centrelines = options.centrelines ?? grownVessels(eye, view, seed);
  const vessels = paintVessels(width, height, centrelines, { depth: TONES[tone].vesselDepth, reflex });
  const image = paintFundus(eye, view, vessels, { tone, noise, random: randomOf(seed, 'paint') });
  const mask = vessels.mask.map((value, i) =>
    isInField(view, i % width, Math.floor(i / width)) ? value : 0,
  );
  const disc = { ...view.toPixels(eye.disc), radius: discRadius * view.pixelsPerDegree };
  const field = { ...view.centre, radius: view.radius };
  const truth = { mask, centrelines, disc, cupRatio, field };
  return mirror ? mirroredDrawing({ image, truth }) : { image, truth };
}

function grownVessels(eye: Eye, view: View, seed: number): Centreline[] {
  const stretches = vesselTree(
    trunksOf(eye, randomOf(seed, 'trunks')),
    {
      holds: (point) => {
        const { x, y } = view.toPixels(point);
        return isInField(view, x, y, BEYOND_FIELD);
      },
      leastWidth: Math.max(LEAST_WIDTH_DEGREES, LEAST_WIDTH_PIXELS / view.pixelsPerDegree),
    },
    randomOf(seed, 'branches'),
  );
  return stretches.map(({ kind, width, points }) => ({
    kind,
    widthPixels: width * view.pixelsPerDegree,
    points: points.map(view.toPixels),
  }));
}

const isInField = ({ centre, radius }: View, x: number, y: number, share = 1) =>
  (x - centre.x) ** 2 + (y - centre.y) ** 2 <= (share * radius) ** 2;

function mirroredDrawing({ image, truth }: DrawnFundus): DrawnFundus {
  const { width, height } = image;
  const across = <T extends { readonly x: number }>(point: T): T => ({ ...point, x: width - 1 - point.x });
  return {
    image: mirrored(image),
    truth: {
      ...truth,
      mask: mirroredRows(truth.mask, width, height, 1),
      centrelines: truth.centrelines.map((line) => ({ ...line, points: line.points.map(across) })),
      disc: across(truth.disc),
      field: across(truth.field),
    },
  };
}
