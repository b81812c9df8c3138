import type { FrameStore } from '../audio/frame-store.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import { findNuclei } from './nuclei.ts';
import { smoothed, syllableEnvelope } from './syllable-envelope.ts';

type Range = { readonly from: number; readonly to: number };

/**
 * Counts the syllables of pieces of a stretch. Two readings of the envelope err on different voices; their mean is nearer
 * to the truth than either, and may be half a syllable.
 */
export function syllableCounter(frames: FrameStore): (piece: Range) => number {
  const voicing = frames.voicing(0, frames.length);
  const envelope = syllableEnvelope(frames);
  const readings = CAPTURE_PARAMETERS.nuclei.readings.map(
    (reading) => [reading, smoothed(envelope, reading.smoothings)] as const,
  );
  return (piece) => {
    const counts = readings.map(([reading, values]) => findNuclei(values, voicing, piece, reading).length);
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  };
}
