import { bandOf, type FrameStore } from '../audio/frame-store.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import { type Sliced, valuesOf } from '../slices.ts';
import { addPower } from '../voice/likelihood.ts';

/**
 * How loud the vowels are at each frame: the loudness of the bands that carry the first two formants, each the power of
 * its intensity by which it is heard (Stevens 1957), as dB of intensity. So a consonant that is voiced shows as a dip
 * though its lowest band is as strong as that of the vowel.
 */
export function* syllableEnvelope(frames: FrameStore): Sliced<Float32Array> {
  const { firstBand, lastBand, loudnessPower } = CAPTURE_PARAMETERS.nuclei;
  const envelope = new Float32Array(frames.length);
  for (let band = firstBand; band <= lastBand; band++)
    yield* addPower(envelope, yield* bandOf(frames, band), loudnessPower);
  return yield* valuesOf(frames.length, (i) => (10 * Math.log10(envelope[i] as number)) / loudnessPower);
}

/** Means of three neighbours, so many times over. */
export function* smoothed(values: Float32Array, times: number): Sliced<Float32Array> {
  let result = values;
  for (let i = 0; i < times; i++) {
    const before = result;
    result = yield* valuesOf(before.length, (at) => {
      const here = before[at] as number;
      return ((before[at - 1] ?? here) + here + (before[at + 1] ?? here)) / 3;
    });
  }
  return result;
}
