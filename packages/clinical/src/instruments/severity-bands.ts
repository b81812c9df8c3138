import type { InstrumentScale } from './define-instrument.ts';
import { ours } from '../evidence/evidence.ts';
import { perEntry } from '../evidence/per-entry.ts';

export interface SeverityBand {
  readonly label: string;
  /** 0 for the mildest band of the scale, rising towards the worst, whichever way the scale runs. */
  readonly index: number;
  /**
   * In one of the two worst bands. The mildest band never is: a scale of two bands, a screen, has the worst
   * alone, and a scale without bands has none.
   */
  readonly topTwo: boolean;
}

/**
 * The severity band a score falls into. A score outside the scale reads as the nearest end of it.
 *
 * @example
 * ```ts
 * import { bandOf, findInstrument } from '@svc/clinical';
 *
 * const scale = findInstrument('phq9', 'PHQ-9')?.scales[0];
 * scale && bandOf(scale, 15); // → { label: 'moderately severe', index: 3, topTwo: true }
 * ```
 */
export function bandOf(scale: InstrumentScale, score: number): SeverityBand {
  const { bands } = scale;
  const position = Math.max(
    0,
    bands.findLastIndex(({ from }) => score >= from),
  );
  const worst = bands.length - 1;
  const index = scale.worse === 'higher' ? position : worst - position;
  return { label: bands[position]?.label ?? '', index, topTwo: index > 0 && index >= worst - 1 };
}

/**
 * Whether a score lies in the worst band of its scale; a scale without bands has none.
 *
 * @example
 * ```ts
 * import { findInstrument, isTopBand } from '@svc/clinical';
 *
 * const scale = findInstrument('phq9', 'PHQ-9')?.scales[0];
 * scale && isTopBand(scale, 20); // → true
 * scale && isTopBand(scale, 19); // → false
 * ```
 */
export function isTopBand(scale: InstrumentScale, score: number): boolean {
  const { index } = bandOf(scale, score);
  return index > 0 && index === scale.bands.length - 1;
}

/** How far along its scale a score lies towards worse: 0 at the best possible score, 1 at the worst. */
export function severityFraction(scale: InstrumentScale, score: number): number {
  const fraction = (score - scale.min) / (scale.max - scale.min);
  const towardsWorse = scale.worse === 'higher' ? fraction : 1 - fraction;
  return Math.min(1, Math.max(0, towardsWorse));
}

/** Smallest change that counts on a scale without a reliable-change figure, as a share of its range. */
const UNLISTED_CHANGE = { ofRange: 0.2, evidence: ours() };

/**
 * The smallest change between two scores that exceeds measurement error, in points: the listed figure, else a fifth of
 * the range. A change from one severity band into another never needs to be wider than one band between the mildest
 * and the worst.
 *
 * @example
 * ```ts
 * import { findInstrument, leastReliableChange } from '@svc/clinical';
 *
 * const scale = findInstrument('core10', 'CORE-10')?.scales[0];
 * scale && leastReliableChange(scale, 1, 4); // → 6
 * scale && leastReliableChange(scale, 14, 19); // → 5
 * ```
 */
export function leastReliableChange(scale: InstrumentScale, from: number, to: number): number {
  const least = listedChange(scale, from, to) ?? UNLISTED_CHANGE.ofRange * (scale.max - scale.min);
  const crosses = bandOf(scale, from).index !== bandOf(scale, to).index;
  return crosses ? Math.min(least, widestBand(scale)) : least;
}

/** The listed figure for a change of this direction. */
function listedChange(
  { reliableChange, worse }: InstrumentScale,
  from: number,
  to: number,
): number | undefined {
  const towardsWorse = worse === 'higher' ? to > from : to < from;
  return (towardsWorse ? reliableChange?.forWorse : undefined) ?? reliableChange?.value;
}

/** The widest severity band between the mildest and the worst; infinite where there is none. */
const widestBand = perEntry(({ bands, bandsAre }: InstrumentScale): number => {
  if (bandsAre === 'cuts' || bands.length < 3) return Number.POSITIVE_INFINITY;
  const widths = bands.slice(1, -1).map(({ from }, index) => (bands[index + 2]?.from ?? from) - from);
  return Math.max(...widths);
});

/**
 * Whether two scores of one scale differ by more than its measurement error, in either direction. Always
 * false for a scale without a figure, such as a screen.
 */
export function isReliableChange(scale: InstrumentScale, from: number, to: number): boolean {
  return scale.reliableChange !== undefined && Math.abs(to - from) >= leastReliableChange(scale, from, to);
}
