import { LEARNED_OPTIONS, type LearnedOption } from './classifier/outputs.ts';
import { OPTION_FROM } from './classifier/weights.ts';
import type { DomainKey } from './domain-keys.ts';
import type { Finding } from './finding.ts';
import { findingOf } from './finding-of-statement.ts';
import type { JudgedStatement } from './judge-statements.ts';

/** The learned options that enough of what was said like this had, with the score from which that holds. */
const DRAFTED = LEARNED_OPTIONS.flatMap((option) => {
  const from = OPTION_FROM[option];
  return from === undefined ? [] : [{ option, from }];
});

/** Options that the classifier is sure of, said of the patient: what no rule has words for. */
export function findOptions(statements: readonly JudgedStatement[], transcript: string): Finding[] {
  return statements.flatMap((statement) =>
    statement.experiencer === 'other' || NOT_MEANT.has(statement.statedAs)
      ? []
      : DRAFTED.filter(({ option, from }) => statement.scores[`option:${option}`] >= from).map(({ option }) =>
          findingOf(splitOf(option), statement, transcript),
        ),
  );
}

/** Ways of saying a thing that say it of nobody. */
const NOT_MEANT: ReadonlySet<string> = new Set([
  'quoted',
  'joked',
  'sung',
  'dreamt',
  'hypothetical',
  'instruction',
]);

function splitOf(option: LearnedOption): readonly [DomainKey, string] {
  const [domain = '', value = ''] = option.split('.');
  return [domain as DomainKey, value];
}
