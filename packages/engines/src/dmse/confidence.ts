import type { Confidence, ConfidenceLevel } from '@svc/contracts';
import { type ConfidenceCap, computeConfidence } from '../shared/confidence.ts';
import type { Summarised } from '../shared/stats.ts';
import type { Measurement } from './define-metric.ts';
import { METRICS } from './metrics/index.ts';

/** Prior values that count as a full history. Ours. */
const FULL_HISTORY = 10;

/** Sessions below these lengths cap confidence. Ours. */
const SHORT_SESSION_SECONDS = 120;
const FULL_SESSION_SECONDS = 600;

/** From this length on a session takes nothing off the score: contract 2.2, longer sessions raise confidence. Ours. */
const LONG_SESSION_SECONDS = 1800;
/** What a session of no length takes off the score; less with every second up to a long one. Ours. */
const MOST_LOWERING = 0.06;

const SESSION_UNKNOWN: ConfidenceCap = { level: 'low', reason: 'session length not sent' };
const SESSION_SHORT: ConfidenceCap = { level: 'low', reason: 'session shorter than 2 minutes' };
const SESSION_MEDIUM: ConfidenceCap = { level: 'moderate', reason: 'session shorter than 10 minutes' };
const SESSION_NOT_LONG: ConfidenceCap = { level: 'high', reason: 'session shorter than 30 minutes' };

function sessionCaps(durationSeconds: number | undefined): ConfidenceCap[] {
  if (durationSeconds === undefined) return [SESSION_UNKNOWN];
  if (durationSeconds < SHORT_SESSION_SECONDS) return [SESSION_SHORT];
  if (durationSeconds < FULL_SESSION_SECONDS) return [SESSION_MEDIUM];
  return durationSeconds < LONG_SESSION_SECONDS ? [SESSION_NOT_LONG] : [];
}

function loweringOf(durationSeconds = 0): number {
  return MOST_LOWERING * (1 - Math.min(durationSeconds, LONG_SESSION_SECONDS) / LONG_SESSION_SECONDS);
}

/** Share of a full history that `n` prior values make. */
function historyDepth(n: number): number {
  return Math.min(1, n / FULL_HISTORY);
}

export function signalConfidence(
  n: number,
  durationSeconds: number | undefined,
  cap: ConfidenceCap | undefined,
): ConfidenceLevel {
  const caps = sessionCaps(durationSeconds);
  if (cap) caps.push(cap);
  return computeConfidence({
    coverage: 1,
    coverageReason: 'metric sent',
    depth: historyDepth(n),
    depthReason: `${n} prior values`,
    caps,
  }).level;
}

/** Confidence in the whole answer. A limit of the measurements counts when every signal has one. */
export function overallConfidence(
  signals: readonly { readonly measurement: Measurement; readonly baseline: Summarised | undefined }[],
  durationSeconds: number | undefined,
): Confidence {
  const caps = sessionCaps(durationSeconds);
  const readingCaps: ConfidenceCap[] = [];
  let depths = 0;
  let withHistory = 0;
  for (const { measurement, baseline } of signals) {
    if (measurement.cap) readingCaps.push(measurement.cap);
    if (baseline === undefined) continue;
    depths += historyDepth(baseline.n);
    withHistory++;
  }
  if (readingCaps.length === signals.length) for (const each of readingCaps) caps.push(each);
  return computeConfidence({
    coverage: signals.length / METRICS.length,
    coverageReason: `${signals.length} of ${METRICS.length} metrics sent`,
    depth: signals.length === 0 ? 0 : depths / signals.length,
    depthReason: `prior values behind ${withHistory} of ${signals.length} signals`,
    caps,
    lowering: loweringOf(durationSeconds),
  });
}
