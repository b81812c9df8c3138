import type { Point } from '../../src/vessels/segments.ts';
import type { Random } from './random.ts';

/**
 * What is fixed before anything is painted. Degrees of visual angle with the fovea at the origin, x towards the nose
 * and y up, so that one description serves both eyes and every size of picture.
 */
export interface Eye {
  readonly disc: Point;
  /** Half the width and half the height of the disc. */
  readonly discRadii: { readonly x: number; readonly y: number };
  /** Height of the cup over that of the disc. */
  readonly cupRatio: number;
  /** The point in the middle of the field of view. */
  readonly gaze: Point;
}

/** How degrees lie in the picture: whole numbers are the centres of pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly radius: number;
  readonly pixelsPerDegree: number;
  toPixels(point: Point): Point;
  toDegrees(x: number, y: number): Point;
}

const DISC_FROM_FOVEA = 15.5;
const ROOM_AROUND_DISC = 3;
/** Of the shorter side of the picture. */
const FIELD_SHARE = 0.48;

export function eyeOf(random: Random, fieldAngle: number, discRadius: number, cupRatio: number): Eye {
  const disc = { x: DISC_FROM_FOVEA, y: random.between(0.5, 2) };
  const taller = Math.sqrt(random.between(1, 1.18));
  const farthest = fieldAngle / 2 - discRadius - ROOM_AROUND_DISC;
  // The whole disc is in view, from a field around it to one around the fovea where that is wide enough.
  const towardsFovea = random.between(0, Math.min(1, farthest / DISC_FROM_FOVEA));
  return {
    disc,
    discRadii: { x: discRadius / taller, y: discRadius * taller },
    cupRatio,
    gaze: { x: disc.x * (1 - towardsFovea), y: disc.y * (1 - towardsFovea) + random.between(-1, 1) },
  };
}

/** A right eye has its disc on the right of its fovea. */
export function viewOf(
  { gaze }: Eye,
  width: number,
  height: number,
  fieldAngle: number,
  side: 'left' | 'right',
): View {
  const radius = FIELD_SHARE * Math.min(width, height);
  const scale = radius / (fieldAngle / 2);
  const across = side === 'right' ? scale : -scale;
  const centre = { x: (width - 1) / 2, y: (height - 1) / 2 };
  return {
    width,
    height,
    centre,
    radius,
    pixelsPerDegree: scale,
    toPixels: ({ x, y }) => ({ x: centre.x + across * (x - gaze.x), y: centre.y - scale * (y - gaze.y) }),
    toDegrees: (x, y) => ({ x: gaze.x + (x - centre.x) / across, y: gaze.y - (y - centre.y) / scale }),
  };
}
