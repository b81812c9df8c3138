import type { AgentEvaluation } from '@svc/engines';

/** What the engine's tool answers: the only thing a model may speak of. */
export interface EngineOutput {
  readonly headline: string;
  readonly risk: AgentEvaluation<unknown>['risk'];
  readonly findings: AgentEvaluation<unknown>['findings'];
  /** How many entries were left out or assumed: their text is the caller's and stays out. */
  readonly warningCount: number;
}

/** More findings than these make no narrative better, and the worst come first. */
const MOST_FINDINGS = 20;

/** The findings a model is shown, and may speak of. */
export function shownFindings({ findings }: AgentEvaluation<unknown>): AgentEvaluation<unknown>['findings'] {
  return findings.slice(0, MOST_FINDINGS);
}

const LEVEL_WORDS = {
  none: 'no concern listed by this engine',
  low: 'low concern',
  moderate: 'moderate concern',
  high: 'high concern',
} as const;

/** One sentence on the whole. */
export function headlineOf({ assessment, risk, findings, headline }: AgentEvaluation<unknown>): string {
  if (headline !== undefined) return headline;
  if (assessment === null) return 'Nothing that was sent could be assessed.';
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  return `${count}; risk level ${risk.level}: ${LEVEL_WORDS[risk.level]}.`;
}

export function engineOutput(evaluation: AgentEvaluation<unknown>): EngineOutput {
  return {
    headline: headlineOf(evaluation),
    risk: evaluation.risk,
    findings: shownFindings(evaluation),
    warningCount: evaluation.warnings.length,
  };
}

/** Said of every result, so that it can close a narrative. */
export function closingOf({ risk, warningCount }: Pick<EngineOutput, 'risk' | 'warningCount'>): string {
  const review = risk.flag ? 'It is marked for clinician review' : 'It is for clinician review';
  const left =
    warningCount === 0
      ? 'nothing was left out'
      : `${warningCount} ${warningCount === 1 ? 'warning says' : 'warnings say'} what was left out or assumed`;
  return `${review}, and ${left}.`;
}
