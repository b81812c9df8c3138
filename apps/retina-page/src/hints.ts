import { type FrameAssessment, RETINA_PARAMETERS } from '@svc/retina';
import type { Lens } from './plan.ts';

/** The one thing to do, or that the picture is good. */
export type Hint = 'wait' | 'dark' | 'bright' | 'align' | 'reflections' | 'still' | 'focus' | 'haze' | 'good';

const { floors } = RETINA_PARAMETERS.quality;
/** Between too dark and too bright, where exposure is wrong. */
const MIDDLE_BRIGHTNESS = 100;

/**
 * The one plain hint for a frame: light before aim, aim before focus, since what comes later cannot be judged without what
 * comes before. Through a clip-on lens, a frame that does not look like a fundus is never good: it is a room in focus.
 */
export function hintOf({ quality, brightness, notFundus }: FrameAssessment, lens: Lens): Hint {
  const isAimed = lens !== 'clip_on_lens' || notFundus.length === 0;
  if (quality.passed && isAimed) return 'good';
  if (quality.exposure < floors.exposure) return brightness < MIDDLE_BRIGHTNESS ? 'dark' : 'bright';
  if (quality.fieldCoverage < floors.fieldCoverage || !isAimed) return 'align';
  if (1 - quality.glareScore < floors.glare) return 'reflections';
  if (1 - quality.motionScore < floors.motion) return 'still';
  if (quality.sharpness < floors.sharpness) return 'focus';
  if (quality.contrast < floors.contrast) return 'haze';
  return weakest(quality);
}

/** Where no part fails by itself, the part that is furthest from good. */
function weakest({ sharpness, contrast, exposure }: FrameAssessment['quality']): Hint {
  const least = Math.min(sharpness, contrast, exposure);
  if (least === sharpness) return 'focus';
  return least === contrast ? 'haze' : 'dark';
}
