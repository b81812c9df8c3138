import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

describe('[D:Retry-After] Retry-After', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    [' 120 ', 120_000],
    ['9999999999', 9_999_999_999_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
    ['Sat, 21 Nov 2026 11:59:59 GMT', 0],
    ['Mon, 23 Nov 2026 12:00:00 GMT', 172_800_000],
    [undefined, null],
    [null, null],
    ['', null],
    ['soon', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['99999999999', null],
    ['2026-11-21T12:00:30Z', null],
    ['Sat, 99 Nov 2026 12:00:30 GMT', null],
  ])('%j is %j ms', (header, expected) => {
    expect(parseRetryAfter(header, NOW)).toBe(expected);
  });
});
