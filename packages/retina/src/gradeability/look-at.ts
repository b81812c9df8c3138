import { findField } from '../field/find-field.ts';
import { type ReducedFrame, reducedFrame } from '../field/reduced-frame.ts';
import { toWorkingFrame, type WorkingFrame } from '../field/working-frame.ts';
import { findText } from '../lettering/find-text.ts';
import type { Box, Mask, RgbImage } from '../pixels/image.ts';
import { featuresOf } from '../quality/features.ts';
import { leftOutOf, seenField } from '../quality/left-out.ts';
import type { FrameEvidence } from './judge-gradeability.ts';
import { surfaceFeaturesOf } from './surface-features.ts';

/** What is seen of a picture before any net looks at it. */
export type Looked =
  | { readonly text: readonly Box[]; readonly frame: undefined }
  | {
      /** Around each line of writing, in pixels of the picture. */
      readonly text: readonly Box[];
      readonly frame: WorkingFrame;
      readonly small: ReducedFrame;
      /** The field without what is left out. */
      readonly seen: Mask;
      readonly evidence: FrameEvidence;
    };

export function lookAt(image: RgbImage): Looked {
  const text = findText(image);
  const field = findField(image);
  if (field === undefined) return { text, frame: undefined };
  const frame = toWorkingFrame(image, field);
  const small = reducedFrame(frame);
  const seen = seenField(frame, leftOutOf(frame, small, field, text));
  return {
    text,
    frame,
    small,
    seen,
    evidence: {
      field,
      features: featuresOf(frame, field, seen),
      surface: surfaceFeaturesOf(small),
      linesOfText: text.length,
    },
  };
}
