import type { CompiledRule } from './find/define-rule.ts';
import type { Finding } from './find/finding.ts';
import { findInAnswers } from './find/find-in-answers.ts';
import { withAttribution } from './find/attribution.ts';
import { overlapping } from './attribute/overlapping.ts';
import { heardTurns, statementsOf } from './attribute/statements.ts';
import { findDenials } from './find/find-denials.ts';
import { findOptions } from './find/find-options.ts';
import { findRisk } from './find/find-risk.ts';
import { type JudgedStatement, judgeStatements } from './find/judge-statements.ts';
import { plainlyDeniedUntil } from './settle/plainly-denied.ts';
import { doubtful, supported } from './settle/supported.ts';
import { listToClarify, MOST_LISTED, unclear } from './word/list-to-clarify.ts';
import { findGuardedness } from './find/find-guardedness.ts';
import { findInStatements } from './find/find-in-statements.ts';
import { findInTests, type TestResults } from './find/find-in-tests.ts';
import { attributeSentences } from './attribute/attribute-sentences.ts';
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
  readonly statements: readonly JudgedStatement[];
  readonly topics: readonly TopicAnswer[];
  readonly passed: TestResults['passed'];
  /** Risk that is no finding, such as that in text for the software: it speaks against reassuring options. */
  readonly against: readonly Finding[];
  readonly warnings: readonly string[];
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
  return inOrder(findByRules(heardTurns(evidence), transcript, RISK_RULES)).filter(({ isRisk }) => isRisk);
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
    statements: extraction.statements,
    topics: extraction.topics.map(apart),
    passed: new Map([...extraction.passed].map(([item, quote]) => [item, apart(quote)])),
    against: [...extraction.against, ...fromInjected.findings.filter(isRiskBearing)],
    warnings: [...warnings, ...extraction.warnings],
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

/** What the rules find, whatever stands around it. */
function findByRules(turns: readonly Turn[], transcript: string, rules: readonly CompiledRule[]): Finding[] {
  const spoken = attributeSentences(turns);
  const said = spoken.flatMap((_, index) => findInStatements(spoken, index, rules).findings);
  return [...said, ...withoutRepeats(findInAnswers(spoken, rules, transcript).findings, said)];
}

function extractFromTurns(
  turns: readonly Turn[],
  transcript: string,
  rules: readonly CompiledRule[],
): Extraction {
  const heard = heardTurns(turns);
  const spoken = attributeSentences(heard);
  const statements = spoken.map((_, index) => findInStatements(spoken, index, rules));
  const answers = findInAnswers(spoken, rules, transcript);
  const tests = findInTests(spoken, transcript);
  const said = statements.flatMap(({ findings }) => findings);
  const ruled = [...said, ...withoutRepeats(answers.findings, said)];
  const judged = judgeStatements(statementsOf(heard));
  const found = supported(ruled, judged);
  const asked = findDenials(heard, transcript, judged);
  const deniedUntil = plainlyDeniedUntil(asked);
  const findings = inOrder([
    ...found,
    ...findRisk(judged, transcript),
    ...findOptions(judged, transcript),
    ...tests.findings,
    ...findGuardedness(spoken),
  ]);
  return {
    findings: withAttribution(findings, judged),
    toClarify: listToClarify(judged, findings.filter(isRiskBearing), asked, transcript, deniedUntil),
    statements: judged,
    topics: [...asked, ...answers.topics.filter(({ topics }) => !topics.some((topic) => ASKED.has(topic)))],
    passed: tests.passed,
    against: doubtful(ruled, found, judged).filter(({ start }) => start >= deniedUntil),
    warnings: [...new Set([...statements.flatMap(({ warnings }) => warnings), ...answers.warnings])],
  };
}

const ASKED: ReadonlySet<string> = new Set([
  'suicide',
  'others_harm',
  'hearing',
  'seeing',
  'self_harm',
  'attempts',
  'passive_si',
]);

/** An uncertain answer adds nothing where the same answer says it in words. */
function withoutRepeats(answered: readonly Finding[], said: readonly Finding[]): Finding[] {
  const ordered = [...said].sort((a, b) => a.start - b.start);
  return answered.filter((finding) => !finding.hedged || !isSaidWithin(ordered, finding));
}

function isSaidWithin(ordered: readonly Finding[], { domain, start, end }: Finding): boolean {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < ordered.length; at += 1) {
    const said = ordered[at];
    if (!said || said.start > end) return false;
    if (said.domain === domain && said.end <= end + 1) return true;
  }
  return false;
}

function inOrder(findings: readonly Finding[]): Finding[] {
  const byOffset = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.domain}.${finding.value}.${finding.start}`;
    const there = byOffset.get(key);
    if (!there || (there.hedged && !finding.hedged)) byOffset.set(key, finding);
  }
  return [...byOffset.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
