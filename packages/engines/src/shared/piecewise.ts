/** A point of a table: at `at` the table gives `value`. */
type Anchor = readonly [at: number, value: number];
/** Ascending by `at`. */
export type Anchors = readonly [Anchor, ...Anchor[]];

/** The table's value at `at`: straight lines between the anchors, flat outside them. */
export function interpolate(anchors: Anchors, at: number): number {
  let low = anchors[0];
  if (at <= low[0]) return low[1];
  for (const high of anchors) {
    if (at <= high[0]) return low[1] + ((high[1] - low[1]) * (at - low[0])) / (high[0] - low[0]);
    low = high;
  }
  return low[1];
}
