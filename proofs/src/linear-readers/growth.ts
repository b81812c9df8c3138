import type { Measurer } from './measurer.ts';
import type { Place } from './places.ts';
import type { Reading } from './task.ts';

/** For each doubling, over two of them together: a step of the memory's management at one size is no growth. */
export const MOST_RATIO = 2.5;
/** A reading that takes less tells nothing of growth. */
const LEAST_MS = 20;
const LEAST_SIZE = 65_536;
/** Readings of both sizes where the first of each make a fault; counted before they are made. */
const REPEATS = 5;

export interface Growth {
  readonly slowestMs: number;
  /** Of all doublings. */
  readonly worstRatio: number;
  readonly outcome: Reading['outcome'];
  readonly fault?: string;
}

/** Reads a place at its largest size and then at halves, as long as the time says something. */
export async function growthOf({ measure }: Measurer, place: Place, text: string): Promise<Growth> {
  const msAt = async (size: number): Promise<number> => (await measure({ place, text, size })).ms;
  const { outcome, failure, ms } = await measure({ place, text, size: place.most });
  const known = { slowestMs: ms, worstRatio: 0, outcome };
  if (outcome === 'failed' || outcome === 'cut') return { ...known, fault: `at ${place.most}: ${failure}` };
  let worstRatio = 0;
  // Down to 64 kB; a place that is smaller at its largest is looked at for three doublings.
  const least = Math.min(LEAST_SIZE, Math.ceil(place.most / 8));
  let wholeMs = ms;
  for (let size = place.most; size / 4 >= least && wholeMs >= LEAST_MS; size = Math.floor(size / 2)) {
    const quarter = Math.floor(size / 4);
    let ratio = perDoubling(wholeMs, await msAt(quarter));
    if (ratio > MOST_RATIO)
      ratio = await repeated(
        () => msAt(size),
        () => msAt(quarter),
      );
    if (ratio > MOST_RATIO)
      return {
        ...known,
        worstRatio: ratio,
        fault: `${ratio.toFixed(1)} times the time for twice the size, from ${quarter} to ${size}, ${Math.round(wholeMs)} ms`,
      };
    worstRatio = Math.max(worstRatio, ratio);
    wholeMs = await msAt(Math.floor(size / 2));
  }
  return { ...known, worstRatio };
}

function perDoubling(wholeMs: number, quarterMs: number): number {
  return Math.sqrt(wholeMs / quarterMs);
}

/** Other work on the machine can only slow a reading down: each size counts by its best. */
async function repeated(whole: () => Promise<number>, quarter: () => Promise<number>): Promise<number> {
  let [best, bestQuarter] = [Infinity, Infinity];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    best = Math.min(best, await whole());
    bestQuarter = Math.min(bestQuarter, await quarter());
  }
  return best < LEAST_MS ? 0 : perDoubling(best, bestQuarter);
}
