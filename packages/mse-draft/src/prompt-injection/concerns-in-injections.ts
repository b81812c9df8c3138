import { findMseDomain, findMseOption } from '@svc/clinical';
import type { ConcernStatement } from '../concerns/concern-statement.ts';
import type { Finding } from '../finding.ts';
import { isRiskBearing } from '../is-risk-bearing.ts';

/** Concerns in injected text: risk in it is no finding, and a clinician asks. */
export function concernsInInjections(
  findings: readonly Finding[],
  noticed: readonly ConcernStatement[],
): readonly ConcernStatement[] {
  const named = noticed.filter(({ reason }) => reason === 'wording not clear');
  const risks = findings.filter(isRiskBearing);
  return [...named, ...onePlaceEach(risks, new Set(named.map(({ start }) => start)))].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  );
}

function onePlaceEach(risks: readonly Finding[], known: Set<number>): ConcernStatement[] {
  return risks.flatMap(({ quote, start, end, domain, value }) => {
    if (known.has(start)) return [];
    known.add(start);
    const found = findMseDomain(domain);
    const topic = (found && findMseOption(found, value)?.label.toLowerCase()) ?? value;
    return [{ quote, start, end, topic, reason: 'wording not clear' as const }];
  });
}
