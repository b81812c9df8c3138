import { attributeSentences } from '../attribute/attribute-sentences.ts';
import type { HeardTurn } from '../attribute/heard-turns.ts';
import type { CompiledRule } from './define-rule.ts';
import { findInAnswers } from './find-in-answers.ts';
import { findInStatements } from './find-in-statements.ts';
import type { Finding, TopicAnswer } from './finding.ts';

/** What is said explicitly. */
export interface Ruled {
  /** By the wordings of rules. */
  readonly findings: readonly Finding[];
  readonly topics: readonly TopicAnswer[];
  readonly warnings: readonly string[];
}

/** Reads turns by rules. */
export function findByRules(
  turns: readonly HeardTurn[],
  transcript: string,
  rules: readonly CompiledRule[],
): Ruled {
  const spoken = attributeSentences(turns);
  const statements = spoken.map((_, index) => findInStatements(spoken, index, rules));
  const answers = findInAnswers(spoken, rules, transcript);
  const said = statements.flatMap(({ findings }) => findings);
  return {
    findings: [...said, ...withoutRepeats(answers.findings, said)],
    topics: answers.topics,
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
