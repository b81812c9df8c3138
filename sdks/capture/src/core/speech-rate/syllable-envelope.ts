import { bandOf, type FrameStore } from '../audio/frame-store.ts';
import { FIRST_VOWEL_BAND, LAST_VOWEL_BAND } from '../parameters.ts';
import { type Sliced, valuesOf } from '../slices.ts';
import { addPower } from '../voice/likelihood.ts';

/** How loud the vowels are at each frame: dB of the bands that carry the first two formants. */
export function* syllableEnvelope(frames: FrameStore): Sliced<Float32Array> {
  const envelope = new Float32Array(frames.length);
  for (let band = FIRST_VOWEL_BAND; band <= LAST_VOWEL_BAND; band++)
    yield* addPower(envelope, yield* bandOf(frames, band));
  return yield* valuesOf(frames.length, (i) => 10 * Math.log10(envelope[i] as number));
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
