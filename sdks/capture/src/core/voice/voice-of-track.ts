import type { Track } from '../audio/track.ts';
import type { Span } from '../results.ts';
import type { Sliced } from '../slices.ts';
import { findEcho } from './echo.ts';
import { findVoice, type Piece } from './find-voice.ts';

/** A piece of speech on the clock of the session. */
export interface VoicePiece {
  readonly span: Span;
  readonly syllables: number;
  /** Median of the voiced frames; 0 without one. */
  readonly pitchHz: number;
}

export interface TrackVoice {
  readonly pieces: readonly VoicePiece[];
  /** The strongest echo of the other track, dB against it. */
  readonly echoDb: number | undefined;
  /** Of the speech, dB; nothing without speech. */
  readonly signalToNoiseDb: number | undefined;
}

/** The voice of one track, without what comes back in it of another. */
export function* voiceOf({ stretches }: Track, farEnd: Track): Sliced<TrackVoice> {
  const pieces: VoicePiece[] = [];
  const echoes: (number | undefined)[] = [];
  const signals: (number | undefined)[] = [];
  for (const stretch of stretches) {
    const echo = yield* findEcho(stretch, farEnd.stretches);
    const voice = yield* findVoice(stretch.frames, echo?.knownSound);
    pieces.push(...onClock(voice.pieces, stretch.startSeconds));
    echoes.push(echo?.gainDb);
    signals.push(voice.signalToNoiseDb);
  }
  return { pieces, echoDb: most(echoes), signalToNoiseDb: most(signals) };
}

function onClock(pieces: readonly Piece[], startSeconds: number): VoicePiece[] {
  return pieces.map(({ fromSeconds, toSeconds, syllables, pitchHz }) => ({
    span: [startSeconds + fromSeconds, startSeconds + toSeconds] as const,
    syllables,
    pitchHz,
  }));
}

function most(values: readonly (number | undefined)[]): number | undefined {
  const there = values.filter((value) => value !== undefined);
  return there.length === 0 ? undefined : Math.max(...there);
}
