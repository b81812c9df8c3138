import { MAX_SENTENCES, MIN_SENTENCES } from '../narrative.ts';
import { splitSentences } from '../split-sentences.ts';
import { createGrounding, type GroundingProblem, type GroundingSource } from './ground-sentence.ts';

export type NarrativeProblem = GroundingProblem | 'length';

/**
 * Whether a narrative says only what the engine computed: 2 to 4 sentences, each from one thing the engine said
 * (or joined from several), with its numbers, without advice or a diagnosis of its own.
 *
 * @returns the first problem, or `undefined` when there is none
 */
export function groundNarrative(
  narrative: string,
  sources: readonly GroundingSource[],
): NarrativeProblem | undefined {
  const sentences = splitSentences(narrative);
  if (sentences.length < MIN_SENTENCES || sentences.length > MAX_SENTENCES) return 'length';
  const problemOf = createGrounding(sources);
  return sentences.map(problemOf).find((problem) => problem !== undefined);
}
