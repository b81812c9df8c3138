import { RETINA_PARAMETERS } from '../parameters.ts';
import type { QualityFeatures } from '../quality/features.ts';
import type { RetinaQuality } from '../results.ts';

/** What a picture is said to be of, `anterior` the front of the eye: an upper bound, which the pixels can only lower. */
export type DeclaredSource = 'fundus' | 'anterior' | 'unknown';

/** What the pixels say of the vessels. */
export interface VesselEvidence {
  /** Share of the field of view that is vessel. */
  readonly density: number;
  /** Length of all vessels in diameters of the field of view. */
  readonly skeletonDiameters: number;
  /** Mean probability over what is called vessel, before it is centred. */
  readonly confidence: number;
}

/** What is decided of a picture. */
export interface Gradeability {
  readonly gradeable: boolean;
  /** Empty when gradeable. */
  readonly reasons: readonly string[];
  /** Whether vessels and disc are measured: never where the pixels are not a retina's, or the source says so. */
  readonly measurable: boolean;
}

const G = RETINA_PARAMETERS.gate;

/** Whether a picture with a field of view can be graded, and why not. */
export function judgeGradeability(
  source: DeclaredSource,
  seen: {
    readonly features: QualityFeatures;
    readonly vessels: VesselEvidence;
    readonly quality: RetinaQuality;
  },
): Gradeability {
  const byPixels = reasonsOfPixels(seen.features, seen.vessels);
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

/** Why field, colours or contrast are not those of a fundus picture; empty when nothing speaks against it. */
export function reasonsOfFeatures(features: QualityFeatures): string[] {
  const reasons: string[] = [];
  if (features.fieldShareOfBox > G.shareOfBox)
    reasons.push('No round field of view was found: the picture fills its frame.');
  if (features.redOverGreen < G.redOverGreen) reasons.push('The colours are not those of a fundus picture.');
  if (features.contrast < G.contrast[0]) reasons.push('There is too little contrast to see vessels.');
  if (features.contrast > G.contrast[1])
    reasons.push('Contrast is stronger than the retina has: another object is in the picture.');
  return reasons;
}

/** The same with what the vessels say. */
function reasonsOfPixels(features: QualityFeatures, vessels: VesselEvidence): string[] {
  const reasons = reasonsOfFeatures(features);
  if (vessels.density < G.vesselDensity[0] || vessels.skeletonDiameters < G.skeletonDiameters[0])
    reasons.push('Too few vessels were found to call this a retina.');
  if (vessels.density > G.vesselDensity[1] || vessels.skeletonDiameters > G.skeletonDiameters[1])
    reasons.push('More lines were found than a retina has vessels.');
  if (vessels.confidence < G.vesselConfidence) reasons.push('The lines found are not clearly vessels.');
  return reasons;
}

/** Why the declared source makes a picture not gradeable; empty for a fundus camera or lens. */
function reasonsOfSource(source: DeclaredSource): string[] {
  if (source === 'fundus') return [];
  return source === 'anterior'
    ? ['The picture is declared to be of the front of the eye: it is stored, and no retinal score is made.']
    : ['Where the picture comes from is not known: it is measured, and no retinal score is made.'];
}
