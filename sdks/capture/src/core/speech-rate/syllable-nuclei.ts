import { FRAME_SECONDS } from '../audio/rates.ts';
import { DIP_AT_SECONDS } from '../parameters.ts';
import { each, type Sliced } from '../slices.ts';
import { createHeap } from './heap.ts';

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
 * How many syllable nuclei [from, to) has: peaks of the energy of the vowels that are voiced and stand out by a dip on
 * both sides (after Mermelstein 1975; de Jong, Wempe 2009 use the same idea on the intensity). The closer two peaks lie,
 * the deeper the dip between them may have to be.
 */
export function* countNuclei(
  envelope: Float32Array,
  voicing: Float32Array,
  { from, to }: { readonly from: number; readonly to: number },
  reading: Reading,
): Sliced<number> {
  const peaks: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  yield* each(from, to, (i) => {
    const value = envelope[i] as number;
    highest = Math.max(highest, value);
    const isPeak =
      (i === from || value > (envelope[i - 1] as number)) &&
      (i === to - 1 || value >= (envelope[i + 1] as number));
    if (isPeak && voicedAround(voicing, i) >= reading.voicedFrom) peaks.push(i);
  });
  const least = highest - reading.belowPieceDb;
  return yield* withoutShallow(
    envelope,
    peaks.filter((i) => (envelope[i] as number) >= least),
    reading,
  );
}

/** Two neighbouring peaks, the lowest level between them, and how deep that is for their distance. */
interface Dip {
  readonly left: number;
  readonly right: number;
  readonly lowest: number;
  readonly depth: number;
  before: Dip | undefined;
  after: Dip | undefined;
  isGone: boolean;
}

/** Drops the lower peak of the pair whose dip is shallowest for its distance, until every dip is deep enough. */
function* withoutShallow(
  envelope: Float32Array,
  peaks: readonly number[],
  { dipDb, dipSteepness }: Reading,
): Sliced<number> {
  const shallow = createHeap<Dip>((a, b) => a.depth - b.depth || a.left - b.left);

  function put(left: number, right: number, lowest: number, before?: Dip, after?: Dip): Dip {
    const decibels = Math.min(envelope[left] as number, envelope[right] as number) - lowest;
    const nearness = DIP_AT_SECONDS / ((right - left) * FRAME_SECONDS);
    const depth = decibels / (dipDb * nearness ** dipSteepness);
    const dip: Dip = { left, right, lowest, depth, before, after, isGone: false };
    if (before !== undefined) before.after = dip;
    if (after !== undefined) after.before = dip;
    if (depth < 1) shallow.push(dip);
    return dip;
  }

  /** A dip and the one after it, without the peak between them. */
  function join(first: Dip, second: Dip): void {
    first.isGone = second.isGone = true;
    put(first.left, second.right, Math.min(first.lowest, second.lowest), first.before, second.after);
  }

  let next = 1;
  let lowest = Number.POSITIVE_INFINITY;
  let last: Dip | undefined;
  yield* each(peaks[0] ?? 0, (peaks.at(-1) ?? -1) + 1, (i) => {
    lowest = Math.min(lowest, envelope[i] as number);
    if (i !== peaks[next]) return;
    last = put(peaks[next - 1] as number, i, lowest, last);
    lowest = envelope[i] as number;
    next++;
  });
  let count = peaks.length;
  for (let dip = shallow.pop(); dip !== undefined; dip = shallow.pop()) {
    yield 1;
    if (dip.isGone) continue;
    count--;
    const { left, right, before, after } = dip;
    const isLeftLower = (envelope[left] as number) < (envelope[right] as number);
    if (isLeftLower && before !== undefined) join(before, dip);
    else if (!isLeftLower && after !== undefined) join(dip, after);
    else {
      // The outermost peak goes, and its dip with it.
      if (before !== undefined) before.after = undefined;
      if (after !== undefined) after.before = undefined;
    }
  }
  return count;
}

function voicedAround(voicing: Float32Array, i: number): number {
  return Math.max(voicing[i - 1] ?? 0, voicing[i] ?? 0, voicing[i + 1] ?? 0);
}
