import { MOST_STATEMENTS_TO_CLARIFY, type MseAgentProposal, type MseRisk } from '@svc/contracts';
import type { ConcernStatement } from '@svc/mse-draft';

/** What a proposal lists for a clinician to ask about, and what it says of the list. */
export interface ClarifyList {
  readonly statements: MseAgentProposal['statementsToClarify'];
  readonly warnings: readonly string[];
}

const ADVICE =
  'Statements to clarify are no findings: they may be risk or may be nothing. A clinician asks; the service does not decide.';

/**
 * The statements of a visit that are to be clarified, in its order. Of more than a reader can take in, those that only
 * sound like risk are left out first, and a warning names what was.
 */
export function listToClarify(toClarify: readonly ConcernStatement[]): ClarifyList {
  const kept = new Set(
    [...toClarify]
      .sort((a, b) => Number(isOnlySound(a)) - Number(isOnlySound(b)))
      .slice(0, MOST_STATEMENTS_TO_CLARIFY),
  );
  const left = toClarify.filter((statement) => !kept.has(statement));
  return {
    statements: toClarify
      .filter((statement) => kept.has(statement))
      .map(({ quote, topic, reason }) => ({ quote, topic, reason })),
    warnings: [
      ...(toClarify.length > 0 ? [ADVICE] : []),
      ...(left.length > 0
        ? [`${left.length} further statements to clarify are not listed: ${countsOf(left)}.`]
        : []),
    ],
  };
}

/**
 * The risk of a draft beside what is to be clarified: it is never lowered, and where the draft holds none it is low
 * until a clinician has asked.
 */
export function withToClarify(risk: MseRisk, toClarify: readonly ConcernStatement[]): MseRisk {
  if (toClarify.length === 0 || risk.level !== 'none') return { ...risk };
  return {
    ...risk,
    flag: true,
    level: 'low',
    labels: [...risk.labels, ...new Set(toClarify.map(labelOf))],
  };
}

function isOnlySound({ reason }: ConcernStatement): boolean {
  return reason === 'sounds like risk by its words' || reason === 'not plainly harmless beside risk';
}

function labelOf({ topic }: ConcernStatement): string {
  return `Said and to be clarified: ${topic}`;
}

function countsOf(statements: readonly ConcernStatement[]): string {
  const counts = new Map<string, number>();
  for (const { topic } of statements) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].map(([topic, count]) => `${topic} (${count})`).join(', ');
}
