import type { CaptureMeasurement } from '@svc/capture/core';
import type { DmseAnalyzeRequest } from '@svc/client';

/** All that leaves the device. */
export type SpeechNumbers = Pick<
  DmseAnalyzeRequest,
  'speechRateWpm' | 'responseLatencySeconds' | 'sessionDurationSeconds'
>;

/** The numbers of a session; nothing where neither could be measured, and so nothing is to be sent. */
export function numbersOf(measurement: CaptureMeasurement): SpeechNumbers | undefined {
  const { speechRateWpm, responseLatencySeconds, quality } = measurement;
  if (speechRateWpm === undefined && responseLatencySeconds === undefined) return undefined;
  return {
    ...(speechRateWpm === undefined ? {} : { speechRateWpm: rounded(speechRateWpm, 1) }),
    ...(responseLatencySeconds === undefined
      ? {}
      : { responseLatencySeconds: rounded(responseLatencySeconds, 3) }),
    sessionDurationSeconds: rounded(quality.capturedSeconds, 1),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
