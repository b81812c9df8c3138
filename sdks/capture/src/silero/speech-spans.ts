import type { CheckedVoice } from '@svc/capture';

const RATE = 16_000;

/** Frames one after another, joined to spans of speech on the clock of the session. */
export interface SpeechSpans {
  add(probability: number, samples: number, moment: () => number): void;
  all(): CheckedVoice | undefined;
}

export function createSpeechSpans(threshold: number): SpeechSpans {
  /** Since its first frame. */
  const speech: [number, number][] = [];
  let end = 0;
  /** Of the first frame on the clock of the session: by the frame that was worked out with the least delay. */
  let zero = Number.POSITIVE_INFINITY;
  const onClock = ([from, to]: readonly [number, number]) => [zero + from, zero + to] as const;
  return {
    add(probability, samples, moment) {
      const from = end;
      end += samples / RATE;
      zero = Math.min(zero, moment() - end);
      if (probability < threshold) return;
      const last = speech.at(-1);
      if (last?.[1] === from) last[1] = end;
      else speech.push([from, end]);
    },
    all: () => (end === 0 ? undefined : { heard: onClock([0, end]), speech: speech.map(onClock) }),
  };
}
