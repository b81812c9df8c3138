import type { Voice } from '../language/context.ts';
import type { SpokenSentence } from '../read-voices.ts';
import { stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { isInSetting } from './settings.ts';
import { has, topicsOf } from './topics.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What sounds like risk, and how much. */
export interface WeighedNotice extends Notice {
  readonly score: number;
}

/** Sentences of a question that are weighed. */
const ASKED_SENTENCES = 3;
/** Said to the other, as questions are. */
const OF_YOU = /(?<![^ ])(?:you|your|yourself)(?![^ ])/;
/** Questions that a no answers; after others it may be the risk: "How do you see next year?" "I don't." */
const YES_OR_NO =
  /^(?:(?:and|so|ok|well|but|then|now|mm|right) )*(?:do|did|have|has|had|are|is|was|were|can|could|would|will|any)(?![^ ])|(?<![^ ])(?:any|anything|anyone|ever)(?![^ ])|^$/;
/** Sentences that say what is not so. */
const PLAIN_DENIAL =
  /^(?:(?:no|nope|well|oh) )*(?:i (?:do|have|would|am|did|will|could|had) (?:not|never)|i (?:never|hardly)|never|not at all|nothing (?:like that|new)|no)(?: (?!(?:know|see|care|mind|bother|make|plan|cope|want to (?:live|be|go|wake|exist|talk)|be (?:here|around|there)|trust|eat|eaten|want|wash|washed|think i|feel (?:safe|anything)|get|sleep|deserve|matter|stop|worth|going)(?![^ ]))[^ ]+){0,8}$/;

/**
 * What sounds like risk by the learned weight of its words; one entry a sentence.
 *
 * @param atLeast log-odds from which a sentence counts
 * @param isDialogue whether somebody in the visit asks and answers, so that words without a speaker may be the patient's
 */
export function readWeighed(
  exchange: Exchange,
  atLeast: number,
  isDialogue: boolean,
): (WeighedNotice | undefined)[] {
  const { asked, said, turn } = exchange;
  if (!isWeighed(exchange)) return said.map(() => undefined);
  const question = asked
    .slice(-ASKED_SENTENCES)
    .map(({ fullText }) => fullText)
    .join(' ');
  const noted = said.map(({ sentence, voice }) => voice === 'note' && !has(NOTED_DENIAL, sentence.text));
  const asksYesOrNo = has(YES_OR_NO, asked.at(-1)?.fullText ?? '');
  return said.map(({ sentence, voice }, index) => {
    if (noted[index]) return weighedNote(sentence.fullText, atLeast);
    const isUnlabelled = isDialogue && turn.speaker === 'unknown' && !has(OF_YOU, sentence.text);
    if ((!isSpoken(voice) && !isUnlabelled) || (asksYesOrNo && has(PLAIN_DENIAL, sentence.fullText)))
      return undefined;
    return noticeOf(weigh(question, nearText(said, index)), atLeast);
  });
}

function noticeOf({ score, family }: Weighed, atLeast: number, beyond = 0): WeighedNotice | undefined {
  if (score - beyond < atLeast) return undefined;
  return {
    score: score - beyond,
    concern: CONCERNS.find(({ name }) => name === family),
    reason: 'sounds like risk by its words',
  };
}

/** A note is weighed as the patient would have said it; less is known of how notes are worded. */
function weighedNote(text: string, atLeast: number): WeighedNotice | undefined {
  const said = text.replace(THIRD_PERSON, (word) => FIRST_PERSON[word] ?? 'i');
  return noticeOf(weigh('', said), atLeast, BEYOND_FOR_NOTES);
}

/** Log-odds that a note needs beyond speech. Ours. */
const BEYOND_FOR_NOTES = 0.7;
const NOTED_DENIAL = /(?<![^ ])(?:deny|denies|denied|no|without|nil|none)(?![^ ])/;
const THIRD_PERSON = /(?<![^ ])(?:he|she|his|him|her|himself|herself|patient|pt|client)(?![^ ])/g;
const FIRST_PERSON: Readonly<Record<string, string>> = {
  his: 'my',
  him: 'me',
  her: 'my',
  himself: 'myself',
  herself: 'myself',
};

function isWeighed(exchange: Exchange): boolean {
  const { asked, said, turn } = exchange;
  if (turn.speaker === 'clinician' || isInSetting(textOf(asked), said)) return false;
  const isAsked = [...topicsOf(asked).values()].includes('asked');
  return !(isAsked && stanceOf(exchange) === 'denies');
}

const isSpoken = (voice: Voice): boolean => voice === 'first' || voice === 'informant';

/** A sentence with the ones beside it. */
function nearText(said: readonly SpokenSentence[], index: number): string {
  return said
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
}
