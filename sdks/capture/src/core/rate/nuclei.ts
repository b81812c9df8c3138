import { FRAME_SECONDS } from '../audio/rates.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';

/** One way to read syllables from the envelope. */
export interface Reading {
  /** How often three neighbours are averaged. */
  readonly smoothings: number;
  /** Least depth of the dip between peaks that lie `dipAtSeconds` apart. */
  readonly dipDb: number;
  /** How much faster than its nearness a closer pair must dip; 0 asks the same of all. */
  readonly dipSteepness: number;
  readonly voicedFrom: number;
  /** Peaks this much below the loudest of the piece do not count. */
  readonly belowPieceDb: number;
}

/**
 * Frames of the syllable nuclei of [from, to): peaks of the energy of the vowels that are voiced and stand out by a dip on
 * both sides (after Mermelstein 1975; de Jong, Wempe 2009 use the same idea on the intensity). The closer two peaks lie,
 * the deeper the dip between them may have to be.
 */
export function findNuclei(
  envelope: Float32Array,
  voicing: Float32Array,
  { from, to }: { readonly from: number; readonly to: number },
  reading: Reading,
): number[] {
  const least = highest(envelope, from, to) - reading.belowPieceDb;
  const candidates = localPeaks(envelope, from, to).filter(
    (i) => (envelope[i] as number) >= least && voicedAround(voicing, i) >= reading.voicedFrom,
  );
  return withoutShallow(envelope, candidates, reading);
}

function localPeaks(envelope: Float32Array, from: number, to: number): number[] {
  const found: number[] = [];
  for (let i = from; i < to; i++) {
    const value = envelope[i] as number;
    const before = i === from ? Number.NEGATIVE_INFINITY : (envelope[i - 1] as number);
    const after = i === to - 1 ? Number.NEGATIVE_INFINITY : (envelope[i + 1] as number);
    if (value > before && value >= after) found.push(i);
  }
  return found;
}

/** Drops the lower peak of the pair whose dip is shallowest for its distance, until every dip is deep enough. */
function withoutShallow(envelope: Float32Array, candidates: readonly number[], reading: Reading): number[] {
  const kept = [...candidates];
  const dips = kept.slice(1).map((peak, i) => dipBetween(envelope, kept[i] as number, peak, reading));
  for (;;) {
    let worst = -1;
    let worstDepth = 1;
    for (let i = 0; i < dips.length; i++)
      if ((dips[i] as number) < worstDepth) {
        worst = i;
        worstDepth = dips[i] as number;
      }
    if (worst < 0) return kept;
    const lower =
      (envelope[kept[worst] as number] as number) < (envelope[kept[worst + 1] as number] as number)
        ? worst
        : worst + 1;
    kept.splice(lower, 1);
    dips.splice(worst, 1);
    for (const i of [lower - 1, lower])
      if (i >= 0 && i < dips.length)
        dips[i] = dipBetween(envelope, kept[i] as number, kept[i + 1] as number, reading);
  }
}

/** Depth of the dip between two peaks, as a share of the depth that is asked of their distance. */
function dipBetween(envelope: Float32Array, left: number, right: number, reading: Reading): number {
  const { dipDb, dipSteepness } = reading;
  const { dipAtSeconds } = CAPTURE_PARAMETERS.nuclei;
  let lowest = Number.POSITIVE_INFINITY;
  for (let i = left; i <= right; i++) lowest = Math.min(lowest, envelope[i] as number);
  const depth = Math.min(envelope[left] as number, envelope[right] as number) - lowest;
  const nearness = dipAtSeconds / ((right - left) * FRAME_SECONDS);
  return depth / (dipDb * nearness ** dipSteepness);
}

function highest(values: Float32Array, from: number, to: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) most = Math.max(most, values[i] as number);
  return most;
}

function voicedAround(voicing: Float32Array, i: number): number {
  return Math.max(voicing[i - 1] ?? 0, voicing[i] ?? 0, voicing[i + 1] ?? 0);
}
