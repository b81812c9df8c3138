import type { HeardTurn } from '../attribute/heard-turns.ts';
import { type Quote, quoteEnd } from '../attribute/quote.ts';
import type { Finding } from '../find/finding.ts';
import type { DomainKey } from '../find/domain-keys.ts';
import type { JudgedAnswer } from '../find/judge-answers.ts';
import { NOT_KNOWN } from '../find/ordinary/topic-wordings.ts';
import { type ExamItem, ITEMS } from './items.ts';
import type { Topic } from '../find/ordinary/topics.ts';
import { isWrongDate } from '../find/ordinary/says-of.ts';
import { isSeriesRight, recalled, wordsToKeep } from './right-answers.ts';

/** How the items of the examination were answered. */
export interface Examined {
  /** Items that were answered rightly, by the answer itself or in the clinician's words. */
  readonly passed: ReadonlyMap<string, Quote>;
  readonly findings: readonly Finding[];
}

interface Asked extends Pick<ExamItem, 'key' | 'failed' | 'wrong'> {
  readonly question: string;
  readonly start: number;
}

interface Answered extends Asked {
  readonly quote: Quote;
}

const ALL_RIGHT =
  /(?<!\p{L})(?:all (?:of (?:that|those|them|it) )?(?:is |are |were |was )?(?:right|correct)|(?:you )?got (?:them |it |that )?all|all (?:three|four|five|of them)|every (?:one|single one)|full marks|no (?:mistakes|errors|slips)|(?:three|four|five) (?:out of|of|for) (?:three|four|five)|oriented x ?4|(?:that|it)(?:['’]s| is|['’]ll be)? (?:absolutely |quite |exactly )?(?:right|correct|perfect)|well done|spot on|you got it|flawless|perfect|quick and clean|correct)(?!\p{L})/iu;
const WRONG =
  /(?:^|[.!?] )(?:(?:ok|okay|well|oh|um|ah)[,.]? )*(?:it['’]?s (?:actually|in fact)|actually|not quite|no[,.] it['’]?s|close|almost|nearly|that['’]?s not|not exactly|in fact|i['’]?m afraid|it['’]s (?:mon|tues|wednes|thurs|fri|satur|sun)day|we['’]re (?:in|at))(?!\p{L})/iu;

/**
 * What was asked that has a right answer: the day and place, a series backwards, words to keep. A series and kept words
 * show by themselves whether they are right; what else was answered is right in the clinician's words, or where nobody
 * corrects it and it is an answer to that question at all.
 */
export function examine(
  turns: readonly HeardTurn[],
  answers: readonly JudgedAnswer[],
  transcript: string,
): Examined {
  const passed = new Map<string, Quote>();
  const findings: Finding[] = [];
  const judged = new Map(answers.map((answer) => [answer.answered, answer]));
  const everAnswered = new Map<string, Answered>();
  let kept: readonly string[] = [];
  let asked: readonly Asked[] = [];
  let answered: readonly Answered[] = [];
  const pass = ({ key, quote }: Answered): void => {
    passed.set(key, quote);
  };
  const fail = ({ key, failed, quote }: Answered): void => {
    passed.delete(key);
    everAnswered.delete(key);
    if (failed) findings.push(failure(failed, quote));
  };
  const settle = (one: Answered, verdict: Verdict): void => {
    if (verdict === 'wrong') return fail(one);
    everAnswered.set(one.key, one);
    if (verdict === 'right') pass(one);
  };
  const correct = (words: string): void => {
    if (WRONG.test(words)) answered.forEach(fail);
  };
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === 'clinician') {
      if (answered.length > 0 && WRONG.test(turn.spoken)) answered.forEach(fail);
      else if (ALL_RIGHT.test(turn.spoken)) for (const one of everAnswered.values()) pass(one);
      const words = wordsToKeep(turn.spoken);
      if (words.length > 0) kept = words;
      answered = [];
      asked = askedIn(turn);
    } else if (turn.speaker === 'other') {
      correct(turn.spoken);
    } else if (turn.speaker === 'patient') {
      const answer = judged.get(index);
      const question = turns[answer?.asked ?? index] ?? turn;
      const ofOrientation = orientationIn(answer, question.spoken, turn);
      const first = asked[0]?.start ?? question.start;
      const quote = quoteOfBoth(first, turn, transcript);
      answered = [...asked, ...ofOrientation].map((one) => ({ ...one, quote }));
      for (const one of asked) settle({ ...one, quote }, verdictOn(one, turn.spoken, kept));
      for (const one of ofOrientation) settle({ ...one, quote }, one.verdict);
      for (const { from, to } of turn.remarks) correct(turn.text.slice(from, to));
      if (turn.spoken.trim() !== '') asked = [];
    }
  }
  return { passed, findings };
}

type Verdict = 'right' | 'wrong' | 'open';

/** What not knowing gives. */
const ORIENTATION: Readonly<Partial<Record<Topic, readonly [DomainKey, string]>>> = {
  time: ['orientation', 'disoriented_time'],
  place: ['orientation', 'disoriented_place'],
  person: ['orientation', 'disoriented_person'],
  situation: ['orientation', 'disoriented_situation'],
};

/** Day, place, name and reason: what of them was asked for or said, and how. */
function orientationIn(
  answer: JudgedAnswer | undefined,
  question: string,
  { spoken }: HeardTurn,
): (Asked & { readonly verdict: Verdict })[] {
  return [...(answer?.ordinary ?? [])].flatMap(([topic, { isAsked, above }]) => {
    const failed = ORIENTATION[topic];
    if (failed === undefined || (!isAsked && above < 0)) return [];
    const isWrong = isAsked && isNotKnown(topic, question, spoken);
    if (above === -Infinity && !isWrong) return [];
    const verdict = above >= 0 ? 'right' : isWrong ? 'wrong' : 'open';
    return [{ key: topic, failed, question: '', start: 0, verdict }];
  });
}

function isNotKnown(topic: Topic, question: string, answer: string): boolean {
  return NOT_KNOWN.test(answer) || (topic === 'time' && isWrongDate(question, answer));
}

function verdictOn({ key, question, wrong }: Asked, answer: string, kept: readonly string[]): Verdict {
  if (answer.trim() === '') return 'open';
  if (key === 'attention') {
    const isRight = isSeriesRight(question, answer);
    if (isRight !== undefined) return isRight ? 'right' : 'wrong';
  }
  if (key === 'recall' && kept.length > 0) {
    const count = recalled(kept, answer);
    if (count === kept.length) return 'right';
    return count * 2 <= kept.length ? 'wrong' : 'open';
  }
  return wrong?.test(answer) || NOT_KNOWN.test(answer) ? 'wrong' : 'open';
}

function askedIn({ spoken, start }: HeardTurn): Asked[] {
  const sentences = [...spoken.matchAll(/[^.?!]+[.?!]*/gu)];
  return sentences.flatMap(({ 0: sentence, index }) =>
    ITEMS.filter(({ asks }) => asks.test(sentence)).map((item) => ({
      ...item,
      question: sentence,
      start: start + index + (sentence.length - sentence.trimStart().length),
    })),
  );
}

function quoteOfBoth(start: number, turn: HeardTurn, transcript: string): Quote {
  const end = quoteEnd(transcript, start, turn.end);
  return { quote: transcript.slice(start, end), start, end };
}

function failure([domain, value]: NonNullable<ExamItem['failed']>, quote: Quote): Finding {
  return {
    domain,
    value,
    ...quote,
    speaker: 'patient',
    basis: 'question_and_answer',
    provenance: 'digital_mse',
    hedged: false,
    isRisk: false,
    screen: [],
  };
}
