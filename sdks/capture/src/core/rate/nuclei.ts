import { CAPTURE_PARAMETERS } from '../parameters.ts';

/**
 * Frames of the syllable nuclei of [from, to): peaks of the energy from 300 to 2,800 Hz that are voiced and stand out by
 * a dip on both sides (after Mermelstein 1975; de Jong, Wempe 2009 use the same idea on the intensity).
 */
export function findNuclei(
  envelope: Float32Array,
  voicing: Float32Array,
  from: number,
  to: number,
): number[] {
  const { belowSegmentDb, voicedFrom } = CAPTURE_PARAMETERS.nuclei;
  const smoothed = smoothedTwice(envelope.subarray(from, to));
  const least = highest(smoothed) - belowSegmentDb;
  return peaks(smoothed)
    .map((i) => from + i)
    .filter((i) => (smoothed[i - from] as number) >= least && voicedAround(voicing, i) >= voicedFrom);
}

/** Highest points between dips of at least `dipDb` on both sides. */
function peaks(values: Float32Array): number[] {
  const { dipDb } = CAPTURE_PARAMETERS.nuclei;
  const found: number[] = [];
  let top = 0;
  let lowest = Number.NEGATIVE_INFINITY;
  let rising = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (rising) {
      if (value > (values[top] as number)) top = i;
      else if (value < (values[top] as number) - dipDb) {
        found.push(top);
        rising = false;
        lowest = value;
      }
    } else if (value < lowest) lowest = value;
    else if (value > lowest + dipDb) {
      rising = true;
      top = i;
    }
  }
  if (rising && values.length > 0) found.push(top);
  return found;
}

function highest(values: Float32Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > most) most = value;
  return most;
}

function voicedAround(voicing: Float32Array, i: number): number {
  return Math.max(voicing[i - 1] ?? 0, voicing[i] ?? 0, voicing[i + 1] ?? 0);
}

function smoothedTwice(values: Float32Array): Float32Array {
  return threePoint(threePoint(values));
}

function threePoint(values: Float32Array): Float32Array {
  return values.map((value, i) => ((values[i - 1] ?? value) + value + (values[i + 1] ?? value)) / 3);
}
