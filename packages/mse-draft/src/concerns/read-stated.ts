import type { Sentence, Voice } from '@svc/clinical';
import { type Match, matchesOf } from '../match-rules.ts';
import { OBSERVES_YOU, type SpokenSentence } from '../read-voices.ts';
import type { Concern } from './define-concern.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import { BY_ACCIDENT, isInSetting, JESTING, OWN_MIND, ROUTINE_WORDS, SETTING } from './settings.ts';
import { has, type Topics } from './topics.ts';
import type { Notice } from './notice.ts';

/** Sentences of an answer in which an accident is looked for. */
const ANSWER_SENTENCES = 8;

/** What the words of each sentence raise by themselves; one entry a sentence. */
export function readStated({ asked, said }: Exchange, topics: Topics): (Notice | undefined)[] {
  const question = textOf(asked);
  if (isInSetting(question, said)) return said.map(() => undefined);
  const around = `${question} ${textOf(said.slice(0, ANSWER_SENTENCES).map(({ sentence }) => sentence))}`;
  return said.map((spoken) => {
    const { sentence, voice } = spoken;
    if (voice !== 'note' && isElsewhere(sentence.text)) return undefined;
    const concern = CONCERNS.find((each) => isStated(each, spoken, topics, around));
    return concern && { concern, reason: 'wording not clear' };
  });
}

/** What a sentence of a clinician to the patient states as seen, heard or smelt. */
export function readObserved({ sentence, voice }: SpokenSentence): Notice | undefined {
  if (voice !== 'ask') return undefined;
  const concern = CONCERNS.find((each) => isObserved(each, sentence, voice));
  return concern && { concern, reason: 'wording not clear' };
}

/** Talk of films, sport or work, jokes and other people's routine words. */
function isElsewhere(text: string): boolean {
  return (has(SETTING, text) && !has(OWN_MIND, text)) || has(JESTING, text) || has(ROUTINE_WORDS, text);
}

/** Kinds of risk that a mishap may look like. */
export const FROM_ACCIDENTS: ReadonlySet<string> = new Set(['selfHarm', 'active', 'attempt', 'injury']);

function isStated(
  concern: Concern,
  { sentence, voice }: SpokenSentence,
  topics: Topics,
  around: string,
): boolean {
  // A question in speech without points may run into its answer.
  if (voice === 'ask' && !/(?<![^ ])(?:i|my|me|myself)(?![^ ])/.test(sentence.text)) return false;
  if (FROM_ACCIDENTS.has(concern.name) && has(BY_ACCIDENT, around)) return false;
  const patterns = topics.has(concern) ? [concern.says, concern.hints] : [concern.says];
  return (
    patterns.some((pattern) => isMatched(concern, pattern, sentence, voice === 'ask' ? 'first' : voice)) ||
    ((voice === 'note' || voice === 'informant') && isObserved(concern, sentence, voice))
  );
}

/** A question that asks for a sign and states none. */
const OPENS_QUESTION =
  /^(?:(?:and|so|ok|well|then|now|but) )*(?:do|did|have|has|are|is|was|were|any|can|could|would|will|how|what|why|where|when|who) (?!.*(?<![^ ])(?:i|see|notice|smell|then|today|there)(?![^ ]))/;

/** Whether a clinician states a sign, also in a question that names it: "you've bruises there?" */
function isObserved(concern: Concern, sentence: Sentence, voice: Voice): boolean {
  if (voice === 'ask' && (!tellsYou(sentence) || has(OPENS_QUESTION, sentence.text))) return false;
  return isMatched(concern, concern.observed, sentence, voice);
}

/** Whether a clinician tells the patient something of them. */
function tellsYou({ text, ending }: Sentence): boolean {
  return OBSERVES_YOU.test(text) || (ending !== 'question' && /(?<![^ ])you(?:r)?(?![^ ])/.test(text));
}

function isMatched(concern: Concern, pattern: RegExp, sentence: Sentence, voice: Voice): boolean {
  return matchesOf(concern.rule, pattern, sentence, voice).some((match) => isOwn(match, concern, sentence));
}

/** What others were not told of is not denied. */
const UNTOLD =
  /(?<![^ ])(?:not|never|nobody|no one) (?:know|told|tell|realised|realized|notice|noticed|seen)(?![^ ])/;

/** Neither denied nor somebody else's. */
function isOwn({ context }: Match, { byAnyone }: Concern, { text }: Sentence): boolean {
  if (context.negated && !has(UNTOLD, text)) return false;
  return byAnyone || context.about === 'patient';
}
