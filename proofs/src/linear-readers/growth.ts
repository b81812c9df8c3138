import type { Measurer } from './measurer.ts';
import type { Place } from './places.ts';
import type { Reading } from './task.ts';

export const MOST_RATIO = 2.5;
/** A reading that takes less tells nothing of growth. */
const LEAST_MS = 20;
const LEAST_SIZE = 65_536;
const RETRIES = 3;

export interface Growth {
  readonly slowestMs: number;
  readonly worstRatio: number;
  readonly outcome: Reading['outcome'];
  readonly fault?: string;
}

/** Reads a place at its largest size and then at halves, as long as the time says something. */
export async function growthOf({ measure }: Measurer, place: Place, text: string): Promise<Growth> {
  const at = (size: number) => measure({ place, text, size });
  const largest = await at(place.most);
  const { outcome, failure, ms } = largest;
  const known = { slowestMs: ms, worstRatio: 0, outcome };
  if (outcome === 'failed' || outcome === 'cut') return { ...known, fault: `at ${place.most}: ${failure}` };
  let worstRatio = 0;
  let whole = largest;
  // Down to 64 kB; a place that is smaller at its largest is looked at for three doublings.
  const least = Math.min(LEAST_SIZE, Math.ceil(place.most / 8));
  for (let size = place.most; size / 2 >= least && whole.ms >= LEAST_MS; size = Math.floor(size / 2)) {
    const half = await at(Math.floor(size / 2));
    const ratio = await leastRatio(
      whole.ms,
      half.ms,
      () => at(size),
      () => at(Math.floor(size / 2)),
    );
    if (ratio > MOST_RATIO)
      return {
        ...known,
        worstRatio: ratio,
        fault: `${ratio.toFixed(1)} times the time from ${Math.floor(size / 2)} to ${size}, ${Math.round(whole.ms)} ms`,
      };
    worstRatio = Math.max(worstRatio, ratio);
    whole = half;
  }
  return { ...known, worstRatio };
}

/** Other work on the machine can only slow a reading down: each size counts by its best. */
async function leastRatio(
  whole: number,
  half: number,
  again: () => Promise<Reading>,
  halfAgain: () => Promise<Reading>,
): Promise<number> {
  let [best, bestHalf] = [whole, half];
  for (let tries = 0; tries < RETRIES && best >= LEAST_MS && best / bestHalf > MOST_RATIO; tries++) {
    best = Math.min(best, (await again()).ms);
    // The smaller size by its worst: what it once took is no promise of more.
    bestHalf = Math.max(bestHalf, (await halfAgain()).ms);
  }
  return best < LEAST_MS ? 0 : best / bestHalf;
}
