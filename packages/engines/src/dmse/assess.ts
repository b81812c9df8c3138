import { patternOf, type DmseFindings, type AssessedSignal } from './dmse-findings.ts';
import type { DmseAnalyzeRequest } from '@svc/contracts';
import { assessSignal } from './assess-signal.ts';
import { type Cuts, rankOf } from './population-bands.ts';
import { overallConfidence } from './confidence.ts';
import type { Pattern } from './define-metric.ts';
import { METRICS } from './metrics/index.ts';

/**
 * Every metric that was sent, held against its bands.
 *
 * @example
 * ```ts
 * import { assessSignals, dmse } from '@svc/engines';
 *
 * assessSignals({ responseLatencySeconds: 4.2 }, dmse.parameters.defaults).signals[0]?.status;
 * // → 'clinical_attention'
 * ```
 */
export function assessSignals(input: DmseAnalyzeRequest, cuts: Cuts): DmseFindings {
  const signals: AssessedSignal[] = [];
  for (const metric of METRICS) {
    const signal = assessSignal(metric, input, cuts);
    if (signal) signals.push(signal);
  }
  const flagged = signals
    .filter(({ status }) => status !== 'within_normal')
    .sort((a, b) => rankOf(b.status) - rankOf(a.status));
  const status = flagged[0]?.status ?? 'within_normal';
  const concordant = deviateTogether(signals);
  return {
    signals,
    flagged,
    status,
    pattern: flaggedPattern(flagged),
    concordant,
    requiresClinicianReview: status === 'clinical_attention' || flagged.length >= 2 || concordant,
    confidence: overallConfidence(signals, input.sessionDurationSeconds),
  };
}

function flaggedPattern(flagged: readonly AssessedSignal[]): Pattern | undefined {
  return repeated(flagged.map(patternOf));
}

/**
 * With four signals at 5 % each the chance of one false note is 18.5 %, so an isolated deviation stays a note
 * and two in the same sense (both towards worse, or both towards one pattern) ask for review. A return towards
 * typical is no concern. Ours.
 */
function deviateTogether(signals: readonly AssessedSignal[]): boolean {
  const concerning = signals.filter(({ deviation }) => deviation && deviation.kind !== 'return');
  if (concerning.filter(({ deviation }) => deviation?.kind === 'worse').length >= 2) return true;
  return (
    repeated(concerning.map(({ metric, deviation }) => deviation && metric.suggests[deviation.side])) !==
    undefined
  );
}

/** The first pattern that occurs twice. */
function repeated(patterns: readonly (Pattern | undefined)[]): Pattern | undefined {
  return patterns.find((pattern, index) => pattern !== undefined && patterns.indexOf(pattern) < index);
}
