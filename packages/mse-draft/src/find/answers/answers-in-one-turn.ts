import type { CompiledRule } from '../define-rule.ts';
import type { Finding } from '../finding.ts';
import { classifyAnswer, sentencesOf } from '@svc/clinical';
import { quoteEnd } from '../../attribute/quote.ts';
import type { SpokenTurn } from '../../attribute/attribute-sentences.ts';
import { askedMatches, type Question } from './question.ts';
import { asFindings } from './derive-from-answer.ts';

const YES_LATER =
  /(?<![^ ])(?:yes|yeah|mmhmm|maybe|i guess|kind of|sort of|sometimes|i have|i do|every day|most days|it has|a little|once|twice|all the time)(?![^ ])/;

const YES_PLAIN =
  /(?<![^ ])(?:yes|yeah|mmhmm|every day|i have|i do|all the time|sometimes|most days)(?![^ ])/;

/** Questions and answers in text without speakers; a yes counts, a no never reassures. */
export function answersInOneTurn(
  spoken: readonly SpokenTurn[],
  index: number,
  rules: readonly CompiledRule[],
  transcript: string,
): Finding[] {
  const here = spoken[index];
  if (!here) return [];
  const findings: Finding[] = [];
  here.sentences.forEach(({ sentence, perspective }, position) => {
    if (perspective !== 'to_patient') return;
    const matches = askedMatches(rules, sentence);
    const last = matches.at(-1);
    if (!last) return;
    const lastWord = sentence.words[matches.reduce((most, { to }) => Math.max(most, to), 0) - 1];
    const rest = sentencesOf(here.turn.text, lastWord?.end ?? sentence.end, sentence.end);
    const next = here.sentences[position + 1]?.sentence;
    const inside = rest.map(({ fullText }) => fullText).join(' ');
    const answer = YES_LATER.test(inside) ? 'hedged_yes' : next ? classifyAnswer(next.fullText) : 'unclear';
    if (answer !== 'yes' && answer !== 'hedged_yes') return;
    const end = here.turn.start + (YES_LATER.test(inside) ? sentence.end : (next?.end ?? sentence.end));
    const start = here.turn.start + sentence.start;
    const quote = transcript.slice(start, quoteEnd(transcript, start, end)).trimEnd();
    const question: Question = {
      matches,
      sentence,
      turnIndex: index,
      isLast: true,
      isNegative: matches.some(({ assertion }) => assertion.negated),
      hasOr: / or /.test(sentence.text),
    };
    const doubt =
      answer === 'hedged_yes' && !YES_PLAIN.test(inside) ? 'answered with reservation' : undefined;
    for (const each of asFindings(question, { quote, start, end: start + quote.length }, doubt, false))
      findings.push(each);
  });
  return findings;
}
