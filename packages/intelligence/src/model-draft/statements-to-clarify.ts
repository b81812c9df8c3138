import type { MseAgentProposal } from '@svc/contracts';
import type { ConcernStatement } from '@svc/mse-draft';

/** What a proposal lists for a clinician to ask about, and what it says of the list. */
export interface ClarifyList {
  readonly statements: MseAgentProposal['statementsToClarify'];
  readonly warnings: readonly string[];
}

const ADVICE =
  'Statements to clarify are no findings: they may be risk or may be nothing. A clinician asks; the service does not decide.';

/** The statements of a visit to be clarified, most serious first, each with a question to ask. */
export function listToClarify(toClarify: readonly ConcernStatement[]): ClarifyList {
  return {
    statements: toClarify.map(({ quote, topic, reason, question }) => ({ quote, topic, reason, question })),
    warnings: toClarify.length > 0 ? [ADVICE] : [],
  };
}
