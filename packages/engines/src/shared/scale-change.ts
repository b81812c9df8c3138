import { DAY_MS, isStale, STALE_SCALE_DAYS } from './dates.ts';
import { CHANGE_WINDOW_DAYS, latestOf, type InstrumentSeries, type ScorePoint } from './instrument-series.ts';
import type { ScaleChange } from './assessed-scales.ts';
import { leastReliableChange, ours } from '@svc/clinical';
import { crossingOf, relapseSignOf } from './band-crossing.ts';
import { worseningFraction } from './assessment-series.ts';

/** Smallest change that counts on an instrument that is not in the catalogue, as a share of its range. */
const UNKNOWN_CHANGE = { ofRange: 0.2, evidence: ours() };

/** Kept from rounding: 20 % of a range and the difference of two scores are both sums of fractions. */
const TOLERANCE = 1e-9;

/**
 * The newest score against the one before it and against the oldest of the last 180 days: the one shows a sudden
 * turn, the other a slow drift. The later comparison wins where they contradict each other: worse than half a year ago
 * and better than last month is `stable`, and so is better than half a year ago and back in a band that asks. Undefined
 * with one score.
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
  const rise = (from: ScorePoint) => worseningFraction(series, from.score, to.score);
  const milder = rise(previous) > rise(first) ? previous : first;
  const scale = series.known?.scale;
  const crossing = scale && crossingOf(scale, milder.score, to.score);
  const verdict =
    sincePrevious === 'worse' || (sinceFirst === 'worse' && sincePrevious !== 'better')
      ? 'worse'
      : sinceFirst === 'better' && crossing?.asks !== true
        ? 'better'
        : 'stable';
  return {
    from: verdict === 'better' ? first : milder,
    to,
    milder,
    verdict,
    worsened: sincePrevious === 'worse' || sinceFirst === 'worse',
    crossing,
    relapse: series.known && relapseSignOf(series.known, milder.score, to.score),
    old: !recent || isStale(to.instant, now, STALE_SCALE_DAYS),
  };
}

function directionOf(series: InstrumentSeries, from: ScorePoint, to: ScorePoint): ScaleChange['verdict'] {
  const rise = worseningFraction(series, from.score, to.score);
  if (Math.abs(to.score - from.score) < leastChange(series, from.score, to.score) - TOLERANCE || rise === 0)
    return 'stable';
  if (rise > 0) return 'worse';
  return series.known ? 'better' : 'stable';
}

/** The smallest change between two scores that exceeds measurement error, in points of the scale. */
export function leastChange(
  { known, minScore, maxScore }: Pick<InstrumentSeries, 'known' | 'minScore' | 'maxScore'>,
  from: number,
  to: number,
): number {
  return known ? leastReliableChange(known.scale, from, to) : UNKNOWN_CHANGE.ofRange * (maxScore - minScore);
}
