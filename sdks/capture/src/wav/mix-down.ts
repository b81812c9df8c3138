import type { WavAudio } from './read-wav.ts';

/**
 * One channel out of all: their mean, or the loudest where they would cancel each other out.
 *
 * @example
 * ```ts
 * import { mixDown } from '@svc/capture/wav';
 * const [left, right] = [Float32Array.of(0.5, 0), Float32Array.of(0, 0.5)];
 * [...mixDown({ sampleRate: 8000, channels: [left, right] })]; // → [0.25, 0.25]
 * ```
 */
export function mixDown({ channels }: WavAudio): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const mean = first.map(
    (sample, i) => others.reduce((sum, channel) => sum + (channel[i] as number), sample) / channels.length,
  );
  const loudest = channels.reduce((most, channel) => (powerOf(channel) > powerOf(most) ? channel : most));
  return powerOf(mean) < CANCELLED * powerOf(loudest) ? loudest : mean;
}

/** A mean of two voices in separate channels keeps a quarter of the power. */
const CANCELLED = 0.1;

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0);
}
