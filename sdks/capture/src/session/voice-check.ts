import type { Span } from '../core/index.ts';

/** What a second opinion heard, in seconds on the clock of the session. */
export interface CheckedVoice {
  /** From when to when it listened: loading takes a while. */
  readonly heard: Span;
  readonly speech: readonly Span[];
}

/**
 * A second opinion on what is speech. It hears the same stream, and stays on the device. A pause ends a listening, and
 * what comes after it begins another.
 */
export interface VoiceCheck {
  /** Begins to listen; `moment` is now on the clock of the session. */
  listen(stream: MediaStream, moment: () => number): Promise<void>;
  /** Ends, and gives what was speech since it began; nothing where it heard nothing. */
  finish(): Promise<CheckedVoice | undefined>;
}

/** Of the seconds of `spans` that were checked, the share that is speech as well; undefined where there are none. */
export function agreement(spans: readonly Span[], checked: readonly CheckedVoice[]): number | undefined {
  const of = (others: (each: CheckedVoice) => readonly Span[]) => shared(spans, checked.flatMap(others));
  const heard = of((each) => [each.heard]);
  return heard === 0 ? undefined : of((each) => each.speech) / heard;
}

function shared(spans: readonly Span[], others: readonly Span[]): number {
  const seconds = spans.flatMap(([from, to]) =>
    others.map(([start, end]) => Math.max(0, Math.min(to, end) - Math.max(from, start))),
  );
  return seconds.reduce((sum, each) => sum + each, 0);
}
