import { DAY_MS, isStale, STALE_SCALE_DAYS } from './dates.ts';
import { CHANGE_WINDOW_DAYS, latestOf, type InstrumentSeries, type ScorePoint } from './instrument-series.ts';
import type { ScaleChange } from './assessed-scales.ts';
import { type InstrumentScale, ours } from '@svc/clinical';
import { worseningFraction } from './assessment-series.ts';

/** Smallest change that counts on a scale without a reliable-change figure, as a share of its range. */
const UNLISTED_CHANGE = { ofRange: 0.2, evidence: ours() };

/** Kept from rounding: 20 % of a range and the difference of two scores are both sums of fractions. */
const TOLERANCE = 1e-9;

/**
 * The newest score against the one before it and against the oldest of the last 180 days: the one shows a sudden
 * turn, the other a slow drift. The later comparison wins where they contradict each other: worse than half a year ago
 * and better than last month is `stable`. Undefined with one score.
 */
export function changeOf(series: InstrumentSeries, now: number): ScaleChange | undefined {
  const { points } = series;
  const to = latestOf(series);
  const previous = points[points.length - 2];
  if (previous === undefined) return undefined;
  const opening = points.find(({ instant }) => now - instant <= CHANGE_WINDOW_DAYS * DAY_MS);
  const recent = opening !== undefined && opening !== to;
  const first = recent ? opening : previous;
  const sincePrevious = directionOf(series, previous, to);
  const sinceFirst = directionOf(series, first, to);
  const verdict =
    sincePrevious === 'worse' || (sinceFirst === 'worse' && sincePrevious !== 'better')
      ? 'worse'
      : sinceFirst === 'better'
        ? 'better'
        : 'stable';
  const rise = (from: ScorePoint) => worseningFraction(series, from.score, to.score);
  return {
    from: verdict !== 'better' && rise(previous) > rise(first) ? previous : first,
    to,
    verdict,
    worsened: sincePrevious === 'worse' || sinceFirst === 'worse',
    old: !recent || isStale(to.instant, now, STALE_SCALE_DAYS),
  };
}

function directionOf(series: InstrumentSeries, from: ScorePoint, to: ScorePoint): ScaleChange['verdict'] {
  const rise = worseningFraction(series, from.score, to.score);
  if (Math.abs(to.score - from.score) < leastChange(series) - TOLERANCE || rise === 0) return 'stable';
  if (rise > 0) return 'worse';
  return series.known ? 'better' : 'stable';
}

/** The smallest change that exceeds measurement error, in points of the scale. */
export function leastChange({ known, minScore, maxScore }: InstrumentSeries): number {
  return known ? leastChangeOf(known.scale) : UNLISTED_CHANGE.ofRange * (maxScore - minScore);
}

/** The same for a scale of the catalogue: the listed figure, else a fifth of its range. */
export function leastChangeOf(scale: InstrumentScale): number {
  return reliableChangeOf(scale) ?? UNLISTED_CHANGE.ofRange * (scale.max - scale.min);
}

/** The listed figure; undefined where the scale has none. */
export function reliableChangeOf(scale: InstrumentScale | undefined): number | undefined {
  return scale?.reliableChange?.value;
}
