import type { Span } from '@svc/capture/core';

const RATE = 16_000;

/** Frames one after another, joined to spans of speech on the clock of the session. */
export interface SpeechSpans {
  add(probability: number, samples: number, moment: () => number): void;
  all(): readonly Span[];
}

export function createSpeechSpans(threshold: number): SpeechSpans {
  const spans: [number, number][] = [];
  let at: number | undefined;
  return {
    add(probability, samples, moment) {
      const seconds = samples / RATE;
      at ??= moment() - seconds;
      const [from, to] = [at, at + seconds];
      at = to;
      if (probability < threshold) return;
      const last = spans.at(-1);
      if (last?.[1] === from) last[1] = to;
      else spans.push([from, to]);
    },
    all: () => spans,
  };
}
