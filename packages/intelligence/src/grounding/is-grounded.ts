import { closingSentence, changeSentences, type NarrativeFacts } from '../narrative.ts';
import { groundNarrative } from './ground-narrative.ts';
import type { GroundingSource } from './ground-sentence.ts';

/**
 * Whether the narrative of an analysis says only what its engine computed.
 *
 * @example
 * ```ts
 * import { isGrounded } from '@svc/intelligence';
 *
 * const facts = {
 *   product: 'relapse',
 *   headline: 'PHQ-9 rose from 9 to 16',
 *   facts: ['Sleep fell to 5 hours.'],
 *   change: [],
 *   changeDirection: null,
 *   confidence: 'moderate',
 *   requiresClinicianReview: true,
 * };
 * isGrounded('PHQ-9 rose from 9 to 16. Sleep fell to 5 hours.', facts); // → true
 * isGrounded('PHQ-9 rose from 9 to 21. Sleep fell to 5 hours.', facts); // → false
 * ```
 */
export function isGrounded(narrative: string, facts: NarrativeFacts): boolean {
  return groundNarrative(narrative, sourcesOf(facts)) === undefined;
}

/** Each fact by itself, so that no number or word moves from one to another. */
function sourcesOf(facts: NarrativeFacts): GroundingSource[] {
  const change = [...changeSentences(facts), ...facts.change];
  return [[facts.headline], ...facts.facts.map((fact) => [fact]), change, [closingSentence(facts)]].map(
    (sentences) => ({ sentences }),
  );
}
