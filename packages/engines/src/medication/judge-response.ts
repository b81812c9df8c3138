import type { Judgement, Comparison } from './medication-findings.ts';
import type { ConfidenceLevel } from '@svc/contracts';
import type { OnsetWindow } from '@svc/clinical';
import { latestOf, CHANGE_WINDOW_DAYS } from '../shared/instrument-series.ts';
import { lowerConfidence } from '../shared/confidence.ts';
import { DAY_MS, isStale, STALE_SCALE_DAYS } from '../shared/dates.ts';
import { FULL_SCORES, type MedicationParameters, MODERATE_SCORES } from './parameters.ts';

/**
 * Positive: an improvement beyond measurement error, called a response from `responsePct` on. Watch: a worsening beyond
 * it, or less than `minimalChangePct` better at or after the upper onset week while there is something left to get
 * better. Else neutral. A worse outcome never has a better tone. On a scale without a reliable-change figure a change of
 * a fifth of its range counts as one. The rule is ours.
 */
export function judgeResponse(
  comparison: Comparison,
  onset: OnsetWindow,
  parameters: MedicationParameters,
): Judgement {
  const { improvementPct, worseningPctOfRange, reliable, latestDay, series, mildest } = comparison;
  const listed = series.known?.scale.reliableChange !== undefined;
  if (reliable && worseningPctOfRange < 0) {
    const response = improvementPct !== undefined && improvementPct >= parameters.responsePct;
    return { tone: 'positive', reason: response ? 'response' : 'reliable_improvement' };
  }
  if (listed && reliable) return { tone: 'watch', reason: 'reliable_worsening' };
  if (!listed && worseningPctOfRange >= parameters.unlistedWorseningPct)
    return { tone: 'watch', reason: 'marked_worsening' };
  const late = latestDay >= onset.toWeeks * 7;
  if (late && !mildest && improvementPct !== undefined && improvementPct < parameters.minimalChangePct) {
    return { tone: 'watch', reason: 'little_change' };
  }
  return { tone: 'neutral', reason: 'within_error' };
}

/** What keeps an improvement from being read as a response to this medicine. */
export interface Doubts {
  /** Another symptom scale, or this one, is in its top band or reliably worse. */
  readonly spokenAgainst: boolean;
  /** The medicine is not in the catalogue: nobody knows what it is given for. */
  readonly medicineUnknown: boolean;
  readonly now: number;
}

/** The judgement with its improvement taken back where something speaks against it; a concern always stays. */
export function doubted(judgement: Judgement, comparison: Comparison, doubts: Doubts): Judgement {
  if (judgement.tone !== 'positive') return judgement;
  const { series, latestPoint, baselinePoint } = comparison;
  const { now } = doubts;
  const old =
    isStale(latestPoint.instant, now, STALE_SCALE_DAYS) ||
    now - baselinePoint.instant > CHANGE_WINDOW_DAYS * DAY_MS;
  if (series.known === undefined) return { tone: 'neutral', reason: 'direction_assumed' };
  if (doubts.spokenAgainst) return { tone: 'neutral', reason: 'spoken_against' };
  if (doubts.medicineUnknown) return { tone: 'neutral', reason: 'medicine_unknown' };
  return old ? { tone: 'neutral', reason: 'scores_old' } : judgement;
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
