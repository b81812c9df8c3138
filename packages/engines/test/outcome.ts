import type { OutcomeResult, OutcomeScoreRequest } from '@svc/contracts';
import type { Evaluation } from '../src/engine.ts';
import { NOW, phq9, weekly } from './assessments.ts';
import { outcome } from '../src/outcome/analyze.ts';

/** Every field sent: all sources available and none against the others. */
export const FULL = {
  assessments: weekly(phq9, 18, 9),
  dmseLatencyPctChange: -15,
  activeMedications: 2,
  biomarkerWatchCount: 0,
  avgSleepHours: 7.5,
} satisfies OutcomeScoreRequest;

/** With the default parameters; without assessments unless some are given. */
export function evaluate(input: Partial<OutcomeScoreRequest>): Evaluation<OutcomeResult> {
  return outcome.evaluate(
    { assessments: [], ...input },
    { now: NOW, parameters: outcome.parameters.defaults },
  );
}

export function analyze(input: Partial<OutcomeScoreRequest>): OutcomeResult {
  return evaluate(input).result;
}

export function contributionsOf(input: Partial<OutcomeScoreRequest>): number[] {
  return analyze(input).components.map(({ contribution }) => contribution);
}
