import { isReliableChange } from '../instruments/bands.ts';
import {
  type InstrumentSeries,
  latestOf,
  type ScorePoint,
  worseningFraction,
} from '../shared/assessment-series.ts';
import { DAY_MS } from '../shared/dates.ts';
import { leadingSeries } from '../shared/scale-evidence.ts';
import { changePoints, symptomPoints } from './points.ts';

/**
 * A change is read against the score before the latest and against the oldest of this many days before it, and
 * the worse reading counts: the one shows a sudden turn, the other a slow drift. Ours.
 */
const DRIFT_WINDOW_DAYS = 90;

/** What the symptom scales say, in points of the default maximum. */
export interface SymptomReading {
  readonly series: InstrumentSeries;
  readonly points: number;
  /** Part of the points comes from change, on this instrument or another. */
  readonly rises: boolean;
  /** There was an earlier score to compare with. */
  readonly compared: boolean;
  /** The earlier score the latest is worst against; undefined when there is only one. */
  readonly earlier: ScorePoint | undefined;
  /** Share of the scale's range by which the latest is worse (positive) or better (negative). */
  readonly worsening: number | undefined;
  readonly reliablyBetter: boolean;
  /** Another instrument that worsened reliably. */
  readonly alsoWorse: InstrumentSeries | undefined;
}

/** Undefined when there is no usable score. */
export function readSymptoms(series: readonly InstrumentSeries[]): SymptomReading | undefined {
  const [first, second] = leadingSeries(series, 1).map((leader) => readSeries(leader, series));
  if (first === undefined || second === undefined) return first;
  const worse = second.points > first.points ? second : first;
  return {
    ...worse,
    rises: first.rises || second.rises,
    compared: first.compared || second.compared,
    // Whichever reading counts for the points, a worse score must not make the trend look better.
    reliablyBetter: first.reliablyBetter || second.reliablyBetter,
  };
}

function readSeries(series: InstrumentSeries, all: readonly InstrumentSeries[]): SymptomReading {
  const earlier = worstComparison(series);
  const worsening = earlier && worseningSince(series, earlier);
  const alsoWorse = all.find((other) => isOtherInstrument(other, series) && hasReliablyWorsened(other));
  const best = series.worse === 'higher' ? series.minScore : series.maxScore;
  const severity = worseningFraction(series, best, latestOf(series).score);
  return {
    series,
    points: symptomPoints(severity, worsening, alsoWorse !== undefined),
    rises: changePoints(worsening, alsoWorse !== undefined) > 0,
    compared: earlier !== undefined,
    earlier,
    worsening,
    reliablyBetter: worsening !== undefined && worsening <= 0 && hasReliablyImproved(series),
    alsoWorse,
  };
}

/** The scores the latest is compared with; none when it is the only one. */
function comparisons({ points }: InstrumentSeries): ScorePoint[] {
  const latest = latestOf({ points });
  const previous = points[points.length - 2];
  if (previous === undefined) return [];
  const opening = points.find(({ instant }) => latest.instant - instant <= DRIFT_WINDOW_DAYS * DAY_MS);
  return opening === undefined || opening === latest || opening === previous
    ? [previous]
    : [previous, opening];
}

function worstComparison(series: InstrumentSeries): ScorePoint | undefined {
  const [previous, opening] = comparisons(series);
  if (previous === undefined || opening === undefined) return previous;
  return worseningSince(series, opening) > worseningSince(series, previous) ? opening : previous;
}

function worseningSince(series: InstrumentSeries, earlier: ScorePoint): number {
  return worseningFraction(series, earlier.score, latestOf(series).score);
}

function hasReliablyWorsened(series: InstrumentSeries): boolean {
  return comparisons(series).some(
    (earlier) => isReliable(series, earlier) && worseningSince(series, earlier) > 0,
  );
}

function hasReliablyImproved(series: InstrumentSeries): boolean {
  return comparisons(series).some(
    (earlier) => isReliable(series, earlier) && worseningSince(series, earlier) < 0,
  );
}

/** An unknown instrument has no known measurement error, so none of its changes is reliable. */
function isReliable({ known, points }: InstrumentSeries, earlier: ScorePoint): boolean {
  return known !== undefined && isReliableChange(known.scale, earlier.score, latestOf({ points }).score);
}

function isOtherInstrument(a: InstrumentSeries, b: InstrumentSeries): boolean {
  return a.known === undefined || a.known.instrument !== b.known?.instrument;
}
