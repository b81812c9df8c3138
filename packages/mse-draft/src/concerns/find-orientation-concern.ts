import { CONFUSION_CONCERN } from './families/signs.ts';
import { type Exchange, textOf } from './exchanges.ts';
import type { Notice } from './notice.ts';
import { has } from './asked-concerns.ts';

/** A question of orientation and the words of which an answer holds one, right or wrong. Data, ours. */
const QUESTIONS: readonly { readonly asks: RegExp; readonly fits: RegExp }[] = [
  {
    asks: /(?<![^ ])(?:what|which|tell me the|know the|give me the) (?:[^ ]+ )?(?:month|date)(?![^ ])/,
    fits: /january|february|march|april|may|june|july|august|september|october|november|december|[0-9]|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|teenth|twentieth|thirtieth/,
  },
  {
    asks: /(?<![^ ])(?:what|which|tell me the|know the) (?:[^ ]+ )?year(?![^ ])/,
    fits: /20[12][0-9]|twenty [a-z]|two thousand|^(?:it is )?2[0-9]$/,
  },
  {
    asks: /(?<![^ ])(?:what|which|tell me the|know the) day(?![^ ])/,
    fits: /(?:mon|tues|wednes|thurs|fri|satur|sun)day|[0-9]|first|second|third|teenth|twentieth|twenty/,
  },
  {
    asks: /(?<![^ ])(?:where (?:are|is) (?:we|you|this)|where you are|where we are|what (?:is )?this place|what place)(?![^ ])/,
    fits: /hospital|clinic|ward|surgery|office|cent(?:er|re)|practice|unit|department|here|home|house|kitchen|er(?![^ ])|emergency|a e(?![^ ])|street|road|doctor|room|video|phone|laptop|work|car(?![^ ])|town|city|bed(?![^ ])/,
  },
];
/** Sentences of an answer that are read. */
const ANSWER_SENTENCES = 4;

/** A question of orientation whose answer holds nothing that it asks for; whether a fitting answer is right is not read. */
export function findOrientationConcern({ asked, said, turn, isSilent }: Exchange): Notice | undefined {
  if (isSilent || said.length === 0 || turn.speaker !== 'patient') return undefined;
  const question = textOf(asked);
  const answer = said
    .slice(0, ANSWER_SENTENCES)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
  const isAside = QUESTIONS.some(({ asks, fits }) => has(asks, question) && !has(fits, answer));
  return isAside ? { concern: CONFUSION_CONCERN, reason: 'wording not clear' } : undefined;
}
