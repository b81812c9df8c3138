import type { FieldOfView } from '../field/find-field.ts';
import { RETINA_PARAMETERS } from '../parameters.ts';
import { ln } from '../pixels/elementary.ts';
import type { QualityFeatures } from '../quality/features.ts';
import type { RetinaQuality } from '../results.ts';
import type { SurfaceFeatures } from './surface-features.ts';

/** What a picture is declared to show, `anterior` the front of the eye: an upper bound, which pixels can only lower. */
export type DeclaredSource = 'fundus' | 'anterior' | 'unknown';

/** What the pixels say about the vessels. */
export interface VesselEvidence {
  /** Share of the field of view that is vessel. */
  readonly density: number;
  /** Length of all vessels in diameters of the field of view. */
  readonly skeletonDiameters: number;
  /** Mean probability over what is called vessel, before it is centred. */
  readonly confidence: number;
}

/** The decision on a picture. */
export interface Gradeability {
  readonly gradeable: boolean;
  /** Empty when gradeable. */
  readonly reasons: readonly string[];
  /** Whether vessels and disc are measured: never where the pixels are not a retina's, or the source says so. */
  readonly measurable: boolean;
}

const G = RETINA_PARAMETERS.gate;

/** What is in the picture as a whole, and how its field looks. */
export interface FrameEvidence {
  readonly field: FieldOfView;
  readonly features: QualityFeatures;
  readonly surface: SurfaceFeatures;
  /** Lines of writing in the picture. */
  readonly linesOfText: number;
}

/** Whether a picture with a field of view can be graded, and why not. */
export function judgeGradeability(
  source: DeclaredSource,
  seen: FrameEvidence & {
    readonly treeDiameters: number;
    readonly vessels: VesselEvidence;
    readonly quality: RetinaQuality;
  },
): Gradeability {
  const byPixels = reasonsOfPixels(seen);
  const reasons = [...reasonsOfSource(source), ...byPixels, ...reasonsOfQuality(seen.quality)];
  return {
    gradeable: reasons.length === 0,
    reasons,
    measurable: byPixels.length === 0 && source !== 'anterior',
  };
}

/** The same of a picture without a field of view. */
export function judgeDarkness(source: DeclaredSource): Gradeability {
  const reasons = [...reasonsOfSource(source), 'The picture is dark: no field of view was found.'];
  return { gradeable: false, reasons, measurable: false };
}

function reasonsOfQuality({ passed, issues }: RetinaQuality): string[] {
  return passed ? [] : issues.map((issue) => `Quality is too low. ${issue}`);
}

const FRONT_OF_EYE =
  'The front of the eye is in the picture: edges of pupil, iris or lids are seen, and no retina with its tree of vessels.';

/** Why field, colours or surface are not those of a fundus picture; empty when nothing speaks against it. */
export function reasonsOfFrame({ field, features, surface, linesOfText }: FrameEvidence): string[] {
  const reasons: string[] = [];
  const isSeveral = field.fieldsInPicture > 1;
  if (isSeveral) reasons.push('Several fields of view are in one picture: send each by itself.');
  if (!isSeveral && (linesOfText >= G.linesOfText || field.shareOfLit < G.shareOfLit))
    reasons.push('The picture is a sheet or a screen: send the photograph itself.');
  if (features.fieldShareOfBox > G.shareOfBox)
    reasons.push('No round field of view was found: the picture fills its frame.');
  if (surfaceSum(surface) > G.retina.mostSurface) reasons.push(FRONT_OF_EYE);
  if (features.redOverGreen < G.redOverGreen) reasons.push('The colours are not those of a fundus picture.');
  if (features.contrast < G.contrast[0]) reasons.push('There is too little contrast to see vessels.');
  if (features.contrast > G.contrast[1])
    reasons.push('Contrast is stronger than the retina has: another object is in the picture.');
  return reasons;
}

/** How much the surface is that of the front of an eye: a round edge, other edges, blue, white. */
function surfaceSum({ coarseContrast, blueOverRed, greyShare, roundEdge }: SurfaceFeatures): number {
  const { retina } = G;
  return -(
    retina.coarseContrast * coarseContrast +
    retina.blueOverRed * blueOverRed +
    retina.greyShare * greyShare +
    retina.roundEdge * roundEdge
  );
}

/** The same with what the vessels say. */
function reasonsOfPixels(
  seen: FrameEvidence & { readonly treeDiameters: number; readonly vessels: VesselEvidence },
): string[] {
  const { vessels, treeDiameters, surface } = seen;
  const reasons = reasonsOfFrame(seen);
  if (vessels.density < G.vesselDensity[0] || vessels.skeletonDiameters < G.skeletonDiameters[0])
    reasons.push('Too few vessels were found to call this a retina.');
  if (vessels.density > G.vesselDensity[1] || vessels.skeletonDiameters > G.skeletonDiameters[1])
    reasons.push('More lines were found than a retina has vessels.');
  if (vessels.confidence < G.vesselConfidence) reasons.push('The lines found are not clearly vessels.');
  const sum =
    G.retina.tree * ln(treeDiameters + 0.1) +
    G.retina.vesselConfidence * vessels.confidence -
    surfaceSum(surface) +
    G.retina.constant;
  if (sum < G.retina.least && !reasons.includes(FRONT_OF_EYE))
    reasons.push(
      surfaceSum(surface) > G.retina.frontSurface
        ? FRONT_OF_EYE
        : 'No connected tree of vessels was found: the retina is not seen.',
    );
  return reasons;
}

/** Why the declared source makes a picture not gradeable; empty for a fundus camera or lens. */
function reasonsOfSource(source: DeclaredSource): string[] {
  if (source === 'fundus') return [];
  return source === 'anterior'
    ? ['The picture is declared to be of the front of the eye: it is stored, and no retinal score is made.']
    : ['Where the picture comes from is not known: it is measured, and no retinal score is made.'];
}
