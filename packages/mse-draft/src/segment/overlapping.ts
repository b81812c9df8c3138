/** A stretch of the transcript. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The spans that share a character with a stretch, found without looking at all of them. */
export function overlapping<Kept extends Span>(spans: readonly Kept[], { start, end }: Span): Kept[] {
  const found: Kept[] = [];
  for (let at = firstEndingAfter(spans, start); at < spans.length; at += 1) {
    const span = spans[at];
    if (!span || span.start >= end) break;
    found.push(span);
  }
  return found;
}

/** Where the first span is that ends after an offset; starts and ends never go back. */
export function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Stretches as few as possible that hold the same characters, in order. */
export function merged(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
