import type { InstrumentScale } from './define-instrument.ts';

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

/**
 * Whether two scores of one scale differ by more than its measurement error, in either direction. Always
 * false for a scale without a figure, such as a screen.
 */
export function isReliableChange(scale: InstrumentScale, from: number, to: number): boolean {
  return scale.reliableChange !== undefined && Math.abs(to - from) >= scale.reliableChange.value;
}
