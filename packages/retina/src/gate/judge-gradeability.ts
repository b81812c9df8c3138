import { RETINA_PARAMETERS } from '../parameters.ts';
import type { QualityFeatures } from '../quality/features.ts';

/** Where a picture is said to come from: an upper bound, which the pixels can only lower. */
export type DeclaredSource = 'fundus' | 'external' | 'unknown';

/** What the pixels say of the vessels. */
export interface VesselEvidence {
  /** Share of the field of view that is vessel. */
  readonly density: number;
  /** Length of all vessels in diameters of the field of view. */
  readonly skeletonDiameters: number;
  /** Mean probability over what is called vessel, before it is centred. */
  readonly confidence: number;
}

const G = RETINA_PARAMETERS.gate;

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
export function reasonsOfPixels(features: QualityFeatures, vessels: VesselEvidence): string[] {
  const reasons = reasonsOfFeatures(features);
  if (vessels.density < G.vesselDensity[0] || vessels.skeletonDiameters < G.skeletonDiameters[0])
    reasons.push('Too few vessels were found to call this a retina.');
  if (vessels.density > G.vesselDensity[1] || vessels.skeletonDiameters > G.skeletonDiameters[1])
    reasons.push('More lines were found than a retina has vessels.');
  if (vessels.confidence < G.vesselConfidence) reasons.push('The lines found are not clearly vessels.');
  return reasons;
}

/** Why the declared source makes a picture not gradeable; empty for a fundus camera or lens. */
export function reasonsOfSource(source: DeclaredSource): string[] {
  if (source === 'fundus') return [];
  return source === 'external'
    ? ['The picture is declared to be of the front of the eye: it is stored, and no retinal score is made.']
    : ['Where the picture comes from is not known: it is measured, and no retinal score is made.'];
}
