import type { ConfidenceLevel } from '@svc/contracts';
import type { OnsetWindow } from '../drugs/define-drug.ts';
import { latestOf } from '../shared/assessment-series.ts';
import { lowerConfidence } from '../shared/confidence.ts';
import { isStale, STALE_SCALE_DAYS } from '../shared/dates.ts';
import type { Comparison } from './compare-scores.ts';
import { FULL_SCORES, LATENCY_STEP_PCT, type MedicationParameters, MODERATE_SCORES } from './parameters.ts';

type ResponseTone = 'positive' | 'neutral' | 'watch';

/** Why a response has its tone. */
export type ResponseReason =
  | 'response'
  | 'reliable_improvement'
  | 'reliable_worsening'
  | 'marked_worsening'
  | 'little_change'
  | 'within_error'
  | 'direction_assumed';

export interface Judgement {
  readonly tone: ResponseTone;
  readonly reason: ResponseReason;
}

/**
 * Positive: a drop of at least `responsePct`, or a reliable improvement. Watch: a reliable worsening, or less
 * than `minimalChangePct` better at or after the upper onset week. Else neutral. A worse outcome never has a
 * better tone. On a scale without a reliable-change figure a marked worsening counts as a reliable one.
 */
export function judgeResponse(
  comparison: Comparison,
  onset: OnsetWindow,
  parameters: MedicationParameters,
): Judgement {
  const { improvementPct, worseningPctOfRange, reliable, latestDay, series } = comparison;
  const listed = series.known?.scale.reliableChange !== undefined;
  const better = worseningPctOfRange < 0;
  if (improvementPct !== undefined && improvementPct >= parameters.responsePct)
    return { tone: 'positive', reason: 'response' };
  if (reliable && better) return { tone: 'positive', reason: 'reliable_improvement' };
  if (reliable) return { tone: 'watch', reason: 'reliable_worsening' };
  if (!listed && worseningPctOfRange >= parameters.unlistedWorseningPct)
    return { tone: 'watch', reason: 'marked_worsening' };
  const late = latestDay >= onset.toWeeks * 7;
  if (late && improvementPct !== undefined && improvementPct < parameters.minimalChangePct) {
    return { tone: 'watch', reason: 'little_change' };
  }
  return { tone: 'neutral', reason: 'within_error' };
}

const TONE_RANK: Readonly<Record<ResponseTone, number>> = { positive: 0, neutral: 1, watch: 2 };

/** The worst of several readings of one start, at a tie the one on a known scale; assumed direction is never positive. */
export function worstResponse<Reading extends { judgement: Judgement; comparison: Comparison }>(
  readings: readonly Reading[],
): Reading | undefined {
  let worst: Reading | undefined;
  for (const reading of readings) {
    const order =
      worst === undefined ? 1 : TONE_RANK[reading.judgement.tone] - TONE_RANK[worst.judgement.tone];
    const tieOnKnown = order === 0 && reading.comparison.series.known !== undefined;
    if (order > 0 || tieOnKnown) worst = reading;
  }
  if (worst === undefined || worst.comparison.series.known || worst.judgement.tone !== 'positive')
    return worst;
  return { ...worst, judgement: { tone: 'neutral', reason: 'direction_assumed' } };
}

/** -1 when response latency fell enough to support improvement, +1 when it rose enough to contradict it, else 0. */
export function latencyStep(dmseLatencyPctChange: number | undefined): -1 | 0 | 1 {
  if (dmseLatencyPctChange === undefined) return 0;
  if (dmseLatencyPctChange <= -LATENCY_STEP_PCT) return -1;
  return dmseLatencyPctChange >= LATENCY_STEP_PCT ? 1 : 0;
}

const LEVELS: readonly ConfidenceLevel[] = ['low', 'moderate', 'high'];

/**
 * Confidence by the number of scores, one step up or down where response latency supports or contradicts the
 * tone, then lowered for old scores and an assumed direction.
 */
export function responseConfidence(
  { before, after, series }: Comparison,
  { tone }: Judgement,
  step: -1 | 0 | 1,
  now: number,
): ConfidenceLevel {
  const full = before.length >= FULL_SCORES.before && after.length >= FULL_SCORES.after;
  const moderate = before.length >= MODERATE_SCORES.before && after.length >= MODERATE_SCORES.after;
  const counted = full ? 2 : moderate ? 1 : 0;
  const support = tone === 'positive' ? -step : tone === 'watch' ? step : 0;
  let level = LEVELS[Math.min(2, Math.max(0, counted + support))] ?? 'low';
  if (isStale(latestOf({ points: after }).instant, now, STALE_SCALE_DAYS))
    level = lowerConfidence(level, 'moderate');
  return series.known ? level : 'low';
}
