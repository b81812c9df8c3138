/**
 * The value that `rank` others precede in order of size (Hoare 1961, Communications of the ACM 4:321, "Find"). The
 * values change places; sorting them all would take several times as long.
 *
 * @param rank 0 for the least, `values.length - 1` for the largest
 */
export function valueAtRank(values: Float64Array, rank: number): number {
  let from = 0;
  let to = values.length - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1] as number;
    let left = from;
    let right = to;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const value = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = value;
    }
    if (rank <= right) to = right;
    else if (rank >= left) from = left;
    else break;
  }
  return values[rank] as number;
}

/** The median of at least one value, which change places; of an even number the mean of the middle two. */
export function median(values: Float64Array): number {
  const middle = values.length >> 1;
  const upper = valueAtRank(values, middle);
  if (values.length % 2 === 1) return upper;
  let lower = values[0] as number;
  for (let k = 1; k < middle; k++) if ((values[k] as number) > lower) lower = values[k] as number;
  return (lower + upper) / 2;
}
