import type { CompiledRule } from './define-rule.ts';
import type { Finding, TopicAnswer } from './finding.ts';
import { type Answer, readAnswer } from './language/answers.ts';
import { sentencesOf } from './language/readers.ts';
import type { Sentence } from './language/sentence.ts';
import { makeFindings } from './make-finding.ts';
import { type Match, matchesOf } from './match-rules.ts';
import { type Quote, quoteEnd, stretch } from './quote.ts';
import type { SpokenTurn } from './read-voices.ts';

/** What the questions of a transcript and their answers give. */
export interface Answers {
  readonly findings: readonly Finding[];
  readonly topics: readonly TopicAnswer[];
  readonly warnings: readonly string[];
}

interface Question {
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
const RETRACTS =
  /(?<![^ ])(?:but|sometimes|not really|any ?more|maybe|except|although|well|actually|i mean|kind of|sort of|used to|(?<!not (?:even )?)once|though|however)(?![^ ])/;
const ASKS_BACK =
  /^(?:what$|what (?:do|does|did|kind|sort)|sorry|pardon|huh|like what|how do you mean|what do you mean|in what way|you mean|excuse me|can you repeat|say (?:that )?again|i do not understand|come again)(?![^ ])/;
const OPEN_MOOD =
  /(?<![^ ])(?:(?:how|what) (?:[^ ]+ ){0,4}(?:mood|spirits|feel(?: today| lately| emotionally)?|emotionally)|describe (?:[^ ]+ ){0,3}mood|mood (?:been|today|lately|is|like)|your mood)(?![^ ])/;
/** Turns that may pass, such as asking back, before an answer. */
const TURNS_KEPT_OPEN = 3;
const YES_LATER =
  /(?<![^ ])(?:yes|yeah|mmhmm|maybe|i guess|kind of|sort of|sometimes|i have|i do|every day|most days|it has|a little|once|twice|all the time)(?![^ ])/;

/** Reads questions together with their answers. */
export function readAnswers(
  spoken: readonly SpokenTurn[],
  rules: readonly CompiledRule[],
  transcript: string,
): Answers {
  const findings: Finding[] = [];
  const topics: TopicAnswer[] = [];
  const warnings: string[] = [];
  let open: readonly Question[] = [];
  let openTurns = 0;
  const leaveUnanswered = (): void => {
    for (const question of open) {
      if (!isOfConcern(question.matches)) continue;
      const quote = quoteQuestion(spoken, question);
      topics.push({ topics: topicsOf(question.matches), answer: 'unanswered', ...quote });
      warnings.push(`Asked and not answered: "${quote.quote}"`);
    }
    open = [];
  };
  spoken.forEach(({ turn, sentences, directions }, index) => {
    if (turn.speaker === 'clinician') {
      const asked = questionsOf(spoken, index, rules);
      const goesOn = sentences.every(({ sentence }) => FOLLOWS_UP.test(sentence.fullText));
      if (asked.length > 0) {
        if (openTurns > 0) leaveUnanswered();
        open = asked;
        openTurns = 0;
      } else if (open.length > 0 && (!goesOn || openTurns >= TURNS_KEPT_OPEN)) leaveUnanswered();
      return;
    }
    if (turn.speaker === 'unknown') {
      findings.push(...answersInOneTurn(spoken, index, rules, transcript));
      if (open.length === 0) return;
    } else if (turn.speaker !== 'patient') return;
    findings.push(...moodAnswers(spoken, index, rules, transcript));
    if (open.length === 0) return;
    const first = sentences[0]?.sentence;
    const isSilent = first === undefined || (directions.length > 0 && sentences.length === 0);
    if (
      first &&
      (ASKS_BACK.test(first.fullText) || (first.ending === 'question' && !readsAsAnswer(first))) &&
      sentences.length === 1
    ) {
      openTurns += 1;
      return;
    }
    const answer = isSilent ? 'evasive' : answerOf(sentences.map(({ sentence }) => sentence));
    for (const question of open) {
      const quote = quoteBoth(spoken, question, index, transcript);
      const result = readAsked(question, answer, quote, openText(sentences));
      findings.push(...result.findings);
      warnings.push(...result.warnings);
      // Nobody but the patient denies for the patient.
      const denial = denialOf(question, answer, sentences);
      const kind = denial === 'denied' && turn.speaker !== 'patient' ? 'qualified' : denial;
      if (kind) topics.push({ topics: topicsOf(question.matches), answer: kind, ...quote });
    }
    open = [];
  });
  leaveUnanswered();
  return { findings, topics, warnings };
}

/** "Who hasn't?" and "No?" are answers. */
function readsAsAnswer({ fullText }: Sentence): boolean {
  return readAnswer(fullText) !== 'unclear' && !/^(?:do|did|are|is|why|how) /.test(fullText);
}

function openText(sentences: SpokenTurn['sentences']): string {
  return sentences.map(({ sentence }) => sentence.fullText).join(' ');
}

/** The questions of a clinician's turn that any rule knows. */
function questionsOf(
  spoken: readonly SpokenTurn[],
  turnIndex: number,
  rules: readonly CompiledRule[],
): Question[] {
  const here = spoken[turnIndex];
  if (!here) return [];
  const found: Question[] = [];
  here.sentences.forEach(({ sentence, voice }, position) => {
    if (voice !== 'ask') return;
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
      isNegative: matches.some(({ context }) => context.negated),
      hasOr: /(?<![^ ])(?:or|and)(?![^ ])/.test(sentence.text),
    });
  });
  return found;
}

function askedMatches(rules: readonly CompiledRule[], sentence: Sentence): Match[] {
  const matches = rules.flatMap((rule) => {
    const own = [
      ...matchesOf(rule, rule.asks, sentence, 'ask'),
      ...matchesOf(rule, rule.says, sentence, 'ask'),
    ].filter(({ context, from }) => context.about === 'patient' && !isOfAsker(sentence, from));
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

/** The first words of an answer; a second sentence may take back a no. */
function answerOf(sentences: readonly Sentence[]): Answer {
  const [first, second] = sentences;
  if (!first) return 'evasive';
  const answer = readAnswer(first.fullText);
  if (answer === 'no' && second && RETRACTS.test(second.fullText)) return 'qualified_no';
  if (answer === 'unclear' && second && first.words.length <= 4) {
    const next = readAnswer(second.fullText);
    return next === 'yes' && UNSURE.test(first.fullText) ? 'hedged_yes' : next;
  }
  return answer;
}

const UNSURE = /(?<![^ ])(?:not know|not sure|dunno|hard to say)(?![^ ])/;

interface Read {
  readonly findings: readonly Finding[];
  readonly warnings: readonly string[];
}

function readAsked(question: Question, answer: Answer, quote: Quote, answerText: string): Read {
  const isConcern = isOfConcern(question.matches);
  const nothing = (why: string): Read => ({
    findings: [],
    warnings: isConcern ? [`${why}: "${quote.quote}"`] : [],
  });
  if (answer === 'no') return { findings: [], warnings: [] };
  if (answer === 'evasive') return nothing('No clear answer; nothing reassuring is drafted');
  const isShort =
    isConcern &&
    hasOnlyRisks(question) &&
    answerText.split(' ').length <= SHORT_ANSWER_WORDS &&
    !CLEARS.test(answerText);
  const takesUp =
    TAKES_UP.test(answerText) && question.matches.some(({ rule }) => rule.gives[0]?.[0] === 'perception');
  if (answer === 'unclear' && !namesReason(question) && !takesUp && !(isShort && answerText !== '')) {
    return nothing('Answer not understood; please read');
  }
  if (answer === 'qualified_no') {
    // "Not that I would act on" and "not today" leave thoughts open.
    if (!LEAVES_OPEN.test(answerText) || DENIES_EARLIER.test(answerText))
      return nothing('Denied with reservation; nothing reassuring is drafted');
    return {
      findings: asFindings(question, quote, 'denied with reservation', true),
      warnings: isConcern ? [`Denied with reservation: "${quote.quote}"`] : [],
    };
  }
  const doubts = [
    answer === 'hedged_yes' && 'answered with reservation',
    question.isNegative && 'asked as a negative',
    !question.isLast && 'more than one question asked',
    answer === 'unclear' && !namesReason(question) && 'answer not clear',
  ].filter((doubt) => typeof doubt === 'string');
  return { findings: asFindings(question, quote, doubts.join(', ') || undefined, false), warnings: [] };
}

/** "Do you see children?" "They play by the fire." */
const TAKES_UP =
  /^(?:(?:well|oh|yes|and) )*(?:they|it|he|she|there (?:is|are)|only|mostly|just|one|two|three|a (?:man|woman|voice|girl|boy|child)) (?!not |never |is not |are not |do not |does not )/;

/** Asked about risk, a short answer that neither denies nor is cheerful is read as an uncertain yes: "Do you have a plan?" "Pills." */
const SHORT_ANSWER_WORDS = 6;
const CLEARS =
  /(?<![^ ])(?:no|not|never|nope|none|nothing|good|fine|great|happy|ok|love|well|better|what|why|how|who|do you|hi|hello|thank|thanks|know|sorry|pardon|you|your|people|everyone|everybody|father|mother|brother|sister|ask|next|question|questions|tomorrow)(?![^ ])/;

/** A short answer that is no yes says nothing of beliefs. */
function hasOnlyRisks({ matches }: Question): boolean {
  return matches.every(({ rule }) => rule.isRisk);
}

/** "What keeps you going?" is answered with a name, not with a yes. */
function namesReason({ matches }: Question): boolean {
  return matches.every(({ rule }) => rule.gives.some(([, value]) => value === 'protective_factors_present'));
}

/** Wordings of a denial that leave thoughts open. */
const LEAVES_OPEN =
  /(?<![^ ])(?:act on|not (?:today|tonight|right now|now|at the moment|lately|recently|this week|any ?more|actively|seriously)|any ?more|no plans?|nothing serious|maybe|would not (?:do|act)|would never (?:do|act)|not going to do|used to|in the past|not lately|not recently|right now|at the moment|recently|lately|today|sometimes|once|before)(?![^ ])/;

/** "No plan, no thoughts" and "I hadn't before March either" deny what they name. */
const DENIES_EARLIER =
  /(?<![^ ])(?:(?:not|never|no) (?:[^ ]+ ){0,5}either$|no thought(?:s)?(?![^ ])|never before(?![^ ]))/;

function asFindings(
  question: Question,
  quote: Quote,
  unsure: string | undefined,
  isDenied: boolean,
): Finding[] {
  const { matches, hasOr, sentence } = question;
  const risks = matches.filter(({ rule }) => rule.isRisk);
  const others = matches.filter(({ rule }) => !rule.isRisk);
  if (isDenied && risks.length === 0) return [];
  const isSeveral = hasOr && kindsOf(matches).size > 1;
  // "Down, depressed or hopeless?": the milder alternative is what a yes surely says.
  const meant = isDenied
    ? risks
    : isSeveral && others.length > 0
      ? [...others, ...risks.filter(isGrave)]
      : [...others, ...mostSpecific(risks, isSeveral)];
  const doubt = unsure ?? (isSeveral ? 'one of several things asked' : undefined);
  return meant.flatMap((match) =>
    makeFindings(
      {
        ...match,
        context: { ...match.context, negated: false, hedged: false, conditional: false, hypothetical: false },
      },
      quote,
      {
        speaker: 'patient',
        basis: 'question_and_answer',
        provenance: 'patient_reported',
        ...(doubt === undefined ? {} : { unsure: doubt }),
        times: [answerPart(quote, sentence), sentence.fullText],
      },
    ),
  );
}

/** The words of the answer, for the time they name. */
function answerPart({ quote }: Quote, sentence: Sentence): string {
  const all = sentencesOf(quote, 0, quote.length).map(({ fullText }) => fullText);
  return all.filter((text) => text !== sentence.fullText).join(' ');
}

function kindsOf(matches: readonly Match[]): ReadonlySet<string> {
  return new Set(matches.map(({ rule }) => rule.gives[0]?.join('.') ?? ''));
}

function isGrave({ rule }: Match): boolean {
  return rule.gives[0]?.[0] === 'risk' || rule.gives[0]?.[0] === 'perception';
}

/** Of wordings that hold each other, the one that asks for most; of alternatives, all. */
function mostSpecific(risks: readonly Match[], isSeveral: boolean): readonly Match[] {
  if (isSeveral) return risks;
  const last = risks.findLast(({ rule }) => rule.screen !== undefined);
  return risks.filter((match) => match === last || match.rule.screen === undefined);
}

/** How a topic was left, when not affirmed. */
function denialOf(
  question: Question,
  answer: Answer,
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

function topicsOf(matches: readonly Match[]): string[] {
  return [
    ...new Set(
      matches.flatMap(({ rule }): readonly string[] => rule.topics ?? rule.gives.map(([, value]) => value)),
    ),
  ];
}

/** Whether an open answer matters: risk, or perception and belief. */
function isOfConcern(matches: readonly Match[]): boolean {
  return matches.some(({ rule }) => rule.isRisk);
}

function quoteQuestion(spoken: readonly SpokenTurn[], { turnIndex, sentence }: Question): Quote {
  const turn = spoken[turnIndex]?.turn;
  return turn ? stretch(turn, sentence.start, sentence.end) : { quote: '', start: 0, end: 0 };
}

/** From the question to the end of the answer's second sentence, verbatim. */
function quoteBoth(
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

/** Short answers to an open question about mood. */
function moodAnswers(
  spoken: readonly SpokenTurn[],
  index: number,
  rules: readonly CompiledRule[],
  transcript: string,
): Finding[] {
  const asked = spoken[index - 1];
  const here = spoken[index];
  const first = here?.sentences[0]?.sentence;
  const last = asked?.sentences.findLast(({ sentence }) => OPEN_MOOD.test(sentence.fullText));
  if (!asked || !here || !first || !last || asked.turn.speaker !== 'clinician') return [];
  const question: Question = {
    matches: [],
    sentence: last.sentence,
    turnIndex: index - 1,
    isLast: true,
    isNegative: false,
    hasOr: false,
  };
  const quote = quoteBoth(spoken, question, index, transcript);
  return rules
    .flatMap((rule) => matchesOf(rule, rule.answers, first, 'first'))
    .filter(({ from, context }) => from <= 3 && !context.negated && context.about === 'patient')
    .flatMap((match) =>
      makeFindings(match, quote, {
        speaker: 'patient',
        basis: 'question_and_answer',
        provenance: 'patient_reported',
        times: [first.fullText],
      }),
    );
}

/** Questions and answers in text without speakers; a yes counts, a no never reassures. */
function answersInOneTurn(
  spoken: readonly SpokenTurn[],
  index: number,
  rules: readonly CompiledRule[],
  transcript: string,
): Finding[] {
  const here = spoken[index];
  if (!here) return [];
  const findings: Finding[] = [];
  here.sentences.forEach(({ sentence, voice }, position) => {
    if (voice !== 'ask') return;
    const matches = askedMatches(rules, sentence);
    const last = matches.at(-1);
    if (!last) return;
    const lastWord = sentence.words[Math.max(...matches.map(({ to }) => to)) - 1];
    const rest = sentencesOf(here.turn.text, lastWord?.end ?? sentence.end, sentence.end);
    const next = here.sentences[position + 1]?.sentence;
    const inside = rest.map(({ fullText }) => fullText).join(' ');
    const answer = YES_LATER.test(inside) ? 'hedged_yes' : next ? readAnswer(next.fullText) : 'unclear';
    if (answer !== 'yes' && answer !== 'hedged_yes') return;
    const end = here.turn.start + (YES_LATER.test(inside) ? sentence.end : (next?.end ?? sentence.end));
    const start = here.turn.start + sentence.start;
    const quote = transcript.slice(start, quoteEnd(transcript, start, end)).trimEnd();
    const question: Question = {
      matches,
      sentence,
      turnIndex: index,
      isLast: true,
      isNegative: matches.some(({ context }) => context.negated),
      hasOr: / or /.test(sentence.text),
    };
    const doubt =
      answer === 'hedged_yes' && !YES_PLAIN.test(inside) ? 'answered with reservation' : undefined;
    findings.push(...asFindings(question, { quote, start, end: start + quote.length }, doubt, false));
  });
  return findings;
}

const YES_PLAIN =
  /(?<![^ ])(?:yes|yeah|mmhmm|every day|i have|i do|all the time|sometimes|most days)(?![^ ])/;
