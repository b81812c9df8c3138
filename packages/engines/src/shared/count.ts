/** How many entries pass a test, without a list of them. */
export function countOf<Entry>(entries: readonly Entry[], passes: (entry: Entry) => boolean): number {
  let count = 0;
  for (const entry of entries) if (passes(entry)) count++;
  return count;
}
