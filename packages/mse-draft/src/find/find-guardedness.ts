import type { Finding } from './finding.ts';
import { quoteOf } from '../attribute/quote.ts';
import type { SpokenTurn } from '../attribute/attribute-sentences.ts';

/** Refusals to answer, in the patient's words. Data. */
const REFUSES =
  /(?<![^ ])(?:(?:do|did) not (?:want|feel like|wish|care) to (?:talk|answer|discuss|say|get into)|rather not|prefer not to|none of your business|no comment|next question|not answering|skip (?:that|this|it)|you are just going to (?:call|tell)|ask me something else|it is a next|not going to (?:answer|talk about|discuss)|why (?:do you (?:need|want) to know|are you asking|does it matter|do you ask)|who (?:is|will|gets?) (?:going to )?(?:see|read|get) this|can we (?:skip|move on|talk about something else|change)|that is (?:private|personal)|leave me alone|what are you writing|are you recording)(?![^ ])/;
/** One refusal may have its reasons; more make a manner. Ours. */
const FEWEST_REFUSALS = 2;

/** A guarded manner, from repeated refusals to answer. */
export function findGuardedness(spoken: readonly SpokenTurn[]): Finding[] {
  const refusals = spoken.flatMap(({ turn, sentences }) =>
    turn.speaker === 'patient'
      ? sentences
          .filter(({ sentence }) => REFUSES.test(sentence.fullText))
          .slice(0, 1)
          .map(({ sentence }) => quoteOf(turn, sentence, 0, sentence.words.length))
      : [],
  );
  const [first] = refusals;
  if (!first || refusals.length < FEWEST_REFUSALS) return [];
  return [
    {
      domain: 'attitude',
      value: 'guarded',
      ...first,
      speaker: 'patient',
      basis: 'patient_statement',
      provenance: 'digital_mse',
      hedged: true,
      isRisk: false,
      screen: [],
      remark: `${refusals.length} refusals to answer`,
    },
  ];
}
