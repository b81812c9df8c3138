const MOST_TRIES = 8;
/** Near enough to the limit. */
const NEAR = 0.97;

/**
 * The largest number up to `most` whose body has at most so many bytes; the body grows about evenly with it. 0 when not even
 * one does.
 */
export function largestThatFits(most: number, mostBytes: number, bytesOf: (size: number) => number): number {
  let low = 0;
  let high = most + 1;
  let lowBytes = bytesOf(0);
  let size = Math.min(most, 16);
  for (let tries = 0; tries < MOST_TRIES && size > low && size < high; tries++) {
    const bytes = bytesOf(size);
    if (bytes > mostBytes) {
      high = size;
      size = low + Math.floor(((size - low) * (mostBytes - lowBytes)) / (bytes - lowBytes));
    } else {
      if (size === most || bytes >= mostBytes * NEAR) return size;
      const perUnit = Math.max(0.01, (bytes - lowBytes) / (size - low));
      [low, lowBytes] = [size, bytes];
      size = Math.min(most, size + Math.max(1, Math.floor((mostBytes - bytes) / perUnit)));
      if (size >= high) size = Math.floor((low + high) / 2);
    }
  }
  return low;
}
