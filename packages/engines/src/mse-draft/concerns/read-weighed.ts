import type { Voice } from '../language/context.ts';
import type { SpokenSentence } from '../read-voices.ts';
import { stanceOf } from './denials.ts';
import { type Exchange, textOf } from './exchanges.ts';
import { CONCERNS } from './index.ts';
import type { Notice } from './notice.ts';
import { isInSetting } from './settings.ts';
import { has, topicsOf } from './topics.ts';
import { weigh } from './weigh.ts';

/** Sentences of a question that are weighed. */
const ASKED_SENTENCES = 3;
/** Said to the other, as questions are. */
const OF_YOU = /(?<![^ ])(?:you|your|yourself)(?![^ ])/;
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
): (Notice | undefined)[] {
  const { asked, said, turn } = exchange;
  if (!isWeighed(exchange)) return said.map(() => undefined);
  const question = asked
    .slice(-ASKED_SENTENCES)
    .map(({ fullText }) => fullText)
    .join(' ');
  return said.map(({ sentence, voice }, index) => {
    const isUnlabelled = isDialogue && turn.speaker === 'unknown' && !has(OF_YOU, sentence.text);
    if ((!isSpoken(voice) && !isUnlabelled) || has(PLAIN_DENIAL, sentence.fullText)) return undefined;
    const { score, family } = weigh(question, nearText(said, index));
    if (score < atLeast) return undefined;
    return {
      concern: CONCERNS.find(({ name }) => name === family),
      reason: 'sounds like risk by its words',
    };
  });
}

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
