import { rulesIn } from '../beginnings/places-of.ts';
import type { CompiledRule } from '../define-rule.ts';
import type { Sentence } from '@svc/clinical';
import { type Match, matchesOf } from '../match-rules.ts';
import { type Quote, quoteEnd, quoteSpan } from '../../attribute/quote.ts';
import type { SpokenTurn } from '../../attribute/attribute-sentences.ts';

export interface Question {
  readonly matches: readonly Match[];
  readonly sentence: Sentence;
  readonly turnIndex: number;
  /** Later questions of the same turn ask for something else, so a bare answer is not clearly to this one. */
  readonly isLast: boolean;
  readonly isNegative: boolean;
  readonly hasOr: boolean;
}

/** A question that goes on with the topic before it. */
const FOLLOWS_UP =
  /^(?:(?:or|and|so|i mean|even|just|ok) )*(?:anything like that|any of (?:that|those)|at all|nothing like that|ever|none|no|right|correct|is that (?:right|true|correct)|be honest|you can (?:tell|be)|it is (?:ok|safe|alright)|this is|i ask|i have to ask|take your time|even (?:passing|fleeting|if)|not even)(?: [^ ]+){0,8}$/;

/** Whether every sentence goes on with the topic before it. */
export function goesOn(sentences: SpokenTurn['sentences']): boolean {
  return sentences.every(({ sentence }) => FOLLOWS_UP.test(sentence.fullText));
}

/** The questions of a clinician's turn that any rule knows. */
export function questionsOf(
  spoken: readonly SpokenTurn[],
  turnIndex: number,
  rules: readonly CompiledRule[],
): Question[] {
  const here = spoken[turnIndex];
  if (!here) return [];
  const found: Question[] = [];
  here.sentences.forEach(({ sentence, perspective }, position) => {
    if (perspective !== 'to_patient') return;
    const matches = askedMatches(rules, sentence);
    if (matches.length === 0) return;
    const later = here.sentences.slice(position + 1);
    found.push({
      matches,
      sentence,
      turnIndex,
      isLast: later.every(
        ({ sentence: after }) =>
          FOLLOWS_UP.test(after.fullText) ||
          (after.ending !== 'question' && askedMatches(rules, after).length === 0),
      ),
      isNegative: matches.some(({ assertion }) => assertion.negated),
      hasOr: /(?<![^ ])(?:or|and)(?![^ ])/.test(sentence.text),
    });
  });
  return found;
}

export function askedMatches(rules: readonly CompiledRule[], sentence: Sentence): Match[] {
  const matches = rulesIn(sentence, rules).flatMap((rule) => {
    const own = [
      ...matchesOf(rule, rule.asks, sentence, 'to_patient'),
      ...matchesOf(rule, rule.says, sentence, 'to_patient'),
    ].filter(({ assertion, from }) => assertion.experiencer === 'patient' && !isOfAsker(sentence, from));
    return own.slice(0, 1);
  });
  return matches;
}

/** "Unless I am worried for your safety": said by the clinician of themselves. */
function isOfAsker({ words }: Sentence, from: number): boolean {
  const subject = words
    .slice(Math.max(0, from - ASKER_REACH), from)
    .findLast(({ text }) => text === 'i' || text === 'you' || text === 'your')?.text;
  return subject === 'i' && ['am', 'was', 'feel', 'be'].includes(words[from - 1]?.text ?? '');
}
/** Words before a wording in which the clinician may name themselves. */
const ASKER_REACH = 3;

export function topicsOf(matches: readonly Match[]): string[] {
  return [
    ...new Set(
      matches.flatMap(({ rule }): readonly string[] => rule.topics ?? rule.gives.map(([, value]) => value)),
    ),
  ];
}

/** Whether an open answer matters: risk, or perception and belief. */
export function isOfConcern(matches: readonly Match[]): boolean {
  return matches.some(({ rule }) => rule.isRisk);
}

export function quoteQuestion(spoken: readonly SpokenTurn[], { turnIndex, sentence }: Question): Quote {
  const turn = spoken[turnIndex]?.turn;
  return turn ? quoteSpan(turn, sentence.start, sentence.end) : { quote: '', start: 0, end: 0 };
}

/** From the question to the end of the answer's second sentence, verbatim. */
export function quoteBoth(
  spoken: readonly SpokenTurn[],
  question: Question,
  index: number,
  transcript: string,
): Quote {
  const { start, end: questionEnd } = quoteQuestion(spoken, question);
  const here = spoken[index];
  const last = here?.sentences[Math.min(1, here.sentences.length - 1)]?.sentence;
  const answerEnd = here ? here.turn.start + (last?.end ?? here.turn.text.length) : questionEnd;
  const end = quoteEnd(transcript, start, Math.max(answerEnd, questionEnd));
  const quote = transcript.slice(start, end).trimEnd();
  return { quote, start, end: start + quote.length };
}
