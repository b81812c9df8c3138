import type { Confidence, DmseAnalyzeRequest, DmseStatus } from '@svc/contracts';
import { type AssessedSignal, assessSignal } from './assess-signal.ts';
import { type Cuts, rankOf } from './bands.ts';
import { overallConfidence } from './confidence.ts';
import type { Pattern } from './define-metric.ts';
import { METRICS } from './metrics/index.ts';

/** Everything an answer and its description are made from. */
export interface Assessed {
  /** In the order of the metrics. */
  readonly signals: readonly AssessedSignal[];
  /** The signals outside the typical range, worst first; ties in the order of the metrics. */
  readonly flagged: readonly AssessedSignal[];
  readonly status: DmseStatus;
  /** The cluster two or more flagged signals make. */
  readonly pattern: Pattern | undefined;
  /** Two or more signals deviate from their baselines in the same sense. */
  readonly concordant: boolean;
  readonly requiresClinicianReview: boolean;
  readonly confidence: Confidence;
}

export function assessSignals(input: DmseAnalyzeRequest, cuts: Cuts): Assessed {
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

/** What a flagged signal is part of when another one suggests the same. */
export function patternOf({ metric, side }: AssessedSignal): Pattern | undefined {
  return side && metric.suggests[side];
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
