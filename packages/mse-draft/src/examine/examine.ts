import type { HeardTurn } from '../attribute/heard-turns.ts';
import { type Quote, quoteEnd } from '../attribute/quote.ts';
import type { Finding } from '../find/finding.ts';
import { type ExamItem, ITEMS, NOT_KNOWN } from './items.ts';
import { isSeriesRight, recalled, wordsToKeep } from './right-answers.ts';

/** How the items of the examination were answered. */
export interface Examined {
  /** Items that were answered rightly, by the answer itself or in the clinician's words. */
  readonly passed: ReadonlyMap<string, Quote>;
  readonly findings: readonly Finding[];
}

interface Asked {
  readonly item: ExamItem;
  readonly question: string;
  readonly start: number;
}

interface Answered extends Asked {
  readonly quote: Quote;
}

const ALL_RIGHT =
  /(?<!\p{L})(?:all (?:of (?:that|those|them|it) )?(?:is |are |were |was )?(?:right|correct)|(?:you )?got (?:them |it |that )?all|all (?:three|four|five|of them)|every (?:one|single one)|full marks|no (?:mistakes|errors|slips)|(?:three|four|five) (?:out of|of|for) (?:three|four|five)|oriented x ?4|(?:that|it)(?:['’]s| is|['’]ll be)? (?:absolutely |quite |exactly )?(?:right|correct|perfect)|well done|spot on|you got it|flawless|perfect|quick and clean|correct)(?!\p{L})/iu;
const WRONG =
  /(?:^|[.!?] )(?:(?:ok|okay|well|oh|um|ah)[,.]? )*(?:it['’]?s (?:actually |in fact )|actually|not quite|no[,.] it['’]?s|close|almost|nearly|that['’]?s not|not exactly|in fact|i['’]?m afraid|it['’]s (?:mon|tues|wednes|thurs|fri|satur|sun)day|we['’]re (?:in|at) )(?!\p{L})/iu;

/**
 * What was asked that has a right answer: the day and place, a series backwards, words to keep. A series and kept words
 * show by themselves whether they are right; what else was answered is right in the clinician's words, or where nobody
 * corrects it and it is an answer to that question at all.
 */
export function examine(turns: readonly HeardTurn[], transcript: string): Examined {
  const passed = new Map<string, Quote>();
  const findings: Finding[] = [];
  let kept: readonly string[] = [];
  let asked: readonly Asked[] = [];
  let answered: readonly Answered[] = [];
  const everAnswered = new Map<string, Answered>();
  const pass = ({ item, quote }: Answered): void => {
    passed.set(item.key, quote);
  };
  const fail = ({ item, quote }: Answered): void => {
    passed.delete(item.key);
    everAnswered.delete(item.key);
    if (item.failed) findings.push(failure(item.failed, quote));
  };
  const mark = (one: Answered, answer: string): void => {
    const verdict = verdictOn(one, answer, kept);
    if (verdict === 'wrong') return fail(one);
    everAnswered.set(one.item.key, one);
    if (verdict === 'right') pass(one);
  };
  for (const turn of turns) {
    if (turn.speaker === 'clinician') {
      if (answered.length > 0 && WRONG.test(turn.spoken)) answered.forEach(fail);
      else if (ALL_RIGHT.test(turn.spoken)) for (const one of everAnswered.values()) pass(one);
      const words = wordsToKeep(turn.spoken);
      if (words.length > 0) kept = words;
      answered = [];
      asked = askedIn(turn);
    } else if (turn.speaker === 'other') {
      if (answered.length > 0 && WRONG.test(turn.spoken)) answered.forEach(fail);
    } else if (turn.speaker === 'patient' && asked.length > 0) {
      const quote = quoteOfBoth(asked[0] as Asked, turn, transcript);
      const unasked = asked.some(({ item }) => item.isOrientation) ? volunteered(turn.spoken, asked) : [];
      answered = [...asked, ...unasked].map((one) => ({ ...one, quote }));
      for (const one of answered) mark(one, turn.spoken);
      if (turn.spoken.trim() !== '') asked = [];
    }
  }
  return { passed, findings };
}

type Verdict = 'right' | 'wrong' | 'open';

function verdictOn({ item, question }: Asked, answer: string, kept: readonly string[]): Verdict {
  if (answer.trim() === '') return 'open';
  if (item.key === 'attention') {
    const isRight = isSeriesRight(question, answer);
    if (isRight !== undefined) return isRight ? 'right' : 'wrong';
  }
  if (item.key === 'recall' && kept.length > 0) {
    const count = recalled(kept, answer);
    if (count === kept.length) return 'right';
    return count * 2 <= kept.length ? 'wrong' : 'open';
  }
  if (item.wrong?.test(answer) || NOT_KNOWN.test(answer)) return 'wrong';
  return item.right?.some((right) => right.test(answer)) ? 'right' : 'open';
}

function askedIn({ spoken, start }: HeardTurn): Asked[] {
  const sentences = [...spoken.matchAll(/[^.?!]+[.?!]*/gu)];
  return sentences.flatMap(({ 0: sentence, index }) =>
    ITEMS.filter(({ asks }) => asks.test(sentence)).map((item) => ({
      item,
      question: sentence,
      start: start + index + (sentence.length - sentence.trimStart().length),
    })),
  );
}

/** Who says the day also says who they are and why they are here. */
function volunteered(answer: string, asked: readonly Asked[]): Asked[] {
  const [first] = asked;
  return ITEMS.filter(
    (item) =>
      first !== undefined &&
      item.volunteered?.test(answer) &&
      !asked.some((one) => one.item.key === item.key),
  ).map((item) => ({ item, question: first?.question ?? '', start: first?.start ?? 0 }));
}

function quoteOfBoth({ start }: Asked, turn: HeardTurn, transcript: string): Quote {
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
