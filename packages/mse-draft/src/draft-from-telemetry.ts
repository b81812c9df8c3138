import type { DmseAnalyzeRequest, DmseMetric } from '@svc/contracts';
import { assessSignals, type AssessedSignal, type Cuts, signalKeyOf, dmse } from '@svc/engines';
import type { DomainKey } from './find/domain-keys.ts';
import { draftOfTelemetry, type MseDraft } from './make-draft.ts';
import type { TelemetryFinding } from './find/telemetry-finding.ts';

/** The measurements of a session. */
export type Telemetry = Pick<DmseAnalyzeRequest, DmseMetric | 'sessionDurationSeconds'>;

type Given = readonly [domain: DomainKey, subclinical: string, clinical: string];

/** What a signal beyond its bands says, and no more: speed is no pressure, fidgeting no agitation. Data, ours. */
const GIVES: Readonly<
  Record<DmseMetric, Partial<Readonly<Record<NonNullable<AssessedSignal['side']>, Given>>>>
> = {
  speechRateWpm: { below: ['speech', 'slowed', 'slowed'], above: ['speech', 'rapid', 'rapid'] },
  responseLatencySeconds: { above: ['speech', 'latency_increased', 'latency_increased'] },
  psychomotorFidgetEpisodes: { above: ['psychomotor', 'fidgeting', 'fidgeting'] },
  sustainedAttentionPct: { below: ['attention', 'mildly_impaired', 'moderately_impaired'] },
};

/**
 * Options that measured signals give, by the bands of the digital examination. Signals in the typical range give
 * nothing; those below the clinical band give an option of low confidence.
 *
 * @param telemetry seconds, words per minute, episodes a session, percent
 * @param cuts band edges in force
 */
export function findInTelemetry(
  telemetry: Telemetry,
  cuts: Cuts = dmse.parameters.defaults,
): TelemetryFinding[] {
  return assessSignals(telemetry, cuts).signals.flatMap(findingOf);
}

/** Drafts an examination from measured signals alone. */
export function draftFromTelemetry(telemetry: Telemetry, cuts: Cuts = dmse.parameters.defaults): MseDraft {
  const { signals } = assessSignals(telemetry, cuts);
  const unmeasured = signals
    .filter(({ measurement }) => measurement.unmeasured !== undefined)
    .map(({ metric, measurement }) => `${metric.label}: ${measurement.unmeasured}; left out.`);
  return draftOfTelemetry(signals.flatMap(findingOf), unmeasured);
}

function findingOf(signal: AssessedSignal): TelemetryFinding[] {
  const { metric, side, status, value, confidence } = signal;
  const given = side && GIVES[metric.field][side];
  if (!given || status === 'within_normal') return [];
  const isClinical = status === 'clinical_attention';
  const [domain, subclinical, clinical] = given;
  return [
    {
      domain,
      value: isClinical ? clinical : subclinical,
      provenance: 'digital_mse',
      confidence: isClinical ? CONFIDENCE[confidence] : 'low',
      signal: signalKeyOf(metric),
      citation: `${signalKeyOf(metric)}: ${value} ${metric.unit} (${status})`,
    },
  ];
}

const CONFIDENCE = { high: 'high', moderate: 'medium', low: 'low' } as const;
