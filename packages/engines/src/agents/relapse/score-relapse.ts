import type { RelapseAssessment, RelapseLevel } from '@svc/contracts';
import type { AgentEvaluation, AgentFinding, AgentRisk } from '../agent-evaluation.ts';
import { NOT_RECOGNISED, notAssessable, riskOf, unrecognisedLabels } from '../risk.ts';
import { quoteInput } from '../../shared/signal-key.ts';
import { type Composite, type PresentSignal, weigh, type WeighedSignal } from './composite.ts';
import { type ReadSignals, recogniseSignals, type RelapseSignal } from './recognise-signals.ts';
import { CLEAR_FROM, startOf } from './start-of-relapse.ts';

/** Ours, as the bands are. */
const RISK_OF_BAND: Readonly<Record<RelapseLevel, AgentRisk['level']>> = {
  low: 'low',
  moderate: 'moderate',
  elevated: 'moderate',
  high: 'high',
};

const STANDING = 'Weights and bands are service defaults, not published norms.';

/** Up to this severity an entry that was not recognised is quoted and asks nothing. Ours. */
const ASKS_ABOVE = 0.1;
/** From this severity an entry that was not recognised asks, whatever else was recognised. Ours. */
const ASKS_FROM = 0.5;
/** Names of entries that one label quotes. */
const MOST_QUOTED = 5;

/**
 * Weighs reported signs of a relapse into a composite from 0 to 100.
 *
 * Indicators are recognised by key or label without case, spaces and hyphens, and by the words in which families,
 * patients and notes say them; what an entry denies is named and not scored. One given twice counts once at its larger
 * severity. Safety indicators raise composite, band and risk: any severity to at least moderate, 0.5 or
 * more, or any recent attempt, to high. What is not recognised is quoted and never reads as none: the risk is at least low, and is
 * flagged when no sign was recognised or its severity is 0.5 or more. So is a sign that often starts a relapse beside a
 * further one. A low composite does not rule out relapse. Never
 * throws: what is not recognised, or has no severity from 0 to 1, is listed.
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
  if (isNothing(read)) return withUnrecognised(notAssessable(leftOut, read.warnings), read);
  const composite = weigh(read.recognised.filter(({ severity }) => severity > 0));
  const evaluation = {
    assessment: assessmentOf(composite, read),
    risk: riskOf(riskLevel(composite), [...riskLabels(composite), ...leftOut]),
    findings: findingsOf(composite),
    warnings: read.warnings,
  };
  return withUnrecognised(evaluation, read);
}

function isNothing({ recognised, absent }: ReadSignals): boolean {
  return recognised.length === 0 && absent.length === 0;
}

/**
 * What was sent and not recognised is not assessed: never "none". It asks when no sign was recognised, when its severity
 * is large, when it is half of what was sent, or when it holds a word about safety; the level of what was recognised stays.
 */
function withUnrecognised<Evaluation extends AgentEvaluation<RelapseAssessment>>(
  evaluation: Evaluation,
  read: ReadSignals,
): Evaluation {
  const { risk } = evaluation;
  const unknown = Math.max(0, ...read.unrecognisedSeverities);
  const safety = read.mayConcernSafety || read.holdsMoreSafety;
  const start = risk.flag ? undefined : startOf(read);
  const labels = start === undefined ? risk.labels : [...risk.labels, startLabel(start)];
  return {
    ...evaluation,
    risk: {
      ...risk,
      labels,
      flag: risk.flag || safety || start !== undefined || unknownAsks(read),
      level: risk.level === 'none' && (unknown > 0 || safety) ? 'low' : risk.level,
    },
    ...(unknown > 0 && { quotedLabels: quoting(labels, read) }),
  };
}

function unknownAsks({ unrecognisedSeverities, signEntries }: ReadSignals): boolean {
  const unknown = Math.max(0, ...unrecognisedSeverities);
  if (signEntries.size === 0) return unknown > ASKS_ABOVE;
  const clear = unrecognisedSeverities.filter((severity) => severity >= CLEAR_FROM);
  return unknown >= ASKS_FROM || clear.length >= signEntries.size;
}

function startLabel({ indicator }: PresentSignal): string {
  return `${indicator.label} beside a further sign: see how the person is`;
}

/** The labels with the names that were not recognised behind their count. */
function quoting(labels: readonly string[], { unrecognisedBySeverity: names }: ReadSignals): string[] {
  const quoted = names.slice(0, MOST_QUOTED).map((name) => quoteInput(name));
  const more = names.length - quoted.length;
  const listed = `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return labels.map((label) => (label.endsWith(NOT_RECOGNISED) ? `${label}: ${listed}` : label));
}

function assessmentOf(composite: Composite, read: ReadSignals): RelapseAssessment {
  const { unrecognised, absent, wordings } = read;
  return {
    compositeScore: composite.score,
    band: composite.band,
    contributing: composite.signals.map(({ indicator, severity, contribution }) => ({
      indicator: indicator.key,
      label: indicator.label,
      severity,
      contribution,
      ...sentAs(wordings.get(indicator)),
    })),
    unrecognized: [...unrecognised],
    ...(absent.length > 0 && {
      readAsAbsent: absent.map(({ indicator, sentAs: name }) => ({
        indicator: indicator.key,
        label: indicator.label,
        sentAs: name,
      })),
    }),
    scoreBeforeFloor: composite.scoreBeforeFloor,
    statement: compositeSentences(composite).join(' '),
    referenceStatus: 'provisional',
  };
}

function sentAs(wordings: readonly string[] | undefined): { sentAs?: string[] } {
  return wordings === undefined ? {} : { sentAs: [...wordings] };
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
    ...(read.holdsMoreSafety ? ['An entry may concern safety beyond what it is scored as'] : []),
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
