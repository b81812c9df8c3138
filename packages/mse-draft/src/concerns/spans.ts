/** Stretches of a text that can be asked, in logarithmic time, whether one of them touches another. */
export interface Spans {
  readonly touches: (start: number, end: number) => boolean;
  /** Whether they hold at least half of a long stretch, or touch a short one. */
  readonly holds: (start: number, end: number) => boolean;
}

/** @param stretches in any order; `end` is exclusive */
export function spansOf(stretches: readonly { readonly start: number; readonly end: number }[]): Spans {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  const firstFrom = (start: number): number => {
    let low = 0;
    let high = merged.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const touches = (start: number, end: number): boolean =>
    (merged[firstFrom(start)]?.start ?? Number.POSITIVE_INFINITY) < end;
  return {
    touches,
    holds: (start, end) => {
      if (end - start <= LONG) return touches(start, end);
      let held = 0;
      for (let at = firstFrom(start); at < merged.length; at += 1) {
        const span = merged[at];
        if (!span || span.start >= end) break;
        held += Math.min(span.end, end) - Math.max(span.start, start);
      }
      return held * 2 >= end - start;
    },
  };
}

/** Characters beyond which a sentence may hold more than one thing, as speech without points does. */
const LONG = 160;
