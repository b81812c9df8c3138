import type { Measurer } from './measurer.ts';
import type { Place } from './places.ts';
import type { Reading } from './task.ts';

export const MOST_RATIO = 2.5;
/** A reading that takes less tells nothing of growth. */
const LEAST_MS = 20;
const LEAST_SIZE = 65_536;
/** Processor time is told in ticks of this length on some systems: a reading may be off by one. */
const TICK_MS = 4;
/** A size whose time matters is read so often that all its readings together take so long: a tick is little of that. */
const TOGETHER_MS = 150;
/** Above this ratio all repeats are made, so that what is told as the worst is no chance either. */
const CLEAR_RATIO = 2.2;
/** Measurements of both sizes; counted before they are made. */
const REPEATS = 4;

export interface Growth {
  readonly slowestMs: number;
  readonly worstRatio: number;
  readonly outcome: Reading['outcome'];
  readonly fault?: string;
}

/** Reads a place at its largest size and then at halves, as long as the time says something. */
export async function growthOf({ measure }: Measurer, place: Place, text: string): Promise<Growth> {
  const msAt = async (size: number, times = 1): Promise<number> =>
    (await measure({ place, text, size, times })).ms;
  const { outcome, failure, ms } = await measure({ place, text, size: place.most, times: 1 });
  const known = { slowestMs: ms, worstRatio: 0, outcome };
  if (outcome === 'failed' || outcome === 'cut') return { ...known, fault: `at ${place.most}: ${failure}` };
  let worstRatio = 0;
  let wholeMs = ms;
  // Down to 64 kB; a place that is smaller at its largest is looked at for three doublings.
  const least = Math.min(LEAST_SIZE, Math.ceil(place.most / 8));
  for (let size = place.most; size / 2 >= least && wholeMs >= LEAST_MS; size = Math.floor(size / 2)) {
    const half = Math.floor(size / 2);
    const halfMs = await msAt(half);
    const ratio = mayBeFault(wholeMs, halfMs)
      ? await exactRatio(
          (times) => msAt(size, times),
          (times) => msAt(half, times),
          wholeMs,
          halfMs,
        )
      : wholeMs / halfMs;
    if (ratio > MOST_RATIO)
      return {
        ...known,
        worstRatio: ratio,
        fault: `${ratio.toFixed(2)} times the time from ${half} to ${size}, ${Math.round(wholeMs)} ms`,
      };
    worstRatio = Math.max(worstRatio, ratio);
    wholeMs = halfMs;
  }
  return { ...known, worstRatio };
}

/** Whether the true times behind two readings can make a fault. */
function mayBeFault(wholeMs: number, halfMs: number): boolean {
  return wholeMs + TICK_MS > MOST_RATIO * (halfMs - TICK_MS);
}

type MsOf = (times: number) => Promise<number>;

/** Both sizes read as often as it takes. Other work on the machine can only slow a reading down: each counts by its best. */
async function exactRatio(whole: MsOf, half: MsOf, wholeMs: number, halfMs: number): Promise<number> {
  const timesWhole = Math.ceil(TOGETHER_MS / wholeMs);
  const timesHalf = Math.ceil(TOGETHER_MS / Math.max(halfMs, wholeMs / 4));
  let [best, bestHalf] = [await whole(timesWhole), await half(timesHalf)];
  for (let repeat = 1; repeat < REPEATS && best / bestHalf > CLEAR_RATIO; repeat += 1) {
    best = Math.min(best, await whole(timesWhole));
    bestHalf = Math.min(bestHalf, await half(timesHalf));
  }
  return best < LEAST_MS ? 0 : best / bestHalf;
}
