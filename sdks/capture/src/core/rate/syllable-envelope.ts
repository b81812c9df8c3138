import type { FrameStore } from '../audio/frame-store.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';

/** How loud the vowels are at each frame: dB of the bands that carry the first two formants. */
export function syllableEnvelope(frames: FrameStore): Float32Array {
  const { firstBand, lastBand } = CAPTURE_PARAMETERS.nuclei;
  const envelope = new Float32Array(frames.length);
  for (let band = firstBand; band <= lastBand; band++) {
    const levels = frames.band(band, 0, frames.length);
    for (let i = 0; i < levels.length; i++)
      envelope[i] = (envelope[i] as number) + 10 ** ((levels[i] as number) / 10);
  }
  return envelope.map((power) => 10 * Math.log10(power));
}

export function smoothed(values: Float32Array, times: number): Float32Array {
  let result = values;
  for (let i = 0; i < times; i++) result = threePoint(result);
  return result;
}

function threePoint(values: Float32Array): Float32Array {
  return values.map((value, i) => ((values[i - 1] ?? value) + value + (values[i + 1] ?? value)) / 3);
}
