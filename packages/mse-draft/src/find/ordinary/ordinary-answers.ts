import { type AnswerPolarity, classifyAnswer, sentencesOf } from '@svc/clinical';
import { isPlainDenial } from '../assertion.ts';
import { classifierOf } from '../classifier/classify.ts';
import type { Judged } from '../classifier/features.ts';
import { weighedBy } from '../classifier/linear-model.ts';
import { ANSWERED, type AnsweredScores, type AskedScores, type Topic, TOPICS } from './topics.ts';
import { GOOD_ALONE, SAID_PLAINLY } from './said-plainly.ts';
import { mayAsk, saysOf } from './says-of.ts';
import { ANSWER_MODELS, ANSWER_SPREADS, ASKED_FROM, OF_ANSWERS, OF_QUESTIONS } from './ordinary-weights.ts';

const classifyQuestion = classifierOf(TOPICS, OF_QUESTIONS);
const classifyAnswered = classifierOf(ANSWERED, OF_ANSWERS);

/** What was asked for, and how far above its score what was answered in the ordinary way is. */
export type OrdinaryAnswers = ReadonlyMap<Topic, { readonly isAsked: boolean; readonly above: number }>;

/** So much surer has to be what nobody asked for. Ours. */
const UNASKED = 0.7;
/** Who says the day may say these unasked. */
const VOLUNTEERED: ReadonlySet<Topic> = new Set(['place', 'situation']);

/** What a turn of the clinician asks for, and how far it is answered in the ordinary way; who says the day may also say the place. */
export function ordinaryAnswers(judged: Judged): OrdinaryAnswers {
  const asked = askedScores(judged.question);
  const isAsked = (topic: Topic): boolean =>
    asked[topic] >= (ASKED_FROM[topic] ?? Infinity) && mayAsk(topic, judged.question);
  if (!TOPICS.some(isAsked)) return NOTHING;
  const columns = columnsOfAnswer(asked, classifyAnswered(judged), judged.statement).map(
    (value, at) => value / (ANSWER_SPREADS[at] ?? 1),
  );
  return new Map(
    TOPICS.flatMap((topic) => {
      const model = ANSWER_MODELS[topic];
      const isVolunteered = isAsked('time') && VOLUNTEERED.has(topic);
      if (model === undefined || !(isAsked(topic) || isVolunteered)) return [];
      const isSaid = saysOf(topic, TOPICS.filter(isAsked), judged);
      const above = isSaid
        ? weighedBy(model, columns) - model.from - (isAsked(topic) ? 0 : UNASKED)
        : -Infinity;
      const isPlain = topic === 'mood' && GOOD_ALONE.test(judged.statement);
      return [[topic, { isAsked: isAsked(topic), above: isPlain ? Math.max(0, above) : above }] as const];
    }),
  );
}

const NOTHING: OrdinaryAnswers = new Map();

const SENTENCES = /[^.?!]+[.?!]*/gu;

/** How far a turn of the clinician asks for each topic: the whole of it, or the sentence that asks for it most. */
export function askedScores(
  turn: string,
  judge: (judged: Judged) => AskedScores = classifyQuestion,
): AskedScores {
  const scores = [...new Set([turn, ...(turn.match(SENTENCES) ?? [])])].map((statement) =>
    judge({ question: '', statement }),
  );
  const most = (topic: Topic): number => Math.max(...scores.map((own) => own[topic]));
  return Object.fromEntries(TOPICS.map((topic) => [topic, most(topic)])) as Record<Topic, number>;
}

const POLARITIES: readonly AnswerPolarity[] = [
  'yes',
  'hedged_yes',
  'no',
  'qualified_no',
  'evasive',
  'unclear',
];

/** The columns an answer is weighed by: every score, whether it is a plain no, what it says plainly, its length, and its first two sentences as a yes or no. */
export function columnsOfAnswer(asked: AskedScores, answered: AnsweredScores, answer: string): Float64Array {
  const [first = '', second = ''] = sentencesOf(answer, 0, answer.length).map(({ fullText }) => fullText);
  const polarities = [first, second].map((sentence) => classifyAnswer(sentence));
  return Float64Array.from([
    ...TOPICS.map((topic) => asked[topic]),
    ...ANSWERED.map((output) => answered[output]),
    Number(isPlainDenial(answer)),
    ...SAID_PLAINLY.map((pattern) => Number(pattern.test(answer))),
    Math.log(answer.split(/\s+/).length),
    ...polarities.flatMap((polarity) => POLARITIES.map((one) => Number(one === polarity))),
  ]);
}
