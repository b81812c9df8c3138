import type { ConcernStatement } from './concerns/concern-statement.ts';
import { stanceOf } from './concerns/denials.ts';
import { type Exchange, exchangesOf } from './concerns/exchanges.ts';
import { isPlainlyHarmless, saysNothing } from './concerns/harmless.ts';
import type { Notice } from './concerns/notice.ts';
import { type AssessedExchange, assessExchanges } from './concerns/assess-exchanges.ts';
import { findObservedConcern } from './concerns/find-stated-concerns.ts';
import { weighSentences, type WeighedNotice } from './concerns/weigh-sentences.ts';
import { type Spans, spansOf } from './concerns/spans.ts';
import { statementsOf } from './concerns/statements.ts';
import { reportsOnPatient } from './concerns/clinician-report.ts';
import type { Finding } from './finding.ts';
import { isRiskBearing } from './is-risk-bearing.ts';
import type { SpokenTurn } from './attribute-sentences.ts';

/**
 * Log-odds from which a sentence is listed. Without a finding of risk its words decide: by themselves, or less of them
 * where the visit holds something to clarify already. Beside risk its words and where it stands decide. Set on visits left
 * out; ours.
 */
const WORD_SCORE_ALONE = -0.4;
const WORD_SCORE_BESIDE_CONCERN = -0.7;
const VISIT_SCORE_BESIDE_RISK = -3.7;
/** The same where no finding says so but concerns add up. */
const VISIT_SCORE_BESIDE_CONCERNS = -3.4;
/** Concerns from which a visit holds risk though no finding says so: a statement counts one, an answer half. Ours. */
const ENOUGH_CONCERNS = 4;
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
export function findConcerns(
  spoken: readonly SpokenTurn[],
  found: readonly Finding[],
  transcript: string,
): Concerns {
  const risks = found.filter(isRiskBearing);
  const known = spansOf(risks);
  const grave = spansOf(risks.filter(isGrave));
  const exchanges = exchangesOf(spoken);
  const assessed = assessExchanges(exchanges, known);
  const visit = visitOf(assessed, found, risks.length > 0);
  const clinicianTurns = spoken.filter(({ turn }) => turn.speaker === 'clinician');
  const noticed = [
    ...assessed.map((read) => noticedIn(read, visit)),
    ...clinicianTurns.map((turn) => (visit.isRisky ? reportedBy(turn) : observed(turn))),
  ];
  const unsaid = noticed.map(({ exchange, notices }) => ({
    exchange,
    notices: notices.map((notice, index) =>
      notice && isSaid(exchange, index, notice, known, grave) ? undefined : notice,
    ),
  }));
  return { noticed: inOrder(noticed, transcript), toClarify: inOrder(unsaid, transcript) };
}

function inOrder(noticed: readonly Noticed[], transcript: string): ConcernStatement[] {
  return noticed
    .flatMap(({ exchange, notices }) => statementsOf(exchange, notices, transcript))
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

/** What of a whole visit decides over a sentence of it. */
interface Visit {
  /** It holds risk, by a finding or by its concerns together. */
  readonly isRisky: boolean;
  readonly isDialogue: boolean;
  readonly visitScoreAtLeast: number;
  readonly wordScoreAtLeast: number;
  /** Where the rules found anything. */
  readonly heard: Spans;
}

function visitOf(assessed: readonly AssessedExchange[], found: readonly Finding[], hasRisk: boolean): Visit {
  const isNoticed = assessed.some(({ stated, answered }) => answered || stated.some((notice) => notice));
  return {
    isRisky: hasRisk || concernCount(assessed) >= ENOUGH_CONCERNS,
    isDialogue: assessed.some(
      ({ exchange: { turn, askedFrom } }) => turn.speaker === 'patient' || askedFrom !== undefined,
    ),
    visitScoreAtLeast: hasRisk ? VISIT_SCORE_BESIDE_RISK : VISIT_SCORE_BESIDE_CONCERNS,
    wordScoreAtLeast: isNoticed ? WORD_SCORE_BESIDE_CONCERN : WORD_SCORE_ALONE,
    heard: spansOf(found),
  };
}

/** What an exchange names, and where it names nothing what sounds like risk. */
function noticedIn(assessed: AssessedExchange, visit: Visit): Noticed {
  const { exchange, askedConcerns, stated, answered } = assessed;
  if (exchange.isSilent) return { exchange, notices: [answered] };
  const sounds = soundsOf(assessed, visit);
  const notices = exchange.said.map((sentence, index) => {
    const named = stated[index] ?? answered;
    if (named || saysNothing(exchange, sentence, askedConcerns)) return named;
    return visit.isRisky
      ? byVisitScore(sounds[index], visit.visitScoreAtLeast)
      : byWordScore(sounds[index], visit.wordScoreAtLeast);
  });
  return { exchange, notices };
}

function soundsOf(
  { exchange, askedConcerns, stated }: AssessedExchange,
  { heard, isRisky, isDialogue }: Visit,
) {
  const { turn, said } = exchange;
  const asked = [...askedConcerns.values()].includes('asked');
  const denied = asked && stanceOf(exchange) === 'denies';
  const besideConcern = stated.some((notice) => notice);
  return weighSentences(
    exchange,
    (index) => ({
      besideConcern,
      asked,
      denied,
      isPlainlyHarmless: isPlainlyHarmless(exchange, said[index], askedConcerns, (sentence) =>
        heard.touches(turn.start + sentence.start, turn.start + sentence.end),
      ),
      inRiskyVisit: isRisky,
    }),
    isDialogue,
  );
}

/** What a clinician says to the patient that they see. */
function observed({ turn, sentences }: SpokenTurn): Noticed {
  const exchange = { asked: [], askedFrom: undefined, turn, said: sentences, isSilent: false };
  return { exchange, notices: sentences.map(findObservedConcern) };
}

/** In a visit with risk also what a clinician reports on the patient: "He swung at Danielle", "you sent them away". */
function reportedBy(spokenTurn: SpokenTurn): Noticed {
  const { exchange, notices } = observed(spokenTurn);
  return {
    exchange,
    notices: notices.map((notice, index) => {
      const spoken = exchange.said[index];
      const tells = spoken && (spoken.perspective === 'note' || reportsOnPatient(spoken.sentence));
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

const byVisitScore = (notice: WeighedNotice | undefined, atLeast: number): Notice | undefined =>
  notice && notice.visitScore >= atLeast ? notice : undefined;

const byWordScore = (notice: WeighedNotice | undefined, atLeast: number): Notice | undefined =>
  notice && notice.wordScore >= atLeast && !notice.isPlainlyHarmless ? notice : undefined;

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

/** How many concerns a visit holds: statements count one, answers half. */
function concernCount(assessed: readonly AssessedExchange[]): number {
  return assessed.reduce(
    (sum, { stated, answered }) =>
      sum + stated.filter((notice) => notice).length + (answered ? ANSWER_COUNTS : 0),
    0,
  );
}
