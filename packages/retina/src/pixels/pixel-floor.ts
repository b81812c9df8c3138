/** Added to a level, 0 to 255, before its logarithm or a ratio is taken, so that dark noise stays small. */
export const PIXEL_FLOOR = 8;
