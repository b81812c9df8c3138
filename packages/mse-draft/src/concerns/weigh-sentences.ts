import type { Perspective } from '@svc/clinical';
import type { SpokenSentence } from '../attribute-sentences.ts';
import { stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { isGenericTalk } from './generic-talk.ts';
import { has, askedConcernsOf } from './asked-concerns.ts';
import { type SentenceFeatures, scoreSentence } from './score-sentence.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What sounds like risk, and how much. */
export interface WeighedNotice extends Notice {
  /** Log-odds of its words with those beside it. */
  readonly wordScore: number;
  /** Log-odds of its words and of where it stands in the visit. */
  readonly visitScore: number;
  readonly isPlainlyHarmless: boolean;
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

/** What is known of a sentence beyond its words. */
export type VisitFeaturesOf = (
  index: number,
) => Pick<SentenceFeatures, 'besideConcern' | 'asked' | 'denied' | 'isPlainlyHarmless' | 'inRiskyVisit'>;

/**
 * What sounds like risk by the learned weight of its words and by where it stands; one entry a sentence.
 *
 * @param isDialogue whether somebody in the visit asks and answers, so that words without a speaker may be the patient's
 */
export function weighSentences(
  exchange: Exchange,
  visitFeaturesOf: VisitFeaturesOf,
  isDialogue: boolean,
): (WeighedNotice | undefined)[] {
  const { asked, said, turn } = exchange;
  const question = asked
    .slice(-ASKED_SENTENCES)
    .map(({ fullText }) => fullText)
    .join(' ');
  const asksYesOrNo = has(YES_OR_NO, asked.at(-1)?.fullText ?? '');
  return said.map(({ sentence, perspective }, index) => {
    const features = visitFeaturesOf(index);
    if (!isWeighed(exchange, features.inRiskyVisit)) return undefined;
    if (perspective === 'note')
      return has(NOTED_DENIAL, sentence.text) ? undefined : weighedNote(sentence.fullText);
    const isUnlabelled =
      turn.speaker === 'unknown' &&
      ((isDialogue && !has(OF_YOU, sentence.text)) ||
        (features.inRiskyVisit && OF_SELF.test(sentence.fullText)));
    if (!isSpoken(perspective) && !isUnlabelled) return undefined;
    if (!features.inRiskyVisit && asksYesOrNo && has(PLAIN_DENIAL, sentence.fullText)) return undefined;
    const near = weigh(question, nearText(said, index));
    const score = scoreSentence({
      ...features,
      own: weigh(question, sentence.fullText).score,
      near: near.score,
      ofSelf: OF_SELF.test(sentence.fullText),
      words: sentence.fullText.split(' ').length,
      speaker: turn.speaker,
    });
    return noticeOf(near, score, features.isPlainlyHarmless);
  });
}

const OF_SELF = /(?<![^ ])(?:i|me|my)(?![^ ])/;
/** Log-odds of words from which they sound like risk. */
const SOUNDS = -0.5;

function noticeOf(
  { score: wordScore, family }: Weighed,
  visitScore: number,
  harmless: boolean,
): WeighedNotice {
  const soundsLikeRisk = wordScore >= SOUNDS;
  return {
    wordScore,
    visitScore,
    isPlainlyHarmless: harmless,
    concern: soundsLikeRisk ? CONCERNS.find(({ name }) => name === family) : undefined,
    reason: soundsLikeRisk ? 'sounds like risk by its words' : 'not plainly harmless beside risk',
  };
}

/** A note is weighed as the patient would have said it; less is known of how notes are worded. */
function weighedNote(text: string): WeighedNotice {
  const weighed = weigh(
    '',
    text.replace(THIRD_PERSON, (word) => FIRST_PERSON[word] ?? 'i'),
  );
  return noticeOf(weighed, weighed.score - NOTE_PENALTY, false);
}

/** Log-odds by which a note counts less than speech. Ours. */
const NOTE_PENALTY = 2.2;
const NOTED_DENIAL = /(?<![^ ])(?:deny|denies|denied|no|without|nil|none)(?![^ ])/;
const THIRD_PERSON = /(?<![^ ])(?:he|she|his|him|her|himself|herself|patient|pt|client)(?![^ ])/g;
const FIRST_PERSON: Readonly<Record<string, string>> = {
  his: 'my',
  him: 'me',
  her: 'my',
  himself: 'myself',
  herself: 'myself',
};

function isWeighed(exchange: Exchange, isRisky: boolean): boolean {
  const { asked, said, turn } = exchange;
  if (turn.speaker === 'clinician' || (!isRisky && isGenericTalk(textOf(asked), said))) return false;
  const isAsked = [...askedConcernsOf(asked).values()].includes('asked');
  return isRisky || !(isAsked && stanceOf(exchange) === 'denies');
}

const isSpoken = (perspective: Perspective): boolean =>
  perspective === 'first_person' || perspective === 'informant';

/** A sentence with the ones beside it. */
function nearText(said: readonly SpokenSentence[], index: number): string {
  return said
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
}
