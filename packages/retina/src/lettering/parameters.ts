/* Writing in a picture: what a row of signs looks like. */
/** Writing is looked for on a copy whose longer side has so many pixels. */
export const LONGER_SIDE = 1200;
/** Radius of the box means that ink is compared with. */
export const SURROUNDINGS = 8;
export const PALE_RISE = 55;
export const PALE_LEVEL = 120;
export const BLACK_FALL = 60;
export const BLACK_LEVEL = 70;
export const LEAST_HEIGHT = 6;
/** Of the longer side. */
export const TALLEST = 0.08;
/** Letters that touch, in heights. */
export const WIDEST = 5;
export const FULLEST = 0.85;
/** Between one sign and the next, in heights. */
export const GAP = 1.6;
export const TALLER = 1.8;
export const LEAST_SIGNS = 3;
/** Of a line, in heights. */
export const LEAST_LENGTH = 1.6;
/** Mean of a stroke, in heights. */
export const STROKE_WIDTH = 0.45;
export const COVER = [0.1, 0.72] as const;
export const SPOT_FILL = 0.68;
