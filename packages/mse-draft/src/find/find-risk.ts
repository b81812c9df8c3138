import { daysAgo, isHistorical, RECENT_DAYS, sentencesOf } from '@svc/clinical';
import type { Option } from './define-rule.ts';
import type { Finding } from './finding.ts';
import { RISK_TOPICS, type RiskTopic } from './classifier/outputs.ts';
import { evades } from './find-denials.ts';
import { deniesAnything } from './assertion.ts';
import type { JudgedStatement } from './judge-statements.ts';
import { findingOf } from './finding-of-statement.ts';
import { TOPIC_OPTIONS } from './risk-options.ts';

/** The likelihood from which a statement may give options of risk by itself. */
const FROM = 0.5;
const LEAST_RISK = -0.5;

/** Options of risk that the classifier is sure of, said of the patient as a fact. */
export function findRisk(statements: readonly JudgedStatement[], transcript: string): Finding[] {
  return statements.flatMap((statement, at) => {
    if (isObsession(statement)) return [findingOf(OBSESSION, statement, transcript)];
    if (!givesRisk(statement)) return [];
    return RISK_TOPICS.flatMap((topic) =>
      sureness(statement, topic) >= TOPIC_OPTIONS[topic].from
        ? findingsOf(topic, statement, timesAround(statements, at), transcript)
        : [],
    );
  });
}

function givesRisk(statement: JudgedStatement): boolean {
  const { likelihoodHere, statedAs, experiencer, scores, words } = statement;
  return (
    likelihoodHere >= FROM &&
    scores.risk >= LEAST_RISK &&
    statedAs === 'asserted' &&
    experiencer === 'patient' &&
    !deniesAnything(statement) &&
    !RESERVED.test(words) &&
    !(statement.isFirst && statement.asked > 0 && evades(statement.text))
  );
}

/** Said with a condition or a reservation: for the rules, which take the lower option, or for the list. */
const RESERVED =
  /^[^\p{L}]*(?:if|maybe|perhaps|suppose|imagine|i guess|say i|let['’]s say)(?!\p{L})|(?<!\p{L})if i (?:wanted|were|was going|did)(?!\p{L})/iu;

/** What is likely where it stands needs less to be of a topic. */
function sureness({ scores, likelihoodHere }: JudgedStatement, topic: RiskTopic): number {
  return scores[`topic:${topic}`] + FOR_LIKELIHOOD * Math.max(0, likelihoodHere - FROM);
}
const FOR_LIKELIHOOD = 0.4;

function findingsOf(
  topic: RiskTopic,
  statement: JudgedStatement,
  times: readonly string[],
  transcript: string,
): Finding[] {
  const isAttempt = topic === 'suicide_attempt';
  const isPast = isOver(statement, times, isAttempt);
  const { gives, screen = [] } = isAttempt ? attempt(isPast) : TOPIC_OPTIONS[topic];
  if (isPast && !isAttempt) return [];
  return gives.map((option) => ({
    ...findingOf(option, statement, transcript),
    isRisk: true,
    screen: statement.speaker === 'other' ? [] : screen,
  }));
}

const OBSESSION: Option = ['thought_content', 'obsessions'];
/** The score from which unwanted thoughts are recorded as such; ours. */
const UNWANTED = 0.4;

/** Unwanted thoughts of harm: an obsession, and no risk. */
function isObsession({ statedAs, experiencer, scores }: JudgedStatement): boolean {
  return statedAs === 'intrusive' && experiencer === 'patient' && scores['how:intrusive'] >= UNWANTED;
}

function attempt(isPast: boolean): Pick<(typeof TOPIC_OPTIONS)[RiskTopic], 'gives' | 'screen'> {
  return isPast
    ? { gives: [['risk', 'past_attempt']] }
    : { gives: [['risk', 'recent_attempt']], screen: ['q6'] };
}

/** Words of a clinician who sees somebody right after. */
const ACUTE =
  /(?<!\p{L})(?:a and e|a&e|ed|er|emergency|bloods?|last night|this morning|overnight|woken up|woke up|discharge letter|the ward|ambulance|paramedics?|casualty)(?!\p{L})/iu;

/** Whether an attempt is over: by the first time named in or around it; one without a time is, unless it is seen to at once. */
function isOver(
  { scores, question }: JudgedStatement,
  times: readonly string[],
  isAttempt: boolean,
): boolean {
  for (const text of times) {
    if (isHistorical(text)) return true;
    const days = daysAgo(text);
    if (days !== undefined) return days > RECENT_DAYS;
  }
  return scores['time:past'] > 0.6 || (isAttempt && !ACUTE.test(question));
}

/** The words of a statement, of its question and of what is said after it, in which a time may be named. */
function timesAround(statements: readonly JudgedStatement[], at: number): string[] {
  const here = statements[at];
  const texts = [here?.text, here?.question, statements[at + 1]?.text, statements[at - 1]?.text];
  return texts.map((text = '') =>
    sentencesOf(text, 0, text.length)
      .map(({ fullText }) => fullText)
      .join(' '),
  );
}
