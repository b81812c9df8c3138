import type { RelapsePredictRequest, RelapseResult } from '@svc/contracts';
import type { Evaluation } from '../src/engine.ts';
import { NOW, phq9, weekly } from './assessments.ts';
import { relapse } from '../src/relapse/analyze.ts';

/** Every field sent, and every factor scores. */
export const FULL = {
  assessments: weekly(phq9, 8, 16),
  dmseLatencyPctChange: 25,
  avgSleepHours: 5,
  daysSinceMedChange: 10,
  hasActiveMedication: true,
  daysSinceLastVisit: 60,
} satisfies RelapsePredictRequest;

/** With the default parameters; without assessments unless some are given. */
export function evaluate(input: Partial<RelapsePredictRequest>): Evaluation<RelapseResult> {
  return relapse.evaluate(
    { assessments: [], ...input },
    { now: NOW, parameters: relapse.parameters.defaults },
  );
}

export function analyze(input: Partial<RelapsePredictRequest>): RelapseResult {
  return evaluate(input).result;
}

export function pointsOf(input: Partial<RelapsePredictRequest>): number[] {
  return analyze(input).factors.map(({ points }) => points);
}
