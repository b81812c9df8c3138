import { exchangesOf, type Exchange } from './concerns/exchanges.ts';
import { PASSIVE_CONCERN } from './concerns/families/suicide.ts';
import { CONCERNS } from './concerns/index.ts';
import type { Concern } from './concerns/define-concern.ts';
import { leavesOppositeOpen, stanceOf } from './concerns/denials.ts';
import { BY_ACCIDENT, JESTING, OWN_MIND, ROUTINE_WORDS, SETTING } from './concerns/settings.ts';
import { weigh, type Weighed } from './concerns/weigh.ts';
import { goesOn, has, type Nearness, type Topics, topicsOf } from './concerns/topics.ts';
import type { Finding } from './finding.ts';
import type { Voice } from './language/context.ts';
import type { Sentence } from './language/sentence.ts';
import { makeFindings } from './make-finding.ts';
import { type Match, matchesOf } from './match-rules.ts';
import { type Quote, quoteOf, stretch } from './quote.ts';
import type { SpokenSentence, SpokenTurn } from './read-voices.ts';

/**
 * Concerns in what no turn of phrase named, by the weight of its words. Whether there are any depends on the whole
 * visit, which kind only on what came before, so that nothing said later changes what was found.
 */
function weighedConcerns(exchanges: readonly Exchange[], known: readonly Finding[]): Finding[] {
  const all = [...known].sort((a, b) => a.start - b.start);
  const spans = spansOf(all);
  // Perceptions by themselves make nothing else likelier.
  const ordered = all.filter(({ domain }) => domain === 'risk');
  const atLeast = ordered.length > 0 ? BESIDE_RISK : ALONE;
  const before = new Set<string>();
  let next = 0;
  const isDialogue = exchanges.some(
    ({ turn, askedFrom }) => turn.speaker === 'patient' || askedFrom !== undefined,
  );
  return exchanges.flatMap((exchange) => {
    for (; (ordered[next]?.start ?? Number.POSITIVE_INFINITY) < exchange.turn.start; next += 1)
      before.add(ordered[next]?.value ?? '');
    if (!isWeighed(exchange)) return [];
    const { asked, said, turn } = exchange;
    const question = questionWords(asked);
    const topics = topicsOf(asked);
    return said.flatMap(({ sentence, voice }, index) => {
      const isUnlabelled = isDialogue && turn.speaker === 'unknown' && !has(OF_YOU, sentence.text);
      if ((!isSpoken(voice) && !isUnlabelled) || has(PLAIN_DENIAL, sentence.fullText)) return [];
      const start = turn.start + sentence.start;
      if (spans.touches(start, turn.start + sentence.end)) return [];
      const weighed = weigh(question, nearText(said, index));
      if (weighed.score < atLeast) return [];
      const concern = likeliestConcern(weighed, topics, before);
      return findingsOf(concern, wholeMatch(concern), quoteOf(turn, sentence, 0, sentence.words.length), {
        speaker: turn.speaker,
        voice,
        times: [sentence.fullText],
        remark: WEIGHED_REMARK,
      });
    });
  });
}

function isWeighed(exchange: Exchange): boolean {
  const { asked, said, turn } = exchange;
  if (turn.speaker === 'clinician' || isInSetting(textOf(asked), said)) return false;
  const isAsked = [...topicsOf(asked).values()].includes('asked');
  return !(isAsked && stanceOf(exchange) === 'denies');
}

function questionWords(asked: readonly Sentence[]): string {
  return asked
    .slice(-ASKED_SENTENCES)
    .map(({ fullText }) => fullText)
    .join(' ');
}

/** Asked about a film, a game or work, or answered with one. */
function isInSetting(question: string, said: readonly SpokenSentence[]): boolean {
  const first = said[0]?.sentence.text ?? '';
  if (said.slice(0, ANSWER_SENTENCES).some(({ sentence }) => has(OWN_MIND, sentence.text))) return false;
  return has(SETTING, question) || has(SETTING, first);
}

/** Said to the other, as questions are. */
const OF_YOU = /(?<![^ ])(?:you|your|yourself)(?![^ ])/;

const isSpoken = (voice: Voice): boolean => voice === 'first' || voice === 'informant';

/** Sentences that say what is not so. */
const PLAIN_DENIAL =
  /^(?:(?:no|nope|well|oh) )*(?:i (?:do|have|would|am|did|will|could|had) (?:not|never)|i (?:never|hardly)|never|not at all|nothing (?:like that|new)|no)(?: (?!(?:know|see|care|mind|bother|make|plan|cope|want to (?:live|be|go|wake|exist|talk)|be (?:here|around|there)|trust|eat|eaten|wash|washed|think i|feel (?:safe|anything)|get|sleep|deserve|matter|stop|worth|going)(?![^ ]))[^ ]+){0,8}$/;

/** A sentence with the ones beside it. */
function nearText(said: readonly SpokenSentence[], index: number): string {
  return said
    .slice(Math.max(0, index - 1), index + 2)
    .map(({ sentence }) => sentence.fullText)
    .join(' ');
}

/**
 * The kind of risk that was asked about or that the words go with; one the visit holds already before a new one. A
 * wish to be dead is the lowest and is asked about first.
 */
function likeliestConcern({ family }: Weighed, topics: Topics, before: ReadonlySet<string>): Concern {
  const likeliest = [
    ...CONCERNS.filter((concern) => topics.get(concern) === 'asked'),
    ...CONCERNS.filter(({ name }) => name === family),
    PASSIVE_CONCERN,
  ];
  const held = [...likeliest, ...CONCERNS].find((concern) =>
    optionsOf(concern).some((value) => before.has(value)),
  );
  return held ? ofVisit(held, before) : (likeliest[0] ?? PASSIVE_CONCERN);
}

/** A kind of risk with only those of its options that the visit holds already. */
function ofVisit(concern: Concern, values: ReadonlySet<string>): Concern {
  const { gives, lower = [] } = concern.rule;
  const held = [...gives, ...lower].filter(([, value]) => values.has(value));
  return { ...concern, rule: { ...concern.rule, isEvent: false, gives: held, lower: held } };
}

/** Why the reader should look again. */
const REMARK = 'wording not clear';
const ANSWER_REMARK = 'answer does not plainly deny';
const WEIGHED_REMARK = 'sounds like risk by its words';
/** Log-odds from which words alone raise a concern. Set on held-out statements; ours. */
const ALONE = 0.75;
/** The same where the visit holds such a risk already, so that it adds a quote and no option. */
const BESIDE_RISK = -0.4;
/** Log-odds below which a turn of phrase is taken for everyday talk. */
const EVERYDAY = -0.9;
/** Longer exchanges are quoted from the answer on. */
const LONGEST_QUOTE = 300;
/** Sentences on either side in which a time is looked for. */
const NEAR_SENTENCES = 2;
/** Sentences of an answer that are read for its stance. */
const ANSWER_SENTENCES = 8;
/** Sentences of a question that are weighed. */
const ASKED_SENTENCES = 3;

/**
 * What may be risk though no known wording says so: ideas that stand together, and answers that do not plainly deny.
 * It is looked at after the rules, gives the lower fitting option with reservation, and never reassures.
 *
 * @param found what the rules gave; it is not given again
 */
export function readConcerns(
  spoken: readonly SpokenTurn[],
  found: readonly Finding[],
  transcript: string,
): Finding[] {
  const known = found.filter(({ isRisk }) => isRisk).sort((a, b) => a.start - b.start);
  const isKnown = spansOf(known);
  const exchanges = exchangesOf(spoken);
  const concerns: Finding[] = [];
  let carried: Topics = new Map();
  for (const exchange of exchanges) {
    const topics = withCarried(topicsOf(exchange.asked), carried, exchange);
    const given = [...statedConcerns(exchange, topics), ...answeredConcerns(exchange, topics, transcript)];
    concerns.push(...given);
    carried = nextCarried(topics, given, isKnown.touches(exchange.turn.start, exchange.turn.end));
  }
  const stated = withoutKnown(concerns, known);
  return [...stated, ...weighedConcerns(exchanges, [...known, ...stated])];
}

/** What the clinician goes on with, beside what they ask now. */
function withCarried(own: Topics, carried: Topics, { asked }: Exchange): Topics {
  if (carried.size === 0 || [...own.values()].includes('asked') || !goesOn(asked)) return own;
  return new Map([...own, ...carried]);
}

/** A subject is carried on while what is said of it is of concern. */
function nextCarried(topics: Topics, given: readonly Finding[], isKnownRisk: boolean): Topics {
  const values = new Set(given.map(({ value }) => value));
  const carried = CONCERNS.filter(
    (concern) =>
      optionsOf(concern).some((value) => values.has(value)) ||
      (isKnownRisk && topics.get(concern) === 'asked'),
  );
  return new Map(carried.map((concern): [Concern, Nearness] => [concern, 'asked']));
}

function optionsOf({ rule }: Concern): string[] {
  return [...rule.gives, ...(rule.lower ?? [])].map(([, value]) => value);
}

/** Concerns in the words themselves. */
function statedConcerns({ asked, said, turn }: Exchange, topics: Topics): Finding[] {
  const question = textOf(asked);
  if (isInSetting(question, said)) return [];
  const around = `${question} ${textOf(said.slice(0, ANSWER_SENTENCES).map(({ sentence }) => sentence))}`;
  return said.flatMap(({ sentence, voice }, index) =>
    CONCERNS.flatMap((concern) => {
      const isEveryday =
        isSpoken(voice) && weigh(questionWords(asked), nearText(said, index)).score < EVERYDAY;
      const match =
        isEveryday || isElsewhere(sentence.text)
          ? undefined
          : statedMatch(concern, sentence, voice, topics.get(concern), around);
      if (!match) return [];
      return findingsOf(concern, match, quoteOf(turn, sentence, match.from, match.to), {
        speaker: turn.speaker,
        voice,
        times: said
          .slice(Math.max(0, index - NEAR_SENTENCES), index + NEAR_SENTENCES + 1)
          .map(({ sentence: near }) => near.fullText),
        remark: REMARK,
      });
    }),
  );
}

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

/** Talk of films, sport or work, jokes and other people's routine words. */
function isElsewhere(text: string): boolean {
  return (has(SETTING, text) && !has(OWN_MIND, text)) || has(JESTING, text) || has(ROUTINE_WORDS, text);
}

function statedMatch(
  concern: Concern,
  sentence: Sentence,
  voice: Voice,
  near: Nearness | undefined,
  around: string,
): Match | undefined {
  if (voice === 'ask' && !/(?<![^ ])(?:i|my|me|myself)(?![^ ])/.test(sentence.text)) return undefined;
  if (FROM_ACCIDENTS.has(concern.name) && has(BY_ACCIDENT, around)) return undefined;
  const patterns = near === undefined ? [concern.says] : [concern.says, concern.hints];
  const read = voice === 'ask' ? 'first' : voice;
  return patterns
    .flatMap((pattern) => matchesOf(concern.rule, pattern, sentence, read))
    .find((match) => isOwn(match, concern, sentence));
}

/** What others were not told of is not denied. */
const UNTOLD =
  /(?<![^ ])(?:not|never|nobody|no one) (?:know|told|tell|realised|realized|notice|noticed|seen)(?![^ ])/;

/** Neither denied nor somebody else's; means and orders come from others. */
function isOwn({ context }: Match, { name }: Concern, sentence: Sentence): boolean {
  if (context.negated && !has(UNTOLD, sentence.text)) return false;
  return context.about === 'patient' || name === 'means' || name === 'command';
}

/** Concerns in an answer to a question on the subject that does not plainly deny it. */
function answeredConcerns(exchange: Exchange, topics: Topics, transcript: string): Finding[] {
  const asked = CONCERNS.filter((concern) => topics.get(concern) === 'asked');
  const opposite = CONCERNS.filter((concern) => topics.get(concern) === 'opposite');
  if (asked.length + opposite.length === 0 || has(SETTING, textOf(exchange.asked))) return [];
  const open = [
    ...(stanceOf(exchange) === 'denies' ? [] : asked.filter((concern) => !isAccident(concern, exchange))),
    ...(leavesOppositeOpen(exchange) ? opposite : []),
  ];
  const quote = quoteAll(exchange, transcript);
  return open.flatMap((concern) =>
    findingsOf(concern, wholeMatch(concern), quote, {
      speaker: exchange.turn.speaker,
      voice: 'first',
      times: exchange.said.slice(0, ANSWER_SENTENCES).map(({ sentence }) => sentence.fullText),
      remark: ANSWER_REMARK,
    }),
  );
}

/** Kinds of risk that a mishap may look like. */
const FROM_ACCIDENTS: ReadonlySet<string> = new Set(['selfHarm', 'active', 'attempt']);

function isAccident({ name }: Concern, { said }: Exchange): boolean {
  return FROM_ACCIDENTS.has(name) && said.some(({ sentence }) => has(BY_ACCIDENT, sentence.text));
}

function wholeMatch({ rule }: Concern): Match {
  return {
    rule,
    from: 0,
    to: 0,
    context: { negated: false, hedged: false, conditional: false, hypothetical: false, about: 'patient' },
  };
}

/** From the question to the end of the answer, or what of the answer can be quoted. */
function quoteAll({ askedFrom, turn, said }: Exchange, transcript: string): Quote {
  const first = said[0]?.sentence;
  const last = said.at(-1)?.sentence;
  const from = turn.start + (first?.start ?? 0);
  const end = turn.start + (last?.end ?? turn.text.length);
  const start = askedFrom !== undefined && end - askedFrom <= LONGEST_QUOTE ? askedFrom : from;
  const quote = transcript.slice(start, Math.min(end, start + LONGEST_QUOTE)).trimEnd();
  return quote === '' ? stretch(turn, 0, turn.text.length) : { quote, start, end: start + quote.length };
}

interface Said {
  readonly speaker: Finding['speaker'];
  readonly voice: Voice;
  readonly times: readonly string[];
  readonly remark: string;
}

function findingsOf({ rule }: Concern, match: Match, quote: Quote, said: Said): Finding[] {
  if (quote.quote === '') return [];
  return makeFindings({ ...match, rule }, quote, {
    speaker: said.speaker,
    basis: said.voice === 'note' ? 'clinician_observation' : 'patient_statement',
    provenance: said.speaker === 'patient' ? 'patient_reported' : 'digital_mse',
    unsure: said.remark,
    times: said.times.length === 0 ? [''] : said.times,
  });
}

/** Leaves out what the rules read in the same words. */
function withoutKnown(concerns: readonly Finding[], known: readonly Finding[]): Finding[] {
  const spans = spansOf(known);
  return concerns.filter(({ start, end }) => !spans.touches(start, end));
}

/** Stretches of a text, to be asked whether one of them touches another; in logarithmic time. */
function spansOf(findings: readonly Finding[]): { touches: (start: number, end: number) => boolean } {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of findings) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return {
    touches: (start, end) => {
      let low = 0;
      let high = merged.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((merged[middle]?.end ?? 0) <= start) low = middle + 1;
        else high = middle;
      }
      return (merged[low]?.start ?? Number.POSITIVE_INFINITY) < end;
    },
  };
}
