import { expect, test } from 'vitest';
import { isFuture, isStale } from './dates.ts';

const NOW = Date.UTC(2026, 2, 1, 12);

test.each([
  [86_399_999, false],
  [86_400_000, false],
  [86_400_001, true],
])('a date %d ms after now is refused: %s [D:dates: future]', (ahead, refused) => {
  expect(isFuture(NOW + ahead, NOW)).toBe(refused);
});

test.each([
  [0, 1, false],
  [86_400_000, 1, false],
  [86_400_001, 1, true],
  [90 * 86_400_000, 90, false],
  [90 * 86_400_000 + 1, 90, true],
])(
  '%d ms old with a limit of %d days is stale: %s [1:2.7 freshness.staleInputs]',
  (age, limitDays, stale) => {
    expect(isStale(NOW - age, NOW, limitDays)).toBe(stale);
  },
);
