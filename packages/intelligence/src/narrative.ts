import type { Intelligence } from '@svc/contracts';
import type { EngineDescription } from '@svc/engines';
import { splitSentences } from './split-sentences.ts';

export const MIN_SENTENCES = 2;
export const MAX_SENTENCES = 4;

/** Everything a narrative may say: nothing else reaches a model, and nothing else may come back. */
export interface NarrativeFacts {
  readonly product: string;
  readonly headline: string;
  /** Engine sentences, most important first. */
  readonly facts: readonly string[];
  /** Explanations of the change, most important first; empty when no earlier result was sent. */
  readonly change: readonly string[];
  readonly changeDirection: string | null;
  readonly confidence: string;
  readonly requiresClinicianReview: boolean;
}

/** The facts of a result that a narrative is written from. */
export function narrativeFacts(
  intelligence: Intelligence,
  { facts, plainHeadline }: Pick<EngineDescription, 'facts' | 'plainHeadline'>,
): NarrativeFacts {
  const { summary, confidence, change } = intelligence;
  return {
    product: intelligence.engine,
    headline: plainHeadline ?? summary.headline,
    facts,
    change: change?.explanations ?? [],
    changeDirection: change?.direction ?? null,
    confidence: confidence.level,
    requiresClinicianReview: summary.requiresClinicianReview,
  };
}

const CHANGE_WORDS: Record<string, string> = {
  improved: 'improved',
  worsened: 'worsened',
  unchanged: 'is unchanged',
  indeterminate: 'cannot be compared',
};

/**
 * The builtin narrative: 2 to 4 sentences put together from the engine's own, with nothing added but
 * confidence and the review rule. Deterministic.
 *
 * @example
 * ```ts
 * import { composeNarrative } from '@svc/intelligence';
 *
 * composeNarrative({
 *   product: 'relapse',
 *   headline: 'PHQ-9 rose from 9 to 16',
 *   facts: ['Sleep fell to 5 hours.'],
 *   change: [],
 *   changeDirection: null,
 *   confidence: 'moderate',
 *   requiresClinicianReview: true,
 * });
 * // → 'PHQ-9 rose from 9 to 16. Sleep fell to 5 hours. Confidence in this computation is moderate, and it is marked for clinician review.'
 * ```
 */
export function composeNarrative(facts: NarrativeFacts): string {
  const opening = splitSentences(asSentence(facts.headline));
  const closing = closingSentence(facts);
  const middle = [
    ...changeSentences(facts),
    ...facts.facts.flatMap((fact) => splitSentences(asSentence(fact))),
  ];
  const sentences = opening.slice(0, MAX_SENTENCES - 1);
  for (const sentence of middle) {
    if (sentences.length >= MAX_SENTENCES - 1) break;
    if (!sentences.includes(sentence)) sentences.push(sentence);
  }
  return [...sentences, closing].join(' ');
}

export function changeSentences({ changeDirection, change }: NarrativeFacts): string[] {
  if (changeDirection === null) return [];
  const reason = change[0] === undefined ? '' : ` (${change.slice(0, 2).join('; ')})`;
  return [
    `Against the earlier result, this one ${CHANGE_WORDS[changeDirection] ?? 'cannot be compared'}${reason}.`,
  ];
}

export function closingSentence({ confidence, requiresClinicianReview }: NarrativeFacts): string {
  const review = requiresClinicianReview ? ', and it is marked for clinician review' : '';
  return `Confidence in this computation is ${confidence}${review}.`;
}

function asSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
