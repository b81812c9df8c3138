import {
  CALIBRATION_SPEECH_SECONDS,
  LEAST_SYLLABLES_PER_WORD,
  MOST_SYLLABLES_PER_WORD,
} from '../parameters.ts';
import type { CaptureMeasurement } from '../results.ts';

/**
 * Syllables per word of one voice in one room, from a passage of known length read aloud: what the detection hears too few
 * or too many of this voice cancels out in later sessions. Nothing where less than 15 seconds of speech were found, or the
 * quotient says that something else was read.
 *
 * @example
 * ```ts
 * import { measureRecording, syllablesPerWordFrom } from '@svc/capture/core';
 * const patient = { samples: new Float32Array(16_000), sampleRate: 16_000 };
 * syllablesPerWordFrom(measureRecording({ patient }), 79); // → undefined
 * ```
 */
export function syllablesPerWordFrom(
  { syllables, speechSeconds }: CaptureMeasurement,
  words: number,
): number | undefined {
  const quotient = syllables / words;
  if (
    speechSeconds < CALIBRATION_SPEECH_SECONDS ||
    !(quotient >= LEAST_SYLLABLES_PER_WORD && quotient <= MOST_SYLLABLES_PER_WORD)
  )
    return undefined;
  return quotient;
}
