/** Room around what is drawn, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const HEIGHT = 220;
const NARROW = 420;

export function frameOf(width: number): Frame {
  const left = width < NARROW ? 44 : 56;
  return { width, height: HEIGHT, left, right: width - 12, top: 12, bottom: HEIGHT - 28 };
}
