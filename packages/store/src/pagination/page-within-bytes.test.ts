import { describe, expect, it } from 'vitest';
import { groupsOfBytes, pageWithinBytes } from './page-within-bytes.ts';

const rows = (...sizes: readonly number[]) => sizes.map((bytes, number) => ({ number, bytes }));
const numbers = (page: readonly { number: number }[]) => page.map(({ number }) => number);

describe('a page within so many bytes', () => {
  it.each([
    ['nothing', [], 5, [], false],
    ['all of a small list', [1, 1, 1], 5, [0, 1, 2], false],
    ['no more than its limit', [1, 1, 1], 2, [0, 1], true],
    ['what fits', [4_000, 4_000, 4_000], 5, [0, 1], true],
    ['one that is larger than the budget', [50_000, 1], 5, [0], true],
    ['what comes before a large one', [1, 50_000, 1], 5, [0], true],
  ] as const)('takes %s', (_, sizes, limit, taken, hasMore) => {
    const page = pageWithinBytes(rows(...sizes), limit, 10_000);
    expect([numbers(page.rows), page.hasMore]).toEqual([taken, hasMore]);
  });

  it('counts what every row costs beside its texts, so that many small ones end too', () => {
    const page = pageWithinBytes(rows(...Array.from({ length: 1000 }, () => 0)), 1000, 10_000);
    expect(page.rows.length).toBeLessThan(50);
  });
});

describe('groups of so many bytes', () => {
  it('hold every row once, in order', () => {
    const groups = groupsOfBytes(rows(10, 9_000, 50_000, 10, 10), 10_000);
    expect(groups.map(numbers)).toEqual([[0, 1], [2], [3, 4]]);
  });

  it('are none of nothing', () => {
    expect(groupsOfBytes([], 10)).toEqual([]);
  });
});
