import type { InstrumentScale } from '../instruments/define-instrument.ts';
import {
  type InstrumentSeries,
  latestOf,
  type ScorePoint,
  worseningFraction,
} from '../shared/assessment-series.ts';
import { leadingSeries } from '../shared/scale-evidence.ts';
import { symptomValue } from './values.ts';

/** How the symptom scale moved from its first to its latest score. */
export interface SymptomReading {
  readonly series: InstrumentSeries;
  readonly first: ScorePoint;
  readonly latest: ScorePoint;
  /** +1 to -1; never above 0 for an unknown instrument, whose direction is assumed. */
  readonly value: number;
  readonly reachedRemission: boolean;
}

/** Undefined when no instrument has two usable scores. */
export function readSymptoms(series: readonly InstrumentSeries[]): SymptomReading | undefined {
  const [first, second] = leadingSeries(series, 2).map(readSeries);
  return second !== undefined && first !== undefined && second.value < first.value ? second : first;
}

function readSeries(series: InstrumentSeries): SymptomReading {
  const first = series.points[0] as ScorePoint;
  const latest = latestOf(series);
  const reachedRemission = hasReachedRemission(series, first.score, latest.score);
  const value = reachedRemission ? 1 : symptomValue(severity(series, first), severity(series, latest));
  return { series, first, latest, value: series.known ? value : Math.min(0, value), reachedRemission };
}

/** Distance from the best end of the scale, as a share of its range. */
function severity(series: InstrumentSeries, { score }: ScorePoint): number {
  return worseningFraction(series, series.worse === 'higher' ? series.minScore : series.maxScore, score);
}

/** Staying in remission is no change, so it does not count as reaching it. */
function hasReachedRemission({ known }: InstrumentSeries, first: number, latest: number): boolean {
  return known !== undefined && !isRemission(known.scale, first) && isRemission(known.scale, latest);
}

function isRemission({ remission, worse }: InstrumentScale, score: number): boolean {
  if (remission === undefined) return false;
  return worse === 'higher' ? score <= remission.value : score >= remission.value;
}
