import { FRAME_SECONDS } from '../audio/rates.ts';
import { CAPTURE_PARAMETERS } from '../parameters.ts';
import type { VoiceEvidence } from './likelihood.ts';

/**
 * Where a voice begins and ends: where its level crosses `belowSpeechDb` under the loud parts of the speech. Where noise
 * lies higher than that, the crossing of the noise is seen instead, later at the onset and earlier at the end; the time
 * between is made up for from the difference of the two levels and the steepness of a voice.
 */
export function correctEdges(
  { from, to }: { from: number; to: number },
  { level, noise }: VoiceEvidence,
  speechDb: number,
): { fromSeconds: number; toSeconds: number } {
  const { belowSpeechDb, aboveNoiseDb, onsetSecondsPerDb, offsetSecondsPerDb } = CAPTURE_PARAMETERS.edges;
  const wanted = speechDb - belowSpeechDb;
  const seenAt = (i: number) =>
    Math.max(wanted, (noise[Math.min(noise.length - 1, i)] as number) + aboveNoiseDb);
  const first = crossing(level, from, to, 1, seenAt(from));
  const last = crossing(level, to - 1, from - 1, -1, seenAt(to - 1));
  return {
    fromSeconds: Math.max(0, first * FRAME_SECONDS - onsetSecondsPerDb * (seenAt(from) - wanted)),
    toSeconds: (last + 1) * FRAME_SECONDS + offsetSecondsPerDb * (seenAt(to - 1) - wanted),
  };
}

/** From an edge found by likelihood: outward while the level is above, else inward until it is. */
function crossing(level: Float32Array, edge: number, end: number, inward: 1 | -1, threshold: number): number {
  let i = edge;
  if ((level[i] as number) >= threshold) {
    const least = Math.max(0, edge - 15);
    const most = Math.min(level.length - 1, edge + 15);
    while (i - inward >= least && i - inward <= most && (level[i - inward] as number) >= threshold)
      i -= inward;
    return i;
  }
  while (i !== end && (level[i] as number) < threshold) i += inward;
  return i === end ? edge : i;
}
