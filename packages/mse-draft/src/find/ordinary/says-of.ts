import type { Judged } from '../classifier/features.ts';
import { ASKED_BY, NAMED, NEGATES, NEVER_STOPS, OF_SELF_HARM, REFUSES, TO_ALL } from './topic-wordings.ts';
import { DAY, NOT_KNOWN, WRONG_DATE } from './topic-wordings.ts';
import { OF_HARM, type Topic } from './topics.ts';

const SENTENCES = /[^.?!…;]+[.?!…;]*/gu;

/** Whether a question has a word of a topic, where words tell it. */
export function mayAsk(topic: Topic, question: string): boolean {
  return ASKED_BY[topic]?.test(question) !== false;
}

/**
 * Whether an answer can say something of a topic at all: of several that were asked at once each has to be denied, by name or
 * by as many noes; a day names one.
 *
 * @param asked everything that was asked
 */
export function saysOf(
  topic: Topic,
  asked: readonly Topic[],
  { question, statement: answer }: Judged,
): boolean {
  const named = NAMED[topic];
  if (named === undefined)
    return (
      !NOT_KNOWN.test(firstOf(answer)) &&
      (topic !== 'time' || (DAY.test(answer) && !isWrongDate(question, answer)))
    );
  if (topic === 'suicide' && OF_SELF_HARM.test(question) && !named.test(question.replace(OF_SELF_HARM, '')))
    return false;
  if ((!NEGATES.test(answer) && topic !== 'suicide') || NEVER_STOPS.test(answer)) return false;
  const several = asked.filter((one) => NAMED[one] !== undefined);
  if (several.length < 2) return true;
  if (TO_ALL.test(answer)) return true;
  const sentences = answer.match(SENTENCES) ?? [answer];
  const isDenied = (sentence: string): boolean => NEGATES.test(sentence) && !REFUSES.test(sentence);
  const naming = sentences.filter((sentence) => named.test(sentence));
  const [first] = naming;
  if (first !== undefined) return OF_HARM.has(topic) ? naming.every(isDenied) : isDenied(first);
  // A no that names another of them is to that one; of harm, also one that goes on about it.
  const said = OF_HARM.has(topic) ? answer : firstOf(answer);
  return isDenied(firstOf(answer)) && !several.some((other) => NAMED[other]?.test(said));
}

/** A year long gone, where nobody asked for the birth. */
export function isWrongDate(question: string, answer: string): boolean {
  return WRONG_DATE.test(answer) && !/birth|born/i.test(question);
}

function firstOf(answer: string): string {
  return answer.match(SENTENCES)?.[0] ?? answer;
}
