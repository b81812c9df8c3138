import type { Sentence } from '@svc/clinical';
import type { SpokenSentence, SpokenTurn } from '../attribute-sentences.ts';
import type { Turn } from '../transcript/turn.ts';

/** What was asked or said last by the clinician, and what was said in answer or of one's own accord. */
export interface Exchange {
  /** Sentences of the clinician; empty where nobody asked. */
  readonly asked: readonly Sentence[];
  /** Where the asking begins in the transcript. */
  readonly askedFrom: number | undefined;
  readonly turn: Turn;
  readonly said: readonly SpokenSentence[];
  /** Answered with silence or a gesture. */
  readonly isSilent: boolean;
}

/** The words of sentences, as patterns are read in. */
export const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/** The exchanges of a visit, in order. A turn without a label may ask and answer itself. */
export function exchangesOf(spoken: readonly SpokenTurn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let asked: Sentence[] = [];
  let askedFrom: number | undefined;
  let isAnswered = false;
  const ask = (sentence: Sentence, turn: Turn): void => {
    if (isAnswered || asked.length === 0) {
      asked = [];
      askedFrom = turn.start + sentence.start;
      isAnswered = false;
    }
    asked.push(sentence);
  };
  for (const { turn, sentences, directions } of spoken) {
    let said: SpokenSentence[] = [];
    const close = (isSilent = false): void => {
      if (said.length === 0 && !isSilent) return;
      exchanges.push({ asked, askedFrom, turn, said, isSilent });
      said = [];
      isAnswered = true;
    };
    for (const spokenSentence of sentences) {
      const isAsked = turn.speaker === 'clinician' && spokenSentence.perspective === 'to_patient';
      if (isAsked || (turn.speaker === 'unknown' && spokenSentence.perspective === 'to_patient')) {
        close();
        ask(spokenSentence.sentence, turn);
        // Speech without points may run from the question into the answer.
        if (turn.speaker === 'unknown') said.push(spokenSentence);
      } else said.push(spokenSentence);
    }
    close();
    if (turn.speaker === 'patient' && sentences.length === 0 && directions.length > 0) close(true);
  }
  return exchanges;
}
