import { answerOf, asksBack, denialOf, openText } from './answers/answer-of.ts';
import { answersInOneTurn } from './answers/answers-in-one-turn.ts';
import { moodAnswers } from './answers/mood-answers.ts';
import {
  goesOn,
  isOfConcern,
  type Question,
  questionsOf,
  quoteBoth,
  quoteQuestion,
  topicsOf,
} from './answers/question.ts';
import { deriveFromAnswer } from './answers/derive-from-answer.ts';
import type { CompiledRule } from './define-rule.ts';
import type { Finding, TopicAnswer } from './finding.ts';
import type { Quote } from '../attribute/quote.ts';
import type { SpokenTurn } from '../attribute/attribute-sentences.ts';

/** What the questions of a transcript and their answers give. */
export interface AnswerFindings {
  readonly findings: readonly Finding[];
  readonly topics: readonly TopicAnswer[];
  readonly warnings: readonly string[];
}

/** Turns that may pass, such as asking back, before an answer. */
const TURNS_KEPT_OPEN = 3;

/** Findings of questions together with their answers. */
export function findInAnswers(
  spoken: readonly SpokenTurn[],
  rules: readonly CompiledRule[],
  transcript: string,
): AnswerFindings {
  const found: AnswerFindings[] = [];
  let open: readonly Question[] = [];
  let openTurns = 0;
  const leaveUnanswered = (): void => {
    for (const each of open.map((question) => unanswered(question, spoken))) found.push(each);
    open = [];
  };
  spoken.forEach((here, index) => {
    const { turn, sentences } = here;
    if (turn.speaker === 'clinician') {
      const asked = questionsOf(spoken, index, rules);
      if (asked.length > 0) {
        if (openTurns > 0) leaveUnanswered();
        open = asked;
        openTurns = 0;
      } else if (!goesOn(sentences) || openTurns >= TURNS_KEPT_OPEN) leaveUnanswered();
      return;
    }
    if (turn.speaker === 'unknown') {
      found.push({ ...NOTHING, findings: answersInOneTurn(spoken, index, rules, transcript) });
      if (open.length === 0) return;
    } else if (turn.speaker !== 'patient') return;
    found.push({ ...NOTHING, findings: moodAnswers(spoken, index, rules, transcript) });
    if (open.length > 0 && asksBack(sentences)) {
      openTurns += 1;
      return;
    }
    found.push(
      ...open.map((question) => answered(question, here, quoteBoth(spoken, question, index, transcript))),
    );
    open = [];
  });
  leaveUnanswered();
  return {
    findings: found.flatMap(({ findings }) => findings),
    topics: found.flatMap(({ topics }) => topics),
    warnings: found.flatMap(({ warnings }) => warnings),
  };
}

const NOTHING: AnswerFindings = { findings: [], topics: [], warnings: [] };

/** What one turn says to one question. */
function answered(question: Question, { turn, sentences }: SpokenTurn, quote: Quote): AnswerFindings {
  const answer = answerOf(sentences.map(({ sentence }) => sentence));
  const { findings, warnings } = deriveFromAnswer(question, answer, quote, openText(sentences));
  // Nobody but the patient denies for the patient.
  const denial = denialOf(question, answer, sentences);
  const kind = denial === 'denied' && turn.speaker !== 'patient' ? 'qualified' : denial;
  const topics = kind ? [{ topics: topicsOf(question.matches), answer: kind, ...quote }] : [];
  return { findings, warnings, topics };
}

/** A question of concern that nobody answered is warned of; any other may stay open. */
function unanswered(question: Question, spoken: readonly SpokenTurn[]): AnswerFindings {
  if (!isOfConcern(question.matches)) return NOTHING;
  const quote = quoteQuestion(spoken, question);
  return {
    findings: [],
    topics: [{ topics: topicsOf(question.matches), answer: 'unanswered', ...quote }],
    warnings: [`Asked and not answered: "${quote.quote}"`],
  };
}
