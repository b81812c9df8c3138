import type { Voice } from '@svc/clinical';
import type { SpokenSentence } from '../read-voices.ts';
import { stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { isInSetting } from './settings.ts';
import { has, topicsOf } from './topics.ts';
import { type Setting, scoreInSetting } from './in-setting.ts';
import { type Weighed, weigh } from './weigh.ts';

/** What sounds like risk, and how much. */
export interface WeighedNotice extends Notice {
  /** Log-odds of its words with those beside it. */
  readonly words: number;
  /** Log-odds of its words and its place in the visit. */
  readonly place: number;
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
export type SettingOf = (
  index: number,
) => Pick<Setting, 'besideRaised' | 'asked' | 'denied' | 'isPlainlyHarmless' | 'inRiskyVisit'>;

/**
 * What sounds like risk by the learned weight of its words and by where it stands; one entry a sentence.
 *
 * @param isDialogue whether somebody in the visit asks and answers, so that words without a speaker may be the patient's
 */
export function readWeighed(
  exchange: Exchange,
  settingOf: SettingOf,
  isDialogue: boolean,
): (WeighedNotice | undefined)[] {
  const { asked, said, turn } = exchange;
  const question = asked
    .slice(-ASKED_SENTENCES)
    .map(({ fullText }) => fullText)
    .join(' ');
  const asksYesOrNo = has(YES_OR_NO, asked.at(-1)?.fullText ?? '');
  return said.map(({ sentence, voice }, index) => {
    const setting = settingOf(index);
    if (!isWeighed(exchange, setting.inRiskyVisit)) return undefined;
    if (voice === 'note')
      return has(NOTED_DENIAL, sentence.text) ? undefined : weighedNote(sentence.fullText);
    const isUnlabelled =
      turn.speaker === 'unknown' &&
      ((isDialogue && !has(OF_YOU, sentence.text)) ||
        (setting.inRiskyVisit && OF_SELF.test(sentence.fullText)));
    if (!isSpoken(voice) && !isUnlabelled) return undefined;
    if (!setting.inRiskyVisit && asksYesOrNo && has(PLAIN_DENIAL, sentence.fullText)) return undefined;
    const near = weigh(question, nearText(said, index));
    const score = scoreInSetting({
      ...setting,
      own: weigh(question, sentence.fullText).score,
      near: near.score,
      ofSelf: OF_SELF.test(sentence.fullText),
      words: sentence.fullText.split(' ').length,
      speaker: turn.speaker,
    });
    return noticeOf(near, score, setting.isPlainlyHarmless);
  });
}

const OF_SELF = /(?<![^ ])(?:i|me|my)(?![^ ])/;
/** Log-odds of words from which they sound like risk. */
const SOUNDS = -0.5;

function noticeOf({ score: words, family }: Weighed, place: number, harmless: boolean): WeighedNotice {
  const sounds = words >= SOUNDS;
  return {
    words,
    place,
    isPlainlyHarmless: harmless,
    concern: sounds ? CONCERNS.find(({ name }) => name === family) : undefined,
    reason: sounds ? 'sounds like risk by its words' : 'not plainly harmless beside risk',
  };
}

/** A note is weighed as the patient would have said it; less is known of how notes are worded. */
function weighedNote(text: string): WeighedNotice {
  const weighed = weigh(
    '',
    text.replace(THIRD_PERSON, (word) => FIRST_PERSON[word] ?? 'i'),
  );
  return noticeOf(weighed, weighed.score - PLACE_OF_NOTES, false);
}

/** Log-odds by which the place of a note counts less than that of speech. Ours. */
const PLACE_OF_NOTES = 2.2;
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
  if (turn.speaker === 'clinician' || (!isRisky && isInSetting(textOf(asked), said))) return false;
  const isAsked = [...topicsOf(asked).values()].includes('asked');
  return isRisky || !(isAsked && stanceOf(exchange) === 'denies');
}

const isSpoken = (voice: Voice): boolean => voice === 'first' || voice === 'informant';

/** A sentence with the ones beside it. */
function nearText(said: readonly SpokenSentence[], index: number): string {
  return said
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
}
