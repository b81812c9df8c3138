import { type AnswerPolarity, classifyAnswer, type Sentence } from '@svc/clinical';
import { type Quote, quoteFrom, quoteSpan } from '../attribute/quote.ts';
import type { SpokenTurn } from '../attribute/attribute-sentences.ts';
import { rulesIn } from './beginnings/places-of.ts';
import type { CompiledRule } from './define-rule.ts';
import type { Finding, TopicAnswer } from './finding.ts';
import { makeFindings } from './make-finding.ts';
import { type Match, matchesOf } from './match-rules.ts';
import type { Speaker } from '../segment/turn.ts';

/** What the questions of a transcript and their answers give. */
export interface AnswerFindings {
  readonly findings: readonly Finding[];
  readonly topics: readonly TopicAnswer[];
  readonly warnings: readonly string[];
}

/** A question that rules know, with its last wordings. */
interface Question {
  readonly matches: readonly Match[];
  readonly sentence: Sentence;
  /** Where it stands in the transcript. */
  readonly place: Quote;
}

/** Findings of questions that rules know, with the answer that follows: a yes gives what was asked, nothing else does. */
export function findInAnswers(
  spoken: readonly SpokenTurn[],
  rules: readonly CompiledRule[],
  transcript: string,
): AnswerFindings {
  const findings: Finding[] = [];
  const topics: TopicAnswer[] = [];
  const warnings: string[] = [];
  let open: Question | undefined;
  let ofMood: Quote | undefined;
  const leaveOpen = (): void => {
    if (!open || !isOfConcern(open)) return;
    topics.push({ topics: topicsOf(open), answer: 'unanswered', ...open.place });
    warnings.push(`Asked and not answered: "${open.place.quote}"`);
  };
  for (const here of spoken) {
    const { speaker } = here.turn;
    if (speaker === 'patient' && ofMood !== undefined) {
      for (const finding of moodsIn(here, ofMood, rules, transcript)) findings.push(finding);
      ofMood = undefined;
    }
    if (speaker === 'clinician') {
      const asked = questionIn(here, rules);
      if (asked) leaveOpen();
      open = asked ?? (asksOn(here) ? open : undefined);
      ofMood = moodQuestionIn(here);
    } else if (
      (speaker === 'patient' || speaker === 'unknown') &&
      open &&
      here.sentences.length > 0 &&
      !asksBack(here)
    ) {
      const polarity = polarityOf(here, open);
      const said = here.sentences.map(({ sentence }) => sentence.fullText).join(' ');
      const quote = quoteBoth(open.place, here, transcript);
      for (const finding of affirmed(open, polarity, said, quote)) findings.push(finding);
      const answer = leftAs(open, polarity, speaker);
      if (answer) topics.push({ topics: topicsOf(open), answer, ...quote });
      if (answer && answer !== 'denied' && isOfConcern(open))
        warnings.push(`No clear answer; nothing reassuring is drafted: "${quote.quote}"`);
      open = undefined;
    }
  }
  leaveOpen();
  return { findings, topics, warnings };
}

const OPEN_MOOD =
  /(?<![^ ])(?:(?:how|what) (?:[^ ]+ ){0,4}(?:mood|spirits|feel(?: today| lately| emotionally)?|emotionally)|describe (?:[^ ]+ ){0,3}mood|mood (?:been|today|lately|is|like)|your mood|^(?:(?:and|so|ok|now) )*(?:the )?mood$)(?![^ ])/;

function moodQuestionIn({ turn, sentences }: SpokenTurn): Quote | undefined {
  const asked = sentences.findLast(({ sentence }) => OPEN_MOOD.test(sentence.fullText))?.sentence;
  return asked && quoteSpan(turn, asked.start, asked.end);
}

/** Moods in the first words of the answer to an open question: "How is your mood?" "Terrible." */
function moodsIn(
  here: SpokenTurn,
  place: Quote,
  rules: readonly CompiledRule[],
  transcript: string,
): Finding[] {
  const first = here.sentences[0]?.sentence;
  if (first === undefined) return [];
  const quote = quoteBoth(place, here, transcript);
  return rules
    .flatMap((rule) => matchesOf(rule, rule.answers, first, 'first_person'))
    .filter(({ from, assertion }) => from <= 3 && !assertion.negated && assertion.experiencer === 'patient')
    .flatMap((match) =>
      makeFindings(match, quote, {
        speaker: 'patient',
        basis: 'question_and_answer',
        provenance: 'patient_reported',
        times: [first.fullText],
      }),
    );
}

/** The last question of a turn that a rule knows. */
function questionIn({ turn, sentences }: SpokenTurn, rules: readonly CompiledRule[]): Question | undefined {
  for (const { sentence, perspective } of sentences.toReversed()) {
    if (perspective !== 'to_patient') continue;
    const matches = rulesIn(sentence, rules).flatMap((rule) =>
      [
        ...matchesOf(rule, rule.asks, sentence, 'to_patient'),
        ...matchesOf(rule, rule.says, sentence, 'to_patient'),
      ]
        .filter(({ assertion, from }) => assertion.experiencer === 'patient' && !isOfAsker(sentence, from))
        .slice(0, 1),
    );
    if (matches.length > 0)
      return { matches, sentence, place: quoteSpan(turn, sentence.start, sentence.end) };
  }
  return undefined;
}

/** Words before a wording in which the clinician may name themselves: "Unless I am worried for your safety". */
const ASKER_REACH = 3;

function isOfAsker({ words }: Sentence, from: number): boolean {
  const subject = words
    .slice(Math.max(0, from - ASKER_REACH), from)
    .findLast(({ text }) => text === 'i' || text === 'you' || text === 'your')?.text;
  return subject === 'i' && ['am', 'was', 'feel', 'be'].includes(words[from - 1]?.text ?? '');
}

/** Goes on with the question before it: "Ever? Even in passing?" */
const GOES_ON =
  /^(?:(?:or|and|so|even|just|ok) )*(?:anything like that|any of (?:that|those)|at all|ever|none|no|right|take your time|it is (?:ok|safe|alright)|even (?:passing|fleeting))(?: [^ ]+){0,6}$/;

function asksOn({ sentences }: SpokenTurn): boolean {
  return sentences.every(({ sentence }) => GOES_ON.test(sentence.fullText));
}

const ASKS_BACK =
  /^(?:what$|what (?:do|does|did|kind|sort)|sorry|pardon|like what|how do you mean|in what way|you mean)(?![^ ])/;

function asksBack({ sentences }: SpokenTurn): boolean {
  const [first] = sentences;
  return first !== undefined && sentences.length === 1 && ASKS_BACK.test(first.sentence.fullText);
}

/** Asked about risk, a short answer without any of these is an uncertain yes: "Do you have a plan?" "Pills." Data. */
const CLEARS =
  /(?<![^ ])(?:no|not|never|none|nothing|good|fine|great|happy|ok|love|well|better|what|why|how|who|do you|hi|hello|thanks?|know|sorry|you|your|people|everyone|father|mother|brother|sister|ask|next|questions?|tomorrow)(?![^ ])/;
const SHORT_ANSWER_WORDS = 6;
/** Tells of what was asked about: "Do you see children?" "They play by the fire." Data. */
const TAKES_UP =
  /^(?:(?:well|oh|yes|and) )*(?:they|it|he|she|there (?:is|are)|only|mostly|just|one|two|three|a (?:man|woman|voice|girl|boy|child)) (?!(?:not|never|is not|are not|do not|does not) )/;
/** Wordings of a denial that leave thoughts open. Data. */
const LEAVES_OPEN =
  /(?<![^ ])(?:act on|not (?:today|tonight|right now|now|at the moment|lately|this week|any ?more|actively|seriously)|any ?more|no plans?|maybe|would (?:not|never) (?:do|act)|used to|sometimes|once)(?![^ ])/;

/** The first words of an answer, and what it is where they say neither yes nor no. */
function polarityOf({ sentences }: SpokenTurn, { matches }: Question): AnswerPolarity {
  const [first = '', second = ''] = sentences.map(({ sentence }) => sentence.fullText);
  const polarity = classifyAnswer(first);
  if (polarity !== 'unclear') return polarity;
  const words = sentences.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  const next = second === '' ? 'unclear' : classifyAnswer(second);
  if (next !== 'unclear') return next === 'yes' ? 'hedged_yes' : next;
  if (TAKES_UP.test(first) && matches.some(({ rule }) => rule.gives[0]?.[0] === 'perception'))
    return 'hedged_yes';
  const isShort = matches.every(({ rule }) => rule.isRisk) && words <= SHORT_ANSWER_WORDS;
  return isShort && !CLEARS.test(`${first} ${second}`) ? 'hedged_yes' : 'unclear';
}

/** What an answer affirms of what was asked; of a denial with a reservation, the risk that it leaves open. */
function affirmed(
  { matches, sentence }: Question,
  polarity: AnswerPolarity,
  said: string,
  quote: Quote,
): Finding[] {
  const leavesOpen = polarity === 'qualified_no' && LEAVES_OPEN.test(said);
  if (polarity !== 'yes' && polarity !== 'hedged_yes' && !leavesOpen) return [];
  const meant = leavesOpen ? matches.filter(({ rule }) => rule.isRisk) : mostSpecific(matches);
  const isSeveral = new Set(matches.map(({ rule }) => rule.gives[0]?.join('.'))).size > 1;
  const doubt = [
    polarity === 'hedged_yes' && 'answered with reservation',
    leavesOpen && 'denied with reservation',
    isSeveral && / or /.test(sentence.text) && 'one of several things asked',
    matches.some(({ assertion }) => assertion.negated) && 'asked as a negative',
  ].filter((one) => typeof one === 'string');
  return meant.flatMap((match) =>
    makeFindings({ ...match, assertion: { ...match.assertion, ...PLAIN } }, quote, {
      speaker: 'patient',
      basis: 'question_and_answer',
      provenance: 'patient_reported',
      ...(doubt.length === 0 ? {} : { unsure: doubt.join(', ') }),
      times: [said, sentence.fullText],
    }),
  );
}

const PLAIN = { negated: false, hedged: false, conditional: false, hypothetical: false };

/** Of wordings of risk that hold each other, the one that asks for most; of alternatives, all. */
function mostSpecific(matches: readonly Match[]): readonly Match[] {
  const last = matches.findLast(({ rule }) => rule.screen !== undefined);
  return matches.filter((match) => match === last || match.rule.screen === undefined);
}

/** How a question was left that was not affirmed: only a plain no to a plain question denies. */
function leftAs(
  { matches }: Question,
  polarity: AnswerPolarity,
  speaker: Speaker,
): TopicAnswer['answer'] | undefined {
  if (polarity === 'evasive' || polarity === 'unclear') return 'evasive';
  if (polarity === 'qualified_no') return 'qualified';
  if (polarity !== 'no') return undefined;
  // Nobody but the patient denies for the patient.
  return speaker !== 'patient' || matches.some(({ assertion }) => assertion.negated) ? 'qualified' : 'denied';
}

function topicsOf({ matches }: Question): string[] {
  return [
    ...new Set(
      matches.flatMap(({ rule }): readonly string[] => rule.topics ?? rule.gives.map(([, value]) => value)),
    ),
  ];
}

/** Whether an open answer matters: risk, or perception and belief. */
function isOfConcern({ matches }: Question): boolean {
  return matches.some(({ rule }) => rule.isRisk);
}

/** From the question to the end of the answer's second sentence, verbatim. */
function quoteBoth(place: Quote, { turn, sentences }: SpokenTurn, transcript: string): Quote {
  const last = sentences[Math.min(1, sentences.length - 1)]?.sentence;
  return quoteFrom(transcript, place.start, turn.start + (last?.end ?? turn.text.length));
}
