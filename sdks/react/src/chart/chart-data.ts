/** A range that values are expected in. One that is open at an end is drawn to the edge. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

export interface Point {
  /** null is a gap; 0 is a value. */
  readonly value: number | null;
  /** The true value lies beyond `value`, which is the bound of what could be measured. */
  readonly bound?: 'below' | 'above' | undefined;
  /** The range that held for this reading. */
  readonly range?: Range | undefined;
  /** A later reading took its place. */
  readonly isSuperseded?: boolean | undefined;
}

interface Series {
  readonly name: string;
  /** One for each category of the chart. */
  readonly points: readonly Point[];
}

/** A line across the chart that means something. */
export interface Limit {
  readonly name: string;
  readonly value: number;
  /** Drawn dashed. */
  readonly isProvisional?: boolean | undefined;
}

export interface ChartData {
  readonly title: string;
  /** Stands in the title: two units never share an axis. */
  readonly unit?: string | undefined;
  /** What the categories are, such as a day. */
  readonly axis: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly limits?: readonly Limit[] | undefined;
  /** How many there are where not all are shown. */
  readonly all?: number | undefined;
}

/** Whether a value is outside of the range of its reading. */
export function isOutside({ value, range }: Point): boolean {
  if (value === null || range === undefined) return false;
  return (range.low !== null && value < range.low) || (range.high !== null && value > range.high);
}
