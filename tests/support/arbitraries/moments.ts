import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const DAY_MS = 86_400_000;

/** Moments of analysis at which date code goes wrong: turns of day, year and summer time, a leap day. */
export const MOMENTS: readonly number[] = [
  '2026-11-20T10:00:00.000Z',
  '2026-03-29T00:59:59.999Z',
  '2026-03-08T10:00:00.000Z',
  '2026-10-25T01:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T00:00:00.000Z',
  '2028-02-29T18:30:00.000Z',
  '2026-06-15T18:29:59.999Z',
].map((text) => Date.parse(text));

/** Days before the analysis around which a reading changes: windows, staleness, the future. */
const EDGE_DAYS = [-2, -1, 0, 1, 14, 28, 84, 90, 91, 180, 181, 365];

/** Milliseconds before the analysis; negative lies ahead of it. */
function age(): Arbitrary<number> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 120 }).map((days) => days * DAY_MS) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 60 * 24 }).map((hours) => hours * 3_600_000) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...EDGE_DAYS), fc.constantFrom(-1, 0, 1))
        .map(([days, off]) => days * DAY_MS + off),
    },
    { weight: 1, arbitrary: fc.integer({ min: -400, max: 9_000 }).map((days) => days * DAY_MS) },
  );
}

const STYLES = ['date', 'utc', 'lower', 'india', 'newYork', 'noOffset', 'minutes', 'nanoseconds'] as const;
type Style = (typeof STYLES)[number];

/** An ISO date around `now`, in every form the contract accepts. */
export function dateAround(now: number): Arbitrary<string> {
  return fc.tuple(age(), fc.constantFrom(...STYLES)).map(([before, style]) => writeDate(now - before, style));
}

/** The same without dates ahead of `now`, of which a date without a time may be one. */
export function dateUpTo(now: number): Arbitrary<string> {
  return fc
    .tuple(age(), fc.constantFrom(...STYLES))
    .map(([before, style]) => writeDate(now - Math.abs(before), style));
}

/** An instant as text; `date` and `minutes` cut what they cannot hold. */
export function writeDate(instant: number, style: Style): string {
  const text = new Date(instant).toISOString();
  if (style === 'date') return text.slice(0, 10);
  if (style === 'lower') return text.toLowerCase();
  if (style === 'india') return withOffset(instant, 330, '+05:30');
  if (style === 'newYork') return withOffset(instant, -300, '-05:00');
  if (style === 'noOffset') return text.slice(0, 19);
  if (style === 'minutes') return `${text.slice(0, 16)}Z`;
  return style === 'nanoseconds' ? `${text.slice(0, 23)}000000Z` : text;
}

function withOffset(instant: number, minutes: number, offset: string): string {
  return `${new Date(instant + minutes * 60_000).toISOString().slice(0, 23)}${offset}`;
}
