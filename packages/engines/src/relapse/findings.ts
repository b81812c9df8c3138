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
import { type ScoredFactors, scoreFactors } from './factors.ts';
import { levelOf, type RelapseParameter, type RelapseParameters } from './parameters.ts';
import { LATENCY_POINTS } from './points.ts';
import { isCompared, isIllNow, isSevereNow, compareSymptoms } from './symptoms.ts';
import { concern as concernText } from '../shared/scale-wording.ts';
import { tooOldToReassure } from './wording.ts';
import type { SymptomChange, RelapseFindings } from './relapse-findings.ts';

/** Depth counts as full from this many scores of one instrument. Ours. */
const FULL_DEPTH_SCORES = 5;

export function findRelapse(
  input: RelapsePredictRequest,
  { now, parameters }: EngineContext<RelapseParameter>,
): RelapseFindings {
  const scales = assessScales(input.assessments, now);
  const symptoms = compareSymptoms(scales, now);
  const scored = scoreFactors(input, { scales, symptoms }, { now, parameters });
  const { score, factors } = scored;
  const available = factors.filter((factor) => factor.available).length;
  const severe = scales.mentioned.filter((series) => isSevereNow(series, now));
  const concern = scales.vetoes.length > 0 || severe.some((series) => scales.counted.includes(series));
  const level = atLeastModerate(levelOf(score, parameters), concern);
  const look = [
    ...new Set([
      ...scales.review,
      ...severe.map((series) => concernText(series, now)),
      ...unsure(input, scales, symptoms, now),
    ]),
  ];
  return {
    scales,
    symptoms,
    factors,
    score,
    level,
    atMost: atMostOf(scored, level, parameters),
    trend: trendOf(scales, input.dmseLatencyPctChange, now),
    top: largestFactor(factors)?.key,
    available,
    look,
    requiresReview: level === 'elevated' || level === 'high' || available === 0 || look.length > 0,
    confidence: confidenceOf(available, symptoms, scales),
  };
}

/** The level of the score if all that is missing were as bad as it can be: missing is unknown, not zero. */
function atMostOf(
  { score, most }: ScoredFactors,
  level: RelapseLevel,
  parameters: RelapseParameters,
): RelapseFindings['atMost'] {
  if (most === score) return undefined;
  const highest = levelOf(most, parameters);
  return { score: most, level: highest === 'low' ? level : highest };
}

/** Scales that are too old, or the only thing known, to let a low score stand without a look. */
function unsure(
  input: RelapsePredictRequest,
  scales: AssessedScales,
  symptoms: SymptomChange | undefined,
  now: number,
): string[] {
  const measured = input.avgSleepHours !== undefined || input.dmseLatencyPctChange !== undefined;
  if (measured || symptoms === undefined) return [];
  if (symptoms.tooOld) return [tooOldToReassure(symptoms.series)];
  return isAnyFactorSent(input)
    ? []
    : scales.counted.filter((series) => isIllNow(series, now)).map((series) => concernText(series, now));
}

function isAnyFactorSent({
  hasActiveMedication,
  daysSinceMedChange,
  daysSinceLastVisit,
}: RelapsePredictRequest) {
  return [hasActiveMedication, daysSinceMedChange, daysSinceLastVisit].some((sent) => sent !== undefined);
}

/** A symptom scale in its top band or a severe one, or reliably worse, is never level low, whatever set of parameters is in force. */
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
