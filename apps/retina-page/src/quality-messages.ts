import type { RetinaQuality, RgbImage } from '@svc/retina';
import type { Hint } from './hints.ts';
import type { Lens } from './plan.ts';

/** To the worker; the pixels move there. */
export interface FrameMessage {
  readonly id: number;
  readonly frame: RgbImage;
  readonly lens: Lens;
}

/** What is to be said of a frame. */
export interface Assessment {
  readonly quality: RetinaQuality;
  readonly hint: Hint;
}

/** From the worker; `null` where a frame could not be measured. */
export interface AssessmentMessage {
  readonly id: number;
  readonly assessment: Assessment | null;
}
