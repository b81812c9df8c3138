import type { Sentence, Perspective } from '@svc/clinical';
import { type Match, matchesOf } from '../match-rules.ts';
import { OBSERVES_YOU, type SpokenSentence } from '../attribute-sentences.ts';
import type { Concern } from './define-concern.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import {
  BY_ACCIDENT,
  isGenericTalk,
  JESTING,
  OWN_MIND,
  ROUTINE_WORDS,
  GENERIC_TALK,
} from './generic-talk.ts';
import { has, type AskedConcerns } from './asked-concerns.ts';
import type { Notice } from './notice.ts';

/** Sentences of an answer in which an accident is looked for. */
const ANSWER_SENTENCES = 8;

/** The concern in the words of each sentence by themselves; one entry a sentence. */
export function findStatedConcerns(
  { asked, said }: Exchange,
  askedConcerns: AskedConcerns,
): (Notice | undefined)[] {
  const question = textOf(asked);
  if (isGenericTalk(question, said)) return said.map(() => undefined);
  const around = `${question} ${textOf(said.slice(0, ANSWER_SENTENCES).map(({ sentence }) => sentence))}`;
  return said.map((spoken) => {
    const { sentence, perspective } = spoken;
    if (perspective !== 'note' && isGeneric(sentence.text)) return undefined;
    const concern = CONCERNS.find((each) => isStated(each, spoken, askedConcerns, around));
    return concern && { concern, reason: 'wording not clear' };
  });
}

/** What a sentence of a clinician to the patient states as seen, heard or smelt. */
export function findObservedConcern({ sentence, perspective }: SpokenSentence): Notice | undefined {
  if (perspective !== 'to_patient') return undefined;
  const concern = CONCERNS.find((each) => isObserved(each, sentence, perspective));
  return concern && { concern, reason: 'wording not clear' };
}

/** Talk of films, sport or work, jokes and other people's routine words. */
function isGeneric(text: string): boolean {
  return (has(GENERIC_TALK, text) && !has(OWN_MIND, text)) || has(JESTING, text) || has(ROUTINE_WORDS, text);
}

/** Kinds of risk that a mishap may look like. */
export const FROM_ACCIDENTS: ReadonlySet<string> = new Set(['selfHarm', 'active', 'attempt', 'injury']);

function isStated(
  concern: Concern,
  { sentence, perspective }: SpokenSentence,
  askedConcerns: AskedConcerns,
  around: string,
): boolean {
  // A question in speech without points may run into its answer.
  if (perspective === 'to_patient' && !/(?<![^ ])(?:i|my|me|myself)(?![^ ])/.test(sentence.text))
    return false;
  if (FROM_ACCIDENTS.has(concern.name) && has(BY_ACCIDENT, around)) return false;
  const patterns = askedConcerns.has(concern) ? [concern.says, concern.hints] : [concern.says];
  return (
    patterns.some((pattern) =>
      isMatched(concern, pattern, sentence, perspective === 'to_patient' ? 'first_person' : perspective),
    ) ||
    ((perspective === 'note' || perspective === 'informant') && isObserved(concern, sentence, perspective))
  );
}

/** A question that asks for a sign and states none. */
const OPENS_QUESTION =
  /^(?:(?:and|so|ok|well|then|now|but) )*(?:do|did|have|has|are|is|was|were|any|can|could|would|will|how|what|why|where|when|who) (?!.*(?<![^ ])(?:i|see|notice|smell|then|today|there)(?![^ ]))/;

/** Whether a clinician states a sign, also in a question that names it: "you've bruises there?" */
function isObserved(concern: Concern, sentence: Sentence, perspective: Perspective): boolean {
  if (perspective === 'to_patient' && (!tellsYou(sentence) || has(OPENS_QUESTION, sentence.text)))
    return false;
  return isMatched(concern, concern.observed, sentence, perspective);
}

/** Whether a clinician says something to the patient about them. */
function tellsYou({ text, ending }: Sentence): boolean {
  return OBSERVES_YOU.test(text) || (ending !== 'question' && /(?<![^ ])you(?:r)?(?![^ ])/.test(text));
}

function isMatched(concern: Concern, pattern: RegExp, sentence: Sentence, perspective: Perspective): boolean {
  return matchesOf(concern.rule, pattern, sentence, perspective).some((match) =>
    isOwn(match, concern, sentence),
  );
}

/** What others do not know of is not denied. */
const NOT_DISCLOSED =
  /(?<![^ ])(?:not|never|nobody|no one) (?:know|told|tell|realised|realized|notice|noticed|seen)(?![^ ])/;

/** Neither denied nor somebody else's. */
function isOwn({ assertion }: Match, { byAnyone }: Concern, { text }: Sentence): boolean {
  if (assertion.negated && !has(NOT_DISCLOSED, text)) return false;
  return byAnyone || assertion.experiencer === 'patient';
}
