/** From and to; null where it is open. */
export interface Interval {
  readonly low: number | null;
  readonly high: number | null;
}

const NUMBER = String.raw`[-+]?\d+(?:[.,]\d+)?`;
const SPAN = new RegExp(`^(${NUMBER})\\s*(?:-|–|—|to)\\s*(${NUMBER})(?!\\d)`, 'i');
const UP_TO = new RegExp(`^(?:<=?|≤|up to|below|under)\\s*(${NUMBER})`, 'i');
const FROM = new RegExp(`^(?:>=?|≥|from|above|over|at least)\\s*(${NUMBER})`, 'i');

/** The range that a text begins with: `0.4-4.0`, `< 3 mg/L`, `≥ 30`; undefined when it is not one. */
export function readInterval(text: string): Interval | undefined {
  const trimmed = text.trim();
  const span = SPAN.exec(trimmed);
  if (span !== null) {
    const [low, high] = [numberOf(span[1]), numberOf(span[2])];
    return low < high ? { low, high } : undefined;
  }
  const upTo = UP_TO.exec(trimmed);
  if (upTo !== null) return { low: null, high: numberOf(upTo[1]) };
  const from = FROM.exec(trimmed);
  return from === null ? undefined : { low: numberOf(from[1]), high: null };
}

function numberOf(text = ''): number {
  return Number(text.replace(',', '.'));
}

/** Share of the way through a range: 0 at its low end, 1 at its high end. One-sided ranges are measured by their bound. */
export function positionIn(value: number, { low, high }: Interval): number | undefined {
  if (low !== null && high !== null) return (value - low) / (high - low);
  if (high !== null) return 1 + (value - high) / (Math.abs(high) || 1);
  return low === null ? undefined : (value - low) / (Math.abs(low) || 1);
}
