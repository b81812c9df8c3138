import type { CompiledRule } from './find/define-rule.ts';
import type { Finding } from './find/finding.ts';
import { withAttribution } from './find/attribution.ts';
import { overlapping } from './segment/overlapping.ts';
import { namesIn } from './attribute/names.ts';
import { heardTurns } from './attribute/heard-turns.ts';
import { observationsOf, statementsOf } from './attribute/statements.ts';
import { classify } from './find/classifier/classify.ts';
import { remembered } from './find/classifier/remembered.ts';
import { findDenials } from './find/find-denials.ts';
import { judgeStatements } from './find/judge-statements.ts';
import { plainlyDeniedUntil } from './settle/plainly-denied.ts';
import { doubtful, supported } from './settle/supported.ts';
import { riskyByWords } from './settle/risky-by-words.ts';
import { listToClarify, MOST_LISTED, unclear } from './word/list-to-clarify.ts';
import { examine, type Examined } from './examine/examine.ts';
import { answeredOrdinarily } from './examine/answered-ordinarily.ts';
import { contraryIn } from './settle/contrary.ts';
import { findByRules } from './find/find-by-rules.ts';
import { judgeAnswers } from './find/judge-answers.ts';
import { judgeObservations } from './find/judge-observations.ts';
import { countsOf } from './weigh/visit-evidence.ts';
import { isWeighed } from './weigh/is-weighed.ts';
import { weighVisit } from './weigh/weigh-visit.ts';
import { type Ranked, rankStatements } from './weigh/rank-statements.ts';
import { isCovered, isRefuted } from './settle/covered.ts';
import { keepByWeight } from './settle/keep-by-weight.ts';
import { reachLevel } from './settle/reach-level.ts';
import type { TopicAnswer } from './find/finding.ts';
import { RISK_RULES, RULES } from './find/rules.ts';
import type { ConcernStatement } from './word/concern-statement.ts';
import { isRiskBearing } from './find/is-risk-bearing.ts';
import type { Quote } from './attribute/quote.ts';
import { partsOutside, separateInjections } from './segment/prompt-injection/separate-injections.ts';
import type { Turn } from './segment/turn.ts';

/** Everything the turns of a visit give. */
export interface Extraction {
  /** In the order of the transcript, each option once at an offset. */
  readonly findings: readonly Finding[];
  readonly toClarify: readonly ConcernStatement[];
  /** What speaks against reassurance: all of that, and what is risk by its words alone, however little stands around it. */
  readonly noticed: readonly ConcernStatement[];
  readonly statements: readonly Ranked[];
  readonly topics: readonly TopicAnswer[];
  readonly passed: Examined['passed'];
  /** What speaks against an ordinary mood, insight, judgment or thought. */
  readonly contrary: Quote | undefined;
  /** Risk that is no finding, such as that in text for the software: it speaks against reassuring options. */
  readonly against: readonly Finding[];
  readonly warnings: readonly string[];
  /** How far what is decided for whole visits is above the score from which it holds; nothing where it is not weighed. */
  readonly weighed: ReadonlyMap<string, number>;
}

/**
 * What was said by the patient or stated as observed by the clinician. Only statements and answered questions count;
 * a question alone gives nothing, nor does what is said to the software that reads it. Linear in the length of the transcript.
 *
 * @param turns as read by `readTranscript`
 * @param transcript the text the turns were read from; quotes are verbatim stretches of it
 *
 * @example
 * ```ts
 * import { extractFindings, readTranscript } from '@svc/mse-draft';
 *
 * const transcript = 'Patient: I feel depressed.';
 * extractFindings(readTranscript(transcript), transcript).length; // → 1
 * ```
 */
export function extractFindings(turns: readonly Turn[], transcript: string): Finding[] {
  return [...extract(turns, transcript).findings];
}

/**
 * The risk in what was said: suicide, self-harm, attempts, plans, means, violence, hallucinations, hopelessness.
 * Recall first: what is hedged, conditional or of another time becomes the lower fitting option and is never
 * dropped. It never reassures, so it can only raise a risk. What no known wording says is no finding: `extract` gives
 * it as statements to clarify.
 *
 * @param turns as read by `readTranscript`
 * @param transcript the text the turns were read from
 *
 * @example
 * ```ts
 * import { readTranscript, scanRisk } from '@svc/mse-draft';
 *
 * const transcript = 'Patient: I want to kill myself.';
 * scanRisk(readTranscript(transcript), transcript).length > 0; // → true
 * ```
 */
export function scanRisk(turns: readonly Turn[], transcript: string): Finding[] {
  const { evidence } = separateInjections(turns, transcript);
  return inOrder(findByRules(heardTurns(evidence), transcript, RISK_RULES).findings).filter(
    ({ isRisk }) => isRisk,
  );
}

/** Findings together with what was denied, confirmed or addressed to the software. */
export function extract(turns: readonly Turn[], transcript: string): Extraction {
  return run(turns, transcript, RULES);
}

function run(turns: readonly Turn[], transcript: string, rules: readonly CompiledRule[]): Extraction {
  const { evidence, injected, warnings } = separateInjections(turns, transcript);
  const extraction = extractFromTurns(evidence, transcript, rules);
  if (injected.length === 0) return extraction;
  const fromInjected = extractFromTurns(injected, transcript, rules);
  const apart = <Quoted extends Quote>(quoted: Quoted): Quoted =>
    longestOutside(quoted, injected, transcript);
  return {
    findings: extraction.findings.map(apart),
    toClarify: withInjected(extraction.toClarify.map(apart), fromInjected, transcript),
    noticed: [...extraction.noticed, ...fromInjected.noticed],
    statements: extraction.statements,
    topics: extraction.topics.map(apart),
    passed: new Map([...extraction.passed].map(([item, quote]) => [item, apart(quote)])),
    contrary: extraction.contrary,
    against: [...extraction.against, ...fromInjected.findings.filter(isRiskBearing)],
    warnings: [...warnings, ...extraction.warnings],
    weighed: extraction.weighed,
  };
}

/** Risk in what was said to the software is no finding: a clinician asks, so it comes first. */
function withInjected(
  listed: readonly ConcernStatement[],
  { statements, findings }: Extraction,
  transcript: string,
): ConcernStatement[] {
  const risks = findings.filter(isRiskBearing);
  const touched = new Set(risks.flatMap((risk) => overlapping(statements, risk)));
  return [...[...touched].map((statement) => unclear(statement, transcript)), ...listed].slice(
    0,
    MOST_LISTED,
  );
}

/** The longest part of a quote that holds nothing said to the software. */
function longestOutside<Quoted extends Quote>(
  quoted: Quoted,
  injected: readonly Turn[],
  transcript: string,
): Quoted {
  const [longest] = partsOutside(quoted, injected, transcript).sort(
    (a, b) => b.quote.length - a.quote.length,
  );
  return longest === undefined || longest.quote === quoted.quote ? quoted : { ...quoted, ...longest };
}

function extractFromTurns(
  turns: readonly Turn[],
  transcript: string,
  rules: readonly CompiledRule[],
): Extraction {
  const heard = heardTurns(turns);
  const ruled = findByRules(heard, transcript, rules);
  const names = namesIn(heard);
  const judge = remembered(classify);
  const judged = judgeStatements(statementsOf(heard, names), judge);
  const answers = judgeAnswers(heard, names, judge);
  const examined = examine(heard, answers, transcript);
  const passed = new Map([...examined.passed, ...answeredOrdinarily(heard, answers, transcript)]);
  const observed = isWeighed(judged) ? judgeObservations(observationsOf(heard, names)) : [];
  const weighed = isWeighed(judged)
    ? weighVisit({
        statements: judged.map(({ scores }) => scores),
        answers: answers.map(({ scores }) => scores),
        observations: observed.map(({ scores }) => scores),
        ruled: countsOf(ruled.findings),
      })
    : NOT_WEIGHED;
  const found = supported(ruled.findings, judged);
  const asked = findDenials(heard, transcript, judged, answers, weighed !== NOT_WEIGHED);
  const deniedUntil = plainlyDeniedUntil(asked);
  const candidates = inOrder([...found, ...examined.findings]);
  const all = { statements: judged, observations: observed };
  const kept = keepByWeight(candidates, weighed, all, transcript);
  const ranked = rankStatements(judged, weighed, ruled.findings.filter(isRiskBearing));
  const findings = inOrder(reachLevel(kept, weighed, all, transcript)).filter(
    (finding) => isCovered(finding) && !isRefuted(finding, passed),
  );
  const toClarify = listToClarify(ranked, findings.filter(isRiskBearing), asked, transcript, weighed);
  return {
    findings: withAttribution(findings, judged),
    toClarify,
    noticed: [
      ...toClarify.filter(({ start }) => start >= deniedUntil),
      ...riskyByWords(ranked, deniedUntil).map((one) => unclear(one, transcript)),
    ],
    statements: ranked,
    topics: [...asked, ...ruled.topics.filter(({ topics }) => !topics.some((topic) => ASKED.has(topic)))],
    passed,
    contrary: contraryIn(findings, judged),
    against: doubtful(ruled.findings, found, judged).filter(({ start }) => start >= deniedUntil),
    warnings: ruled.warnings,
    weighed,
  };
}

const NOT_WEIGHED: ReadonlyMap<string, number> = new Map();

const ASKED: ReadonlySet<string> = new Set([
  'suicide',
  'others_harm',
  'hearing',
  'seeing',
  'self_harm',
  'attempts',
  'passive_si',
]);

function inOrder(findings: readonly Finding[]): Finding[] {
  const byOffset = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.domain}.${finding.value}.${finding.start}`;
    const there = byOffset.get(key);
    if (!there || (there.hedged && !finding.hedged)) byOffset.set(key, finding);
  }
  return [...byOffset.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
