import type { SymptomChange } from './outcome-findings.ts';
import type { InstrumentScale } from '@svc/clinical';
import { worseningFraction } from '../shared/assessment-series.ts';
import { type InstrumentSeries, type ScorePoint, CHANGE_WINDOW_DAYS } from '../shared/instrument-series.ts';
import { isStale } from '../shared/dates.ts';
import { changeOf } from '../shared/scale-change.ts';
import type { ScaleChange, AssessedScales } from '../shared/assessed-scales.ts';
import { symptomValue } from './values.ts';

/**
 * The change of the lead scale, or of a peer that got reliably worse when that counts for more: a scale that worsened
 * is never outweighed by another. Improvement counts for nothing while another symptom scale speaks against it.
 * Undefined when there is no change to read, or none newer than 180 days that is not a worsening.
 */
export function compareSymptoms(
  { lead, counted, vetoes }: AssessedScales,
  now: number,
): SymptomChange | undefined {
  const changes = counted.flatMap((series) => {
    const change = changeOf(series, now);
    if (change === undefined || (series !== lead && change.verdict !== 'worse')) return [];
    const tooOld = isStale(change.to.instant, now, CHANGE_WINDOW_DAYS);
    return tooOld && change.verdict !== 'worse' ? [] : [judgeChange(series, change, vetoes.length > 0)];
  });
  return changes.reduce<SymptomChange | undefined>(
    (worst, change) => (worst !== undefined && worst.value <= change.value ? worst : change),
    undefined,
  );
}

function judgeChange(series: InstrumentSeries, change: ScaleChange, vetoed: boolean): SymptomChange {
  const { from, to, verdict, old } = change;
  const reachedRemission = verdict === 'better' && hasReachedRemission(series, from.score, to.score);
  const counts = verdict === 'worse' || (verdict === 'better' && !old && !vetoed);
  const value = reachedRemission ? 1 : symptomValue(severity(series, from), severity(series, to));
  return { series, change, value: counts ? value : 0, reachedRemission };
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
