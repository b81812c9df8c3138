import type { CaptureMeasurement } from '../core/index.ts';
import type { Signals } from './signals.ts';

/** Everything that can leave the device: numbers, and nothing else. */
export interface CaptureNumbers extends Signals {
  readonly responseLatencySeconds?: number;
  readonly speechRateWpm?: number;
  readonly sessionDurationSeconds: number;
}

const MOST = { responseLatencySeconds: 120, speechRateWpm: 600 } as const;

/** The numbers of a session as the API takes them, without those that were left out. */
export function numbersOf(measurement: CaptureMeasurement, signals: Signals): CaptureNumbers {
  const { responseLatencySeconds: latency, speechRateWpm: rate, quality } = measurement;
  return {
    ...signals,
    ...(latency === undefined || latency > MOST.responseLatencySeconds
      ? {}
      : { responseLatencySeconds: rounded(latency, 3) }),
    ...(rate === undefined || rate > MOST.speechRateWpm ? {} : { speechRateWpm: rounded(rate, 1) }),
    sessionDurationSeconds: rounded(quality.capturedSeconds, 1),
  };
}

/** Whether there is at least one of the four metrics that the API requires. */
export function hasMetric(numbers: CaptureNumbers): boolean {
  return Object.keys(numbers).some((name) => name !== 'sessionDurationSeconds');
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
