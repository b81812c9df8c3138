import type { Observation } from '../attribute/statements.ts';
import { classifyObserved, type ObservedScores } from './classifier/classify.ts';

/** An observation with what it is of. */
export interface JudgedObservation extends Observation {
  readonly scores: ObservedScores;
}

/** Judges every observation by its own words. */
export function judgeObservations(observations: readonly Observation[]): JudgedObservation[] {
  return observations.map((observation) => ({
    ...observation,
    scores: classifyObserved({ question: '', statement: observation.words }),
  }));
}
