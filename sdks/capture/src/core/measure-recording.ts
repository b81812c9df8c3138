import { createMeasurement } from './measurement.ts';
import type { MeasurementOptions } from './options.ts';
import type { CaptureMeasurement } from './results.ts';

/** Mono sound, -1 to 1. */
export interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** What was recorded: tracks that begin at the same moment. */
export interface Recording {
  readonly patient: Sound;
  readonly clinician?: Sound;
}

/** Of one block: what the filters hold is bounded by it. */
const BLOCK_SECONDS = 1;

/**
 * Measures what is already recorded. Latency is measured by tracks when the clinician is given, else by what `options` say.
 *
 * @throws MeasurementError for a rate below 8 or above 96 kHz, or an option that is not known
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
