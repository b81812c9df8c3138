import type { CompiledRule } from '../define-rule.ts';
import type { Finding } from '../finding.ts';
import { makeFindings } from '../make-finding.ts';
import { matchesOf } from '../match-rules.ts';
import type { SpokenTurn } from '../../attribute/attribute-sentences.ts';
import { type Question, quoteBoth } from './question.ts';

const OPEN_MOOD =
  /(?<![^ ])(?:(?:how|what) (?:[^ ]+ ){0,4}(?:mood|spirits|feel(?: today| lately| emotionally)?|emotionally)|describe (?:[^ ]+ ){0,3}mood|mood (?:been|today|lately|is|like)|your mood|^(?:(?:and|so|ok|now) )*(?:the )?mood$)(?![^ ])/;

/** Short answers to an open question about mood. */
export function moodAnswers(
  spoken: readonly SpokenTurn[],
  index: number,
  rules: readonly CompiledRule[],
  transcript: string,
): Finding[] {
  const asked = spoken[index - 1];
  const here = spoken[index];
  const first = here?.sentences[0]?.sentence;
  const last = asked?.sentences.findLast(({ sentence }) => OPEN_MOOD.test(sentence.fullText));
  if (!asked || !here || !first || !last || asked.turn.speaker !== 'clinician') return [];
  const question: Question = {
    matches: [],
    sentence: last.sentence,
    turnIndex: index - 1,
    isLast: true,
    isNegative: false,
    hasOr: false,
  };
  const quote = quoteBoth(spoken, question, index, transcript);
  return rules
    .flatMap((rule) => matchesOf(rule, rule.answers, first, 'first_person'))
    .filter(({ from, assertion }) => from <= 3 && !assertion.negated && assertion.experiencer === 'patient')
    .flatMap((match) =>
      makeFindings(match, quote, {
        speaker: 'patient',
        basis: 'question_and_answer',
        provenance: 'patient_reported',
        times: [first.fullText],
      }),
    );
}
