import { attributeSentences } from '../attribute/attribute-sentences.ts';
import type { HeardTurn } from '../attribute/heard-turns.ts';
import { overlapping } from '../segment/overlapping.ts';
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
  const ordered = said.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return answered.filter(
    (finding) =>
      !finding.hedged || !overlapping(ordered, finding).some(({ domain }) => domain === finding.domain),
  );
}
