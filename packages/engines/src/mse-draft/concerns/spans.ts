/** Stretches of a text that can be asked, in logarithmic time, whether one of them touches another. */
export interface Spans {
  readonly touches: (start: number, end: number) => boolean;
}

/** @param stretches in any order; `end` is exclusive */
export function spansOf(stretches: readonly { readonly start: number; readonly end: number }[]): Spans {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return {
    touches: (start, end) => {
      let low = 0;
      let high = merged.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((merged[middle]?.end ?? 0) <= start) low = middle + 1;
        else high = middle;
      }
      return (merged[low]?.start ?? Number.POSITIVE_INFINITY) < end;
    },
  };
}
