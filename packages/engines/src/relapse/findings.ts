import type {
  Confidence,
  RelapseFactor,
  RelapseLevel,
  RelapsePredictRequest,
  TrendDirection,
} from '@svc/contracts';
import type { EngineContext } from '../engine.ts';
import { type ConfidenceCap, computeConfidence } from '../shared/confidence.ts';
import { scaleCaps } from '../shared/scale-evidence.ts';
import { assessScales } from '../shared/assess-scales.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import { scoreFactors } from './factors.ts';
import { levelOf, type RelapseParameter } from './parameters.ts';
import { LATENCY_POINTS } from './points.ts';
import { isCompared, compareSymptoms } from './symptoms.ts';
import type { SymptomChange, RelapseFindings } from './relapse-findings.ts';

/** Depth counts as full from this many scores of one instrument. Ours. */
const FULL_DEPTH_SCORES = 5;

export function findRelapse(
  input: RelapsePredictRequest,
  { now, parameters }: EngineContext<RelapseParameter>,
): RelapseFindings {
  const scales = assessScales(input.assessments, now);
  const symptoms = compareSymptoms(scales, now);
  const { score, factors } = scoreFactors(input, { scales, symptoms }, { now, parameters });
  const available = factors.filter((factor) => factor.available).length;
  const level = atLeastModerate(levelOf(score, parameters), scales.vetoes.length > 0);
  return {
    scales,
    symptoms,
    factors,
    score,
    level,
    trend: trendOf(scales, input.dmseLatencyPctChange, now),
    top: largestFactor(factors)?.key,
    available,
    requiresReview:
      level === 'elevated' ||
      level === 'high' ||
      available === 0 ||
      // All that is known is older than 180 days.
      (available === 1 && symptoms?.tooOld === true) ||
      scales.review.length > 0,
    confidence: confidenceOf(available, symptoms, scales),
  };
}

/** A symptom scale in its top band, or reliably worse, is never level low, whatever set of parameters is in force. */
function atLeastModerate(level: RelapseLevel, concern: boolean): RelapseLevel {
  return concern && level === 'low' ? 'moderate' : level;
}

/** Ties go to the earlier factor; undefined when none scored. */
function largestFactor(factors: readonly RelapseFactor[]): RelapseFactor | undefined {
  return factors.reduce<RelapseFactor | undefined>(
    (top, factor) => (factor.points > (top?.points ?? 0) ? factor : top),
    undefined,
  );
}

function trendOf(scales: AssessedScales, latencyPctChange: number | undefined, now: number): TrendDirection {
  const slower = latencyPctChange !== undefined && latencyPctChange >= LATENCY_POINTS.risingFromPct;
  if (scales.worse !== undefined || slower) return 'rising';
  const { leadChange, vetoes } = scales;
  if (leadChange?.verdict === 'better' && !leadChange.old && vetoes.length === 0) return 'falling';
  return isCompared(scales, now) || latencyPctChange !== undefined ? 'stable' : 'insufficient_data';
}

function confidenceOf(
  available: number,
  symptoms: SymptomChange | undefined,
  { lead, peers }: AssessedScales,
): Confidence {
  const scores = lead?.points.length ?? 0;
  const caps: ConfidenceCap[] = scaleCaps({ lead, peers });
  if (symptoms === undefined) caps.push({ level: 'moderate', reason: 'no usable symptom scale' });
  if (available <= 1)
    caps.push({ level: 'low', reason: available === 0 ? 'nothing to assess' : 'a single factor' });
  return computeConfidence({
    coverage: available / 5,
    coverageReason: `${available} of 5 factors available`,
    depth: scores / FULL_DEPTH_SCORES,
    depthReason: `${scores} ${scores === 1 ? 'score' : 'scores'} of one symptom scale`,
    caps,
  });
}
