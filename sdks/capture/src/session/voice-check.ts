import type { Span } from '../core/index.ts';

/** A second opinion on what is speech. It hears the same stream, and stays on the device. */
export interface VoiceCheck {
  /** Begins to listen; `moment` is now on the clock of the session. */
  listen(stream: MediaStream, moment: () => number): Promise<void>;
  /** Ends, and gives what was speech, in seconds on the clock of the session. */
  finish(): Promise<readonly Span[]>;
}

/** Share of the seconds of `spans` that `others` hold as well; 1 where there is nothing to compare. */
export function agreement(spans: readonly Span[], others: readonly Span[]): number {
  const seconds = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  const shared = spans.flatMap(([from, to]) =>
    others.map(([start, end]) => Math.max(0, Math.min(to, end) - Math.max(from, start))),
  );
  return seconds === 0 ? 1 : shared.reduce((sum, each) => sum + each, 0) / seconds;
}
