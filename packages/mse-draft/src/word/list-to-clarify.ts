import { merged, overlapping, type Span } from '../segment/overlapping.ts';
import type { ConcernStatement } from './concern-statement.ts';
import { RISK_TOPICS, type RiskTopic } from '../find/classifier/outputs.ts';
import type { TopicAnswer } from '../find/finding.ts';
import { evadedTopic } from '../find/find-denials.ts';
import { SHORT_VISIT } from '../find/judge-statements.ts';
import { isShortEnough, quoteEnd, type Quote } from '../attribute/quote.ts';
import type { Ranked } from '../weigh/rank-statements.ts';
import { ANY_RISK } from '../weigh/weigh-visit.ts';
import { SUGGESTED_QUESTIONS } from './suggested-questions.ts';

/** The most that a clinician is asked to read. */
export const MOST_LISTED = 8;
/** A visit that is not weighed has something to clarify from one such likelihood on, or from so high a first, second and third one. Ours. */
const ALONE = 1.35;
const TOGETHER: readonly number[] = [0.65, 0.25, -0.4];
/** So likely that it has to be clarified also where the visit as a whole is quiet. */
const LIKELY = 0.5;
/** In a visit with risk, from where on a statement is listed. */
const BESIDE = -3.3;
const BESIDE_UNWEIGHED = -3.5;
const IN_SHORT_VISIT = -0.8;
/** A statement is not said again when a citation holds so much of it. */
const COVERED = 0.5;

/** An answer that does not deny is said again unless nearly all of it is cited. */
const WHOLE = 0.8;

/** One entry: neighbouring statements of one turn. */
interface Entry {
  readonly start: number;
  readonly end: number;
  readonly turn: number;
  readonly members: readonly Ranked[];
}

/**
 * What a clinician has to ask about, most serious first. Without a finding of risk and without a statement that is
 * likely to be one, nothing.
 *
 * @param cited what findings of risk rest on: it is not listed again
 * @param answers to questions of risk: those that neither affirm nor deny are listed
 */
export function listToClarify(
  statements: readonly Ranked[],
  cited: readonly Quote[],
  answers: readonly TopicAnswer[],
  transcript: string,
  weighed: ReadonlyMap<string, number>,
): ConcernStatement[] {
  const citations = merged(cited);
  const evaded = answers.flatMap(evadedStatement).filter((answer) => !isCovered(answer, citations, WHOLE));
  if (cited.length === 0 && !hasRisk(statements, weighed)) return evaded.slice(0, MOST_LISTED);
  const isQuiet = cited.length === 0 && (weighed.get(ANY_RISK) ?? 0) < 0;
  const from = leastOf(statements.length, isQuiet, weighed.size > 0);
  const entries: Entry[] = [];
  const covered = merged([...cited, ...evaded]);
  const ranked = statements
    .filter((statement) => statement.rank >= from && !isCovered(statement, covered))
    .toSorted((a, b) => b.rank - a.rank);
  for (const statement of ranked) {
    const at = entries.findIndex((entry) => isNeighbour(entry, statement, transcript));
    const there = entries[at];
    if (there) entries[at] = joined(there, statement);
    else if (entries.length + evaded.length < MOST_LISTED) entries.push(entryOf(statement));
  }
  return [...evaded, ...entries.map((entry) => worded(entry, transcript))]
    .toSorted((a, b) => seriousness(a.topic) - seriousness(b.topic))
    .slice(0, MOST_LISTED);
}

function leastOf(count: number, isQuiet: boolean, isWeighed: boolean): number {
  if (count <= SHORT_VISIT) return IN_SHORT_VISIT;
  if (isQuiet) return LIKELY;
  return isWeighed ? BESIDE : BESIDE_UNWEIGHED;
}

/** Whether the visit as a whole, or one statement, or several together are likely enough to be risk. */
function hasRisk(statements: readonly Ranked[], weighed: ReadonlyMap<string, number>): boolean {
  const highest = statements.map(({ rank }) => rank).toSorted((a, b) => b - a);
  const whole = weighed.get(ANY_RISK);
  if (whole !== undefined) return whole >= 0 || (highest[0] ?? -Infinity) >= LIKELY;
  return (
    (highest[0] ?? -Infinity) >= ALONE || TOGETHER.every((least, at) => (highest[at] ?? -Infinity) >= least)
  );
}

function isCovered(stretch: Span, covered: readonly Span[], share = COVERED): boolean {
  const { start, end } = stretch;
  return overlapping(covered, stretch).some(
    (span) => Math.min(end, span.end) - Math.max(start, span.start) >= (end - start) * share,
  );
}

function entryOf(statement: Ranked): Entry {
  return { ...statement.answer, turn: statement.turn, members: [statement] };
}

/** An answer and the next one are two turns apart. */
const NEXT_ANSWER = 2;

/** A neighbour with which the quote stays short enough: of the same answer, or of the next one with its question. */
function isNeighbour({ start, end, turn }: Entry, statement: Ranked, transcript: string): boolean {
  return (
    Math.abs(statement.turn - turn) <= NEXT_ANSWER &&
    isShortEnough(transcript, Math.min(start, statement.start), Math.max(end, statement.end))
  );
}

function joined(entry: Entry, statement: Ranked): Entry {
  return {
    ...entry,
    start: Math.min(entry.start, statement.start),
    end: Math.max(entry.end, statement.end),
    members: [...entry.members, statement],
  };
}

function seriousness(topic: RiskTopic): number {
  return RISK_TOPICS.indexOf(topic);
}

/** One statement that is listed for what it says, though it is no evidence. */
export function unclear(statement: Ranked, transcript: string): ConcernStatement {
  return { ...worded(entryOf(statement), transcript), reason: 'wording not clear' };
}

function evadedStatement(answer: TopicAnswer): ConcernStatement[] {
  const topic = evadedTopic(answer);
  if (topic === undefined) return [];
  const { quote, start, end } = answer;
  const question = SUGGESTED_QUESTIONS[topic];
  return [{ quote, start, end, speaker: 'patient', topic, reason: 'answer does not plainly deny', question }];
}

/** Its topic is that of the words that are most likely risk. */
function worded({ start, end, members }: Entry, transcript: string): ConcernStatement {
  const [{ topic, speaker }] = members.toSorted((a, b) => b.rank - a.rank) as [Ranked];
  const to = quoteEnd(transcript, start, end);
  const answers = members.some(({ asked, isFirst }) => isFirst && asked > 0);
  return {
    quote: transcript.slice(start, to),
    start,
    end: to,
    speaker,
    topic,
    reason: answers ? 'answer does not plainly deny' : 'sounds like risk by its words',
    question: SUGGESTED_QUESTIONS[topic],
  };
}
