import type { FrameAssessment, RgbImage } from '@svc/retina';

/** To the worker; the pixels move there. */
export interface FrameMessage {
  readonly id: number;
  readonly frame: RgbImage;
}

/** From the worker; `null` where a frame could not be measured. */
export interface AssessmentMessage {
  readonly id: number;
  readonly assessment: FrameAssessment | null;
}
