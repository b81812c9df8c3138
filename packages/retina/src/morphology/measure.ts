import { discInPicture } from '../disc/disc-in-picture.ts';
import type { Disc } from '../disc/find-disc.ts';
import type { FieldOfView } from '../field/find-field.ts';
import type { WorkingFrame } from '../field/working-frame.ts';
import type { VesselEvidence } from '../gradeability/judge-gradeability.ts';
import { DISC_PARAMETERS } from '../parameters.ts';
import type { Mask, RgbImage } from '../pixels/image.ts';
import { median } from '../pixels/rank.ts';
import {
  type Measured,
  measured,
  notMeasured,
  type RetinaMorphology,
  type RetinaQuality,
} from '../results.ts';
import { calibreOf, type Sampler } from './calibre.ts';
import { fractalDimension } from './fractal-dimension.ts';
import { lengthOf, type Point, type SkeletonGraph } from '../vessels/segments.ts';
import { smoothCurve } from './smooth-curve.ts';
import { tortuosityOf } from './tortuosity.ts';

export interface MorphologyInput {
  readonly image: RgbImage;
  readonly field: FieldOfView;
  readonly frame: WorkingFrame;
  readonly disc: Disc | undefined;
  readonly quality: RetinaQuality;
  readonly mask: Mask;
  readonly skeleton: Mask;
  readonly graph: SkeletonGraph;
  readonly evidence: VesselEvidence;
}

type Confidence = 'high' | 'moderate' | 'low';

/** Takes the steps of pixels out of a line and leaves its bends, at the working size. */
const STIFFNESS = 40;
/** Of the field's diameter: shorter stretches say nothing about bending. About a quarter of a disc. */
const SHORTEST_SHARE = 0.03;
/** Beyond this a stretch comes back to where it began: a ring of crossing vessels, not a bent one. */
const RING = 3;
/** Vessels that a calibre equivalent is made of. */
const WIDEST = 6;
/** Knudtson et al. 2003, Current Eye Research 27:143: 0.88 for arteries and 0.95 for veins (from memory); unsplit, ours between. */
const PAIRING = 0.915;
const NO_DISC = 'No circle in the picture is likely enough to be the disc.';
const NOT_SPLIT =
  'Arteries and veins are not told apart: published methods do so with an F1 of 0.66 on other cameras, too little for a number.';

/** Every number with its confidence or the reason it is absent. No micrometres: the size of a pixel on the retina is not known. */
export function measureMorphology(input: MorphologyInput): RetinaMorphology {
  const { field, frame, graph, evidence, mask } = input;
  const best = confidenceOf(input);
  const curves = graph.segments
    .filter(
      (segment) => lengthOf(segment) >= SHORTEST_SHARE * Math.max(frame.colours.width, frame.colours.height),
    )
    .map((segment) => smoothCurve(segment, STIFFNESS));
  const dimension = fractalDimension(mask);
  const calibres = calibresOf(input, curves);
  return {
    fieldDiameter: measured(field.diameterPixels, 'pixels', 'high', 0),
    vesselDensity: measured(evidence.density, 'share of the field of view', best),
    skeletonLength: measured(evidence.skeletonDiameters, 'field diameters', atMost(best, 'moderate')),
    junctionCount: measured(graph.junctionCount, 'junctions', atMost(best, 'moderate'), 0),
    fractalDimension:
      dimension === undefined
        ? notMeasured('dimension', 'Too few vessels.')
        : measured(dimension, 'dimension', best),
    ...tortuosities(curves),
    medianCalibre: medianCalibre(calibres, input, best),
    calibreEquivalent: calibreEquivalent(calibres, input, best),
    crae: notMeasured('pixels', NOT_SPLIT),
    crve: notMeasured('pixels', NOT_SPLIT),
    avr: notMeasured('ratio', NOT_SPLIT),
    ...discOf(input),
  };
}

function confidenceOf({ quality, evidence }: MorphologyInput): Confidence {
  if (!quality.passed) return 'low';
  if (quality.overallScore >= 0.7 && evidence.confidence >= 0.75) return 'high';
  return 'moderate';
}

const ORDER: readonly Confidence[] = ['low', 'moderate', 'high'];
const atMost = (a: Confidence, b: Confidence): Confidence =>
  ORDER[Math.min(ORDER.indexOf(a), ORDER.indexOf(b))] as Confidence;

/** Means over the stretches, weighed by length. Low confidence always: two observers do not agree on them either. */
function tortuosities(curves: readonly (readonly Point[])[]) {
  let length = 0;
  let arcOverChord = 0;
  let squaredCurvature = 0;
  for (const curve of curves) {
    const found = tortuosityOf(curve);
    if (found === undefined || found.arcOverChord > RING) continue;
    const own = lengthOf(curve);
    length += own;
    arcOverChord += own * found.arcOverChord;
    squaredCurvature += own * found.squaredCurvature;
  }
  if (length === 0) {
    const none = notMeasured('ratio', 'No vessel is long enough.');
    return { tortuosityArcChord: none, tortuositySquaredCurvature: none };
  }
  return {
    tortuosityArcChord: measured(arcOverChord / length, 'ratio', 'low'),
    tortuositySquaredCurvature: measured(squaredCurvature / length, 'ratio', 'low'),
  };
}

interface Calibre {
  readonly curve: readonly Point[];
  readonly lengthPixels: number;
  /** In pixels of the picture. */
  readonly widthPixels: number;
}

/** Widths on the green channel of the picture itself: at the working size they come out too wide. */
function calibresOf(
  { image, field, frame }: MorphologyInput,
  curves: readonly (readonly Point[])[],
): Calibre[] {
  const sample = greenOf(image);
  const scale = frame.scale;
  return curves.flatMap((curve) => {
    const native = curve.map(({ x, y }) => ({
      x: field.box.left + (x + 0.5) * scale - 0.5,
      y: field.box.top + (y + 0.5) * scale - 0.5,
    }));
    const found = calibreOf(native, sample, 8 * scale);
    return found === undefined ? [] : [{ curve, lengthPixels: lengthOf(native), widthPixels: found.width }];
  });
}

/**
 * Green between pixels by Catmull-Rom: straight lines between pixels would make a vessel of 3 pixels 5 % wider.
 */
function greenOf({ width, height, channels, data }: RgbImage): Sampler {
  const row = width * channels;
  const alongRow = (i: number, at: number) =>
    catmullRom(
      data[i - channels] as number,
      data[i] as number,
      data[i + channels] as number,
      data[i + 2 * channels] as number,
      at,
    );
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    if (left < 1 || top < 1 || left + 2 >= width || top + 2 >= height) return undefined;
    const at = x - left;
    const i = (top * width + left) * channels + 1;
    return catmullRom(
      alongRow(i - row, at),
      alongRow(i, at),
      alongRow(i + row, at),
      alongRow(i + 2 * row, at),
      y - top,
    );
  };
}

/** The curve through `b` (at 0) and `c` (at 1), with the slopes their neighbours give. */
function catmullRom(a: number, b: number, c: number, d: number, at: number): number {
  const cubic = 3 * (b - c) + d - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  return b + 0.5 * at * (c - a + at * (square + at * cubic));
}

function medianCalibre(calibres: readonly Calibre[], { field }: MorphologyInput, best: Confidence): Measured {
  const unit = 'per mille of the field diameter';
  if (calibres.length === 0)
    return notMeasured(unit, 'No vessel stands out enough from its surroundings to be measured.');
  const width = weightedMedian(
    calibres.map(({ widthPixels, lengthPixels }) => ({ value: widthPixels, weight: lengthPixels })),
  );
  return measured((1000 * width) / field.diameterPixels, unit, atMost(best, 'moderate'), 2);
}

function weightedMedian(items: readonly { value: number; weight: number }[]): number {
  const sorted = items.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let seen = 0;
  for (const { value, weight } of sorted) {
    seen += weight;
    if (seen >= total / 2) return value;
  }
  return median(Float64Array.from(sorted, ({ value }) => value));
}

/** The widest vessels that cross the ring from half a disc diameter to one from its rim, joined in pairs down to one. */
function calibreEquivalent(
  calibres: readonly Calibre[],
  { disc, field }: MorphologyInput,
  best: Confidence,
): Measured {
  const unit = 'per mille of the field diameter';
  if (disc === undefined) return notMeasured(unit, NO_DISC);
  const crossing = calibres
    .filter(({ curve }) =>
      curve.some(({ x, y }) => {
        const fromRim = (Math.sqrt((x - disc.x) ** 2 + (y - disc.y) ** 2) - disc.radius) / (2 * disc.radius);
        return fromRim >= 0.5 && fromRim <= 1;
      }),
    )
    .map(({ widthPixels }) => widthPixels)
    .sort((a, b) => b - a)
    .slice(0, WIDEST);
  if (crossing.length < WIDEST)
    return notMeasured(
      unit,
      `Only ${crossing.length} vessels could be measured around the disc; ${WIDEST} are needed.`,
    );
  let widths = crossing;
  while (widths.length > 1) {
    const next: number[] = [];
    const sorted = widths.toSorted((a, b) => b - a);
    for (; sorted.length > 1; ) {
      const [widest, narrowest] = [sorted.shift() as number, sorted.pop() as number];
      next.push(PAIRING * Math.sqrt(widest ** 2 + narrowest ** 2));
    }
    widths = [...next, ...sorted];
  }
  return measured((1000 * (widths[0] as number)) / field.diameterPixels, unit, atMost(best, 'low'), 2);
}

function discOf({ disc, frame, field }: MorphologyInput) {
  const cup = notMeasured(
    'ratio',
    'The edge of the cup is not measured: no openly licensed truth was found to check it against.',
  );
  if (disc === undefined) {
    const none = notMeasured('pixels', NO_DISC);
    return { discCentreX: none, discCentreY: none, discRadius: none, verticalCupToDisc: cup };
  }
  const circle = discInPicture(disc, field, frame);
  const { words } = DISC_PARAMETERS;
  const { probability } = disc;
  const confidence: Confidence =
    probability >= words.high ? 'high' : probability >= words.moderate ? 'moderate' : 'low';
  return {
    discCentreX: measured(circle.x, 'pixels', confidence, 1),
    discCentreY: measured(circle.y, 'pixels', confidence, 1),
    discRadius: measured(circle.radius, 'pixels', confidence, 1),
    verticalCupToDisc: cup,
  };
}
