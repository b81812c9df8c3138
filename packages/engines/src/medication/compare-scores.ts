import type { Comparison, MissingScores, ActivePrescription } from './medication-findings.ts';
import { bandOf, type InstrumentScale } from '@svc/clinical';
import { worseningFraction } from '../shared/assessment-series.ts';
import { latestOf, type InstrumentSeries, type ScorePoint } from '../shared/instrument-series.ts';
import { DAY_MS } from '../shared/dates.ts';
import { leastChange } from '../shared/scale-change.ts';
import { roundOffNoise } from '../shared/whole-numbers.ts';
import { AFTER_TO_DAYS, afterFromDays } from './parameters.ts';
import { dayOf, isSameClass } from './recognise-prescriptions.ts';

/** Days on which a score counts, whole UTC days, ends included. */
export interface ScoreWindows {
  readonly startDay: number;
  readonly beforeFrom: number;
  readonly afterFrom: number;
  readonly afterTo: number;
}

/** The days that count for a start: up to 12 weeks, or the next start of the same class. Ours. */
export function windowsOf(
  prescription: ActivePrescription,
  start: number,
  active: readonly ActivePrescription[],
  baselineDays: number,
): ScoreWindows {
  const startDay = dayOf(start);
  let afterTo = startDay + AFTER_TO_DAYS;
  for (const other of active) {
    if (other.start === null || other === prescription) continue;
    const day = dayOf(other.start);
    if (day > startDay && day < afterTo && isSameClass(prescription, other)) afterTo = day;
  }
  const afterFrom = startDay + afterFromDays(prescription.drug);
  return { startDay, beforeFrom: startDay - baselineDays, afterFrom, afterTo };
}

/** Compares the scores of one scale before and after a start; says which side has none. */
export function compareScores(series: InstrumentSeries, windows: ScoreWindows): Comparison | MissingScores {
  const { startDay, beforeFrom, afterFrom, afterTo } = windows;
  const beforeEnd = endOf(startDay);
  const afterEnd = endOf(afterTo);
  const before: ScorePoint[] = [];
  const after: ScorePoint[] = [];
  for (const point of series.points) {
    if (point.instant >= afterEnd) break;
    if (point.instant < beforeFrom * DAY_MS) continue;
    if (point.instant < beforeEnd) before.push(point);
    else if (point.instant >= afterFrom * DAY_MS) after.push(point);
  }
  const last = before[before.length - 1];
  const latest = after[after.length - 1];
  if (last === undefined) return 'no_score_before';
  if (latest === undefined) return 'no_score_after';
  const outcome = roundOffNoise((latest.score + (after[after.length - 2] ?? latest).score) / 2);
  const change = roundOffNoise(outcome - last.score);
  return {
    series,
    before,
    after,
    baseline: last.score,
    baselinePoint: last,
    latestPoint: latest,
    leftOut: latestOf(series) === latest ? undefined : latestOf(series),
    mildest: series.known !== undefined && isMildest(series.known.scale, outcome),
    outcome,
    change,
    improvementPct: improvementPctOf(series, last.score, outcome),
    worseningPctOfRange: roundOffNoise(100 * worseningFraction(series, last.score, outcome)),
    reliable: change !== 0 && Math.abs(change) >= roundOffNoise(leastChange(series, last.score, outcome)),
    latestDay: dayOf(latest.instant) - startDay,
  };
}

function isMildest(scale: InstrumentScale, score: number): boolean {
  return scale.bands.length > 1 && bandOf(scale, score).index === 0;
}

/** The instant after a day. */
function endOf(day: number): number {
  return (day + 1) * DAY_MS;
}

/** Burden is the distance from the best score, so that scales starting at 1 or running downwards compare. */
function improvementPctOf(series: InstrumentSeries, baseline: number, outcome: number): number | undefined {
  const burdenOf = (score: number) =>
    series.worse === 'higher' ? score - series.minScore : series.maxScore - score;
  const burden = burdenOf(baseline);
  const gone = burden - burdenOf(outcome);
  if (burden > 0) return roundOffNoise((100 * gone) / burden);
  return gone < 0 ? -100 : undefined;
}
