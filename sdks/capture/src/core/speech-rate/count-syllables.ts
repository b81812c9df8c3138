import { type FrameStore, wholeOf } from '../audio/frame-store.ts';
import { SYLLABLE_READINGS } from '../parameters.ts';
import type { Sliced } from '../slices.ts';
import { countNuclei } from './syllable-nuclei.ts';
import { smoothed, syllableEnvelope } from './syllable-envelope.ts';

type Range = { readonly from: number; readonly to: number };

/**
 * Counts the syllables of pieces of a stretch. Two readings of the envelope err on different voices; their mean is nearer
 * to the truth than either, and may be half a syllable.
 */
export function* syllableCounter(frames: FrameStore): Sliced<(piece: Range) => Sliced<number>> {
  const voicing = yield* wholeOf(frames.length, frames.voicing);
  const envelope = yield* syllableEnvelope(frames);
  const envelopes: Float32Array[] = [];
  for (const { smoothings } of SYLLABLE_READINGS) envelopes.push(yield* smoothed(envelope, smoothings));
  return function* (piece) {
    let count = 0;
    for (const [i, reading] of SYLLABLE_READINGS.entries())
      count += yield* countNuclei(envelopes[i] as Float32Array, voicing, piece, reading);
    return count / SYLLABLE_READINGS.length;
  };
}
