import type { RelapseAssessment, RelapseLevel } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agents/agent-evaluation.ts';
import { notAssessable, riskOf, unrecognisedLabels } from '../agents/risk.ts';
import { type Composite, weigh, type WeighedSignal } from './composite.ts';
import { type ReadSignals, recogniseSignals, type RelapseSignal } from './recognise-signals.ts';

/** Ours, as the bands are. */
const RISK_OF_BAND: Readonly<Record<RelapseLevel, AgentRisk['level']>> = {
  low: 'low',
  moderate: 'moderate',
  elevated: 'moderate',
  high: 'high',
};

const STANDING = 'Weights and bands are service defaults, not published norms.';

/**
 * Weighs reported signs of a relapse into a composite from 0 to 100.
 *
 * Indicators are recognised by key or label without case, spaces and hyphens; one given twice counts once at its
 * larger severity. Safety indicators raise composite, band and risk: any severity to at least moderate, 0.5 or
 * more, or any recent attempt, to high. A low composite does not rule out relapse. Never throws: what is not
 * recognised, or has no severity from 0 to 1, is listed.
 *
 * @example
 * ```ts
 * import { scoreRelapse } from '@svc/engines';
 *
 * const { assessment } = scoreRelapse([{ indicator: 'racing_thoughts', severity: 0.6 }]);
 * assessment?.compositeScore; // → 21
 * ```
 */
export function scoreRelapse(signals: readonly RelapseSignal[]): AgentEvaluation<RelapseAssessment> {
  const read = recogniseSignals(signals);
  const leftOut = leftOutLabels(read, signals.length);
  if (read.recognised.length === 0) return flagged(notAssessable(leftOut, read.warnings), read);
  const composite = weigh(read.recognised.filter(({ severity }) => severity > 0));
  const evaluation = {
    assessment: assessmentOf(composite, read),
    risk: riskOf(riskLevel(composite), [...riskLabels(composite), ...leftOut]),
    findings: findingsOf(composite),
    warnings: read.warnings,
  };
  return flagged(evaluation, read);
}

/** A name that was not recognised and holds a word about safety sets the flag; the level stays what was scored. */
function flagged<Evaluation extends AgentEvaluation<RelapseAssessment>>(
  evaluation: Evaluation,
  { mayConcernSafety }: ReadSignals,
): Evaluation {
  return mayConcernSafety ? { ...evaluation, risk: { ...evaluation.risk, flag: true } } : evaluation;
}

function assessmentOf(composite: Composite, { unrecognised }: ReadSignals): RelapseAssessment {
  return {
    compositeScore: composite.score,
    band: composite.band,
    contributing: composite.signals.map(({ indicator, severity, contribution }) => ({
      indicator: indicator.key,
      label: indicator.label,
      severity,
      contribution,
    })),
    unrecognized: [...unrecognised],
    scoreBeforeFloor: composite.scoreBeforeFloor,
    statement: compositeSentences(composite).join(' '),
    referenceStatus: 'provisional',
  };
}

function riskLevel({ score, band }: Composite): AgentRisk['level'] {
  return score === 0 ? 'none' : RISK_OF_BAND[band];
}

function riskLabels({ score, band, signals }: Composite): string[] {
  return [
    ...signals.filter(isSafety).map(({ indicator }) => `Safety indicator reported: ${indicator.label}`),
    `Relapse signals ${band} (${score} of 100)`,
    ...(band === 'low' ? ['A low score does not rule out relapse'] : []),
  ];
}

function leftOutLabels(read: ReadSignals, total: number): string[] {
  const { unrecognisedCount, unreadableCount } = read;
  return [
    ...(read.mayConcernSafety ? ['An entry that was not recognised may concern safety'] : []),
    ...unrecognisedLabels(unrecognisedCount, total),
    ...(unreadableCount === 0
      ? []
      : [`${unreadableCount} of ${total} entries without a severity from 0 to 1`]),
  ];
}

function isSafety({ indicator }: WeighedSignal): boolean {
  return indicator.safetyFloor !== undefined;
}

/** Safety indicators first, then the composite, then what else contributes. */
function findingsOf(composite: Composite): AgentFinding[] {
  const ofSignals = composite.signals.map((signal, index) => ({
    signal,
    finding: signalFinding(signal, index),
  }));
  const overall: AgentFinding = {
    citation: 'scoreRelapse.compositeScore',
    subject: 'compositeScore',
    sentences: compositeSentences(composite),
  };
  return [
    ...ofSignals.filter(({ signal }) => isSafety(signal)).map(({ finding }) => finding),
    overall,
    ...ofSignals.filter(({ signal }) => !isSafety(signal)).map(({ finding }) => finding),
  ];
}

function signalFinding(signal: WeighedSignal, index: number): AgentFinding {
  const { indicator, severity, contribution } = signal;
  const points = contribution === 1 ? '1 point' : `${contribution} points`;
  const reported = `${indicator.label} is reported with severity ${severity} of 1 and contributes ${points}.`;
  return {
    citation: `scoreRelapse.contributing[${index}]`,
    subject: indicator.key,
    sentences: isSafety(signal)
      ? [reported, 'It is a safety indicator: check current safety with the person.']
      : [reported],
  };
}

function compositeSentences({ score, scoreBeforeFloor, band }: Composite): string[] {
  const raised = score > scoreBeforeFloor;
  return [
    `Composite score ${score} of 100, band ${band}.`,
    ...(raised ? [`A safety indicator raised it from ${scoreBeforeFloor}.`] : []),
    ...(band === 'low' ? ['A low score does not rule out relapse.'] : []),
    STANDING,
  ];
}
