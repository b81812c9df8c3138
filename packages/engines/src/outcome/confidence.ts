import type { Confidence } from '@svc/contracts';
import { type ConfidenceCap, computeConfidence } from '../shared/confidence.ts';
import { scaleCaps } from '../shared/scale-evidence.ts';
import type { AssessedScales } from '../shared/assessed-scales.ts';
import type { OutcomeSource } from './outcome-source.ts';
import type { SymptomChange } from './outcome-findings.ts';

/** Depth counts as full from this many observations. Ours. */
const FULL_DEPTH_OBSERVATIONS = 5;
/** Fewest independent sources, and least agreement of them, for high confidence. Ours. */
const SOURCES_FOR_HIGH = 4;
const AGREEMENT_FOR_HIGH = 0.75;

/** Grows with the number of independent sources and of scores behind them; disagreement, age and doubt lower it. */
export function confidenceOf(
  sources: readonly OutcomeSource[],
  symptoms: SymptomChange | undefined,
  scales: AssessedScales,
): Confidence {
  const present = sources.filter(({ value }) => value !== undefined);
  // One for each source, and one for each score of the symptom scale beyond its first.
  const observations = present.length + (symptoms === undefined ? 0 : symptoms.series.points.length - 1);
  return computeConfidence({
    coverage: present.length / sources.length,
    coverageReason: `${present.length} of ${sources.length} sources available`,
    depth: observations / FULL_DEPTH_OBSERVATIONS,
    depthReason: `${observations} ${observations === 1 ? 'observation' : 'observations'}`,
    caps: [...agreementCaps(present), ...scaleCaps(scales)],
  });
}

function agreementCaps(present: readonly OutcomeSource[]): ConfidenceCap[] {
  if (present.length === 0) return [{ level: 'low', reason: 'no usable inputs' }];
  if (present.length === 1) return [{ level: 'low', reason: 'a single source' }];
  const better = sideOf(present, 1);
  const worse = sideOf(present, -1);
  if (better.count > 0 && (better.count === worse.count || better.weight === worse.weight)) {
    return [{ level: 'low', reason: 'the sources are evenly divided' }];
  }
  if (present.length < SOURCES_FOR_HIGH) return [{ level: 'moderate', reason: 'fewer than four sources' }];
  const weight = present.reduce((sum, source) => sum + source.weight, 0);
  const agree = Math.max(better.weight, worse.weight) >= AGREEMENT_FOR_HIGH * weight;
  return agree ? [] : [{ level: 'moderate', reason: 'the sources do not point one way' }];
}

function sideOf(present: readonly OutcomeSource[], sign: 1 | -1): { count: number; weight: number } {
  const side = present.filter(({ value = 0 }) => Math.sign(value) === sign);
  return { count: side.length, weight: side.reduce((sum, source) => sum + source.weight, 0) };
}
