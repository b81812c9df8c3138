import type { Confidence, OutcomeComponent, OutcomeDirection, OutcomeScoreRequest } from '@svc/contracts';
import type { EngineContext } from '../engine.ts';
import { type AssessmentReading, readAssessments } from '../shared/assessment-series.ts';
import { contributionsOf, readSources, showsChange, toComponent } from './components.ts';
import { confidenceOf } from './confidence.ts';
import { type ChangeDirection, directionOf, type OutcomeParameter } from './parameters.ts';
import { readSymptoms, type SymptomReading } from './symptoms.ts';
import type { Outlook } from './wording.ts';

/** Everything one analysis found, before it is put into words. */
export interface OutcomeFindings extends Outlook {
  readonly reading: AssessmentReading;
  readonly symptoms: SymptomReading | undefined;
  readonly components: readonly OutcomeComponent[];
  readonly confidence: Confidence;
}

export const BEST_FIRST: readonly ChangeDirection[] = ['improving', 'stable', 'worsening'];

export function findOutcome(
  input: OutcomeScoreRequest,
  { now, parameters }: EngineContext<OutcomeParameter>,
): OutcomeFindings {
  const reading = readAssessments(input.assessments, now);
  const symptoms = readSymptoms(reading.series);
  const sources = readSources(input, symptoms, parameters);
  const { score, contributions } = contributionsOf(sources);
  const components = sources.map((source, i) => toComponent(source, contributions[i] ?? 0));
  const change = showsChange(sources);
  const byScore = directionOf(score, parameters);
  // The composite never reads better than what the symptom scales say by themselves.
  const limit = symptoms === undefined ? byScore : directionOf(contributions[0] ?? 0, parameters);
  const direction: OutcomeDirection = change ? worseOf(byScore, limit) : 'insufficient_data';
  return {
    reading,
    symptoms,
    components,
    score,
    direction,
    heldBack: change && direction !== byScore,
    leading: largest(components)?.label,
    sourceCount: components.filter(({ available }) => available).length,
    confidence: confidenceOf(sources, symptoms, reading),
  };
}

function worseOf(a: ChangeDirection, b: ChangeDirection): ChangeDirection {
  return BEST_FIRST.indexOf(a) >= BEST_FIRST.indexOf(b) ? a : b;
}

/** The component that moves the score most, either way; ties go to the earlier one. */
function largest(components: readonly OutcomeComponent[]): OutcomeComponent | undefined {
  return components.reduce<OutcomeComponent | undefined>(
    (top, component) =>
      Math.abs(component.contribution) > Math.abs(top?.contribution ?? 0) ? component : top,
    undefined,
  );
}
