import type { Stretch, Track } from '../audio/track.ts';
import type { Span } from '../results.ts';
import { findEcho } from './echo.ts';
import { findVoice } from './find-voice.ts';

/** A piece of speech on the clock of the session. */
export interface VoicePiece {
  readonly span: Span;
  readonly syllables: number;
}

export interface TrackVoice {
  readonly pieces: readonly VoicePiece[];
  /** The strongest echo of the other track, dB against it. */
  readonly echoDb: number | undefined;
}

/** The voice of one track, without what comes back in it of another. */
export function voiceOf({ stretches }: Track, farEnd?: Track): TrackVoice {
  const found = stretches.map((stretch) => {
    const echo = farEnd === undefined ? undefined : findEcho(stretch, farEnd.stretches);
    return { pieces: piecesOf(stretch, echo?.knownSound), echoDb: echo?.gainDb };
  });
  const echoes = found.flatMap(({ echoDb }) => echoDb ?? []);
  return {
    pieces: found.flatMap(({ pieces }) => pieces),
    echoDb: echoes.length === 0 ? undefined : Math.max(...echoes),
  };
}

function piecesOf({ startSeconds, frames }: Stretch, knownSound: Parameters<typeof findVoice>[1]): VoicePiece[] {
  return findVoice(frames, knownSound).map(({ fromSeconds, toSeconds, syllables }) => ({
    span: [startSeconds + fromSeconds, startSeconds + toSeconds] as const,
    syllables,
  }));
}
