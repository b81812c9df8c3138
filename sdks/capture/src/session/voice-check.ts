import type { Span } from '../core/index.ts';

/** What a voice check heard, in seconds on the clock of the session. */
export interface CheckedVoice {
  /** From when to when it listened: loading takes a while. */
  readonly heard: Span;
  readonly speech: readonly Span[];
}

/**
 * A second opinion on what is speech. It hears the same stream, and stays on the device. A pause finishes it, and
 * whatever comes after begins it again.
 */
export interface VoiceCheck {
  /** Begins to listen; `moment` is now on the clock of the session. */
  listen(stream: MediaStream, moment: () => number): Promise<void>;
  /** Stops listening and gives what was speech since it began; undefined where it heard nothing. */
  finish(): Promise<CheckedVoice | undefined>;
}

/** The share of the checked seconds of `spans` that the check calls speech too; undefined when none were checked. */
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
