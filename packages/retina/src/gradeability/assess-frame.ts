import { reasonsOfFrame } from './judge-gradeability.ts';
import { checkImage, type RgbImage } from '../pixels/image.ts';
import type { RetinaQuality } from '../results.ts';
import { assessQuality, NO_FIELD_QUALITY } from '../quality/assess-quality.ts';
import { lookAt } from './look-at.ts';

/** What can be told of a frame without the vessel net. */
export interface FrameAssessment {
  /** As in the result of `analyzeFundus`. */
  readonly quality: RetinaQuality;
  /** Mean brightness of the field of view, 0 to 255: tells too dark from too bright. */
  readonly brightness: number;
  /** Why field, colours or contrast are not those of a fundus picture; vessels were not looked for. */
  readonly notFundus: readonly string[];
}

/**
 * The quality of a frame without the net, in a third of a second on one core: for hints while a camera is aimed. A copy
 * scaled to 640 pixels on its shorter side gives the same scores within a few hundredths.
 *
 * @throws RangeError for data that does not match its width and height
 *
 * @example
 * ```ts
 * import { assessFrame } from '@svc/retina';
 *
 * const dark = { width: 640, height: 480, channels: 3, data: new Uint8Array(640 * 480 * 3) } as const;
 * assessFrame(dark).notFundus; // → [ 'No field of view was found.' ]
 * ```
 */
export function assessFrame(image: RgbImage): FrameAssessment {
  checkImage(image);
  const seen = lookAt(image);
  if (seen.frame === undefined)
    return { quality: NO_FIELD_QUALITY, brightness: 0, notFundus: ['No field of view was found.'] };
  return {
    quality: assessQuality(seen.evidence.features),
    brightness: seen.evidence.features.meanBrightness,
    notFundus: reasonsOfFrame(seen.evidence),
  };
}
