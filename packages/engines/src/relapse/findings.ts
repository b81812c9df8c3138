import type { Confidence, RelapseFactor, RelapsePredictRequest, TrendDirection } from '@svc/contracts';
import type { EngineContext } from '../engine.ts';
import { type AssessmentReading, readAssessments } from '../shared/assessment-series.ts';
import { type ConfidenceCap, computeConfidence } from '../shared/confidence.ts';
import { screenFlags, scaleCaps } from '../shared/scale-evidence.ts';
import { scoreFactors } from './factors.ts';
import { levelOf, type RelapseParameter } from './parameters.ts';
import { LATENCY_POINTS } from './points.ts';
import { readSymptoms, type SymptomReading } from './symptoms.ts';
import type { Outlook } from './wording.ts';

/** Depth counts as full from this many scores of one instrument. Ours. */
const FULL_DEPTH_SCORES = 5;

/** Everything one analysis found, before it is put into words. */
export interface RelapseFindings extends Outlook {
  readonly reading: AssessmentReading;
  readonly symptoms: SymptomReading | undefined;
  readonly factors: readonly RelapseFactor[];
  readonly confidence: Confidence;
}

export function findRelapse(
  input: RelapsePredictRequest,
  { now, parameters }: EngineContext<RelapseParameter>,
): RelapseFindings {
  const reading = readAssessments(input.assessments, now);
  const symptoms = readSymptoms(reading.series);
  const { score, factors } = scoreFactors(input, symptoms, parameters);
  const available = factors.filter((factor) => factor.available).length;
  return {
    reading,
    symptoms,
    factors,
    score,
    level: levelOf(score, parameters),
    trend: trendOf(symptoms, input.dmseLatencyPctChange),
    top: largestFactor(factors)?.key,
    available,
    symptomsAvailable: symptoms !== undefined,
    safety: screenFlags(reading),
    confidence: confidenceOf(available, symptoms, reading),
  };
}

/** Ties go to the earlier factor; undefined when none scored. */
function largestFactor(factors: readonly RelapseFactor[]): RelapseFactor | undefined {
  return factors.reduce<RelapseFactor | undefined>(
    (top, factor) => (factor.points > (top?.points ?? 0) ? factor : top),
    undefined,
  );
}

function trendOf(symptoms: SymptomReading | undefined, latencyPctChange: number | undefined): TrendDirection {
  const slower = latencyPctChange !== undefined && latencyPctChange >= LATENCY_POINTS.risingFromPct;
  if (symptoms?.rises || slower) return 'rising';
  if (symptoms?.reliablyBetter) return 'falling';
  const compared = symptoms?.compared || latencyPctChange !== undefined;
  return compared ? 'stable' : 'insufficient_data';
}

function confidenceOf(
  available: number,
  symptoms: SymptomReading | undefined,
  reading: AssessmentReading,
): Confidence {
  const scores = symptoms?.series.points.length ?? 0;
  const caps: ConfidenceCap[] = scaleCaps(reading, symptoms?.series);
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
