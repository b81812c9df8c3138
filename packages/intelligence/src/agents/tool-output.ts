import type { AgentEvaluation } from '@svc/engines';

/** What the engine's tool answers: all that a model may speak of. */
export interface EngineOutput {
  readonly headline: string;
  readonly risk: AgentEvaluation<unknown>['risk'];
  readonly findings: AgentEvaluation<unknown>['findings'];
  /** How many entries were left out or assumed; their text is the caller's and is not shown to a model. */
  readonly warningCount: number;
  readonly notChecked?: readonly string[];
}

/** The worst come first, and more than these make no narrative better. */
const MOST_FINDINGS = 20;

/** The findings a model is shown, and may speak of. */
export function shownFindings({ findings }: AgentEvaluation<unknown>): AgentEvaluation<unknown>['findings'] {
  return findings.slice(0, MOST_FINDINGS);
}

/** One sentence on the whole. */
export function headlineOf({ assessment, risk, findings, headline }: AgentEvaluation<unknown>): string {
  if (headline !== undefined) return headline;
  if (assessment === null) return 'Nothing that was sent could be assessed.';
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return `${count}; risk level ${risk.level}.`;
}

export function engineOutput(evaluation: AgentEvaluation<unknown>): EngineOutput {
  return {
    headline: headlineOf(evaluation),
    risk: evaluation.risk,
    findings: shownFindings(evaluation),
    warningCount: evaluation.warnings.length,
    ...(evaluation.notChecked && { notChecked: evaluation.notChecked }),
  };
}

/** Closes the narrative of any result: says what was left out, or that nothing more was looked at. */
export function closingOf({
  risk,
  warningCount,
  notChecked,
}: Pick<EngineOutput, 'risk' | 'warningCount' | 'notChecked'>): string {
  const review = risk.flag ? 'It is marked for clinician review' : 'It is for clinician review';
  if (notChecked !== undefined && notChecked.length > 0)
    return `${review}; not checked: ${notChecked.join(', ')}.`;
  if (warningCount === 0) return `${review}.`;
  const says = warningCount === 1 ? 'warning says' : 'warnings say';
  return `${review}, and ${warningCount} ${says} what was left out or assumed.`;
}
