import { expect, test } from 'vitest';
import { idealBuckets, largestExcess } from './ideal-buckets.ts';

const LAUNCH = { sustained: 10, burst: 20 };

function acceptedAt(times: readonly number[]): number[] {
  const buckets = idealBuckets(LAUNCH);
  return times.filter((atMs) => buckets.take(atMs));
}

test.each([
  ['nothing but the peak at once', 0, 20],
  ['one more every 50 ms while the peak binds', 50, 21],
  ['until the hundred are used up after 8 s and the sustained rate is left', 10_000, 200],
])('a caller who never rests gets %s', (_, untilMs, expected) => {
  const times = Array.from({ length: untilMs + 1 }, (__, atMs) => [atMs, atMs]).flat();
  const burst = Array<number>(50).fill(0);
  expect(acceptedAt([...burst, ...times])).toHaveLength(expected);
});

test('what the ideal accepts is never above the contract in any window', () => {
  const times = Array.from({ length: 20_000 }, (_, i) => Math.floor(i * 1.3) + (i % 7 === 0 ? 3 : 0)).sort(
    (a, b) => a - b,
  );
  expect(largestExcess(acceptedAt(times), LAUNCH)).toBe(0);
});

test('one request too many in one window is told', () => {
  expect(largestExcess([...Array<number>(10).fill(0), ...Array<number>(21).fill(5_000)], LAUNCH)).toBe(1);
});
