import type { Finding } from '../finding.ts';
import { type AnswerPolarity, sentencesOf, type Sentence } from '@svc/clinical';
import { makeFindings } from '../make-finding.ts';
import type { Match } from '../match-rules.ts';
import type { Quote } from '../../attribute/quote.ts';
import { isOfConcern, type Question } from './question.ts';

interface AskedFindings {
  readonly findings: readonly Finding[];
  readonly warnings: readonly string[];
}

/** What an answer says of what was asked. A plain no records nothing. */
export function deriveFromAnswer(
  question: Question,
  answer: AnswerPolarity,
  quote: Quote,
  answerText: string,
): AskedFindings {
  const isConcern = isOfConcern(question.matches);
  const nothing = (why: string): AskedFindings => ({
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

/** Asked about risk, a short answer that neither denies nor is cheerful counts as an uncertain yes: "Do you have a plan?" "Pills." */
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

/**
 * Findings of what was asked, as the answer affirms it.
 *
 * @param unsure why it is not sure, if it is not
 * @param isDenied denied with a reservation: only what is of risk stays
 */
export function asFindings(
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
        assertion: {
          ...match.assertion,
          negated: false,
          hedged: false,
          conditional: false,
          hypothetical: false,
        },
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
