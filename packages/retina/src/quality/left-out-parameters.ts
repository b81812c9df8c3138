/* What of a field is not tissue that can be judged: light at its end, pools of blood, shadows, round specks. */
export const DROWNED_GREEN = 250;
export const WHITE = 215;
/** Pixels of the working frame. */
export const LEAST_LIGHT = 60;
export const LIGHT_MARGIN = 5;
/** Pools are looked for on every fourth pixel; this is wider than any. */
export const POOL_SURROUNDINGS = 30;
/** Logarithm of green against its surroundings. */
export const POOL_DEPTH = -0.5;
/** Half as wide as the widest vessels are. */
export const POOL_RADIUS = 2;
export const LEAST_POOL = 5;
/** Round specks among the vessels, at most so wide, are spots of blood. */
export const WIDEST_SPOT = 30;
export const SPOT_FILL = 0.5;
