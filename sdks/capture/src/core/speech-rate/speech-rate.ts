import { LONGEST_PAUSE_SECONDS } from '../parameters.ts';
import type { Span } from '../results.ts';

/** Seconds of the segments and of the pauses between them that are part of talking. */
export function talkSeconds(segments: readonly Span[], interruptions: readonly Span[] = []): number {
  let seconds = 0;
  for (const [i, [from, to]] of segments.entries()) {
    seconds += to - from;
    const before = segments[i - 1];
    if (before === undefined) continue;
    const pause = from - before[1];
    const broken = interruptions.some(([start, end]) => start < from && end > before[1]);
    if (pause <= LONGEST_PAUSE_SECONDS && !broken) seconds += pause;
  }
  return seconds;
}

export function perMinute(count: number, seconds: number): number {
  return (count * 60) / seconds;
}
