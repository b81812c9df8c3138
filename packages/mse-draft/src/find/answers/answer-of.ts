import type { TopicAnswer } from '../finding.ts';
import { type AnswerPolarity, classifyAnswer, type Sentence } from '@svc/clinical';
import type { SpokenTurn } from '../../attribute/attribute-sentences.ts';
import type { Question } from './question.ts';

const RETRACTS =
  /(?<![^ ])(?:but|sometimes|not really|any ?more|maybe|except|although|well|actually|i mean|kind of|sort of|used to|(?<!not (?:even )?)once|though|however)(?![^ ])/;
const ASKS_BACK =
  /^(?:what$|what (?:do|does|did|kind|sort)|sorry|pardon|huh|like what|how do you mean|what do you mean|in what way|you mean|excuse me|can you repeat|say (?:that )?again|i do not understand|come again)(?![^ ])/;

/** Whether all that is said asks the clinician back. */
export function asksBack(sentences: SpokenTurn['sentences']): boolean {
  const first = sentences[0]?.sentence;
  if (first === undefined || sentences.length > 1) return false;
  return ASKS_BACK.test(first.fullText) || (first.ending === 'question' && !isAnAnswer(first));
}

/** "Who hasn't?" and "No?" are answers. */
function isAnAnswer({ fullText }: Sentence): boolean {
  return classifyAnswer(fullText) !== 'unclear' && !/^(?:do|did|are|is|why|how) /.test(fullText);
}

export function openText(sentences: SpokenTurn['sentences']): string {
  return sentences.map(({ sentence }) => sentence.fullText).join(' ');
}

/** The first words of an answer; a second sentence may take back a no. */
export function answerOf(sentences: readonly Sentence[]): AnswerPolarity {
  const [first, second] = sentences;
  if (!first) return 'evasive';
  const answer = classifyAnswer(first.fullText);
  if (answer === 'no' && second && RETRACTS.test(second.fullText)) return 'qualified_no';
  if (answer === 'unclear' && second && first.words.length <= 4) {
    const next = classifyAnswer(second.fullText);
    return next === 'yes' && UNSURE.test(first.fullText) ? 'hedged_yes' : next;
  }
  return answer;
}

const UNSURE = /(?<![^ ])(?:not know|not sure|dunno|hard to say)(?![^ ])/;

/** How a topic was left, when not affirmed. */
export function denialOf(
  question: Question,
  answer: AnswerPolarity,
  sentences: SpokenTurn['sentences'],
): TopicAnswer['answer'] | undefined {
  if (answer === 'evasive' || answer === 'unclear') return 'evasive';
  if (answer === 'qualified_no') return 'qualified';
  if (answer !== 'no') return undefined;
  // Only a plain no to a plain question denies, and only what it was asked for last.
  if (question.isNegative || !question.isLast || deniesPart(openText(sentences))) return 'qualified';
  return 'denied';
}

/** "Not others, no": denies one part of what was asked. */
function deniesPart(text: string): boolean {
  return /(?<![^ ])(?:not|no) (?:[^ ]+ ){0,3}(?:others|anyone else|someone else|other people|them|anybody else|myself)(?![^ ])/.test(
    text,
  );
}
