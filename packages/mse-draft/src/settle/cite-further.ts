import { merged, overlapping } from '../attribute/overlapping.ts';
import type { Option } from '../find/define-rule.ts';
import type { Finding } from '../find/finding.ts';
import { findingOf } from '../find/finding-of-statement.ts';
import { isRiskBearing } from '../find/is-risk-bearing.ts';
import { TOPIC_OPTIONS } from '../find/risk-options.ts';
import type { Ranked } from '../weigh/rank-statements.ts';

/** From this rank on a statement is evidence of the risk that was found. */
const SURE = 0.4;
/** So many further statements are cited for an option at most. */
const MOST_CITED = 4;
const ATTEMPTS: readonly Option[] = [
  ['risk', 'recent_attempt'],
  ['risk', 'past_attempt'],
];

/** Every statement that is surely of a risk that was found, as a further finding of it: what is cited need not be asked about. */
export function citeFurther(
  findings: readonly Finding[],
  ranked: readonly Ranked[],
  transcript: string,
): Finding[] {
  const found = new Map<string, Finding[]>();
  for (const finding of findings.filter(isRiskBearing)) {
    const name = `${finding.domain}.${finding.value}`;
    const there = found.get(name);
    if (there) there.push(finding);
    else found.set(name, [finding]);
  }
  const covered = new Map([...found].map(([name, own]) => [name, merged(own)]));
  const cited = new Map<string, number>();
  const further = ranked
    .filter(isEvidence)
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap((statement): Finding[] => {
      const option = optionsOf(statement).find((one) => found.has(one.join('.')));
      const name = option?.join('.') ?? '';
      const count = cited.get(name) ?? 0;
      if (option === undefined || count >= MOST_CITED) return [];
      if (overlapping(covered.get(name) ?? [], statement).length > 0) return [];
      cited.set(name, count + 1);
      return [{ ...findingOf(option, statement, transcript), isRisk: true }];
    });
  return [...findings, ...further];
}

function isEvidence({ rank, statedAs, experiencer, speaker }: Ranked): boolean {
  return rank >= SURE && statedAs === 'asserted' && (experiencer === 'patient' || speaker === 'other');
}

function optionsOf({ topic }: Ranked): readonly Option[] {
  return topic === 'suicide_attempt' ? ATTEMPTS : TOPIC_OPTIONS[topic].gives;
}
