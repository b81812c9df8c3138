/** Middle value; of an even count the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Linear-interpolated quantile of a non-empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The same entries in random order: a fixed order lets one contender warm up the next. */
export function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
  const rest = [...entries];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [rest[i], rest[j]] = [rest[j] as Entry, rest[i] as Entry];
  }
  return rest;
}

export function round(value: number, digits = 2): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** Where the middle half of the values lies, as text for a table. */
export function quartiles(values: readonly number[], digits = 2): string {
  return `${round(quantile(values, 0.25), digits)} to ${round(quantile(values, 0.75), digits)}`;
}
