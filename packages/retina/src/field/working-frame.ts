import { type Mask, maskWhere, type RgbImage } from '../pixels/image.ts';
import { type Colours, resizeImage, resizePlane } from '../pixels/resample.ts';
import type { FieldOfView } from './find-field.ts';

/** Every picture is measured at this diameter of its field of view, so that a feature means the same for each camera. */
export const WORKING_DIAMETER = 608;

/** The field of view at the working size. */
export interface WorkingFrame {
  readonly colours: Colours;
  readonly mask: Mask;
  /** Pixels of the picture for one of the frame. */
  readonly scale: number;
}

export function toWorkingFrame(image: RgbImage, field: FieldOfView): WorkingFrame {
  const { box } = field;
  const scale = field.diameterPixels / WORKING_DIAMETER;
  const width = Math.max(1, Math.round((box.right - box.left) / scale));
  const height = Math.max(1, Math.round((box.bottom - box.top) / scale));
  return {
    colours: resizeImage(image, box, width, height),
    mask: maskAt(image, field, width, height),
    scale,
  };
}

/** The field of view inside its box, at another size. */
export function maskAt(image: RgbImage, { mask, box }: FieldOfView, width: number, height: number): Mask {
  const across = mask.width / image.width;
  const down = mask.height / image.height;
  const left = Math.round(box.left * across);
  const top = Math.round(box.top * down);
  const boxWidth = Math.round(box.right * across) - left;
  const boxHeight = Math.round(box.bottom * down) - top;
  const cut = new Float32Array(boxWidth * boxHeight);
  for (let y = 0; y < boxHeight; y++)
    for (let x = 0; x < boxWidth; x++)
      cut[y * boxWidth + x] = mask.data[(top + y) * mask.width + left + x] as number;
  const resized = resizePlane({ width: boxWidth, height: boxHeight, data: cut }, width, height);
  return maskWhere(width, height, (i) => (resized.data[i] as number) >= 0.5);
}
