import type { DmseAnalyzeRequest } from '@svc/contracts';
import { dmse, resolveParameters } from '@svc/engines';

const SESSION: DmseAnalyzeRequest = {
  responseLatencySeconds: 2.7,
  speechRateWpm: 104,
  sustainedAttentionPct: 81,
  sessionDurationSeconds: 900,
};

/**
 * Runs one engine by itself: the result part of an answer, without the intelligence block. The engine reads no
 * clock and no settings, so the moment and the parameters are given; with no calibrated set they are the shipped ones.
 */
export function analyzeSession(): string[] {
  const parameters = resolveParameters(dmse.parameters);
  const result = dmse.analyze(SESSION, { now: Date.parse('2026-03-10T09:00:00Z'), parameters });
  const lines = result.signals.map(
    ({ label, metricValue, metricUnit, interpretation, referenceRange }) =>
      `${label}: ${metricValue} ${metricUnit}, ${interpretation} (${referenceRange})`,
  );
  return [
    `${result.summary.status}: ${result.summary.headline}`,
    ...lines,
    ...result.mseNarrative,
    result.disclaimer,
  ];
}

if (import.meta.main) process.stdout.write(`${analyzeSession().join('\n')}\n`);
