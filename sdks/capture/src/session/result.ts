import type { CaptureMeasurement, LeftOut } from '../core/index.ts';
import { numbersOf } from '../sending/numbers.ts';
import type { Sender } from '../sending/sender.ts';
import type { FeedReport } from '../sound/sound-feed.ts';
import type { CaptureResult, ConsentRecord } from './capture-session.ts';
import type { Signals } from '../sending/signals.ts';
import { agreement, type CheckedVoice } from './voice-check.ts';

/** The voice check must agree with at least this share of the speech found. */
const LEAST_AGREEMENT = 0.5;

/** All that was heard. */
export interface Heard {
  readonly measured: CaptureMeasurement;
  readonly report: FeedReport | undefined;
  readonly voices: readonly CheckedVoice[];
}

export function resultOf(
  { measured, report, voices }: Heard,
  signals: Signals,
  consent: ConsentRecord | undefined,
  sender: Sender,
): CaptureResult {
  const voiceAgreement = agreement(measured.speechSegments, voices);
  const measurement = (voiceAgreement ?? 1) < LEAST_AGREEMENT ? withoutNumbers(measured) : measured;
  const payload = numbersOf(measurement, { ...signals });
  return {
    measurement,
    quality: {
      ...measurement.quality,
      ...(report ?? NO_REPORT),
      ...(voiceAgreement === undefined ? {} : { voiceAgreement }),
    },
    leftOut: measurement.leftOut,
    payload,
    consent,
    send: (options) => sender.send(payload, options),
  };
}

/** The report of a session that stopped before any sound came. */
const NO_REPORT: FeedReport = {
  sampleRate: 0,
  tap: 'worklet',
  processing: { echoCancellation: undefined, noiseSuppression: undefined, autoGainControl: undefined },
  interruptions: 0,
  deviceChanges: 0,
};

/** By the second opinion most of it was not speech, so that no number of it can be trusted. */
function withoutNumbers(measured: CaptureMeasurement): CaptureMeasurement {
  const { speechRateWpm, syllablesPerMinute: _, responseLatencySeconds, leftOut, ...rest } = measured;
  const disputed = (field: LeftOut['field']): LeftOut => ({
    field,
    code: 'too_noisy',
    reason: 'The voice check called most of what was found no speech.',
  });
  return {
    ...rest,
    leftOut: [
      ...leftOut,
      ...(speechRateWpm === undefined ? [] : [disputed('speechRateWpm')]),
      ...(responseLatencySeconds === undefined ? [] : [disputed('responseLatencySeconds')]),
    ],
  };
}
