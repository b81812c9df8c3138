import { type Disc, findDisc } from './disc/find-disc.ts';
import type { FieldOfView } from './field/find-field.ts';
import type { WorkingFrame } from './field/working-frame.ts';
import { type DeclaredEye, doubtOfEye } from './gradeability/check-eye.ts';
import { type DeclaredSource, judgeDarkness, judgeGradeability } from './gradeability/judge-gradeability.ts';
import { lookAt } from './gradeability/look-at.ts';
import { longestTree } from './gradeability/surface-features.ts';
import { measureMorphology } from './morphology/measure.ts';
import { RETINA_PARAMETERS } from './parameters.ts';
import { checkImage, type Mask, type Plane, type RgbImage } from './pixels/image.ts';
import { assessQuality, NO_FIELD_QUALITY } from './quality/assess-quality.ts';
import { noticesOf } from './notices.ts';
import type { RetinaMorphology, RetinaQuality } from './results.ts';
import { seeVessels } from './see-vessels.ts';
import type { VesselNet } from './vessels/read-net.ts';

export interface AnalyzeOptions {
  readonly net: VesselNet;
  /** `unknown` when absent. */
  readonly source?: DeclaredSource;
  /** `both`, which says nothing about the side, when absent. */
  readonly eye?: DeclaredEye;
}

/** The analysis of a picture. Investigational decision support for a clinician, never a diagnosis. */
export interface RetinaAnalysis {
  readonly engineVersion: string;
  readonly parametersVersion: string;
  readonly vesselNetVersion: string;
  readonly gradeable: boolean;
  /** Empty when gradeable. */
  readonly gradeabilityReasons: readonly string[];
  readonly quality: RetinaQuality;
  /** `null` where the pixels are not those of a fundus picture, or the source says so: no value is invented. */
  readonly morphology: RetinaMorphology | null;
  /** Text is burnt into the picture and may name a person: only the reviewing clinician may see such a picture. */
  readonly burntInText: boolean;
  /** What else the reviewer should look at, as sentences: burnt-in text, parts left out, a side that does not fit. */
  readonly notices: readonly string[];
  /** For drawing the result; absent where no field of view was found. */
  readonly maps?: RetinaMaps;
}

export interface RetinaMaps {
  readonly field: FieldOfView;
  readonly frame: WorkingFrame;
  /** Probability of a vessel at the working size, the threshold moved to one half, 0 outside the field of view. */
  readonly vessels: Plane;
  readonly vesselMask: Mask;
  readonly disc: Disc | undefined;
}

export const ENGINE_VERSION = '1.1.0';

/**
 * Analyzes a fundus picture: quality, whether it can be graded and why not, vessels and disc. Deterministic to the bit;
 * takes about a second and a half on one core.
 *
 * @throws RangeError for data that does not match its width and height
 *
 * @example
 * ```ts
 * import { analyzeFundus } from '@svc/retina';
 * import { vesselNet } from '@svc/retina/vessel-net';
 *
 * const dark = { width: 640, height: 480, channels: 3, data: new Uint8Array(640 * 480 * 3) } as const;
 * analyzeFundus(dark, { net: vesselNet(), source: 'fundus' }).gradeabilityReasons;
 * // → [ 'The picture is dark: no field of view was found.' ]
 * ```
 */
export function analyzeFundus(
  image: RgbImage,
  { net, source = 'unknown', eye = 'both' }: AnalyzeOptions,
): RetinaAnalysis {
  checkImage(image);
  const versions = {
    engineVersion: ENGINE_VERSION,
    parametersVersion: RETINA_PARAMETERS.version,
    vesselNetVersion: net.version,
  };
  const looked = lookAt(image);
  const burntInText = looked.text.length > 0;
  if (looked.frame === undefined)
    return {
      ...versions,
      gradeable: false,
      gradeabilityReasons: judgeDarkness(source).reasons,
      quality: NO_FIELD_QUALITY,
      morphology: null,
      burntInText,
      notices: noticesOf({ burntInText }),
    };
  const { frame, small, evidence } = looked;
  const { field, features } = evidence;
  const seen = seeVessels(frame, looked.seen, net);
  const disc = findDisc(small, seen);
  const quality = assessQuality(features);
  const { gradeable, reasons, measurable } = judgeGradeability(source, {
    ...evidence,
    treeDiameters: longestTree(seen.skeleton),
    vessels: seen.evidence,
    quality,
  });
  const morphology = measurable ? measureMorphology({ image, field, frame, disc, quality, ...seen }) : null;
  const doubt = morphology === null ? undefined : doubtOfEye(eye, field, morphology);
  return {
    ...versions,
    gradeable,
    gradeabilityReasons: reasons,
    quality,
    morphology,
    burntInText,
    notices: noticesOf({ burntInText, lostShare: features.lostShare, doubt }),
    maps: { field, frame, vessels: seen.vessels, vesselMask: seen.mask, disc },
  };
}
