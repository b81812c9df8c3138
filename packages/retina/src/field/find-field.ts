import { type Box, type Mask, maskWhere, type RgbImage } from '../pixels/image.ts';
import { areaOf, fillHoles, largestPart } from '../pixels/regions.ts';
import { type Colours, resizeImage } from '../pixels/resample.ts';
import { countFields } from './count-fields.ts';
import { groundOf } from './surround.ts';

/** The field of view of a fundus camera: the lit circle, or what is in the picture of it. */
export interface FieldOfView {
  /** On a copy of the picture whose longer side is at most 512 pixels. */
  readonly mask: Mask;
  /** Where it lies in the picture, in its own pixels. */
  readonly box: Box;
  /** Its longer side in pixels of the picture. */
  readonly diameterPixels: number;
  /** Its share of the picture. */
  readonly shareOfPicture: number;
  /** Its share of its box: 0.785 for a circle, 1 for a picture without a dark surround. */
  readonly shareOfBox: number;
  /** Its area over that of a circle as wide as its longer side. */
  readonly circularity: number;
  /** Round fields of about one size that the picture holds, this one among them; 0 where this is not round. */
  readonly fieldsInPicture: number;
  /** Its share of all that is in the picture beside its dark or white ground. */
  readonly shareOfLit: number;
}

const LONGER_SIDE = 512;
/** Of the brightness that 5 % of the picture exceed. */
const LIT_SHARE = 0.15;
/** Below this a pixel is dark whatever the picture. */
const LEAST_LIT = 12;

/** Finds the lit field, or `undefined` in a picture that is dark throughout. */
export function findField(image: RgbImage): FieldOfView | undefined {
  const longer = Math.max(image.width, image.height);
  const scale = Math.max(1, longer / LONGER_SIDE);
  const width = Math.max(1, Math.round(image.width / scale));
  const height = Math.max(1, Math.round(image.height / scale));
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const colours = resizeImage(image, whole, width, height);
  const ground = groundOf(colours);
  const brightness = brightnessOf(colours).map((value, i) => (ground.data[i] === 1 ? 0 : value));
  const threshold = Math.max(LEAST_LIT, LIT_SHARE * percentile(brightness, 0.95));
  const lit = maskWhere(width, height, (i) => (brightness[i] as number) > threshold);
  const mask = fillHoles(largestPart(lit));
  const area = areaOf(mask);
  if (area === 0) return undefined;
  const small = boxOf(mask);
  const longerSide = Math.max(small.right - small.left, small.bottom - small.top);
  const [across, down] = [image.width / width, image.height / height];
  const box = {
    left: Math.round(small.left * across),
    top: Math.round(small.top * down),
    right: Math.round(small.right * across),
    bottom: Math.round(small.bottom * down),
  };
  return {
    mask,
    box,
    diameterPixels: Math.max(box.right - box.left, box.bottom - box.top),
    shareOfPicture: area / (width * height),
    shareOfBox: area / ((small.right - small.left) * (small.bottom - small.top)),
    circularity: area / ((Math.PI / 4) * longerSide * longerSide),
    fieldsInPicture: countFields(fillHoles(lit)),
    shareOfLit: area / Math.max(area, areaOf(lit)),
  };
}

function brightnessOf({ red, green, blue }: Colours): Float32Array {
  return red.map((value, i) => Math.max(value, green[i] as number, blue[i] as number));
}

/** The value that this share of all values do not exceed, to a whole step of 0 to 255. */
function percentile(values: Float32Array, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) {
    const step = Math.round(value);
    counts[step] = (counts[step] as number) + 1;
  }
  let seen = 0;
  for (let step = 0; step < 256; step++) {
    seen += counts[step] as number;
    if (seen >= share * values.length) return step;
  }
  return 255;
}

function boxOf({ width, height, data }: Mask): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { left, top, right, bottom };
}
