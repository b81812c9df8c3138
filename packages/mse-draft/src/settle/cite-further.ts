import type { Option } from '../find/define-rule.ts';
import type { Finding } from '../find/finding.ts';
import { findingOf } from '../find/finding-of-statement.ts';
import { isRiskBearing } from '../find/is-risk-bearing.ts';
import { TOPIC_OPTIONS } from '../find/risk-options.ts';
import type { Ranked } from '../weigh/rank-statements.ts';

/** From this rank on a statement is evidence of the risk that was found. */
const SURE = 0.4;
/** So many statements are cited for an option at most. */
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
  const found = new Map(findings.filter(isRiskBearing).map(({ domain, value }) => [`${domain}.${value}`, 0]));
  const further = ranked
    .filter(
      ({ rank, statedAs, experiencer, speaker }) =>
        rank >= SURE && statedAs === 'asserted' && (experiencer === 'patient' || speaker === 'other'),
    )
    .toSorted((a, b) => b.rank - a.rank)
    .flatMap((statement): Finding[] => {
      const options = statement.topic === 'suicide_attempt' ? ATTEMPTS : TOPIC_OPTIONS[statement.topic].gives;
      const option = options.find(([domain, value]) => found.has(`${domain}.${value}`));
      const name = option?.join('.') ?? '';
      const cited = found.get(name) ?? 0;
      if (option === undefined || cited >= MOST_CITED) return [];
      found.set(name, cited + 1);
      return [{ ...findingOf(option, statement, transcript), isRisk: true }];
    });
  return [...findings, ...further];
}
