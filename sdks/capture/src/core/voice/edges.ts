import { FRAME_SECONDS } from '../audio/rates.ts';
import { ABOVE_NOISE_DB, BELOW_SPEECH_DB, OFFSET, ONSET } from '../parameters.ts';
import type { Sliced } from '../slices.ts';
import type { VoiceEvidence } from './likelihood.ts';

/**
 * Where a voice begins and ends: where its level crosses `belowSpeechDb` under the loud parts of the speech. Where noise
 * lies higher than that, the crossing of the noise is seen instead, later at the onset and earlier at the end; the time
 * between is made up for from the difference of the two levels and the steepness of a voice.
 */
export function* correctEdges(
  { from, to }: { readonly from: number; readonly to: number },
  { level, noise }: VoiceEvidence,
  speechDb: number,
): Sliced<{ fromSeconds: number; toSeconds: number }> {
  const wanted = speechDb - BELOW_SPEECH_DB;
  const hiddenBy = (i: number) => Math.max(0, (noise[i] as number) + ABOVE_NOISE_DB - wanted);
  const first = yield* crossing(level, from, to, 1, wanted + hiddenBy(from));
  const last = yield* crossing(level, to - 1, from - 1, -1, wanted + hiddenBy(to - 1));
  return {
    fromSeconds: Math.max(0, first * FRAME_SECONDS - hiddenSeconds(hiddenBy(from), ONSET)),
    toSeconds: Math.min(
      level.length * FRAME_SECONDS,
      (last + 1) * FRAME_SECONDS + hiddenSeconds(hiddenBy(to - 1), OFFSET),
    ),
  };
}

/** The weak end of a voice is longer than its steep part: the time grows faster than the decibels. */
function hiddenSeconds(decibels: number, { seconds, atDb, power, most }: Slope): number {
  return Math.min(most, seconds * (decibels / atDb) ** power);
}

interface Slope {
  readonly seconds: number;
  readonly atDb: number;
  readonly power: number;
  readonly most: number;
}

/** From an edge found by likelihood: outward while the level is above, else inward until it is. */
function* crossing(
  level: Float32Array,
  edge: number,
  end: number,
  inward: 1 | -1,
  threshold: number,
): Sliced<number> {
  let i = edge;
  if ((level[i] as number) >= threshold) {
    const least = Math.max(0, edge - 15);
    const most = Math.min(level.length - 1, edge + 15);
    while (i - inward >= least && i - inward <= most && (level[i - inward] as number) >= threshold)
      i -= inward;
    return i;
  }
  for (; i !== end && (level[i] as number) < threshold; i += inward) yield 1;
  return i === end ? edge : i;
}
