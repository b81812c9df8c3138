import { type ConcernStatement, NOT_NAMED } from './concerns/concern-statement.ts';
import type { Concern } from './concerns/define-concern.ts';
import { type Exchange, exchangesOf } from './concerns/exchanges.ts';
import { CONCERNS } from './concerns/index.ts';
import type { Notice } from './concerns/notice.ts';
import { isPlainlyHarmless, saysNothing } from './concerns/harmless.ts';
import { readAnswered } from './concerns/read-answered.ts';
import { readOrientation } from './concerns/read-orientation.ts';
import { readObserved, readStated } from './concerns/read-stated.ts';
import { tellsOfPatient } from './concerns/told.ts';
import { readWeighed, type WeighedNotice } from './concerns/read-weighed.ts';
import { stanceOf } from './concerns/denials.ts';
import { type Spans, spansOf } from './concerns/spans.ts';
import { goesOn, type Nearness, type Topics, topicsOf } from './concerns/topics.ts';
import type { Finding } from './finding.ts';
import { isRiskBearing } from './is-risk-bearing.ts';
import { LONGEST_QUOTE, quoteEnd, stretch } from './quote.ts';
import type { SpokenTurn } from './read-voices.ts';

/**
 * Log-odds from which a sentence is listed. Without a finding of risk its words decide: by themselves, or less of them
 * where the visit holds something to clarify already. Beside risk its words and its place decide. Set on visits left
 * out; ours.
 */
const WORDS_ALONE = -0.4;
const WORDS_BESIDE_CONCERN = -0.7;
const PLACE_BESIDE_RISK = -3.7;
/** The same where no finding says so but much is raised. */
const PLACE_BESIDE_MUCH_RAISED = -3.4;
/** What must be raised for a visit to hold risk though no finding says so: a statement counts one, an answer half. Ours. */
const ENOUGH_RAISED = 4;
const ANSWER_COUNTS = 0.5;

/** What a visit holds beyond what the rules read. */
export interface Concerns {
  /** In the order of the transcript; nothing that a finding of risk says already. */
  readonly toClarify: readonly ConcernStatement[];
  /** Everything that was noticed, also beside findings: it speaks against reassuring options. */
  readonly noticed: readonly ConcernStatement[];
}

/**
 * What may be risk though no known wording says so: ideas that stand together, answers that do not plainly deny, and
 * words that weigh like risk. It records no option: a clinician asks. More of it is taken up in a visit that holds a
 * danger. Linear in the length of the transcript.
 *
 * @param found what the rules gave; it is not said again
 */
export function readConcerns(
  spoken: readonly SpokenTurn[],
  found: readonly Finding[],
  transcript: string,
): Concerns {
  const risks = found.filter(isRiskBearing);
  const known = spansOf(risks);
  const grave = spansOf(risks.filter(isGrave));
  const exchanges = exchangesOf(spoken);
  const inTurn = readInTurn(exchanges, known);
  const isNoticed = inTurn.some(({ stated, answered }) => answered || stated.some((notice) => notice));
  const isRisky = risks.length > 0 || raisedBy(inTurn) >= ENOUGH_RAISED;
  const placeAtLeast = risks.length > 0 ? PLACE_BESIDE_RISK : PLACE_BESIDE_MUCH_RAISED;
  const wordsAtLeast = isNoticed ? WORDS_BESIDE_CONCERN : WORDS_ALONE;
  const isDialogue = exchanges.some(
    ({ turn, askedFrom }) => turn.speaker === 'patient' || askedFrom !== undefined,
  );
  const heard = spansOf(found);
  const read = [
    ...inTurn.map(({ exchange, topics, stated, answered }) => {
      const { turn, said } = exchange;
      const asked = [...topics.values()];
      const denied = asked.includes('asked') && stanceOf(exchange) === 'denies';
      const raises = stated.some((notice) => notice);
      const sounds = readWeighed(
        exchange,
        (index) => ({
          besideRaised: raises,
          asked: asked.includes('asked'),
          denied,
          isPlainlyHarmless: isPlainlyHarmless(exchange, said[index], topics, (sentence) =>
            heard.touches(turn.start + sentence.start, turn.start + sentence.end),
          ),
          inRiskyVisit: isRisky,
        }),
        isDialogue,
      );
      const notices = exchange.isSilent
        ? [answered]
        : said.map((spoken, index) => {
            const named = stated[index] ?? answered;
            if (named || saysNothing(exchange, spoken, topics)) return named;
            return isRisky ? inPlace(sounds[index], placeAtLeast) : byWords(sounds[index], wordsAtLeast);
          });
      return { exchange, notices };
    }),
    ...spoken
      .filter(({ turn }) => turn.speaker === 'clinician')
      .map((turn) => (isRisky ? toldOf(turn) : observed(turn))),
  ];
  const inOrder = (statements: ConcernStatement[]): ConcernStatement[] =>
    statements.sort((a, b) => a.start - b.start || a.end - b.end);
  return {
    noticed: inOrder(read.flatMap(({ exchange, notices }) => statementsOf(exchange, notices, transcript))),
    toClarify: inOrder(
      read.flatMap(({ exchange, notices }) => {
        const open = notices.map((notice, index) =>
          notice && isSaid(exchange, index, notice, known, grave) ? undefined : notice,
        );
        return statementsOf(exchange, open, transcript);
      }),
    ),
  };
}

/** What a clinician tells the patient they see. */
function observed({ turn, sentences }: SpokenTurn): Noticed {
  const exchange = { asked: [], askedFrom: undefined, turn, said: sentences, isSilent: false };
  return { exchange, notices: sentences.map(readObserved) };
}

/** In a visit with risk also what a clinician tells of the patient: "He swung at Danielle", "you sent them away". */
function toldOf(spokenTurn: SpokenTurn): Noticed {
  const { exchange, notices } = observed(spokenTurn);
  return {
    exchange,
    notices: notices.map((notice, index) => {
      const spoken = exchange.said[index];
      const tells = spoken && (spoken.voice === 'note' || tellsOfPatient(spoken.sentence));
      return (
        notice ?? (tells ? { concern: undefined, reason: 'not plainly harmless beside risk' } : undefined)
      );
    }),
  };
}

interface Noticed {
  readonly exchange: Exchange;
  /** One entry a sentence, or one for a silence. */
  readonly notices: readonly (Notice | undefined)[];
}

const inPlace = (notice: WeighedNotice | undefined, atLeast: number): Notice | undefined =>
  notice && notice.place >= atLeast ? notice : undefined;

const byWords = (notice: WeighedNotice | undefined, atLeast: number): Notice | undefined =>
  notice && notice.words >= atLeast && !notice.isPlainlyHarmless ? notice : undefined;

/** How much a visit raises by its statements and answers. */
function raisedBy(inTurn: readonly Read[]): number {
  return inTurn.reduce(
    (sum, { stated, answered }) =>
      sum + stated.filter((notice) => notice).length + (answered ? ANSWER_COUNTS : 0),
    0,
  );
}

interface Read {
  readonly exchange: Exchange;
  readonly topics: Topics;
  readonly stated: readonly (Notice | undefined)[];
  readonly answered: Notice | undefined;
}

/** Reads the exchanges one after the other; what was asked is carried on until the clinician changes the subject. */
function readInTurn(exchanges: readonly Exchange[], known: Spans): Read[] {
  let carried: Carried = { topics: new Map(), turns: 0 };
  return exchanges.map((exchange) => {
    const own = topicsOf(exchange.asked);
    const isCarried = carried.turns < MOST_CARRIED && goesOnWith(carried.topics, own, exchange);
    const topics = isCarried ? new Map([...own, ...carried.topics]) : own;
    const stated = readStated(exchange, topics);
    const answered = readAnswered(exchange, topics) ?? readOrientation(exchange);
    const isKnownRisk = known.touches(exchange.turn.start, exchange.turn.end);
    const isRenewed = isKnownRisk || !isCarried || stated.some((notice) => notice);
    carried = {
      topics: nextCarried(topics, [answered, ...stated], isKnownRisk),
      turns: isRenewed ? 0 : carried.turns + 1,
    };
    return { exchange, topics, stated, answered };
  });
}

/** What was asked before and not plainly denied. */
interface Carried {
  readonly topics: Topics;
  /** Exchanges since it was asked or something was stated. */
  readonly turns: number;
}

/** Exchanges over which a subject is carried on by answers alone. */
const MOST_CARRIED = 3;

/** Whether the clinician goes on with what was asked before, and asks nothing of its own. */
function goesOnWith(carried: Topics, own: Topics, { asked }: Exchange): boolean {
  return carried.size > 0 && ![...own.values()].includes('asked') && goesOn(asked);
}

function nextCarried(topics: Topics, notices: readonly (Notice | undefined)[], isKnownRisk: boolean): Topics {
  const [answered] = notices;
  const isOpen = answered !== undefined || isKnownRisk;
  const raised = new Set(notices.flatMap((notice) => notice?.concern ?? []).filter(isOfDanger));
  if (answered?.concern) raised.add(answered.concern);
  const carried = CONCERNS.filter(
    (concern) => (isOpen && topics.get(concern) === 'asked') || raised.has(concern),
  );
  return new Map(carried.map((concern): [Concern, Nearness] => [concern, 'asked']));
}

const isOfDanger = ({ against }: Concern): boolean => against.includes('risk');

/** Findings beside which nothing graver is left to say. */
function isGrave({ domain, value }: Finding): boolean {
  return domain === 'risk' || /^(?:suicidal|homicidal|passive|command)_/.test(value);
}

/** Whether a finding has the same words; what is stated of danger is said only by one of danger. */
function isSaid(
  { turn, said, askedFrom }: Exchange,
  index: number,
  { concern, reason }: Notice,
  known: Spans,
  grave: Spans,
): boolean {
  const sentence = said[index]?.sentence;
  const start = sentence ? turn.start + sentence.start : (askedFrom ?? turn.start);
  const end = turn.start + (sentence ? sentence.end : turn.text.length);
  const isDanger = reason === 'wording not clear' && concern?.against.includes('risk') === true;
  return (isDanger ? grave : known).holds(start, end);
}

/** One statement for sentences that follow each other and raise the same, as far as a quote may go. */
function statementsOf(
  exchange: Exchange,
  notices: readonly (Notice | undefined)[],
  transcript: string,
): ConcernStatement[] {
  const { turn, said, isSilent } = exchange;
  if (isSilent) {
    const [notice] = notices;
    return notice ? quoted(exchange, notice, turn.start, turn.start + turn.text.length, transcript) : [];
  }
  const statements: ConcernStatement[] = [];
  let open: { notice: Notice; start: number; end: number } | undefined;
  const close = (): void => {
    if (open) statements.push(...quoted(exchange, open.notice, open.start, open.end, transcript));
    open = undefined;
  };
  said.forEach(({ sentence }, index) => {
    const notice = notices[index];
    if (!notice) return close();
    const start = turn.start + sentence.start;
    const end = turn.start + sentence.end;
    const joint = open && end - open.start <= LONGEST_QUOTE ? joined(open.notice, notice) : undefined;
    if (open && joint) open = { notice: joint, start: open.start, end };
    else {
      close();
      open = { notice, start, end };
    }
  });
  close();
  return statements;
}

/** What two sentences raise together: the same, or what one of them names. */
function joined(one: Notice, other: Notice): Notice | undefined {
  if (one.concern === other.concern) return isNamed(one) ? one : other;
  if (!isNamed(one)) return other;
  return isNamed(other) ? undefined : one;
}

/** Whether it is more than a sound of risk. */
function isNamed({ reason }: Notice): boolean {
  return reason === 'wording not clear' || reason === 'answer does not plainly deny';
}

/** Quotes a stretch; an answer with its question where both fit, a long stretch in parts. */
function quoted(
  { askedFrom, turn, said }: Exchange,
  { concern, reason }: Notice,
  from: number,
  to: number,
  transcript: string,
): ConcernStatement[] {
  const isAnswer =
    reason === 'answer does not plainly deny' && from <= turn.start + (said[0]?.sentence.start ?? 0);
  const withQuestion =
    isAnswer && askedFrom !== undefined && askedFrom < from && to - askedFrom <= LONGEST_QUOTE;
  const start = withQuestion ? askedFrom : from;
  const statements: ConcernStatement[] = [];
  for (let at = start; at < to; ) {
    const cut = cutAt(transcript, at, to);
    const part = stretch({ ...turn, start: 0, text: transcript }, at, cut);
    if (part.quote !== '') statements.push({ ...part, topic: concern?.topic ?? NOT_NAMED, reason });
    at = cut;
  }
  return statements;
}

/** Where a part of a stretch ends: at a space, if there is one. */
function cutAt(transcript: string, from: number, to: number): number {
  if (to - from <= LONGEST_QUOTE) return to;
  const space = transcript.lastIndexOf(' ', from + LONGEST_QUOTE);
  return space > from ? space : quoteEnd(transcript, from, to);
}
