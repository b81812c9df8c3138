import type { CompiledRule } from './define-rule.ts';
import type { Finding } from './finding.ts';
import { readAnswers } from './read-answers.ts';
import { type Concerns, readConcerns } from './read-concerns.ts';
import { readGuardedness } from './read-guardedness.ts';
import { readStatements } from './read-statements.ts';
import { readTests, type TestResults } from './read-tests.ts';
import { readVoices } from './read-voices.ts';
import type { TopicAnswer } from './finding.ts';
import { RISK_RULES, RULES } from './rules.ts';
import type { Turn } from './transcript/turn.ts';

/** Everything the turns of a visit give. */
export interface Extraction {
  /** In the order of the transcript, each option once a place. */
  readonly findings: readonly Finding[];
  readonly concerns: Concerns;
  readonly topics: readonly TopicAnswer[];
  readonly passed: TestResults['passed'];
  readonly warnings: readonly string[];
}

/**
 * What was said by the patient or stated as observed by the clinician. Only statements and answered questions count;
 * a question alone gives nothing. Linear in the length of the transcript.
 *
 * @param turns as read by `readTranscript`
 * @param transcript the text the turns were read from; quotes are verbatim stretches of it
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
 */
export function scanRisk(turns: readonly Turn[], transcript: string): Finding[] {
  return run(turns, transcript, RISK_RULES).findings.filter(({ isRisk }) => isRisk);
}

/** Findings together with what was denied, confirmed and set aside. */
export function extract(turns: readonly Turn[], transcript: string): Extraction {
  return run(turns, transcript, RULES);
}

function run(turns: readonly Turn[], transcript: string, rules: readonly CompiledRule[]): Extraction {
  const spoken = readVoices(turns);
  const statements = spoken.map((_, index) => readStatements(spoken, index, rules));
  const answers = readAnswers(spoken, rules, transcript);
  const tests = readTests(spoken, transcript);
  const said = statements.flatMap(({ findings }) => findings);
  const found = [...said, ...withoutRepeats(answers.findings, said)];
  const findings = inOrder([...found, ...tests.findings, ...readGuardedness(spoken)]);
  return {
    findings,
    concerns: readConcerns(spoken, findings, transcript),
    topics: answers.topics,
    passed: tests.passed,
    warnings: [...new Set([...statements.flatMap(({ warnings }) => warnings), ...answers.warnings])],
  };
}

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
  const byPlace = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.domain}.${finding.value}.${finding.start}`;
    const there = byPlace.get(key);
    if (!there || (there.hedged && !finding.hedged)) byPlace.set(key, finding);
  }
  return [...byPlace.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}
