import type { SymptomChange } from './relapse-findings.ts';
import { worseningFraction } from '../shared/assessment-series.ts';
import { latestOf, type InstrumentSeries, CHANGE_WINDOW_DAYS } from '../shared/instrument-series.ts';
import { gradeOf, isIll } from '../shared/band-grade.ts';
import { isStale, STALE_SCALE_DAYS } from '../shared/dates.ts';
import { changeOf } from '../shared/scale-change.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { CONCERN_POINTS, symptomPoints } from './points.ts';

/** Undefined when there is no usable score. A peer never lowers what the lead gives. */
export function compareSymptoms(scales: AssessedScales, now: number): SymptomChange | undefined {
  return scales.counted
    .map((series) => judgeSeries(series, scales, now))
    .reduce<SymptomChange | undefined>(
      (most, candidate) => (most !== undefined && most.points >= candidate.points ? most : candidate),
      undefined,
    );
}

function judgeSeries(series: InstrumentSeries, { vetoes }: AssessedScales, now: number): SymptomChange {
  const change = changeOf(series, now);
  const worse = change?.verdict === 'worse' ? change : undefined;
  const rise = worse ? worseningFraction(series, worse.from.score, worse.to.score) : 0;
  const best = series.worse === 'higher' ? series.minScore : series.maxScore;
  const severity = worseningFraction(series, best, latestOf(series).score);
  const alsoWorse = vetoes.find(
    (veto) => veto.change?.verdict === 'worse' && isOtherInstrument(veto.series, series),
  )?.series;
  const points = symptomPoints(severity, rise, alsoWorse !== undefined);
  const concern = vetoes.some((veto) => veto.series === series) || isSevereNow(series, now);
  return {
    series,
    change,
    alsoWorse,
    points: concern ? Math.max(points, CONCERN_POINTS.atLeast) : points,
    tooOld: isTooOld(series, now),
  };
}

/** A score of the last 90 days in a severe band. */
export function isSevereNow(series: InstrumentSeries, now: number): boolean {
  const { known } = series;
  return (
    known !== undefined &&
    !isStale(latestOf(series).instant, now, STALE_SCALE_DAYS) &&
    gradeOf(known.scale, latestOf(series).score) === 'severe'
  );
}

/** The newest score asks for a look and has not got better. */
export function isIllNow(series: InstrumentSeries, now: number): boolean {
  const { known } = series;
  return (
    known !== undefined &&
    isIll(known.scale, latestOf(series).score) &&
    changeOf(series, now)?.verdict !== 'better'
  );
}

/** Whether the lead scale allows a trend: two scores, the newest not older than 180 days. */
export function isCompared({ lead, leadChange }: AssessedScales, now: number): boolean {
  return lead !== undefined && leadChange !== undefined && !isTooOld(lead, now);
}

/** A newest score older than 180 days says nothing good about the present. */
function isTooOld(series: InstrumentSeries, now: number): boolean {
  return isStale(latestOf(series).instant, now, CHANGE_WINDOW_DAYS);
}

function isOtherInstrument(a: InstrumentSeries, b: InstrumentSeries): boolean {
  return a.known === undefined ? a.key !== b.key : a.known.instrument !== b.known?.instrument;
}
