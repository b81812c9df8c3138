import { createMeasurement } from './measurement.ts';
import type { MeasurementOptions } from './options.ts';
import type { CaptureMeasurement } from './results.ts';

/** Mono sound, -1 to 1. */
export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** A recording: tracks that begin at the same moment. */
export interface Recording {
  readonly patient: Sound;
  readonly clinician?: Sound;
}

/** Length of one block, which bounds the memory of the filters. */
const BLOCK_SECONDS = 1;

/**
 * Measures a recording. Latency is measured from the two tracks when the clinician's is given, else as `options` say.
 *
 * @throws MeasurementError for a rate below 8 or above 96 kHz, or an unknown option
 * @example
 * ```ts
 * import { measureRecording } from '@svc/capture/core';
 * const patient = { samples: new Float32Array(16_000), sampleRate: 16_000 };
 * measureRecording({ patient }).speechSegments; // → []
 * ```
 */
export function measureRecording(
  { patient, clinician }: Recording,
  options: MeasurementOptions = {},
): CaptureMeasurement {
  const session = createMeasurement({
    ...options,
    latency: options.latency ?? (clinician && 'tracks'),
  });
  for (const [voice, sound] of [
    ['patient', patient],
    ['clinician', clinician],
  ] as const)
    if (sound !== undefined) for (const block of blocksOf(sound)) session.push(voice, block);
  return session.finish();
}

function* blocksOf({ samples, sampleRate }: Sound) {
  const length = Math.max(1, Math.round(BLOCK_SECONDS * sampleRate));
  for (let frame = 0; frame < samples.length; frame += length)
    yield { samples: samples.subarray(frame, frame + length), sampleRate, frame };
}
